import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import { hasPro } from '../../access/plan.ts';
import type { Transaction } from '../../database/connection.ts';
import { reanalysisSchedules, reports, users } from '../../database/schema.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { analysisInputSchema } from '../analysis/input.ts';
import { countOpenAnalyses } from '../analysis/queries.ts';
import { openedByUs } from '../analysis/received-page.ts';
import { enqueueAnalysis } from '../analysis/submit-analysis.ts';
import type { ScheduleRunner } from './jobs.ts';
import { nextRun } from './schedule.ts';

type Due = typeof reanalysisSchedules.$inferSelect;

/** Starts the analyses that are due, as long as the queue has room; the rest is still due next time. */
export async function runSchedules(deps: ScheduleRunner): Promise<void> {
  let isMore = true;
  while (isMore) {
    if ((await countOpenAnalyses(deps.database)) >= deps.openLimit) return;
    isMore = await runNext(deps);
  }
}

/**
 * Moves the first due page to its next date and starts its analysis, in one transaction, so that each date is handled
 * once, however many workers there are.
 * @returns true if there was one
 */
async function runNext(deps: ScheduleRunner): Promise<boolean> {
  return deps.database.transaction(async (transaction) => {
    const [due] = await transaction
      .select()
      .from(reanalysisSchedules)
      .where(lte(reanalysisSchedules.nextAt, sql`now()`))
      .orderBy(reanalysisSchedules.nextAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return false;
    const nextAt = nextRun(due.every, new Date());
    await transaction
      .update(reanalysisSchedules)
      .set({ nextAt })
      .where(and(eq(reanalysisSchedules.userId, due.userId), eq(reanalysisSchedules.pageKey, due.pageKey)));
    const page = await findPage(transaction, due);
    if (page === null) return true;
    const reason = reasonToSkip(page, deps.proEmails);
    if (reason === null) await startAnalysis(transaction, deps.jobs, due, page);
    else await publishSkip(transaction, deps, { ...due, nextAt }, page, reason);
    return true;
  });
}

type Page = Pick<
  typeof reports.$inferSelect,
  'secureId' | 'title' | 'url' | 'inputData' | 'optimizationStatus'
> & {
  owner: typeof users.$inferSelect;
};

/** The current report of a page; null if there is none anymore. */
async function findPage(transaction: Transaction, { userId, pageKey }: Due): Promise<Page | null> {
  const [page] = await transaction
    .select({
      secureId: reports.secureId,
      title: reports.title,
      url: reports.url,
      inputData: reports.inputData,
      optimizationStatus: reports.optimizationStatus,
      owner: users,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(and(eq(reports.userId, userId), eq(reports.pageKey, pageKey), eq(reports.isCurrent, true)))
    .orderBy(desc(reports.id))
    .limit(1);
  return page ?? null;
}

type Skip = 'archived' | 'no_pro';

/** Why the date just passes; null if it doesn't. */
function reasonToSkip({ optimizationStatus, owner }: Page, proEmails: string[]): Skip | null {
  if (optimizationStatus === 'archived') return 'archived';
  return hasPro(owner, proEmails) ? null : 'no_pro';
}

async function publishSkip(
  transaction: Transaction,
  { publisher }: ScheduleRunner,
  { userId, every, nextAt }: Due,
  { title, url }: Page,
  reason: Skip,
): Promise<void> {
  const page = { title, address: url ?? title };
  await publisher.publish(transaction, userId, { type: 'schedule.skipped', page, reason, every, nextAt });
}

async function startAnalysis(
  transaction: Transaction,
  jobs: Jobs,
  due: Due,
  page: Pick<Page, 'secureId' | 'inputData'>,
): Promise<void> {
  // The address was scheduled when our own browser could open it, and it still opens that.
  const input = openedByUs(analysisInputSchema.parse(page.inputData));
  const key = `schedule:${page.secureId}:${due.nextAt.toISOString()}`;
  const context: Context = {
    actor: { kind: 'user', id: due.userId, isPro: true, isFounder: false },
    requestId: key,
  };
  await enqueueAnalysis(transaction, jobs, context, key, {
    ...input,
    repeats: page.secureId,
    isScheduled: true,
  });
}
