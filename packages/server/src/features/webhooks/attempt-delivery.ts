import { TEST_EVENT } from '@liftmark/contract/webhooks';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { webhookDeliveries, webhooks } from '../../database/schema.ts';
import type { JobRun } from '../../platform/jobs.ts';
import type { AttemptPayload, WebhookWorker } from './jobs.ts';
import { messageIdOf } from './present.ts';
import { recordAttempt } from './record-attempt.ts';
import { addressOf, secretsOf } from './sealed.ts';
import { sendDelivery } from './send-delivery.ts';
import { giveUpPending } from './switch-off.ts';

/**
 * Makes the attempt of a turn and records it, with what follows. If the process dies between the two, the queue repeats
 * it under the same `webhook-id`; no other repeats happen, because a recorded turn is over.
 */
export async function attemptDelivery(
  worker: WebhookWorker,
  { deliveryId, turn }: AttemptPayload,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const due = await findDue(worker.database, deliveryId, turn);
  if (due === null) return;
  const { webhook, delivery } = due;
  // Queued at the moment when it was switched off.
  if (!webhook.isOn && delivery.event !== TEST_EVENT) {
    await worker.database.transaction((transaction) => giveUpPending(transaction, webhook.id));
    return;
  }
  const attempt = await sendDelivery(worker.guard, {
    messageId: messageIdOf(delivery),
    address: addressOf(worker.keyring, webhook),
    format: webhook.format,
    payload: delivery.payload,
    secrets: secretsOf(worker.keyring, webhook),
    timeoutMs: worker.timeoutMs,
    signal,
  });
  await recordAttempt(worker, { deliveryId, turn }, attempt);
}

/** The delivery with its webhook, unless the turn is over. */
async function findDue(database: Database, deliveryId: string, turn: number) {
  const [due] = await database
    .select({ webhook: webhooks, delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.state, 'pending'),
        eq(webhookDeliveries.turn, turn),
      ),
    );
  return due ?? null;
}
