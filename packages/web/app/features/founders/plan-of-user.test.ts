import { expect, test } from 'vitest';
import { planOf } from './plan-of-user.ts';

const MONTHLY = { isPro: true, planType: 'monthly', grantedProUntil: null, endsAt: null } as const;
const ENDS = '2026-11-28T22:30:00.000Z';

test('a plan that was cancelled says so, and when it ends', () => {
  expect(planOf({ ...MONTHLY, subscriptionStatus: 'trialing' })).toBe('Pro Monthly, trialing');
  expect(planOf({ ...MONTHLY, subscriptionStatus: 'trialing', endsAt: ENDS })).toBe(
    'Pro Monthly, trial canceled, ends Nov 28',
  );
  expect(planOf({ ...MONTHLY, subscriptionStatus: 'active', endsAt: ENDS })).toBe(
    'Pro Monthly, canceled, ends Nov 28',
  );
  expect(planOf({ ...MONTHLY, isPro: false, subscriptionStatus: 'canceled' })).toBe('Pro Monthly, canceled');
});

test('who pays nothing is free, listed by the operator, or was given Pro', () => {
  const free = {
    isPro: false,
    planType: null,
    subscriptionStatus: 'free',
    grantedProUntil: null,
    endsAt: null,
  };
  expect(planOf(free)).toBe('Free');
  expect(planOf({ ...free, isPro: true })).toBe('Pro through settings');
  expect(planOf({ ...free, isPro: true, grantedProUntil: ENDS })).toBe('Pro, granted');
});
