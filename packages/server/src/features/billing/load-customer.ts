import type Stripe from 'stripe';
import type { BillingWorker } from './jobs.ts';
import { isMissing } from './provider-errors.ts';
import { findPaid } from './subscription-payments.ts';
import { planOf, type SubscriptionState, stateOf } from './subscription-state.ts';
import { claimTrial } from './trial-use.ts';
import { warnOfPrice } from './warn-of-price.ts';

export interface FoundSubscription {
  state: SubscriptionState;
  /** True if it was ended because the person or card had a trial before. */
  isTrialRefused: boolean;
}

/** Most subscriptions and payments of a customer to look at, the newest ones. */
const LIMIT = 100;

/** The customer's current subscriptions to our plans at the provider; null if the customer was deleted there. */
export async function loadCustomer(
  deps: BillingWorker,
  user: { id: string; email: string },
  customerId: string,
): Promise<FoundSubscription[] | null> {
  const { stripe } = deps.payments;
  if (!(await isKnown(stripe, customerId))) return null;
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: LIMIT,
    expand: ['data.default_payment_method'],
  });
  const ours = data.filter((subscription) => planOf(subscription, deps.payments) !== null);
  for (const subscription of data) if (!ours.includes(subscription)) warnOfPrice(deps, user, subscription);
  if (ours.length === 0) return [];
  const { data: charges } = await stripe.charges.list({ customer: customerId, limit: LIMIT });
  const found: FoundSubscription[] = [];
  for (const subscription of ours) {
    const isTrialRefused = !(await mayTry(deps, user, subscription));
    const current =
      isTrialRefused && subscription.status === 'trialing'
        ? await stripe.subscriptions.cancel(subscription.id, { prorate: false })
        : subscription;
    const planType = planOf(current, deps.payments);
    if (planType === null) continue;
    found.push({
      state: stateOf(current, planType, await findPaid(stripe, current, charges)),
      isTrialRefused,
    });
  }
  return found;
}

async function isKnown(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(customerId)).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** True if a subscription has no trial, or the first one of the person and the card. */
async function mayTry(
  deps: BillingWorker,
  { id: userId, email }: { id: string; email: string },
  { id, trial_start, default_payment_method: method }: Stripe.Subscription,
): Promise<boolean> {
  if (trial_start === null) return true;
  const card = typeof method === 'object' ? method?.card?.fingerprint : null;
  return claimTrial(deps, id, { userId, email, ...(card && { card }) });
}
