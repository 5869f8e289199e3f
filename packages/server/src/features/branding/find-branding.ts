import { readableAccent, type ShownBranding } from '@liftmark/contract/branding';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { hasPro, PAID_RIGHTS, PERSON_RIGHTS } from '../../access/plan.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { brandings, reports, users, workspaces } from '../../database/schema.ts';
import { clientOf } from '../pages/client-pages.ts';

export interface BrandingDeps {
  database: Database | Transaction;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

export type StoredBranding = typeof brandings.$inferSelect;

/** What a look belongs to: a client, or without one its workspace. */
export interface BrandedPlace {
  workspaceId: string;
  clientId: string | null;
}

/**
 * The branding of a client, or of its workspace where the client has none. Null without one, and while the workspace has no
 * Pro.
 */
async function findBranding(
  { database, proEmails }: BrandingDeps,
  { workspaceId, clientId }: BrandedPlace,
): Promise<StoredBranding | null> {
  const isOfClient = clientId === null ? sql`false` : eq(brandings.clientId, clientId);
  const [found] = await database
    .select({ branding: brandings, owner: PAID_RIGHTS, person: PERSON_RIGHTS })
    .from(brandings)
    .innerJoin(workspaces, eq(workspaces.id, brandings.workspaceId))
    .leftJoin(users, eq(users.id, workspaces.id))
    .where(and(eq(brandings.workspaceId, workspaceId), or(isOfClient, isNull(brandings.clientId))))
    .orderBy(sql`${brandings.clientId} is null`)
    .limit(1);
  return found !== undefined && hasPro(found.owner, found.person, proEmails) ? found.branding : null;
}

export async function brandingOfClient(
  deps: BrandingDeps,
  place: BrandedPlace,
): Promise<ShownBranding | null> {
  return shown(await findBranding(deps, place));
}

/** The branding that a report is shown with. */
export async function findReportBranding(
  deps: BrandingDeps,
  { id, workspaceId }: { id: number; workspaceId: string | null },
): Promise<StoredBranding | null> {
  if (workspaceId === null) return null;
  const [page] = await deps.database
    .select({ clientId: clientOf(sql`reports.workspace_id`, sql`reports.page_key`, sql`reports.id`) })
    .from(reports)
    .where(eq(reports.id, id));
  return findBranding(deps, { workspaceId, clientId: page?.clientId ?? null });
}

/** The look of an email about several pages: of their client or their workspace, if they have it in common. */
export async function findCommonBranding(
  deps: BrandingDeps,
  places: readonly BrandedPlace[],
): Promise<StoredBranding | null> {
  const [first] = places;
  if (first === undefined || places.some(({ workspaceId }) => workspaceId !== first.workspaceId)) return null;
  const isOfOneClient = places.every(({ clientId }) => clientId === first.clientId);
  return findBranding(deps, isOfOneClient ? first : { ...first, clientId: null });
}

export function shown(branding: StoredBranding | null): ShownBranding | null {
  if (branding === null) return null;
  const { name, logo, accent } = branding;
  if (name === '' && logo === null && accent === null) return null;
  return { name, logo: logoAddress(logo), accent: accent === null ? null : readableAccent(accent) };
}

export function logoAddress(logo: string | null): string | null {
  return logo === null ? null : `data:image/png;base64,${logo}`;
}
