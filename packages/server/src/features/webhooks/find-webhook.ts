import { and, eq } from 'drizzle-orm';
import { lockRole } from '../../access/lock-role.ts';
import { requireOwnRow } from '../../access/own-row.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { webhookDeliveries, webhooks } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { deliveryIdOf } from './present.ts';
import type { Delivery } from './publish.ts';

type Webhook = typeof webhooks.$inferSelect;

/** @throws AppError `not_found`, also for one of another workspace; `role_required` for those who may not manage it */
export async function requireWebhook(
  database: Database | Transaction,
  userId: string,
  id: string,
): Promise<Webhook> {
  const [found] = await database
    .select({ webhook: webhooks, role: roleIn(webhooks.workspaceId, userId) })
    .from(webhooks)
    .where(eq(webhooks.id, id));
  return requireOwnRow(found, 'admin').webhook;
}

/** The same, locked with its manager's role until the transaction ends. */
export async function lockWebhook(transaction: Transaction, userId: string, id: string): Promise<Webhook> {
  const { workspaceId } = await requireWebhook(transaction, userId, id);
  if (workspaceId === null) throw notFound();
  await lockRole(transaction, { userId, workspaceId }, 'admin');
  const [found] = await transaction.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update');
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
