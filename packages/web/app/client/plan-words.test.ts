import type { Plan } from '@liftmark/contract/account';
import { expect, test } from 'vitest';
import { planWords } from './plan-words.ts';

const later = '2999-05-03T12:00:00Z';
const plan: Plan = {
  isPro: true,
  planType: 'monthly',
  seats: 1,
  subscriptionStatus: 'active',
  trialEndsAt: null,
  paidUntil: later,
  proUntil: later,
  cancelsAtPeriodEnd: false,
  isManaged: true,
  hasTrialLeft: false,
  analysesThisMonth: 2,
  freeAnalysesPerMonth: 3,
};
const gone = { isPro: false, subscriptionStatus: 'free', proUntil: '2026-05-03T12:00:00Z' };

test.each<[string, Partial<Plan>, string, string | undefined]>([
  ['renews', {}, 'Pro Monthly', 'Renews on May 3, 2999 for $49'],
  ['for three', { seats: 3 }, 'Pro Monthly', 'Renews on May 3, 2999 for $147'],
  ['by the year', { planType: 'annual' }, 'Pro Annual', 'Renews on May 3, 2999 for $468'],
  ['cancelled', { cancelsAtPeriodEnd: true }, 'Pro Monthly', 'Pro until May 3, 2999, won’t renew'],
  ['ended early', { subscriptionStatus: 'canceled' }, 'Pro Monthly', 'Pro until May 3, 2999, won’t renew'],
  [
    'a trial',
    { subscriptionStatus: 'trialing', trialEndsAt: later },
    'Pro Monthly',
    'Free trial until May 3, 2999, then $49',
  ],
  [
    'a failed payment',
    { subscriptionStatus: 'past_due' },
    'Pro Monthly',
    'Your last payment failed. You keep Pro until May 3, 2999. Check your card.',
  ],
  ['a listed address', { planType: null, proUntil: null, subscriptionStatus: 'free' }, 'Pro', undefined],
  ['a gift after a paid time', { ...gone, isPro: true }, 'Pro', undefined],
  ['free after Pro', gone, 'Free', 'Pro ended on May 3, 2026'],
  ['free', { ...gone, isManaged: false, proUntil: null, planType: null }, 'Free', undefined],
])('%s', (_name, changed, name, line) => {
  const words = planWords({ ...plan, ...changed });
  expect([words.name, words.lines[1]]).toEqual([name, line]);
});
