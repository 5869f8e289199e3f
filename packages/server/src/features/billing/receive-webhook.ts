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

/** Seconds that a signature may differ from our clock, in either direction. */
const TOLERANCE_S = 300;

/** An object's id, alone or inside the object. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullable()
  .catch(null);

/** Only the customer of an event is kept. The rest may be outdated by the time it is read. */
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
 * Receives an event from the provider: stores it and the job that applies it in one transaction, exactly once.
 * @param body exactly as received
 * @throws AppError `bad_request` if the provider's signature is missing, wrong, or too far from the current time
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
  // The provider's library only refuses old signatures, not those from the future.
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

/**
 * When the signature was made, in seconds since 1970. If there are several times, the last one counts, as in the
 * library.
 */
function signedAtS(signature: string): number | null {
  const named = [...signature.matchAll(/(?:^|,)t=(\d{1,12})(?=,|$)/g)].at(-1)?.[1];
  return named === undefined ? null : Number(named);
}

function refused(reason: string, cause?: unknown): AppError {
  return new AppError('bad_request', 'This event doesn’t have a valid signature.', {
    cause,
    refusal: { event: 'webhook-refused', reason },
  });
}

/** Events about a customer name it by its own id. */
function subjectOf({ data: { object: about } }: ReceivedEvent): EventSubject {
  return about.object === 'customer' ? { ...about, customer: about.id } : about;
}
