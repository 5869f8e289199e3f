import { createHash, randomUUID } from 'node:crypto';
import type { PlanType } from '@liftmark/contract/billing';
import {
  nowS,
  periodEnd,
  planTypeOf,
  priceOf,
  type SimulatedCharge,
  type SimulatedItem,
  type SimulatedPrice,
  type SimulatedSession,
  type SimulatedSubscription,
} from './objects.ts';
import type { SimulatedStore, StoredObject } from './store.ts';

/** Events in the life of a simulated subscription. Each function returns the provider's events. */
export interface SimulatedEvent {
  type: string;
  object: StoredObject;
}

/** The card was accepted: the subscription starts. */
export async function payCheckout(
  store: SimulatedStore,
  session: SimulatedSession,
  card: string,
): Promise<SimulatedEvent[]> {
  const { order, customer } = session;
  const { quantity = 1 } = order;
  const planType = planTypeOf(order.price);
  if (planType === null) throw new Error(`No plan has the price ${order.price}`);
  const now = nowS();
  const trialEnd = order.trialDays > 0 ? now + order.trialDays * 24 * 3600 : null;
  const price = priceOf(planType);
  // The id is derived from the session, so that paying twice creates one subscription.
  const id = session.id.replace(/^cs_/, 'sub_');
  const subscription = (await store.create({
    id,
    object: 'subscription',
    status: trialEnd === null ? 'active' : 'trialing',
    created: now,
    customer,
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    metadata: order.metadata,
    cancellation_details: { reason: null },
    items: {
      object: 'list',
      data: [
        {
          id: session.id.replace(/^cs_/, 'si_'),
          object: 'subscription_item',
          quantity,
          current_period_start: now,
          current_period_end: trialEnd ?? periodEnd(now, price),
          price,
        },
      ],
    },
    default_payment_method: {
      id: session.id.replace(/^cs_/, 'pm_'),
      object: 'payment_method',
      type: 'card',
      card: { brand: 'visa', last4: card.slice(-4), fingerprint: fingerprintOf(card) },
    },
  } satisfies SimulatedSubscription)) as SimulatedSubscription;
  const complete = { ...session, status: 'complete', subscription: id };
  await store.replace(complete);
  const paid = trialEnd === null ? [await charge(store, customer, priceFor(price, quantity))] : [];
  return [
    { type: 'customer.subscription.created', object: subscription },
    ...paid,
    { type: 'checkout.session.completed', object: complete },
  ];
}

/** The card was declined: nothing starts, and the person can try another one. */
export async function declineCheckout(
  store: SimulatedStore,
  { order, customer }: SimulatedSession,
): Promise<SimulatedEvent[]> {
  const planType = planTypeOf(order.price);
  if (planType === null) throw new Error(`No plan has the price ${order.price}`);
  // A trial starts by checking the card, which isn't a payment.
  if (order.trialDays > 0) return [];
  return [await charge(store, customer, priceFor(priceOf(planType), order.quantity ?? 1), 'failed')];
}

/** The period ends now, and the next one is paid. */
export async function renew(
  store: SimulatedStore,
  current: SimulatedSubscription,
): Promise<SimulatedEvent[]> {
  if (current.cancel_at_period_end) return end(store, current);
  const renewed = nextPeriod(current, 'active');
  await store.replace(renewed);
  return [await charge(store, renewed.customer, dueOf(renewed)), updated(renewed)];
}

/** The period ends now and the card is declined. */
export async function failRenewal(
  store: SimulatedStore,
  current: SimulatedSubscription,
): Promise<SimulatedEvent[]> {
  const failed = nextPeriod(current, 'past_due');
  await store.replace(failed);
  const declined = await charge(store, failed.customer, dueOf(failed), 'failed');
  const invoice = { id: newId('in'), object: 'invoice', customer: failed.customer };
  return [declined, { type: 'invoice.payment_failed', object: invoice }, updated(failed)];
}

/** It won't renew, or will renew again. */
export async function setCancelled(
  store: SimulatedStore,
  current: SimulatedSubscription,
  isCancelled: boolean,
): Promise<SimulatedEvent[]> {
  const changed: SimulatedSubscription = {
    ...current,
    cancel_at_period_end: isCancelled,
    cancel_at: isCancelled ? itemOf(current).current_period_end : null,
    canceled_at: isCancelled ? nowS() : null,
    cancellation_details: { reason: isCancelled ? 'cancellation_requested' : null },
  };
  await store.replace(changed);
  return [updated(changed)];
}

/** The paid time is over. */
export async function end(store: SimulatedStore, current: SimulatedSubscription): Promise<SimulatedEvent[]> {
  const reason = current.status === 'past_due' ? 'payment_failed' : 'cancellation_requested';
  const ended = endSubscription(withItem(current, { current_period_end: nowS() }), reason);
  await store.replace(ended);
  return [{ type: 'customer.subscription.deleted', object: ended }];
}

