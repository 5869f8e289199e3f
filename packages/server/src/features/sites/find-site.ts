import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { desc, eq, sql } from 'drizzle-orm';
import type { Actor, Context, UserActor } from '../../access/actor.ts';
import { requireRole } from '../../access/policy.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { siteRuns, sites } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { text } from './text.ts';

export type Site = typeof sites.$inferSelect;
export type SiteRun = typeof siteRuns.$inferSelect;

/** @throws AppError `unauthenticated` */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new AppError('unauthenticated', text.signIn);
}

/**
 * A site of a workspace that the actor is a member of, in the role that it takes. A key is for one workspace alone.
 * @throws AppError `unauthenticated`, `not_found`, `forbidden`
 */
export async function requireSite(
  database: Database | Transaction,
  { actor, key }: Context,
  id: string,
  least: WorkspaceRole = 'viewer',
): Promise<Site> {
  const user = signedIn(actor);
  const [found] = await database
    .select({
      site: sites,
      role: roleIn(sites.workspaceId, user.id),
      isElsewhere: sql<boolean>`${sites.workspaceId} <> ${user.workspaceId}`,
    })
    .from(sites)
    .where(eq(sites.id, id));
  requireRole(key !== undefined && found?.isElsewhere ? null : (found?.role ?? null), least);
  if (found === undefined) throw notFound();
  return found.site;
}

/** The newest run of a site. Every site has one. */
export async function latestRun(
  database: Database | Transaction,
  { id }: Pick<Site, 'id'>,
): Promise<SiteRun> {
  const [run] = await database
    .select()
    .from(siteRuns)
    .where(eq(siteRuns.siteId, id))
    .orderBy(desc(siteRuns.createdAt), desc(siteRuns.id))
    .limit(1);
  if (run === undefined) throw notFound();
  return run;
}
