import { SITE_LIMIT, type siteRequestSchema } from '@liftmark/contract/sites';
import { parsePageAddress } from '@liftmark/engine/capture/target';
import { scopeOf } from '@liftmark/engine/sites/scope';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { sites } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Site } from './find-site.ts';
import { startRun } from './start-run.ts';
import { text } from './text.ts';

export interface SiteDeps {
  database: Database;
  jobs: Jobs;
}

/**
 * Adds a site and starts its first run. A repeat leads to the same site.
 * @throws AppError `bad_request`, `conflict`; those of `writeAs`
 */
export async function addSite(
  { database, jobs }: SiteDeps,
  { id: userId, workspaceId }: UserActor,
  { url, limits, analyze }: z.output<typeof siteRequestSchema>,
): Promise<Site> {
  const address = parsePageAddress(url);
  const { host } = scopeOf(address);
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`sites:${workspaceId}`}, 0))`,
    );
    const [known] = await transaction
      .select()
      .from(sites)
      .where(and(eq(sites.workspaceId, workspaceId), eq(sites.host, host)));
    if (known !== undefined) return known;
    if ((await transaction.$count(sites, eq(sites.workspaceId, workspaceId))) >= SITE_LIMIT) {
      throw new AppError('conflict', text.full);
    }
    const [site] = await transaction.insert(sites).values({ workspaceId, url: address, host }).returning();
    if (site === undefined) throw new Error('No site was stored');
    await startRun(transaction, jobs, { userId }, site, { limits, analyzes: analyze });
    return site;
  });
}
