import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { users, webhookDeliveries, webhooks } from '../../database/schema.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { addressOf } from './sealed.ts';

type Webhook = typeof webhooks.$inferSelect;

/** Switches off a webhook that doesn't work anymore, and emails its owner. */
export async function switchOff(
  { keyring, mailer }: { keyring: Keyring; mailer: Mailer },
  transaction: Transaction,
  webhook: Webhook,
  reason: 'failing' | 'gone',
): Promise<void> {
  const { id, userId, name } = webhook;
  await transaction.update(webhooks).set({ isOn: false, offReason: reason }).where(eq(webhooks.id, id));
  await giveUpPending(transaction, id);
  await recordAction(transaction, {
    action: 'webhook_switched_off',
    subject: `user:${userId}`,
    details: { webhook: id, reason },
  });
  const [owner] = await transaction.select().from(users).where(eq(users.id, userId));
  if (owner === undefined || !owner.emailVerified) return;
  const { firstName, email } = owner;
  const { host } = new URL(addressOf(keyring, webhook));
  await mailer.send(
    transaction,
    'webhook-switched-off',
    { firstName, webhookId: id, name, host, reason },
    { to: email, userId },
  );
}

/** Nothing more is sent to a webhook that is off. */
export async function giveUpPending(transaction: Transaction, webhookId: string): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'pending')));
}
