import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { checkouts, webhookEvents } from '../../database/schema.ts';
import type { BillingWorker, EventPayload } from './jobs.ts';
import type { EventSubject } from './receive-webhook.ts';
import { idOf } from './subscription-state.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Applies a stored event. Events only say whom to look at: what is true of a customer is asked of the provider, so
 * their order does not matter, and one that is applied again after a crash changes nothing.
 */
export async function applyEvent(worker: BillingWorker, { eventId }: EventPayload): Promise<void> {
  const { database } = worker;
  const [event] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (event === undefined || event.processedAt !== null) return;
  const subject = event.payload as EventSubject;
  try {
    await noteCheckout(database, event.type, subject);
    const customerId = await customerOf(worker, subject);
    if (customerId !== null) await syncCustomer(worker, customerId);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await database.update(webhookEvents).set({ error: reason }).where(eq(webhookEvents.id, eventId));
    throw error;
  }
  await database
    .update(webhookEvents)
    .set({ processedAt: new Date(), error: null })
    .where(eq(webhookEvents.id, eventId));
}

async function noteCheckout(database: Database, type: string, { id }: EventSubject): Promise<void> {
  const state =
    type === 'checkout.session.completed'
      ? 'complete'
      : type === 'checkout.session.expired'
        ? 'expired'
        : null;
  if (state === null || id === null) return;
  await database
    .update(checkouts)
    .set({ state })
    .where(and(eq(checkouts.sessionId, id), eq(checkouts.state, 'open')));
}

async function customerOf({ payments }: BillingWorker, subject: EventSubject): Promise<string | null> {
  if (subject.customer !== null || subject.charge === null) return subject.customer;
  // A dispute names its payment alone.
  const { customer } = await payments.stripe.charges.retrieve(subject.charge);
  return customer === null ? null : idOf(customer);
}
