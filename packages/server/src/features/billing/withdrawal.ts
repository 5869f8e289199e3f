import type Stripe from 'stripe';
import { dateOf, type Withdrawal } from './subscription-state.ts';

/** A dispute that holds or took the money; inquiries and those that were won do not. */
const LOSING = new Set(['needs_response', 'under_review', 'lost']);

/** A payment may be made moments before its period begins. */
const SLACK_S = 600;

/**
 * Whether what a subscription's present period was paid with went back, or any of its payments is disputed.
 * @param charges of the customer, newest first
 */
export async function findWithdrawal(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  charges: Stripe.Charge[],
): Promise<Withdrawal | null> {
  const paid = charges.filter(
    ({ status, created }) => status === 'succeeded' && created >= subscription.created - SLACK_S,
  );
  for (const charge of paid.filter(({ disputed }) => disputed)) {
    const { data: disputes } = await stripe.disputes.list({ charge: charge.id, limit: 10 });
    if (disputes.some(({ status }) => LOSING.has(status)))
      return { reason: 'disputed', paidAt: dateOf(charge.created) };
  }
  const periodStart = subscription.items.data[0]?.current_period_start ?? subscription.created;
  const latest = paid.find(({ created }) => created >= periodStart - SLACK_S);
  return latest?.refunded ? { reason: 'refunded', paidAt: dateOf(latest.created) } : null;
}
