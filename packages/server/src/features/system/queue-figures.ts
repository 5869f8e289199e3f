import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';

/** The queues of the whole installation in the text format of Prometheus; the same from every process. */
export async function readQueueFigures(database: Database): Promise<string> {
  const { rows } = await database.execute<{
    name: string;
    waiting: string;
    active: string;
    oldest: string | null;
  }>(sql`
    select name, count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'active') as active,
      extract(epoch from now() - min(case when state = 'created' then start_after else created_on end)
        filter (where state < 'active' and start_after <= now())) as oldest
    from pgboss.job where state < 'completed' group by name order by name`);
  const lines = [
    '# HELP liftmark_jobs Jobs that wait or run, by queue.',
    '# TYPE liftmark_jobs gauge',
    ...rows.flatMap(({ name, waiting, active }) => [
      `liftmark_jobs{queue="${name}",state="waiting"} ${waiting}`,
      `liftmark_jobs{queue="${name}",state="active"} ${active}`,
    ]),
    '# HELP liftmark_oldest_job_seconds Seconds that the oldest job has waited, by queue.',
    '# TYPE liftmark_oldest_job_seconds gauge',
    ...rows.map(({ name, oldest }) => `liftmark_oldest_job_seconds{queue="${name}"} ${Number(oldest ?? 0)}`),
  ];
  return `${lines.join('\n')}\n`;
}