/** The other plan, effective now. */
export async function switchPlan(
  store: SimulatedStore,
  current: SimulatedSubscription,
  planType: PlanType,
): Promise<SimulatedEvent[]> {
  const price = priceOf(planType);
  const now = nowS();
  const switched = withItem(
    {
      ...current,
      status: 'active',
      trial_end: current.trial_end === null ? null : Math.min(current.trial_end, now),
    },
    { price, current_period_start: now, current_period_end: periodEnd(now, price) },
  );
  await store.replace(switched);
  return [await charge(store, switched.customer, dueOf(switched)), updated(switched)];
}

/** More seats are paid for the rest of the period; fewer count from the next one. */
export async function changeQuantity(
  store: SimulatedStore,
  current: SimulatedSubscription,
  quantity: number,
): Promise<SimulatedSubscription> {
  const {
    price,
    quantity: before = 1,
    current_period_start: start,
    current_period_end: end,
  } = itemOf(current);
  const changed = withItem(current, { quantity });
  await store.replace(changed);
  const left = Math.max(0, (end - nowS()) / (end - start));
  if (quantity > before && current.status === 'active')
    await charge(store, current.customer, priceFor(price, (quantity - before) * left));
  return changed;
}

/** The latest payment is returned, by the operator or through the bank. */
export async function takeBack(
  store: SimulatedStore,
  current: SimulatedSubscription,
  how: 'refund' | 'dispute',
): Promise<SimulatedEvent[]> {
  const charges = await store.list('charge', current.customer);
  const latest = charges.find(({ status }) => status === 'succeeded');
  if (latest === undefined) return [];
  if (how === 'refund') {
    const refunded = { ...latest, refunded: true, amount_refunded: latest.amount };
    await store.replace(refunded);
    return [{ type: 'charge.refunded', object: refunded }];
  }
  await store.replace({ ...latest, disputed: true });
  const dispute = await store.create({
    id: newId('dp'),
    object: 'dispute',
    charge: latest.id,
    status: 'needs_response',
  });
  return [{ type: 'charge.dispute.created', object: dispute }];
}

export function endSubscription(
  current: SimulatedSubscription,
  reason: 'cancellation_requested' | 'payment_failed',
): SimulatedSubscription {
  if (current.ended_at !== null) return current;
  const now = nowS();
  return {
    ...current,
    status: 'canceled',
    ended_at: now,
    canceled_at: now,
    cancellation_details: { reason },
  };
}

/** A customer's subscriptions end with the customer. */
export async function endSubscriptionsOf(store: SimulatedStore, customer: string): Promise<void> {
  for (const subscription of await store.list('subscription', customer)) {
    await store.replace(endSubscription(subscription as SimulatedSubscription, 'cancellation_requested'));
  }
}

function priceFor(price: SimulatedPrice, quantity: number): SimulatedPrice {
  return { ...price, unit_amount: Math.round((price.unit_amount ?? 0) * quantity) };
}

/** What a whole period costs. */
function dueOf(subscription: SimulatedSubscription): SimulatedPrice {
  const { price, quantity = 1 } = itemOf(subscription);
  return priceFor(price, quantity);
}

export function itemOf({ items }: SimulatedSubscription): SimulatedItem {
  return items.data[0];
}

function nextPeriod(current: SimulatedSubscription, status: 'active' | 'past_due'): SimulatedSubscription {
  const now = nowS();
  const { price } = itemOf(current);
  const trialEnd = current.trial_end === null ? null : Math.min(current.trial_end, now);
  return withItem(
    { ...current, status, trial_end: trialEnd },
    { current_period_start: now, current_period_end: periodEnd(now, price) },
  );
}

function withItem(current: SimulatedSubscription, change: Partial<SimulatedItem>): SimulatedSubscription {
  return { ...current, items: { object: 'list', data: [{ ...itemOf(current), ...change }] } };
}

async function charge(
  store: SimulatedStore,
  customer: string,
  price: SimulatedPrice,
  status: 'succeeded' | 'failed' = 'succeeded',
): Promise<SimulatedEvent> {
  const made: SimulatedCharge = {
    id: newId('ch'),
    object: 'charge',
    amount: price.unit_amount ?? 0,
    amount_refunded: 0,
    currency: price.currency,
    created: nowS(),
    customer,
    disputed: false,
    refunded: false,
    status,
  };
  return { type: `charge.${status}`, object: await store.create(made) };
}

function updated(subscription: SimulatedSubscription): SimulatedEvent {
  return { type: 'customer.subscription.updated', object: subscription };
}

function fingerprintOf(card: string): string {
  return createHash('sha256').update(card).digest('hex').slice(0, 16);
}

function newId(prefix: string): string {
  return `${prefix}_simulated_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
}
