import { TEST_EVENT } from '@liftmark/contract/webhooks';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '../../database/schema.ts';
import type { AttemptPayload, WebhookWorker } from './jobs.ts';
import { type Delivery, enqueueAttempt } from './publish.ts';
import { retryDelayS } from './retries.ts';
import { type Attempt, isGone } from './send-delivery.ts';
import { switchOff } from './switch-off.ts';

type Webhook = typeof webhooks.$inferSelect;

/** Records an attempt, and decides in the same transaction what follows: nothing, another attempt, or the end. */
export async function recordAttempt(
  worker: WebhookWorker,
  { deliveryId, turn }: AttemptPayload,
  attempt: Attempt,
): Promise<void> {
  await worker.database.transaction(async (transaction) => {
    // In the order in which a deletion and a replay lock them.
    const [found] = await transaction
      .select({ webhook: webhooks })
      .from(webhooks)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
      .where(eq(webhookDeliveries.id, deliveryId))
      .for('no key update', { of: webhooks });
    if (found === undefined) return;
    const [delivery] = await transaction
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, deliveryId))
      .for('update');
    if (delivery === undefined) return;
    const { askedDelayS: _, ...logged } = attempt;
    await transaction.insert(webhookAttempts).values({ deliveryId, ...logged });
    // It was replayed or given up meanwhile.
    if (delivery.state !== 'pending' || delivery.turn !== turn) return;
    if (attempt.error === null) await finish(transaction, found.webhook, delivery, attempt);
    else await goOn(worker, transaction, found.webhook, delivery, attempt);
  });
}

async function finish(
  transaction: Transaction,
  { id }: Webhook,
  delivery: Delivery,
  { startedAt }: Attempt,
): Promise<void> {
  await update(transaction, delivery, { state: 'delivered', nextAttemptAt: null });
  await transaction
    .update(webhooks)
    .set({ failingSince: null, lastDeliveredAt: startedAt })
    .where(eq(webhooks.id, id));
}

async function goOn(
  worker: WebhookWorker,
  transaction: Transaction,
  webhook: Webhook,
  delivery: Delivery,
  attempt: Attempt,
): Promise<void> {
  const isTest = delivery.event === TEST_EVENT;
  if (!isTest && webhook.failingSince === null) {
    await transaction
      .update(webhooks)
      .set({ failingSince: attempt.startedAt })
      .where(eq(webhooks.id, webhook.id));
  }
  const delayS = isTest || isGone(attempt) ? null : retryDelayS(delivery.tries + 1, attempt.askedDelayS);
  if (delayS === null) {
    await update(transaction, delivery, { state: 'failed', nextAttemptAt: null });
    const reason = isTest ? null : reasonToSwitchOff(webhook, delivery, attempt);
    if (webhook.isOn && reason !== null) await switchOff(worker, transaction, webhook, reason);
    return;
  }
  const nextAttemptAt = new Date(Date.now() + delayS * 1000);
  const next = { ...delivery, ...(await update(transaction, delivery, { nextAttemptAt })) };
  await enqueueAttempt(transaction, worker.jobs, next, delayS);
}

/** A delivery failed for three days, and nothing else has arrived since it was queued. */
function reasonToSwitchOff(
  { lastDeliveredAt }: Webhook,
  { queuedAt }: Delivery,
  attempt: Attempt,
): 'gone' | 'failing' | null {
  if (isGone(attempt)) return 'gone';
  return lastDeliveredAt === null || lastDeliveredAt < queuedAt ? 'failing' : null;
}

/** Ends the turn. */
async function update(
  transaction: Transaction,
  { id, turn, tries }: Delivery,
  change: Partial<Pick<Delivery, 'state' | 'nextAttemptAt'>>,
): Promise<Pick<Delivery, 'turn' | 'tries'>> {
  const next = { turn: turn + 1, tries: tries + 1 };
  await transaction
    .update(webhookDeliveries)
    .set({ ...change, ...next })
    .where(eq(webhookDeliveries.id, id));
  return next;
}
