import type { PlanType } from '@liftmark/contract/billing';
import { CURRENCY, PLANS } from '@liftmark/contract/plans';
import type Stripe from 'stripe';

/** The parts of the provider's objects that the simulation keeps, named after the provider's own types. */

export type SimulatedPrice = Pick<Stripe.Price, 'id' | 'object' | 'unit_amount' | 'currency'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;
};

export interface SimulatedSubscription
  extends Pick<
    Stripe.Subscription,
    | 'id'
    | 'object'
    | 'status'
    | 'created'
    | 'trial_start'
    | 'trial_end'
    | 'cancel_at'
    | 'cancel_at_period_end'
    | 'canceled_at'
    | 'ended_at'
    | 'metadata'
  > {
  [field: string]: unknown;
  customer: string;
  items: { object: 'list'; data: [SimulatedItem] };
  cancellation_details: { reason: 'cancellation_requested' | 'payment_failed' | null };
  default_payment_method: {
    id: string;
    object: 'payment_method';
    type: 'card';
    card: { brand: string; last4: string; fingerprint: string };
  };
}

export interface SimulatedItem
  extends Pick<
    Stripe.SubscriptionItem,
    'id' | 'object' | 'quantity' | 'current_period_start' | 'current_period_end'
  > {
  price: SimulatedPrice;
}

export interface SimulatedSession
  extends Pick<
    Stripe.Checkout.Session,
    'id' | 'object' | 'mode' | 'status' | 'url' | 'client_secret' | 'created' | 'expires_at' | 'success_url'
  > {
  [field: string]: unknown;
  customer: string;
  subscription: string | null;
  /** Price, quantity and trial days of the order. */
  order: { price: string; quantity?: number; trialDays: number; metadata: Record<string, string> };
}

export interface SimulatedCharge
  extends Pick<
    Stripe.Charge,
    | 'id'
    | 'object'
    | 'amount'
    | 'amount_refunded'
    | 'currency'
    | 'created'
    | 'disputed'
    | 'refunded'
    | 'status'
  > {
  [field: string]: unknown;
  customer: string;
}

export const SIMULATED_PRICES: Record<PlanType, string> = {
  monthly: 'price_simulated_monthly',
  annual: 'price_simulated_annual',
};

export function priceOf(planType: PlanType): SimulatedPrice {
  return {
    id: SIMULATED_PRICES[planType],
    object: 'price',
    unit_amount: PLANS[planType].charged,
    currency: CURRENCY.toLowerCase(),
    recurring: { interval: planType === 'annual' ? 'year' : 'month', interval_count: 1 },
  };
}

export function planTypeOf(priceId: string): PlanType | null {
  if (priceId === SIMULATED_PRICES.annual) return 'annual';
  return priceId === SIMULATED_PRICES.monthly ? 'monthly' : null;
}

/** Seconds since 1970, the provider's unit. */
export function nowS(): number {
  return Math.floor(Date.now() / 1000);
}

/** The end of a price's period that starts at the given second. */
export function periodEnd(startS: number, { recurring }: SimulatedPrice): number {
  const end = new Date(startS * 1000);
  if (recurring.interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return Math.floor(end.getTime() / 1000);
}
