import { type FoundersHealth, TIMED_ANALYSES, TIMED_STAGES } from '@liftmark/contract/founders-health';
import { sql } from 'drizzle-orm';
import { type FounderDeps, oneRow } from './founder-accounts.ts';
import { type Period, percentOf } from './range.ts';
import { loadRatings } from './ratings.ts';

/** The health of the engine and its surroundings, and people's ratings of its reports. */
export async function loadHealth(deps: FounderDeps, period: Period): Promise<FoundersHealth> {
  const step = period.range === '24h' ? ('hour' as const) : ('day' as const);
  const [analyses, failures, checkErrors, stages, waiting, ratings] = await Promise.all([
    countAnalyses(deps, period, step),
    listFailures(deps, period),
    listCheckErrors(deps, period),
    timeStages(deps, period),
    countWaiting(deps, period),
    loadRatings(deps, period),
  ]);
  const done = analyses.reduce((sum, column) => sum + column.done, 0);
  const failed = analyses.reduce((sum, column) => sum + column.failed, 0);
  const hours = (period.now.getTime() - period.from.getTime()) / 3_600_000;
  return {
    step,
    analyses,
    analysesPerHour: (done + failed) / hours,
    successRate: done + failed === 0 ? null : percentOf(done, done + failed),
    failures,
    checkErrors,
    stages,
    ...waiting,
    ...ratings,
  };
}

/** Finished analyses by the time of their request. Canceled ones don't count. */
async function countAnalyses(
  { database }: FounderDeps,
  { from, now }: Period,
  step: FoundersHealth['step'],
): Promise<FoundersHealth['analyses']> {
  const width = sql`${`1 ${step}`}::interval`;
  const { rows } = await database.execute<FoundersHealth['analyses'][number]>(sql`
    select to_char(columns.at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, counted.done, counted.failed
    from generate_series(
        date_trunc(${step}::text, ${from}::timestamptz at time zone 'UTC'),
        ${now}::timestamptz at time zone 'UTC', ${width}
      ) as columns(at),
      lateral (
        select (count(*) filter (where state = 'done'))::int as done,
          (count(*) filter (where state = 'failed'))::int as failed
        from analyses
        where created_at >= greatest(columns.at at time zone 'UTC', ${from}::timestamptz)
          and created_at < least((columns.at + ${width}) at time zone 'UTC', ${now}::timestamptz)
      ) counted
    order by columns.at`);
  return rows;
}

async function listFailures(
  { database }: FounderDeps,
  { from, now }: Period,
): Promise<FoundersHealth['failures']> {
  const { rows } = await database.execute<FoundersHealth['failures'][number]>(sql`
    select coalesce(failure_code, 'unavailable') as code, count(*)::int as count
    from analyses where created_at >= ${from} and created_at <= ${now} and state = 'failed'
    group by 1 order by 2 desc, 1`);
  return rows;
}

async function listCheckErrors(
  { database }: FounderDeps,
  { from, now }: Period,
): Promise<FoundersHealth['checkErrors']> {
  const { rows } = await database.execute<FoundersHealth['checkErrors'][number]>(sql`
    select "check", count(*)::int as count
    from check_errors where created_at >= ${from} and created_at <= ${now}
    group by 1 order by 2 desc, 1`);
  return rows;
}

/** Of the newest analyses with recorded times. */
async function timeStages(
  { database }: FounderDeps,
  { from, now }: Period,
): Promise<FoundersHealth['stages']> {
  const columns = TIMED_STAGES.map((stage) => {
    const ms = sql`(timings->>${`${stage}Ms`}::text)::float8`;
    return sql`json_build_object('stage', ${stage}::text,
      'medianMs', percentile_cont(0.5) within group (order by ${ms}),
      'p95Ms', percentile_cont(0.95) within group (order by ${ms}))`;
  });
  const { count, stages } = await oneRow<{ count: number; stages: FoundersHealth['stages'] }>(
    database,
    sql`
      select count(*)::int as count, json_build_array(${sql.join(columns, sql`, `)}) as stages
      from (
        select timings from analyses
        where created_at >= ${from} and created_at <= ${now} and state = 'done' and timings is not null
        order by created_at desc limit ${TIMED_ANALYSES}) newest`,
  );
  return count === 0 ? [] : stages;
}

/** Current queues, and failures within the range. */
function countWaiting(
  { database }: FounderDeps,
  { from, now }: Period,
): Promise<
  Pick<
    FoundersHealth,
    'queued' | 'running' | 'browserRestarts' | 'mailsWaiting' | 'mailsFailed' | 'webhooksWaiting'
  >
> {
  return oneRow(
    database,
    sql`
      select
        (select count(*) from analyses where state = 'queued')::int as queued,
        (select count(*) from analyses where state = 'running')::int as running,
        (select count(*) from browser_restarts where created_at >= ${from} and created_at <= ${now})::int
          as "browserRestarts",
        (select count(*) from mails where sent_at is null and failure is null)::int as "mailsWaiting",
        (select count(*) from mails where failure is not null and created_at >= ${from})::int as "mailsFailed",
        (select count(*) from webhook_events where processed_at is null)::int as "webhooksWaiting"`,
  );
}
