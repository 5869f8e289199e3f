import { type MeasuredSite, SITE_LIMIT, type siteRequestSchema } from '@liftmark/contract/measuring';
import { and, asc, count, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { measuredSites, pageMetrics } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { ownRow } from './find-row.ts';
import { tagSource } from './sources/tag.ts';
import { dayOf } from './tag/day-in.ts';
import { newSiteKey } from './tag/site-directory.ts';
import { unsettledAtFirst, unsettledBy } from './unsettled-days.ts';

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

/** @throws AppError `conflict` if there are as many as a workspace can have; those of `writeAs` */
export async function createSite(
  deps: SiteDeps,
  { workspaceId, id: userId }: UserActor,
  settings: SiteSettings,
): Promise<MeasuredSite> {
  return writeAs(deps.database, { userId, workspaceId }, 'editor', async (transaction) => {
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
      .values({ ...settings, ...unsettledAtFirst(settings, new Date()), workspaceId, key: newSiteKey() })
      .returning();
    if (created === undefined) throw new Error('The site wasn’t stored');
    return presentSite(deps, created);
  });
}

/** @throws AppError `not_found`; those of `writeAs` */
export async function changeSite(
  deps: SiteDeps,
  { workspaceId, id: userId }: UserActor,
  id: string,
  settings: SiteSettings,
): Promise<MeasuredSite> {
  const own = ownRow(measuredSites, workspaceId, id);
  return writeAs(deps.database, { userId, workspaceId }, 'editor', async (transaction) => {
    const [known] = await transaction.select().from(measuredSites).where(own).for('update');
    if (known === undefined) throw notFound();
    const [changed] = await transaction
      .update(measuredSites)
      .set({ ...settings, ...unsettledBy(known, settings, new Date()) })
      .where(own)
      .returning();
    if (changed === undefined) throw notFound();
    return presentSite(deps, changed);
  });
}

/**
 * Ends the counting. Measured days stay, those that don’t count what the others count as partial ones.
 * @throws AppError `not_found`; those of `writeAs`
 */
export async function deleteSite(
  { database }: SiteDeps,
  { workspaceId, id: userId }: UserActor,
  id: string,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const [deleted] = await transaction
      .delete(measuredSites)
      .where(ownRow(measuredSites, workspaceId, id))
      .returning();
    if (deleted === undefined) throw notFound();
    const { hosts, timeZone, partialDays, otherGoalThrough } = deleted;
    const names = hosts.map((host) => host.replace(/^www\./, ''));
    const partial = [...partialDays, dayOf(timeZone, new Date())];
    const { page, day } = pageMetrics;
    await transaction
      .update(pageMetrics)
      .set({ isComplete: false })
      .where(
        and(
          eq(pageMetrics.workspaceId, workspaceId),
          eq(pageMetrics.source, tagSource.id),
          inArray(sql`split_part(${page}, '/', 1)`, names),
          or(inArray(day, partial), otherGoalThrough === null ? undefined : lte(day, otherGoalThrough)),
        ),
      );
  });
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
