import { PLAN_TYPES, type PlanType } from '@liftmark/contract/billing';
import type Stripe from 'stripe';
import { proUntil, type SubscriptionTerms } from '../../access/plan.ts';
import type { subscriptions } from '../../database/schema.ts';
import type { Payments } from './payments.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;

/** The returned payment: the reason, and when it was made. */
export interface Withdrawal {
  reason: 'refunded' | 'disputed';
  paidAt: Date;
}

export interface Paid {
  withdrawal: Withdrawal | null;
  /** Time of the first payment that wasn't returned; null if there is none. */
  firstPaidAt: Date | null;
}

/** The stored row of a subscription, derived from the provider's current state of it. */
export type SubscriptionState = Pick<
  StoredSubscription,
  | 'id'
  | 'customerId'
  | 'planType'
  | 'quantity'
  | 'status'
  | 'trialEndsAt'
  | 'paidUntil'
  | 'cancelsAtPeriodEnd'
  | 'proUntil'
  | 'firstPaidAt'
  | 'withdrawal'
>;

/** Null if it isn't for one of our plans. */
export function planOf(
  subscription: Stripe.Subscription,
  { prices }: Pick<Payments, 'prices'>,
): PlanType | null {
  const priceId = subscription.items.data[0]?.price.id;
  return (
    PLAN_TYPES.find((planType) =>
      [prices[planType].sold, ...prices[planType].earlier].includes(priceId ?? ''),
    ) ?? null
  );
}

export function stateOf(
  subscription: Stripe.Subscription,
  planType: PlanType,
  { withdrawal, firstPaidAt }: Paid,
): SubscriptionState {
  const terms = termsOf(subscription, withdrawal);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    planType,
    quantity: subscription.items.data[0]?.quantity ?? 1,
    status: subscription.status,
    trialEndsAt: terms.trialEnd,
    paidUntil: terms.cancelAt ?? terms.periodEnd,
    cancelsAtPeriodEnd: terms.cancelAt !== null,
    proUntil: proUntil(terms),
    firstPaidAt,
    withdrawal: withdrawal?.reason ?? null,
  };
}

export function isLive({ status }: Pick<SubscriptionState, 'status'>): boolean {
  return ['trialing', 'active', 'past_due', 'unpaid', 'paused'].includes(status);
}

function termsOf(subscription: Stripe.Subscription, withdrawal: Withdrawal | null): SubscriptionTerms {
  const { status, created, trial_end, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const [item] = subscription.items.data;
  const periodStart = dateOf(item?.current_period_start ?? created);
  const periodEnd = dateOf(item?.current_period_end ?? created);
  const isRunning = ended_at === null;
  return {
    status,
    periodStart,
    periodEnd,
    trialEnd: trial_end === null ? null : dateOf(trial_end),
    cancelAt: !isRunning
      ? null
      : cancel_at !== null
        ? dateOf(cancel_at)
        : cancel_at_period_end
          ? periodEnd
          : null,
    endedAt: ended_at === null ? null : dateOf(ended_at),
    isEndedByChoice: subscription.cancellation_details?.reason === 'cancellation_requested',
    isCharged: item?.quantity !== 0,
    withdrawnAt: withdrawal?.paidAt ?? null,
  };
}

/** The id of an object that the provider returns as an id or in full. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** @param seconds since 1970, the provider's unit */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
