import type Stripe from 'stripe';
import type { Database } from '../../database/connection.ts';
import { webhookEvents } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { billingEventJob } from './jobs.ts';
import type { Payments } from './payments.ts';

export interface WebhookDeps {
  database: Database;
  jobs: Jobs;
  payments: Payments;
}

/** Seconds that an event may be old, by its signature. */
const TOLERANCE_S = 300;

/** Whom an event is about. What it says beyond that may be out of date by the time that it is read. */
export interface EventSubject extends Record<string, unknown> {
  object: string;
  id: string | null;
  customer: string | null;
  charge: string | null;
}

/**
 * Takes an event of the provider: stores it and the job that applies it in one transaction, once however often it
 * comes.
 * @param body exactly as it was received
 * @throws AppError `bad_request` where it is not signed by the provider, or too long ago
 */
export async function receiveWebhook(
  { database, jobs, payments }: WebhookDeps,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = verify(payments, body, signature);
  await database.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(webhookEvents)
      .values({ id: event.id, provider: 'stripe', type: event.type, payload: subjectOf(event) })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (stored) await jobs.send(transaction, billingEventJob, { eventId: event.id });
  });
}

function verify({ stripe, webhookSecrets }: Payments, body: Buffer, signature = ''): Stripe.Event {
  let cause: unknown;
  for (const secret of webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
    } catch (error) {
      cause = error;
    }
  }
  throw new AppError('bad_request', 'This event is not signed as it has to be.', { cause });
}

function subjectOf(event: Stripe.Event): EventSubject {
  const about: object = event.data.object;
  const text = (value: unknown): string | null =>
    typeof value === 'string' ? value : isWithId(value) ? value.id : null;
  const field = (name: string): unknown => (name in about ? about[name as keyof typeof about] : null);
  const object = text(field('object')) ?? '';
  const id = text(field('id'));
  return {
    object,
    id,
    customer: object === 'customer' ? id : text(field('customer')),
    charge: text(field('charge')),
  };
}

function isWithId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
