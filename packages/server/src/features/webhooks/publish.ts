import { TEST_EVENT, type WebhookEvent, type WebhookPayload } from '@liftmark/contract/webhooks';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { webhookDeliveries, webhooks } from '../../database/schema.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { attemptJob } from './jobs.ts';
import type { PageEvent } from './page-event.ts';
import { payloadOf } from './payload.ts';

/** Tells the webhooks of a workspace what happened, once the caller's transaction has committed. */
export interface Publisher {
  publish(transaction: Transaction, workspaceId: string, event: PageEvent): Promise<void>;
}

export function createPublisher(jobs: Jobs, publicUrl: string): Publisher {
  return {
    async publish(transaction, workspaceId, event) {
      const listening = await transaction
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.isOn, true), listensTo(event.type)))
        // Otherwise a webhook that is deleted just now would make the caller's transaction fail.
        .for('key share');
      if (listening.length === 0) return;
      const payload = payloadOf(event, publicUrl);
      for (const { id } of listening) {
        await enqueueDelivery(transaction, jobs, { webhookId: id, payload });
      }
    },
  };
}

function listensTo(event: WebhookEvent) {
  return sql`${webhooks.events} @> ${JSON.stringify([event])}::jsonb`;
}

export type Delivery = typeof webhookDeliveries.$inferSelect;

interface NewDelivery {
  webhookId: string;
  payload: WebhookPayload;
  /** Only of a test, which a person may send twice by mistake. */
  idempotencyKey?: string;
}

/** Stores a delivery with the job of its first attempt; null if the key was used before. */
export async function enqueueDelivery(
  transaction: Transaction,
  jobs: Jobs,
  { webhookId, payload, idempotencyKey }: NewDelivery,
): Promise<Delivery | null> {
  const [delivery] = await transaction
    .insert(webhookDeliveries)
    .values({ webhookId, event: payload.type, payload, idempotencyKey })
    .onConflictDoNothing()
    .returning();
  if (delivery === undefined) return null;
  await enqueueAttempt(transaction, jobs, delivery, 0);
  return delivery;
}

/** Enqueues the attempt of the delivery's present turn. */
export async function enqueueAttempt(
  transaction: Transaction,
  jobs: Jobs,
  { id, webhookId, turn, event }: Pick<Delivery, 'id' | 'webhookId' | 'turn' | 'event'>,
  delayS: number,
): Promise<void> {
  const [waiting] = await transaction
    .select({ pending: count() })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        sql`${webhooks.workspaceId} = (select workspace_id from webhooks where id = ${webhookId})`,
        eq(webhookDeliveries.state, 'pending'),
      ),
    );
  // Someone waits for a test, and one workspace's slow receivers must not hold up everyone else's.
  const priority = event === TEST_EVENT ? 0 : -(waiting?.pending ?? 0);
  await jobs.send(transaction, attemptJob, { deliveryId: id, turn }, priority, delayS);
}
