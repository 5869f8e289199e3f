import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';

/**
 * Before a workspace's payments change: a former version, and whoever deletes an account, lock the person first and their
 * workspace then, so this one does, too.
 */
export async function lockPayer(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, workspaceId))
    .for('no key update');
}
