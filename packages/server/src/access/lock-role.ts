import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { users, workspaces } from '../database/schema.ts';
import { requireRole } from './policy.ts';
import { roleOf } from './role-of.ts';

/**
 * Makes changes to the members of a workspace wait until the transaction ends, where it stores what acts for a member
 * later: the end of their membership then finds it, and ends it too.
 * @throws AppError `not_found`, `role_required`
 */
export async function lockRole(
  transaction: Transaction,
  { userId, workspaceId }: { userId: string; workspaceId: string },
  least: WorkspaceRole,
): Promise<void> {
  await lockUser(transaction, userId);
  await transaction
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('share');
  requireRole(await roleOf(transaction, workspaceId, userId), least);
}

/** Locks an account before its workspaces, in the order in which its deletion locks them. */
export async function lockUser(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
}
