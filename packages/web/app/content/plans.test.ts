import { formatPrice, PLANS } from '@liftmark/contract/plans';
import { expect, test } from 'vitest';
import { PLAN_OFFERS } from './plans.ts';

test('a plan that is billed for more than a month says how much is charged at once', () => {
  const { perMonth, charged } = PLANS.annual;
  const annual = PLAN_OFFERS.find(({ plan }) => plan === 'annual');
  expect(charged).toBeGreaterThan(perMonth);
  expect(annual?.terms).toContain(`Billed annually at ${formatPrice(charged)},`);
});
