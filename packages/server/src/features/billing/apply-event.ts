import { and, eq } from 'drizzle-orm';
import { checkouts, webhookEvents } from '../../database/schema.ts';
import type { BillingWorker, EventPayload } from './jobs.ts';
import { isOwnCustomer } from './payments.ts';
import type { EventSubject } from './receive-webhook.ts';
import { sessionState } from './session-state.ts';
import { idOf } from './subscription-state.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Applies a stored event. Events only name a customer, whose state is then requested from the provider. So their
 * order doesn't matter, and applying one again after a crash changes nothing.
 */
export async function applyEvent(worker: BillingWorker, { eventId }: EventPayload): Promise<void> {
  const { database } = worker;
  const [event] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (event === undefined || event.processedAt !== null) return;
  const subject = event.payload as EventSubject;
  try {
    await noteCheckout(worker, subject);
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

async function noteCheckout(
  { database, payments }: BillingWorker,
  { object, id, customer }: EventSubject,
): Promise<void> {
  if (object !== 'checkout.session' || id === null) return;
  if (customer !== null && !isOwnCustomer(payments, customer)) return;
  const isOpen = and(eq(checkouts.sessionId, id), eq(checkouts.state, 'open'));
  if ((await database.$count(checkouts, isOpen)) === 0) return;
  await database
    .update(checkouts)
    .set({ state: await sessionState(payments, id) })
    .where(isOpen);
}

async function customerOf({ payments }: BillingWorker, subject: EventSubject): Promise<string | null> {
  if (subject.customer !== null || subject.charge === null) return subject.customer;
  // A dispute only names its payment.
  const { customer } = await payments.stripe.charges.retrieve(subject.charge);
  return customer === null ? null : idOf(customer);
}
