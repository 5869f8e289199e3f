import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { users, workspaceMembers } from '../../database/schema.ts';

export type Owner = Awaited<ReturnType<typeof ownersOf>>[number];

/** The owners of a workspace, who get its mails; the first to join is the first. */
export async function ownersOf(database: Database | Transaction, workspaceId: string) {
  return membersAs(database, workspaceId, ['owner']);
}

/** The owners with a verified address: others get no mails that nobody asked for. */
export async function reachableOwnersOf(
  database: Database | Transaction,
  workspaceId: string,
): Promise<Owner[]> {
  return (await ownersOf(database, workspaceId)).filter(({ emailVerified }) => emailVerified);
}

/** The owners and admins with a verified address. */
export async function reachableAdminsOf(
  database: Database | Transaction,
  workspaceId: string,
): Promise<Owner[]> {
  const people = await membersAs(database, workspaceId, ['owner', 'admin']);
  return people.filter(({ emailVerified }) => emailVerified);
}

async function membersAs(
  database: Database | Transaction,
  workspaceId: string,
  roles: readonly WorkspaceRole[],
) {
  return database
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      emailVerified: users.emailVerified,
      emailOptIn: users.emailOptIn,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), inArray(workspaceMembers.role, roles)))
    .orderBy(workspaceMembers.createdAt);
}
