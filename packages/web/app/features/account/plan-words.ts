import type { Plan } from '@liftmark/contract/account';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const NAMES: Record<'monthly' | 'annual', string> = { monthly: 'Pro Monthly', annual: 'Pro Annual' };

/** A plan in words: its name, what is used of it, and when it changes. */
export function planWords(plan: Plan): { name: string; lines: string[] } {
  if (!plan.isPro) {
    const { analysesThisMonth: used, freeAnalysesPerMonth: all } = plan;
    return { name: 'Free', lines: [`${used} of ${all} analyses used this month`] };
  }
  const name = plan.planType === null ? 'Pro' : NAMES[plan.planType];
  return { name, lines: ['Unlimited analyses', ...changes(plan)] };
}

function changes({ subscriptionStatus, trialEndsAt, paidUntil, cancelsAtPeriodEnd }: Plan): string[] {
  const day = (iso: string): string => DAY.format(new Date(iso));
  if (cancelsAtPeriodEnd && paidUntil !== null) return [`Cancelled. Pro until ${day(paidUntil)}`];
  if (subscriptionStatus === 'trialing' && trialEndsAt !== null) return [`Trial until ${day(trialEndsAt)}`];
  return paidUntil === null ? [] : [`Renews on ${day(paidUntil)}`];
}
