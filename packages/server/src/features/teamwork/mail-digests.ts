import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { comments, tasks, users, workNotices, workspaceMembers, workspaces } from '../../database/schema.ts';
import { findCommonBranding } from '../branding/find-branding.ts';
import { clientOf } from '../pages/client-pages.ts';
import type { WorkMailer } from './jobs.ts';
import { listStopped } from './work-mails.ts';

const HOUR = sql`interval '1 hour'`;
/** Most of what an email lists; there is a screen for the rest. */
const MAX_ITEMS = 30;

/** One email for each person with news, if their last one is an hour ago. */
export async function mailDigests(deps: WorkMailer): Promise<void> {
  const { database } = deps;
  await database.delete(workNotices).where(lt(workNotices.mailedAt, sql`now() - interval '1 day'`));
  const waiting = await database
    .selectDistinct({ userId: workNotices.userId })
    .from(workNotices)
    .where(isNull(workNotices.mailedAt));
  for (const { userId } of waiting) await mailDigest(deps, userId);
}

/** The mark is stored with the email, so that no other worker sends it too. */
async function mailDigest({ database, mailer, proEmails }: WorkMailer, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (user === undefined || (await isTooEarly(transaction, userId))) return;
    const stopped = await listStopped(transaction, userId);
    const wanted = (await readNotices(transaction, userId)).filter(({ kind }) => !stopped.includes(kind));
    const waiting = and(eq(workNotices.userId, userId), isNull(workNotices.mailedAt));
    if (wanted.length === 0 || !user.emailVerified) {
      await transaction.delete(workNotices).where(waiting);
      return;
    }
    await transaction.update(workNotices).set({ mailedAt: sql`now()` }).where(waiting);
    const items = wanted.slice(0, MAX_ITEMS);
    const kinds = [...new Set(items.map(({ kind }) => kind))];
    const { firstName, email } = user;
    const brand = await findCommonBranding({ database: transaction, proEmails }, items);
    await mailer.send(
      transaction,
      'work-digest',
      { firstName, userId, kinds, items },
      { to: email, userId, brand },
    );
  });
}

async function isTooEarly(transaction: Transaction, userId: string): Promise<boolean> {
  const recent = and(eq(workNotices.userId, userId), sql`${workNotices.mailedAt} > now() - ${HOUR}`);
  return (await transaction.$count(workNotices, recent)) > 0;
}

/** What is still true: the person is a member, the task is still theirs, the comment is still there. */
async function readNotices(transaction: Transaction | Database, userId: string) {
  const ofPage = sql`from reports r where r.workspace_id = work_notices.workspace_id and r.is_current
    and coalesce(r.page_key, 'report:' || r.id) = work_notices.page_key limit 1`;
  const client = clientOf(sql`r.workspace_id`, sql`r.page_key`, sql`r.id`);
  const actor = sql<string>`coalesce((
    select coalesce(nullif(trim(concat(a.first_name, ' ', a.last_name)), ''), a.email)
    from users a where a.id = work_notices.actor_id), '')`;
  return transaction
    .select({
      kind: workNotices.kind,
      actor,
      workspace: workspaces.name,
      page: sql<string>`coalesce((select r.title ${ofPage}), '')`,
      workspaceId: workNotices.workspaceId,
      clientId: sql<string | null>`(select ${client} ${ofPage})`,
      task: workNotices.title,
      text: comments.text,
    })
    .from(workNotices)
    .innerJoin(workspaces, eq(workspaces.id, workNotices.workspaceId))
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, workNotices.workspaceId),
        eq(workspaceMembers.userId, workNotices.userId),
      ),
    )
    .leftJoin(comments, eq(comments.id, workNotices.commentId))
    .leftJoin(
      tasks,
      and(
        eq(tasks.workspaceId, workNotices.workspaceId),
        eq(tasks.pageKey, workNotices.pageKey),
        eq(tasks.recommendation, workNotices.recommendation),
      ),
    )
    .where(
      and(
        eq(workNotices.userId, userId),
        isNull(workNotices.mailedAt),
        sql`(${workNotices.kind} = 'mention' or ${tasks.assigneeId} = ${workNotices.userId})`,
      ),
    )
    .orderBy(asc(workNotices.id));
}
