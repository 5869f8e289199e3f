import { describe, expect, test } from 'vitest';
import { averageWords, liftOf, liftWords } from './lift-words.ts';

const NOTHING = {
  preOptimizationCvr: null,
  postOptimizationCvr: null,
  preVisitors: null,
  preConversions: null,
  postVisitors: null,
  postConversions: null,
};

test.each([
  [12.34, '+12.3% Improvement'],
  [-3, '−3.0% Decrease'],
  [0, 'No change'],
])('a lift of %d reads "%s"', (lift, words) => {
  expect(liftWords(lift)).toBe(words);
});

test.each([
  [null, '0%'],
  [0, '0%'],
  [13.06, '+13.1%'],
  [-2, '−2.0%'],
])('an average of %s reads "%s"', (lift, words) => {
  expect(averageWords(lift)).toBe(words);
});

describe('the lift of a page', () => {
  test('needs both rates, and something to compare with', () => {
    expect(liftOf({ ...NOTHING, preOptimizationCvr: 2 })).toBeNull();
    expect(liftOf({ ...NOTHING, preOptimizationCvr: 0, postOptimizationCvr: 2 })).toBeNull();
  });

  test('has an interval only with the counts of both periods', () => {
    const rates = { ...NOTHING, preOptimizationCvr: 2, postOptimizationCvr: 3 };
    expect(liftOf({ ...rates, preVisitors: 100, preConversions: 2 })).toEqual({ lift: 50, measured: null });
    const counted = {
      ...rates,
      preVisitors: 10_000,
      preConversions: 200,
      postVisitors: 10_000,
      postConversions: 300,
    };
    expect(liftOf(counted)?.measured?.verdict).toBe('clear improvement');
  });
});
