import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Actor, Context, UserActor } from '../../access/actor.ts';
import { ownRole, requireOwnRow } from '../../access/own-row.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { siteRuns, sites } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { text } from './text.ts';

export type Site = typeof sites.$inferSelect;
/** With the actor’s role in its workspace. */
export type OwnSite = Site & { role: WorkspaceRole };
export type SiteRun = typeof siteRuns.$inferSelect;

/** @throws AppError `unauthenticated` */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new AppError('unauthenticated', text.signIn);
}

/**
 * A site of a workspace that the actor is a member of, in the role that it takes.
 * @throws AppError `unauthenticated`, `not_found`, `forbidden`
 */
export async function requireSite(
  database: Database | Transaction,
  context: Context,
  id: string,
  least: WorkspaceRole = 'viewer',
): Promise<OwnSite> {
  signedIn(context.actor);
  const [found] = await database
    .select({ site: sites, role: ownRole(sites.workspaceId, context) })
    .from(sites)
    .where(eq(sites.id, id));
  const { site, role } = requireOwnRow(found, least);
  return { ...site, role };
}

/** Whether a run goes on or is paused. At most one of a site is. */
export const isOpen = inArray(siteRuns.state, ['planning', 'analyzing']);

/** The open run first, then the newest. */
export const LATEST_FIRST = [desc(isOpen), desc(siteRuns.createdAt), desc(siteRuns.id)];

/** The run of a site that is open, else its newest one. Every site has one. */
export async function latestRun(
  database: Database | Transaction,
  { id }: Pick<Site, 'id'>,
): Promise<SiteRun> {
  const [run] = await database
    .select()
    .from(siteRuns)
    .where(eq(siteRuns.siteId, id))
    .orderBy(...LATEST_FIRST)
    .limit(1);
  if (run === undefined) throw notFound();
  return run;
}

/** The newest run of a site that got as far as a plan, which its templates, pages and report are of; null before. */
export async function plannedRun(
  database: Database | Transaction,
  { id }: Pick<Site, 'id'>,
): Promise<SiteRun | null> {
  const [run] = await database
    .select()
    .from(siteRuns)
    .where(and(eq(siteRuns.siteId, id), isNotNull(siteRuns.plannedAt)))
    .orderBy(...LATEST_FIRST)
    .limit(1);
  return run ?? null;
}
