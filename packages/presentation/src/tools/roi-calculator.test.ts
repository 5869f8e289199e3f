import { expect, test } from 'vitest';
import { calculateRoi } from './roi-calculator.ts';

const INPUTS = {
  visitorsPerMonth: 10_000,
  conversionRate: 2,
  averageOrderValue: 50,
  improvement: 20,
  investment: 5_000,
};

test('worked by hand: 10,000 visitors at 2 % and $50, improved by 20 % for $5,000', () => {
  // Today 200 orders and $10,000 a month; a fifth more is $2,000 a month.
  expect(calculateRoi(INPUTS)).toEqual({
    currentRevenue: 10_000,
    improvedRevenue: 12_000,
    improvedRate: 2.4,
    monthlyGain: 2_000,
    quarterlyGain: 6_000,
    yearlyGain: 24_000,
    monthlyRoi: -60,
    quarterlyRoi: 20,
    yearlyRoi: 380,
    paybackMonths: 2.5,
    breakEvenMonths: 3,
    netProfitFirstYear: 19_000,
    rating: 'Excellent',
  });
});

test.each([
  [6_000, 300, 'Excellent'],
  [12_000, 100, 'Good'],
  [24_000, 0, 'Positive'],
  [24_001, expect.closeTo(-0.00417, 4), 'Negative'],
])('an investment of $%d returns %s % in the first year: %s', (investment, yearlyRoi, rating) => {
  expect(calculateRoi({ ...INPUTS, investment })).toMatchObject({ yearlyRoi, rating });
});

test('without an investment the figures are 0 and nothing is rated', () => {
  expect(calculateRoi({ ...INPUTS, investment: 0 })).toMatchObject({
    yearlyRoi: 0,
    monthlyRoi: 0,
    paybackMonths: 0,
    breakEvenMonths: 0,
    netProfitFirstYear: 24_000,
    rating: null,
  });
});

test('nothing is said of a rate above 100 %', () => {
  expect(calculateRoi({ ...INPUTS, conversionRate: 60, improvement: 100 })).toBeNull();
  expect(calculateRoi({ ...INPUTS, conversionRate: 50, improvement: 100 })?.improvedRate).toBe(100);
});

test.each(['visitorsPerMonth', 'conversionRate', 'averageOrderValue', 'improvement'])(
  'nothing is said while %s is 0',
  (name) => {
    expect(calculateRoi({ ...INPUTS, [name]: 0 })).toBeNull();
  },
);
