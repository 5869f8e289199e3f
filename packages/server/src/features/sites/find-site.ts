import { and, desc, eq } from 'drizzle-orm';
import type { Actor, UserActor } from '../../access/actor.ts';
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
 * A site of the workspace that the actor works in.
 * @throws AppError `unauthenticated`, `not_found`
 */
export async function requireSite(database: Database | Transaction, actor: Actor, id: string): Promise<Site> {
  const { workspaceId } = signedIn(actor);
  const [site] = await database
    .select()
    .from(sites)
    .where(and(eq(sites.id, id), eq(sites.workspaceId, workspaceId)));
  if (site === undefined) throw notFound();
  return site;
}

/**
 * The same for those who may change it.
 * @throws AppError `unauthenticated`, `not_found`, `forbidden`
 */
export async function requireOwnSite(
  database: Database | Transaction,
  actor: Actor,
  id: string,
): Promise<Site> {
  const site = await requireSite(database, actor, id);
  requireEditor(signedIn(actor));
  return site;
}

/** @throws AppError `forbidden` */
export function requireEditor({ role }: UserActor): void {
  if (role === 'viewer') throw new AppError('forbidden', text.readOnly);
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
