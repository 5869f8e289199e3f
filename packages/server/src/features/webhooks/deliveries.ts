import {
  DELIVERIES_PER_PAGE,
  type DeliveryDetail,
  type DeliveryList,
  type WebhookDelivery,
} from '@liftmark/contract/webhooks';
import { count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { webhookAttempts, webhookDeliveries } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { deliveryBody } from './delivery-body.ts';
import { lockWebhook, requireDelivery, requireWebhook } from './find-webhook.ts';
import type { WebhookDeps } from './manage-webhooks.ts';
import { testPayload } from './payload.ts';
import { presentAttempt, presentDelivery } from './present.ts';
import { type Delivery, enqueueAttempt, enqueueDelivery } from './publish.ts';

export interface DeliveryDeps extends WebhookDeps {
  jobs: Jobs;
  publicUrl: string;
}

/** @throws AppError `not_found` */
export async function listDeliveries(
  { database }: WebhookDeps,
  userId: string,
  id: string,
  page: number,
): Promise<DeliveryList> {
  await requireWebhook(database, userId, id);
  const isOfWebhook = eq(webhookDeliveries.webhookId, id);
  const rows = await database
    .select()
    .from(webhookDeliveries)
    .where(isOfWebhook)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(DELIVERIES_PER_PAGE)
    .offset((page - 1) * DELIVERIES_PER_PAGE);
  const total = await database.$count(webhookDeliveries, isOfWebhook);
  return { deliveries: await withAttempts(database, rows), total };
}

/** @throws AppError `not_found` */
export async function readDelivery(
  { database }: WebhookDeps,
  userId: string,
  id: string,
  messageId: string,
): Promise<DeliveryDetail> {
  const webhook = await requireWebhook(database, userId, id);
  const row = await requireDelivery(database, webhook, messageId);
  const log = await database
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, row.id))
    .orderBy(desc(webhookAttempts.id));
  return {
    ...presentDelivery(row, log.length, log[0] ?? null),
    body: deliveryBody(webhook.format, row.payload),
    log: log.map(presentAttempt),
  };
}

/**
 * Sends a test, once per key; also if the webhook is off.
 * @throws AppError `not_found`
 */
export async function sendTest(
  { database, jobs, publicUrl }: DeliveryDeps,
  userId: string,
  id: string,
  idempotencyKey: string,
): Promise<WebhookDelivery> {
  return database.transaction(async (transaction) => {
    const webhook = await lockWebhook(transaction, userId, id);
    const payload = testPayload(webhook, publicUrl);
    const sent = await enqueueDelivery(transaction, jobs, { webhookId: id, payload, idempotencyKey });
    if (sent !== null) return presentDelivery(sent, 0, null);
    const [known] = await transaction
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.idempotencyKey, idempotencyKey));
    if (known === undefined) throw new Error('The test was neither stored nor known');
    return presentDelivery(known, known.tries, null);
  });
}

/**
 * Sends a delivery again, under the same `webhook-id`, with all its retries. One that waits for its next attempt is sent
 * now.
 * @throws AppError `not_found`; `conflict` if it's being sent right now, or the webhook is off
 */
export async function replayDelivery(
  { database, jobs }: DeliveryDeps,
  userId: string,
  id: string,
  messageId: string,
): Promise<WebhookDelivery> {
  return database.transaction(async (transaction) => {
    const webhook = await lockWebhook(transaction, userId, id);
    if (!webhook.isOn) throw new AppError('conflict', 'This webhook is off. Switch it on first.');
    const { id: deliveryId, ...before } = await requireDelivery(transaction, webhook, messageId);
    const now = new Date();
    if (before.state === 'pending' && (before.nextAttemptAt ?? now) <= now) {
      throw new AppError('conflict', 'This delivery is being sent right now.');
    }
    const [replayed] = await transaction
      .update(webhookDeliveries)
      .set({ state: 'pending', turn: before.turn + 1, tries: 0, queuedAt: now, nextAttemptAt: now })
      .where(eq(webhookDeliveries.id, deliveryId))
      .returning();
    if (replayed === undefined) throw new Error('The delivery was locked but is gone');
    await enqueueAttempt(transaction, jobs, replayed, 0);
    const attempts = await transaction.$count(webhookAttempts, eq(webhookAttempts.deliveryId, deliveryId));
    return presentDelivery(replayed, attempts, null);
  });
}

async function withAttempts(database: Database, rows: Delivery[]): Promise<WebhookDelivery[]> {
  if (rows.length === 0) return [];
  const isOfThese = inArray(
    webhookAttempts.deliveryId,
    rows.map(({ id }) => id),
  );
  const counts = await database
    .select({ id: webhookAttempts.deliveryId, attempts: count() })
    .from(webhookAttempts)
    .where(isOfThese)
    .groupBy(webhookAttempts.deliveryId);
  const last = await database
    .selectDistinctOn([webhookAttempts.deliveryId])
    .from(webhookAttempts)
    .where(isOfThese)
    .orderBy(webhookAttempts.deliveryId, desc(webhookAttempts.id));
  return rows.map((row) =>
    presentDelivery(
      row,
      counts.find(({ id }) => id === row.id)?.attempts ?? 0,
      last.find(({ deliveryId }) => deliveryId === row.id) ?? null,
    ),
  );
}
