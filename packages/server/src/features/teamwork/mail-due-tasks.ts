import { eq, sql } from 'drizzle-orm';
import { users } from '../../database/schema.ts';
import { findCommonBranding } from '../branding/find-branding.ts';
import { clientOf } from '../pages/client-pages.ts';
import type { WorkMailer } from './jobs.ts';
import { isDone } from './tasks.ts';
import { listStopped } from './work-mails.ts';

interface DueTask extends Record<string, unknown> {
  page: string;
  task: string;
  dueOn: string;
  workspaceId: string;
  clientId: string | null;
}

/** In one email; more follow the next day. */
const MOST = 50;

/** One email for each person with open tasks that are due by tomorrow; each due date is mailed about once. */
export async function mailDueTasks({ database, mailer, proEmails }: WorkMailer): Promise<void> {
  const { rows } = await database.execute<{ userId: string }>(sql`
    select distinct assignee_id as "userId" from tasks t where ${IS_DUE}`);
  for (const { userId } of rows) {
    await database.transaction(async (transaction) => {
      const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
      if (!user?.emailVerified || (await listStopped(transaction, userId)).includes('due')) return;
      const due = await transaction.execute<DueTask>(sql`
        with due as (
          select t.workspace_id, t.page_key, t.recommendation, t.due_on, r.id as report_id,
            r.page_key as report_key, r.title as page, advised->>'title' as task
          from tasks t
          join reports r on r.workspace_id = t.workspace_id and r.is_current
            and coalesce(r.page_key, 'report:' || r.id) = t.page_key
          cross join lateral jsonb_array_elements(r.recommendations) as listed(advised)
          where ${IS_DUE} and t.assignee_id = ${userId}
            and advised->>'id' = t.recommendation and not ${isDone(sql`r`, sql`t.recommendation`)}
          order by t.due_on, r.id, t.recommendation
          limit ${MOST}),
        reminded as (
          update tasks t set reminded_at = now() from due
          where t.workspace_id = due.workspace_id and t.page_key = due.page_key
            and t.recommendation = due.recommendation)
        select page, task, due_on::text as "dueOn", workspace_id as "workspaceId",
          ${clientOf(sql`due.workspace_id`, sql`due.report_key`, sql`due.report_id`)} as "clientId"
        from due order by due_on, report_id, recommendation`);
      const items = due.rows.map(({ page, task, dueOn }) => ({ page, task, dueOn }));
      if (items.length === 0) return;
      const { firstName, email } = user;
      const brand = await findCommonBranding({ database: transaction, proEmails }, due.rows);
      await mailer.send(transaction, 'due-tasks', { firstName, userId, items }, { to: email, userId, brand });
    });
  }
}

const IS_DUE = sql`t.assignee_id is not null and t.reminded_at is null
  and t.due_on <= (now() at time zone 'UTC')::date + 1`;
