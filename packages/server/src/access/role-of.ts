import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { workspaceMembers } from '../database/schema.ts';

/** The role of a user in a workspace; null for everyone who isn't a member. */
export async function roleOf(
  database: Database | Transaction,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceRole | null> {
  const [member] = await database
    .select({ role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)));
  return member?.role ?? null;
}
