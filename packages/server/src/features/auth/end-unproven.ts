import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { apiKeys, twoFactors, webhooks } from '../../database/schema.ts';

/**
 * Ends every other way into an account, and out of it, whose address is proven only now: another person may have signed
 * up with it before and left a second factor, a key, or a webhook that reports to them.
 */
export async function endUnproven(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await transaction.delete(apiKeys).where(eq(apiKeys.userId, userId));
  await transaction.delete(webhooks).where(eq(webhooks.userId, userId));
}
