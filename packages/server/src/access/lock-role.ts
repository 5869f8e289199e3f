import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { users, workspaces } from '../database/schema.ts';
import { requireRole } from './policy.ts';
import { roleOf } from './role-of.ts';

/** A person in a workspace. */
export interface Member {
  userId: string;
  workspaceId: string;
}

/**
 * Writes something of a workspace for a member, who can't be removed or get a lesser role until it's written.
 * @throws AppError those of `lockRole`
 */
export async function writeAs<Result>(
  database: Database,
  member: Member,
  least: WorkspaceRole,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockRole(transaction, member, least);
    return write(transaction);
  });
}

/**
 * Makes changes to the members of a workspace wait until the transaction ends. The end of a membership then finds what was
 * stored and acts for the member later, and ends it too.
 * @throws AppError `not_found`, `role_required`
 */
export async function lockRole(
  transaction: Transaction,
  { userId, workspaceId }: Member,
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
