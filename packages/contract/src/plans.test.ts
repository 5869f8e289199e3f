import { expect, test } from 'vitest';
import { ANNUAL_SAVING, ANNUAL_SAVING_PERCENT, formatPrice, PLANS } from './plans.ts';

test('the annual plan costs what a month of it says, and saves what is promised', () => {
  expect(PLANS.annual.charged).toBe(PLANS.annual.perMonth * 12);
  expect([ANNUAL_SAVING, ANNUAL_SAVING_PERCENT]).toEqual([12_000, 20]);
});

test.each([
  [0, '$0'],
  [4900, '$49'],
  [123_450, '$1,234.50'],
])('%d cents are %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text);
});
