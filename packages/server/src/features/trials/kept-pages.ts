import { and, asc, count, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { keptPages, trialRuns } from '../../database/schema.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import { keptPageJob } from './jobs.ts';
import { type Run, topicOf } from './queries.ts';

export type KeptPageRow = typeof keptPages.$inferSelect;

/** Each takes two devices of a browser, so there are few of them on an installation, and one for each account. */
const MOST_PAGES = 3;
/** An owner who did nothing for this long makes room for an account without a page. */
const UNUSED_MS = 30_000;
/** A page whose worker has been silent for this long is gone. */
const GONE_MS = 40_000;

type Owned = { id: number };

const isAlive = () => gte(keptPages.aliveAt, new Date(Date.now() - GONE_MS));

/** The page that is kept open for an account's words on a report; null if there is none. */
export async function findKeptPage(
  database: Database | Transaction,
  { id: reportId }: Owned,
  { id: userId }: Pick<UserActor, 'id'>,
): Promise<KeptPageRow | null> {
  const [found] = await database
    .select()
    .from(keptPages)
    .where(and(eq(keptPages.reportId, reportId), eq(keptPages.userId, userId), isAlive()));
  return found ?? null;
}

/** Notes that the owner still uses the page. False if there is none. */
export async function touchKeptPage(
  database: Database | Transaction,
  { id: reportId }: Owned,
  { id: userId }: Pick<UserActor, 'id'>,
): Promise<boolean> {
  const used = await database
    .update(keptPages)
    .set({ usedAt: new Date() })
    .where(and(eq(keptPages.reportId, reportId), eq(keptPages.userId, userId), isAlive()))
    .returning({ id: keptPages.id });
  return used.length > 0;
}

/**
 * Has the page opened, unless too many are in use. Closes the one of another report that the account had open, or else the
 * one that was unused for longest.
 * @throws AppError those of `writeAs`
 */
export async function openKeptPage(
  { database, jobs }: { database: Database; jobs: Jobs },
  { id: reportId, analysisId }: { id: number; analysisId: string },
  { id: userId, workspaceId }: Pick<UserActor, 'id' | 'workspaceId'>,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    // Simultaneous requests take turns, so that each one counts the pages before it.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('kept pages', 0))`);
    const former = await transaction
      .delete(keptPages)
      .where(eq(keptPages.userId, userId))
      .returning({ reportId: keptPages.reportId });
    for (const other of former) await notify(transaction, topicOf(other.reportId));
    await transaction.delete(keptPages).where(lt(keptPages.aliveAt, new Date(Date.now() - GONE_MS)));
    const [open] = await transaction.select({ pages: count() }).from(keptPages);
    if ((open?.pages ?? 0) >= MOST_PAGES && !(await closeUnused(transaction))) return;
    const [page] = await transaction
      .insert(keptPages)
      .values({ reportId, userId })
      .onConflictDoNothing()
      .returning({ id: keptPages.id });
    if (page) await jobs.send(transaction, keptPageJob, { pageId: page.id, analysisId });
  });
}

/** False if all are in use: words are then tried in a load of their own. */
async function closeUnused(transaction: Transaction): Promise<boolean> {
  const waiting = transaction
    .select({ id: trialRuns.id })
    .from(trialRuns)
    .where(
      and(
        eq(trialRuns.reportId, keptPages.reportId),
        eq(trialRuns.userId, keptPages.userId),
        eq(trialRuns.kind, 'words'),
        inArray(trialRuns.state, ['queued', 'running']),
      ),
    );
  const unused = transaction
    .select({ id: keptPages.id })
    .from(keptPages)
    .where(and(lt(keptPages.usedAt, new Date(Date.now() - UNUSED_MS)), notExists(waiting)))
    .orderBy(asc(keptPages.usedAt))
    .limit(1);
  const [closed] = await transaction
    .delete(keptPages)
    .where(inArray(keptPages.id, unused))
    .returning({ reportId: keptPages.reportId });
  if (closed === undefined) return false;
  await notify(transaction, topicOf(closed.reportId));
  return true;
}

/** Closes the page that an account keeps open on a report. Does nothing if there is none. */
export async function closeKeptPage(
  database: Database,
  { id: reportId }: Owned,
  { id: userId }: Pick<UserActor, 'id'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .delete(keptPages)
      .where(and(eq(keptPages.reportId, reportId), eq(keptPages.userId, userId)));
    await notify(transaction, topicOf(reportId));
  });
}

/** The page's row, which says that its worker is there; null once the page is to be closed. */
export async function stayAlive(
  database: Database,
  id: string,
  change: Partial<Pick<KeptPageRow, 'isOpen'>> = {},
): Promise<KeptPageRow | null> {
  const [page] = await database
    .update(keptPages)
    .set({ ...change, aliveAt: new Date() })
    .where(eq(keptPages.id, id))
    .returning();
  return page ?? null;
}

export async function removeKeptPage(database: Database, { id, reportId }: KeptPageRow): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(keptPages).where(eq(keptPages.id, id));
    await notify(transaction, topicOf(reportId));
  });
}

/** The words that have waited longest to be tried on the page. */
export async function nextWords(database: Database, { reportId, userId }: KeptPageRow): Promise<Run | null> {
  const [run] = await database
    .select()
    .from(trialRuns)
    .where(
      and(
        eq(trialRuns.reportId, reportId),
        eq(trialRuns.userId, userId),
        eq(trialRuns.kind, 'words'),
        eq(trialRuns.state, 'queued'),
      ),
    )
    .orderBy(asc(trialRuns.createdAt))
    .limit(1);
  return run ?? null;
}
