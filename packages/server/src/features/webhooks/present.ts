import type { Webhook, WebhookAttempt, WebhookDelivery } from '@liftmark/contract/webhooks';
import type { webhookAttempts, webhookDeliveries, webhooks } from '../../database/schema.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { addressOf } from './sealed.ts';

const PREFIX = 'msg_';

/** A delivery's id for people and receivers. */
export function messageIdOf({ id }: { id: string }): string {
  return `${PREFIX}${id}`;
}

export function deliveryIdOf(messageId: string): string {
  return messageId.slice(PREFIX.length);
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function presentWebhook(keyring: Keyring, row: typeof webhooks.$inferSelect): Webhook {
  const { id, name, format, events, isOn, offReason, createdAt } = row;
  return {
    id,
    name,
    address: addressOf(keyring, row),
    format,
    events,
    isOn,
    offReason,
    failingSince: iso(row.failingSince),
    lastDeliveredAt: iso(row.lastDeliveredAt),
    createdAt: createdAt.toISOString(),
  };
}

type AttemptRow = typeof webhookAttempts.$inferSelect;

export function presentDelivery(
  row: typeof webhookDeliveries.$inferSelect,
  attempts: number,
  last: AttemptRow | null,
): WebhookDelivery {
  const { event, state, createdAt, nextAttemptAt } = row;
  return {
    id: messageIdOf(row),
    event,
    state,
    createdAt: createdAt.toISOString(),
    attempts,
    last: last && withoutAnswer(presentAttempt(last)),
    nextAttemptAt: iso(nextAttemptAt),
  };
}

export function presentAttempt({ startedAt, durationMs, status, error, answer }: AttemptRow): WebhookAttempt {
  return { startedAt: startedAt.toISOString(), durationMs, status, error, answer };
}

function withoutAnswer({ answer: _answer, ...attempt }: WebhookAttempt): Omit<WebhookAttempt, 'answer'> {
  return attempt;
}
