import type { Plan } from '@liftmark/contract/account';
import { formatPrice, PLANS } from '@liftmark/contract/plans';
import { dateWords } from '../ui/moment.ts';

/** A plan in words: its name, what it includes, and what happens next. */
export function planWords(plan: Plan): { name: string; lines: string[] } {
  if (!plan.isPro) {
    const { analysesThisMonth: used, freeAnalysesPerMonth: all } = plan;
    return { name: 'Free', lines: [`${used} of ${all} analyses used this month`, ...past(plan)] };
  }
  // Pro that was given, or comes from the operator's list, outlasts a subscription that has ended.
  if (plan.planType === null || !isPaidFor(plan)) return { name: 'Pro', lines: ['Unlimited analyses'] };
  return { name: PLANS[plan.planType].name, lines: ['Unlimited analyses', next(plan)] };
}

/** Whether the subscription itself still includes Pro. */
function isPaidFor({ proUntil, subscriptionStatus }: Plan): boolean {
  return subscriptionStatus !== 'free' && proUntil !== null && Date.parse(proUntil) > Date.now();
}

function next({
  subscriptionStatus,
  trialEndsAt,
  paidUntil,
  proUntil,
  planType,
  seats,
  ...plan
}: Plan): string {
  const price = formatPrice(PLANS[planType ?? 'monthly'].charged * seats);
  if (plan.cancelsAtPeriodEnd || subscriptionStatus === 'canceled') {
    return proUntil === null ? 'Won’t renew' : `Pro until ${dateWords(proUntil)}, won’t renew`;
  }
  if (subscriptionStatus === 'past_due') {
    const until = proUntil === null ? '' : ` You keep Pro until ${dateWords(proUntil)}.`;
    return `Your last payment failed.${until} Check your card.`;
  }
  if (subscriptionStatus === 'trialing' && trialEndsAt !== null) {
    return `Free trial until ${dateWords(trialEndsAt)}, then ${price}`;
  }
  return paidUntil === null ? price : `Renews on ${dateWords(paidUntil)} for ${price}`;
}

/** Why Pro is over, for people who had it. */
function past({ subscriptionStatus, proUntil, isManaged }: Plan): string[] {
  if (subscriptionStatus === 'past_due' || subscriptionStatus === 'unpaid') {
    return ['Your last payment failed. Add another card to get Pro back.'];
  }
  return isManaged && proUntil !== null ? [`Pro ended on ${dateWords(proUntil)}`] : [];
}
