import Stripe from 'stripe';
import { z } from 'zod';
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

/** Seconds that a signature may be older or newer than our clock. */
const TOLERANCE_S = 300;

/** An object's id, as it is or with the object around it. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullable()
  .catch(null);

/** What of an event is kept: whom it is about. What it says beyond that may be out of date once it is read. */
const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(200),
  data: z.object({
    object: z.object({ object: z.string(), id: reference, customer: reference, charge: reference }),
  }),
});
type ReceivedEvent = z.infer<typeof eventSchema>;
export type EventSubject = ReceivedEvent['data']['object'];

/**
 * Takes an event of the provider: stores it and the job that applies it in one transaction, once however often it
 * comes.
 * @param body exactly as it was received
 * @throws AppError `bad_request` where it is not signed by the provider, or not within the last or next minutes
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

function verify({ stripe, webhookSecrets }: Payments, body: Buffer, signature = ''): ReceivedEvent {
  const signedAt = signedAtS(signature);
  if (signedAt === null) throw refused('unsigned');
  const ageS = Date.now() / 1000 - signedAt;
  if (ageS > TOLERANCE_S) throw refused('signed_too_long_ago');
  // The provider's library only refuses old signatures.
  if (ageS < -TOLERANCE_S) throw refused('signed_ahead_of_time');
  for (const secret of webhookSecrets) {
    try {
      return eventSchema.parse(stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S));
    } catch (error) {
      const isOthers = error instanceof Stripe.errors.StripeSignatureVerificationError;
      if (!isOthers) throw refused('not_an_event', error);
    }
  }
  throw refused('signed_by_another');
}

/** When the signature was made, in seconds since 1970. With several times, the last counts, as in the library. */
function signedAtS(signature: string): number | null {
  const named = [...signature.matchAll(/(?:^|,)t=(\d{1,12})(?=,|$)/g)].at(-1)?.[1];
  return named === undefined ? null : Number(named);
}

function refused(reason: string, cause?: unknown): AppError {
  return new AppError('bad_request', 'This event is not signed as it has to be.', {
    cause,
    refusal: { event: 'webhook-refused', reason },
  });
}

/** A customer's own events name it by their id. */
function subjectOf({ data: { object: about } }: ReceivedEvent): EventSubject {
  return about.object === 'customer' ? { ...about, customer: about.id } : about;
}
