import { eq, lte, sql } from 'drizzle-orm';
import { sites } from '../../database/schema.ts';
import { nextRun } from '../dashboard/schedule.ts';
import { latestRun } from './find-site.ts';
import type { SiteAnalyst } from './jobs.ts';
import { ownerOfSite } from './site-owner.ts';
import { startRun } from './start-run.ts';
import { endPausedRun } from './steer-run.ts';

/** Starts the runs of sites that are due. */
export async function runSchedules(deps: SiteAnalyst): Promise<void> {
  while (await runNext(deps));
}

/** Moves the first due site to its next date and starts its run, in one transaction, so that each date counts once. */
async function runNext({ database, jobs, proEmails }: SiteAnalyst): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [site] = await transaction
      .select()
      .from(sites)
      .where(lte(sites.nextAt, sql`now()`))
      .orderBy(sites.nextAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (site === undefined || site.every === null) return false;
    await transaction
      .update(sites)
      .set({ nextAt: nextRun(site.every, new Date()) })
      .where(eq(sites.id, site.id));
    const { limits } = await latestRun(transaction, site);
    const { isPro, userId } = await ownerOfSite(transaction, site, proEmails);
    // Without Pro the date just passes, as for pages.
    if (!isPro) return true;
    await endPausedRun(transaction, site);
    await startRun(transaction, jobs, { userId }, site, { limits, analyzes: true, isScheduled: true });
    return true;
  });
}
