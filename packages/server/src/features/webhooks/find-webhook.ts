import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { webhookDeliveries, webhooks } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { deliveryIdOf } from './present.ts';
import type { Delivery } from './publish.ts';

type Webhook = typeof webhooks.$inferSelect;

const isOwn = (userId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));

/** @throws AppError `not_found`, also for someone else's */
export async function requireWebhook(database: Database, userId: string, id: string): Promise<Webhook> {
  const [found] = await database.select().from(webhooks).where(isOwn(userId, id));
  if (found === undefined) throw notFound();
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockWebhook(transaction: Transaction, userId: string, id: string): Promise<Webhook> {
  const [found] = await transaction.select().from(webhooks).where(isOwn(userId, id)).for('no key update');
  if (found === undefined) throw notFound();
  return found;
}

/**
 * A delivery of a webhook.
 * @throws AppError `not_found`
 */
export async function requireDelivery(
  database: Database | Transaction,
  { id: webhookId }: Pick<Webhook, 'id'>,
  messageId: string,
): Promise<Delivery> {
  const [found] = await database
    .select()
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.id, deliveryIdOf(messageId)), eq(webhookDeliveries.webhookId, webhookId)),
    );
  if (found === undefined) throw notFound();
  return found;
}
