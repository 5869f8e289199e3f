import type Stripe from 'stripe';
import type { BillingWorker } from './jobs.ts';
import { isLive } from './subscription-state.ts';

/**
 * Warns the operator about a subscription whose price belongs to none of our plans: it is for another product, or the
 * price is missing in the settings and the subscriber doesn't get Pro.
 */
export function warnOfPrice(
  { warn }: Pick<BillingWorker, 'warn'>,
  user: { id: string },
  subscription: Stripe.Subscription,
): void {
  if (!isLive(subscription)) return;
  const prices = subscription.items.data.map(({ price }) => price.id);
  warn({ user: user.id, subscription: subscription.id, prices }, 'subscription with an unknown price');
}
