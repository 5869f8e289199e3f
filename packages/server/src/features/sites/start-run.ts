import type { SiteLimits } from '@liftmark/contract/sites';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { siteRuns } from '../../database/schema.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { isOpen, type Site, type SiteRun } from './find-site.ts';
import { planSiteJob } from './jobs.ts';

interface RunOptions {
  limits: SiteLimits;
  analyzes: boolean;
  isScheduled?: boolean;
}

/** Keeps other transactions from starting or extending a run of the site. */
export async function lockRuns(transaction: Transaction, { id }: Pick<Site, 'id'>): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site:${id}`}, 0))`);
}

/**
 * Starts a run of a site. While one is open, that one is the answer.
 * @param by null for a team’s schedule, which goes on when members leave
 */
export async function startRun(
  transaction: Transaction,
  jobs: Jobs,
  by: { userId: string | null },
  site: Pick<Site, 'id'>,
  { limits, analyzes, isScheduled = false }: RunOptions,
): Promise<SiteRun> {
  await lockRuns(transaction, site);
  const [open] = await transaction
    .select()
    .from(siteRuns)
    .where(and(eq(siteRuns.siteId, site.id), isOpen));
  if (open !== undefined) return open;
  const [run] = await transaction
    .insert(siteRuns)
    .values({ siteId: site.id, userId: by.userId, limits, analyzes, isScheduled })
    .returning();
  if (run === undefined) throw new Error('No run was stored');
  await jobs.send(transaction, planSiteJob, { runId: run.id, turn: run.turn });
  return run;
}
