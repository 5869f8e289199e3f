import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { webhookDeliveries, webhooks } from '../../database/schema.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { reachableOwnersOf } from '../members/owners.ts';
import { addressOf } from './sealed.ts';

type Webhook = typeof webhooks.$inferSelect;

/** Switches off a webhook that doesn't work anymore, and emails the owners of its workspace. */
export async function switchOff(
  { keyring, mailer }: { keyring: Keyring; mailer: Mailer },
  transaction: Transaction,
  webhook: Webhook,
  reason: 'failing' | 'gone',
): Promise<void> {
  const { id, userId, workspaceId, name } = webhook;
  await transaction.update(webhooks).set({ isOn: false, offReason: reason }).where(eq(webhooks.id, id));
  await giveUpPending(transaction, id);
  await recordAction(transaction, {
    action: 'webhook_switched_off',
    subject: userId === null ? `webhook:${id}` : `user:${userId}`,
    details: { webhook: id, reason },
    ...(workspaceId !== null && { workspaceId }),
  });
  if (workspaceId === null) return;
  const { host } = new URL(addressOf(keyring, webhook));
  for (const owner of await reachableOwnersOf(transaction, workspaceId)) {
    await mailer.send(
      transaction,
      'webhook-switched-off',
      { firstName: owner.firstName, webhookId: id, name, host, reason },
      { to: owner.email, userId: owner.id },
    );
  }
}

/** Whoever leaves may still read what arrives at an address of theirs, so someone who stays has to switch it on again. */
export async function endWebhooksOf(
  transaction: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  const ended = await transaction
    .update(webhooks)
    .set({ isOn: false, offReason: 'left' })
    .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.userId, userId), eq(webhooks.isOn, true)))
    .returning({ id: webhooks.id });
  for (const { id } of ended) {
    await giveUpPending(transaction, id);
    await recordAction(transaction, {
      action: 'webhook_switched_off',
      subject: `user:${userId}`,
      details: { webhook: id, reason: 'left' },
      workspaceId,
    });
  }
}

/** Nothing more is sent to a webhook that is off. */
export async function giveUpPending(transaction: Transaction, webhookId: string): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'pending')));
}
