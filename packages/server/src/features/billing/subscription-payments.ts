import type Stripe from 'stripe';
import { dateOf, type Paid, type Withdrawal } from './subscription-state.ts';

/** A dispute that holds or took the money. Inquiries and won disputes do neither. */
const LOSING = new Set(['needs_response', 'under_review', 'lost']);

/** A payment may be made moments before its period starts, and the last one moments after the end. */
const SLACK_S = 600;

/**
 * The payments of a subscription, and the returned ones.
 * @param charges of its customer, newest first
 */
export async function findPaid(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  charges: Stripe.Charge[],
): Promise<Paid> {
  const { created, ended_at } = subscription;
  const payments = charges.filter(
    (charge) =>
      charge.status === 'succeeded' &&
      charge.created >= created - SLACK_S &&
      charge.created <= (ended_at ?? Infinity) + SLACK_S,
  );
  const withdrawal = await findWithdrawal(stripe, subscription, payments);
  return { withdrawal, firstPaidAt: findFirst(payments, withdrawal) };
}

/** Time of the first payment that wasn't returned; null if there is none. */
function findFirst(payments: Stripe.Charge[], withdrawal: Withdrawal | null): Date | null {
  const [first] = payments
    .filter(({ amount, refunded }) => amount > 0 && !refunded)
    .map(({ created }) => dateOf(created))
    .filter((paidAt) => paidAt.getTime() !== withdrawal?.paidAt.getTime())
    .toSorted((one, other) => one.getTime() - other.getTime());
  return first ?? null;
}

/**
 * True if the payment of the current period was returned, or any payment is disputed.
 * @param paid the subscription's payments, newest first
 */
async function findWithdrawal(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  paid: Stripe.Charge[],
): Promise<Withdrawal | null> {
  for (const charge of paid.filter(({ disputed }) => disputed)) {
    const { data: disputes } = await stripe.disputes.list({ charge: charge.id, limit: 10 });
    if (disputes.some(({ status }) => LOSING.has(status)))
      return { reason: 'disputed', paidAt: dateOf(charge.created) };
  }
  const periodStart = subscription.items.data[0]?.current_period_start ?? subscription.created;
  const latest = paid.find(({ created }) => created >= periodStart - SLACK_S);
  return latest?.refunded ? { reason: 'refunded', paidAt: dateOf(latest.created) } : null;
}
