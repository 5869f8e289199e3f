import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { hasPro } from '../../access/plan.ts';
import type { Transaction } from '../../database/connection.ts';
import { reanalysisSchedules, reports, users, workspaces } from '../../database/schema.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { analysisInputSchema } from '../analysis/input.ts';
import { countOpenAnalyses } from '../analysis/queries.ts';
import { openedByUs } from '../analysis/received-page.ts';
import { inAccountLanguage } from '../analysis/report-language.ts';
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
      .where(
        and(
          eq(reanalysisSchedules.workspaceId, due.workspaceId),
          eq(reanalysisSchedules.pageKey, due.pageKey),
        ),
      );
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
  workspace: typeof workspaces.$inferSelect;
  /** Whose personal workspace it is; null for a team. */
  person: typeof users.$inferSelect | null;
};

/** The current report of a page; null if there is none anymore. */
async function findPage(transaction: Transaction, { workspaceId, pageKey }: Due): Promise<Page | null> {
  const [page] = await transaction
    .select({
      secureId: reports.secureId,
      title: reports.title,
      url: reports.url,
      inputData: reports.inputData,
      optimizationStatus: reports.optimizationStatus,
      workspace: workspaces,
      person: users,
    })
    .from(reports)
    .innerJoin(workspaces, eq(workspaces.id, reports.workspaceId))
    .leftJoin(users, eq(users.id, workspaces.id))
    .where(
      and(eq(reports.workspaceId, workspaceId), eq(reports.pageKey, pageKey), eq(reports.isCurrent, true)),
    )
    .orderBy(desc(reports.id))
    .limit(1);
  return page ?? null;
}

type Skip = 'archived' | 'no_pro';

/** Why the date just passes; null if it doesn't. */
function reasonToSkip({ optimizationStatus, workspace, person }: Page, proEmails: string[]): Skip | null {
  if (optimizationStatus === 'archived') return 'archived';
  return hasPro(workspace, person, proEmails) ? null : 'no_pro';
}

async function publishSkip(
  transaction: Transaction,
  { publisher }: ScheduleRunner,
  { workspaceId, every, nextAt }: Due,
  { title, url }: Page,
  reason: Skip,
): Promise<void> {
  const page = { title, address: url ?? title };
  await publisher.publish(transaction, workspaceId, {
    type: 'schedule.skipped',
    page,
    reason,
    every,
    nextAt,
  });
}

async function startAnalysis(
  transaction: Transaction,
  jobs: Jobs,
  due: Due,
  page: Pick<Page, 'secureId' | 'inputData' | 'workspace' | 'person'>,
): Promise<void> {
  // The address was scheduled when our own browser could open it, and it still opens that.
  const opened = openedByUs(analysisInputSchema.parse(page.inputData));
  const input = inAccountLanguage(opened, page.person?.reportLanguage ?? null);
  const key = `schedule:${page.secureId}:${due.nextAt.toISOString()}`;
  const { id: workspaceId, kind } = page.workspace;
  // Nobody in particular asks for a team's.
  const actor = `${kind === 'personal' ? 'user' : 'workspace'}:${workspaceId}`;
  await enqueueAnalysis(transaction, jobs, { actor, workspaceId }, key, {
    ...input,
    repeats: page.secureId,
    isScheduled: true,
  });
}
