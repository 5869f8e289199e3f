import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { webhookDeliveries, webhooks } from '../../database/schema.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type Owner, reachableAdminsOf, reachableOwnersOf } from '../members/owners.ts';
import { addressOf } from './sealed.ts';

type Webhook = typeof webhooks.$inferSelect;

/** In place of a host. */
const UNREADABLE = 'an address that can’t be read anymore';

export interface SwitchOffDeps {
  keyring: Keyring;
  mailer: Mailer;
}

/** Switches off a webhook that doesn't work anymore, and emails the owners of its workspace. */
export async function switchOff(
  deps: SwitchOffDeps,
  transaction: Transaction,
  webhook: Webhook,
  reason: 'failing' | 'gone',
): Promise<void> {
  const { id, userId, workspaceId } = webhook;
  await transaction.update(webhooks).set({ isOn: false, offReason: reason }).where(eq(webhooks.id, id));
  await giveUpPending(transaction, id);
  await recordAction(transaction, {
    action: 'webhook_switched_off',
    subject: userId === null ? `webhook:${id}` : `user:${userId}`,
    details: { webhook: id, reason },
    ...(workspaceId !== null && { workspaceId }),
  });
  if (workspaceId === null) return;
  await tell(deps, transaction, webhook, {
    reason,
    people: await reachableOwnersOf(transaction, workspaceId),
  });
}

async function tell(
  { keyring, mailer }: SwitchOffDeps,
  transaction: Transaction,
  webhook: Webhook,
  { reason, people }: { reason: 'failing' | 'gone' | 'left'; people: readonly Owner[] },
): Promise<void> {
  const { id, name } = webhook;
  const host = hostOf(keyring, webhook);
  for (const { firstName, email, id: userId } of people) {
    const props = { firstName, webhookId: id, name, host, reason };
    await mailer.send(transaction, 'webhook-switched-off', props, { to: email, userId });
  }
}

/** Nobody stays a member because an address was encrypted with a secret that the installation no longer has. */
function hostOf(keyring: Keyring, webhook: Webhook): string {
  try {
    return new URL(addressOf(keyring, webhook)).host;
  } catch {
    return UNREADABLE;
  }
}

/**
 * People who no longer manage a team may still read what arrives at their addresses, so someone who does has to switch each webhook on
 * again. Everyone who can do so gets an email.
 */
export async function endWebhooksOf(
  deps: SwitchOffDeps,
  transaction: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  const ended = await transaction
    .update(webhooks)
    .set({ isOn: false, offReason: 'left' })
    .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.userId, userId), eq(webhooks.isOn, true)))
    .returning();
  if (ended.length === 0) return;
  const people = await reachableAdminsOf(transaction, workspaceId);
  for (const webhook of ended) {
    const { id } = webhook;
    await giveUpPending(transaction, id);
    await recordAction(transaction, {
      action: 'webhook_switched_off',
      subject: `user:${userId}`,
      details: { webhook: id, reason: 'left' },
      workspaceId,
    });
    await tell(deps, transaction, webhook, { reason: 'left', people });
  }
}

/** Nothing more is sent to a webhook that is off. */
export async function giveUpPending(transaction: Transaction, webhookId: string): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'pending')));
}
