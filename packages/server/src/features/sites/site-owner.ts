import { eq } from 'drizzle-orm';
import { hasPro } from '../../access/plan.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users, workspaces } from '../../database/schema.ts';
import type { Site } from './find-site.ts';

/** Whose a site is, whichever workspace its reader works in. */
interface SiteOwner {
  /** Whether its workspace has Pro. */
  isPro: boolean;
  /** Whose personal workspace it is in; null for a team’s. */
  userId: string | null;
}

export async function ownerOfSite(
  database: Database | Transaction,
  { workspaceId }: Pick<Site, 'workspaceId'>,
  proEmails: string[],
): Promise<SiteOwner> {
  const [owner] = await database
    .select({ workspace: workspaces, person: users })
    .from(workspaces)
    // A personal workspace has the id of its person.
    .leftJoin(users, eq(users.id, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  return {
    isPro: owner !== undefined && hasPro(owner.workspace, owner.person, proEmails),
    userId: owner?.person?.id ?? null,
  };
}
