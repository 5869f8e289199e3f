import { expect, it } from 'vitest';
import { DEFAULT_REVENUE, inDollars, revenueGain } from './revenue-gain.ts';

it('adds a fifth of the revenue, a month being 30 days', () => {
  // 1,000 visitors × 2 % × $100 = $2,000 a day; a fifth of it is $400, and 30 days of that are $12,000.
  const { daily, monthly } = revenueGain(DEFAULT_REVENUE);
  expect([inDollars(daily), inDollars(monthly)]).toEqual(['$400', '$12,000']);
});

it('is nothing where nobody comes', () => {
  expect(revenueGain({ dailyVisitors: 0, conversionRate: 3, orderValue: 50 })).toEqual({
    daily: 0,
    monthly: 0,
  });
});
