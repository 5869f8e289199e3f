import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import { hasPro } from '../../access/plan.ts';
import type { Transaction } from '../../database/connection.ts';
import { reanalysisSchedules, reports, users } from '../../database/schema.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { analysisInputSchema } from '../analysis/input.ts';
import { countOpenAnalyses } from '../analysis/queries.ts';
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
async function runNext({ database, jobs, proEmails }: ScheduleRunner): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [due] = await transaction
      .select()
      .from(reanalysisSchedules)
      .where(lte(reanalysisSchedules.nextAt, sql`now()`))
      .orderBy(reanalysisSchedules.nextAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return false;
    await transaction
      .update(reanalysisSchedules)
      .set({ nextAt: nextRun(due.every, new Date()) })
      .where(and(eq(reanalysisSchedules.userId, due.userId), eq(reanalysisSchedules.pageKey, due.pageKey)));
    await startAnalysis(transaction, jobs, due, proEmails);
    return true;
  });
}

/** Starts nothing if the owner no longer has Pro or the page was archived: then the date just passes. */
async function startAnalysis(
  transaction: Transaction,
  jobs: Jobs,
  due: Due,
  proEmails: string[],
): Promise<void> {
  const [page] = await transaction
    .select({ secureId: reports.secureId, inputData: reports.inputData, owner: users })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(
      and(
        eq(reports.userId, due.userId),
        eq(reports.pageKey, due.pageKey),
        eq(reports.isCurrent, true),
        sql`${reports.optimizationStatus} <> 'archived'`,
      ),
    )
    .orderBy(desc(reports.id))
    .limit(1);
  if (page === undefined || !hasPro(page.owner, proEmails)) return;
  const input = analysisInputSchema.parse(page.inputData);
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
