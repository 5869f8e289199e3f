import { type MeasuredSite, SITE_LIMIT, type siteRequestSchema } from '@liftmark/contract/measuring';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { measuredSites } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { ownRow } from './find-row.ts';
import { newSiteKey } from './tag/site-directory.ts';

export interface SiteDeps {
  database: Database;
  publicUrl: string;
}

type SiteSettings = z.output<typeof siteRequestSchema>;

export async function listSites(deps: SiteDeps, { workspaceId }: UserActor): Promise<MeasuredSite[]> {
  const rows = await deps.database
    .select()
    .from(measuredSites)
    .where(eq(measuredSites.workspaceId, workspaceId))
    .orderBy(asc(measuredSites.createdAt), asc(measuredSites.id));
  return rows.map((row) => presentSite(deps, row));
}

/** @throws AppError `conflict` if there are as many as a workspace can have */
export async function createSite(
  deps: SiteDeps,
  { workspaceId }: UserActor,
  settings: SiteSettings,
): Promise<MeasuredSite> {
  return deps.database.transaction(async (transaction) => {
    // Simultaneous requests take turns, so that each one counts the ones before it.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`measured_sites:${workspaceId}`}, 0))`,
    );
    const [row] = await transaction
      .select({ present: count() })
      .from(measuredSites)
      .where(eq(measuredSites.workspaceId, workspaceId));
    if ((row?.present ?? 0) >= SITE_LIMIT)
      throw new AppError('conflict', `You have ${SITE_LIMIT} sites, the most possible. Delete one first.`);
    const [created] = await transaction
      .insert(measuredSites)
      .values({ ...settings, workspaceId, key: newSiteKey() })
      .returning();
    if (created === undefined) throw new Error('The site wasn’t stored');
    return presentSite(deps, created);
  });
}

/** @throws AppError `not_found` */
export async function changeSite(
  deps: SiteDeps,
  actor: UserActor,
  id: string,
  settings: SiteSettings,
): Promise<MeasuredSite> {
  const [changed] = await deps.database
    .update(measuredSites)
    .set(settings)
    .where(ownRow(measuredSites, actor, id))
    .returning();
  if (changed === undefined) throw notFound();
  return presentSite(deps, changed);
}

/**
 * Ends the counting. Measured days stay.
 * @throws AppError `not_found`
 */
export async function deleteSite({ database }: SiteDeps, actor: UserActor, id: string): Promise<void> {
  const deleted = await database
    .delete(measuredSites)
    .where(ownRow(measuredSites, actor, id))
    .returning();
  if (deleted.length === 0) throw notFound();
}

function presentSite({ publicUrl }: SiteDeps, row: typeof measuredSites.$inferSelect): MeasuredSite {
  const { id, hosts, timeZone, goal, thanks, isOn, firstVisitAt, lastVisitAt, createdAt } = row;
  return {
    id,
    hosts,
    timeZone,
    goal,
    thanks,
    isOn,
    snippet: `<script async src="${publicUrl}/t/${row.key}.js"></script>`,
    firstVisitAt: firstVisitAt?.toISOString() ?? null,
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
