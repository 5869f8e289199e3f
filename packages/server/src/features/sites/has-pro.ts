import { eq } from 'drizzle-orm';
import { hasPro } from '../../access/plan.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users, workspaces } from '../../database/schema.ts';
import type { Site } from './find-site.ts';

/** Whether the workspace of a site has Pro, whichever one its reader works in. */
export async function siteHasPro(
  database: Database | Transaction,
  { workspaceId }: Pick<Site, 'workspaceId'>,
  proEmails: string[],
): Promise<boolean> {
  const [owner] = await database
    .select({ workspace: workspaces, person: users })
    .from(workspaces)
    // A personal workspace has the id of its person.
    .leftJoin(users, eq(users.id, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  return owner !== undefined && hasPro(owner.workspace, owner.person, proEmails);
}
