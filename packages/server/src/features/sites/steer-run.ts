import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { sitePages, siteRuns, sites } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { isOpen, type Site, type SiteRun } from './find-site.ts';
import { analyzeSiteJob, planSiteJob } from './jobs.ts';
import { text } from './text.ts';

/** Stops a run where it is until it is resumed. Analyses that are running end as usual. */
export async function pauseRun(transaction: Transaction, run: SiteRun): Promise<void> {
  await change(transaction, run, { isPaused: true });
}

/** Lets a run go on where it stopped. Does nothing if it isn't paused. */
export async function resumeRun(transaction: Transaction, run: SiteRun, jobs: Jobs): Promise<void> {
  const [resumed] = await transaction
    .update(siteRuns)
    .set({ isPaused: false, turn: sql`${siteRuns.turn} + 1` })
    .where(and(eq(siteRuns.id, run.id), isOpen, eq(siteRuns.isPaused, true)))
    .returning();
  if (resumed === undefined) return;
  const job = resumed.state === 'planning' ? planSiteJob : analyzeSiteJob;
  await jobs.send(transaction, job as typeof analyzeSiteJob, { runId: run.id, turn: resumed.turn });
}

/** Ends a run. What it has found stays, and the pages that wait for their analysis no longer do. */
export async function cancelRun(transaction: Transaction, run: SiteRun): Promise<void> {
  await change(transaction, run, {
    state: run.state === 'analyzing' ? 'done' : 'cancelled',
    isPaused: false,
    turn: sql`${siteRuns.turn} + 1`,
    finishedAt: new Date(),
  });
  await transaction
    .update(sitePages)
    .set({ wantedAt: null })
    .where(and(eq(sitePages.runId, run.id), isNull(sitePages.analysisId)));
}

/** Ends the runs that a person started in a workspace where they no longer may. Its schedules go on. */
export async function endRunsOf(
  transaction: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  const open = await transaction
    .select({ run: siteRuns })
    .from(siteRuns)
    .innerJoin(sites, eq(sites.id, siteRuns.siteId))
    .where(
      and(
        eq(sites.workspaceId, workspaceId),
        eq(siteRuns.userId, userId),
        eq(siteRuns.isScheduled, false),
        isOpen,
      ),
    )
    .for('update', { of: siteRuns });
  for (const { run } of open) await cancelRun(transaction, run);
}

/** Ends a run that was paused and left, so that the next one can start. */
export async function endPausedRun(transaction: Transaction, site: Pick<Site, 'id'>): Promise<void> {
  const [paused] = await transaction
    .select()
    .from(siteRuns)
    .where(and(eq(siteRuns.siteId, site.id), isOpen, eq(siteRuns.isPaused, true)))
    .for('update');
  if (paused !== undefined) await cancelRun(transaction, paused);
}

async function change(transaction: Transaction, { id }: SiteRun, values: object): Promise<void> {
  const changed = await transaction
    .update(siteRuns)
    .set(values)
    .where(and(eq(siteRuns.id, id), isOpen))
    .returning({ id: siteRuns.id });
  if (changed.length === 0) throw new AppError('conflict', text.notOpen);
}
