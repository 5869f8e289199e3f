import type { siteAnalyzeSchema } from '@liftmark/contract/sites';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import { siteRuns, siteTemplates } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import type { SiteDeps } from './add-site.ts';
import { latestRun, plannedRun, type Site } from './find-site.ts';
import { analyzeSiteJob } from './jobs.ts';
import { wantMore, wantRepresentatives } from './representatives.ts';
import { lockRuns } from './start-run.ts';
import { text } from './text.ts';

/**
 * Has the pages that stand for the templates analyzed, or more pages of one template, in the name of the actor.
 * @throws AppError `conflict` before there is a plan, while another one is made, or where nothing is left to analyze;
 * those of `writeAs`
 */
export async function analyzePages(
  { database, jobs }: SiteDeps,
  { id: userId }: UserActor,
  site: Site,
  { template, pages }: z.output<typeof siteAnalyzeSchema>,
): Promise<void> {
  await writeAs(database, { userId, workspaceId: site.workspaceId }, 'editor', async (transaction) => {
    await lockRuns(transaction, site);
    const latest = await latestRun(transaction, site);
    if (latest.state === 'planning') throw new AppError('conflict', text.stillPlanning);
    const { id } = (await plannedRun(transaction, site)) ?? latest;
    const [run] = await transaction.select().from(siteRuns).where(eq(siteRuns.id, id)).for('update');
    if (run === undefined || run.plannedAt === null) throw new AppError('conflict', text.noPlan);
    if (template !== undefined) {
      const isOfRun = and(eq(siteTemplates.id, template), eq(siteTemplates.runId, id));
      if ((await transaction.$count(siteTemplates, isOfRun)) === 0) throw notFound();
    }
    const wanted =
      template === undefined
        ? await wantRepresentatives(transaction, id)
        : await wantMore(transaction, template, pages);
    if (wanted === 0 && run.state !== 'analyzing') throw new AppError('conflict', text.nothingLeft);
    const notes = run.notes.filter((note) => note !== 'quota' && note !== 'not_allowed');
    const [started] = await transaction
      .update(siteRuns)
      .set({ state: 'analyzing', userId, notes, finishedAt: null, turn: sql`${siteRuns.turn} + 1` })
      .where(eq(siteRuns.id, id))
      .returning({ turn: siteRuns.turn, isPaused: siteRuns.isPaused });
    if (started === undefined || started.isPaused) return;
    await jobs.send(transaction, analyzeSiteJob, { runId: id, turn: started.turn });
  });
}
