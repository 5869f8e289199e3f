import type { EgressGuard } from '@liftmark/engine/capture/egress/egress';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

/** What a worker needs to send deliveries. */
export interface WebhookWorker {
  database: Database;
  jobs: Jobs;
  keyring: Keyring;
  mailer: Mailer;
  guard: EgressGuard;
  /** For the whole exchange with a receiver. */
  timeoutMs: number;
}

const payload = z.object({ deliveryId: z.uuid(), turn: z.int() });
export type AttemptPayload = z.infer<typeof payload>;

/**
 * One attempt at a delivery. A refusal by the receiver is a result, after which the next attempt is a job of its own;
 * the queue repeats this one only if the worker dies or the database is gone.
 */
export const attemptJob = defineJob<AttemptPayload, WebhookWorker>({
  name: 'webhook-attempt',
  payload,
  expireInSeconds: 60,
  retryLimit: 2_000,
  longestRetryDelayS: 60,
  load: async () => (await import('./attempt-delivery.ts')).attemptDelivery,
});

/** Removes old deliveries and expired secrets once an hour. */
export const removeDeliveriesJob = defineJob<Record<string, never>, { database: Database }>({
  name: 'remove-webhook-deliveries',
  payload: z.record(z.string(), z.never()),
  expireInSeconds: 120,
  retryLimit: 2,
  cron: '27 * * * *',
  load: async () => (await import('./remove-deliveries.ts')).removeDeliveries,
});
