import { describe, expect, test } from 'vitest';
import { isRateOf, liftBetween, liftOf, measureLift, rateOf } from './lift.ts';

const NOTHING = {
  preOptimizationCvr: null,
  postOptimizationCvr: null,
  preVisitors: null,
  preConversions: null,
  postVisitors: null,
  postConversions: null,
};

test.each([
  [2, 2.5, 25],
  [2, 1.5, -25],
  [2, 2, 0],
])('from %d to %d percent is a lift of %d percent', (before, after, lift) => {
  expect(liftBetween(before, after)).toBeCloseTo(lift, 10);
});

test('there is no lift from nothing, and none without both rates', () => {
  expect(liftBetween(0, 3)).toBeNull();
  expect(liftBetween(null, 3)).toBeNull();
  expect(liftBetween(2, null)).toBeNull();
  expect(rateOf({ visitors: 0, conversions: 0 })).toBeNull();
});

test('an interval worked by hand', () => {
  // ln(1.058) ± 1.96 × √(1/310 − 1/10000 + 1/295 − 1/9000).
  const lift = measureLift({ visitors: 10_000, conversions: 310 }, { visitors: 9_000, conversions: 295 });
  expect(lift?.lift).toBeCloseTo(5.735, 2);
  expect(lift?.low).toBeCloseTo(-9.62, 1);
  expect(lift?.high).toBeCloseTo(23.7, 1);
  expect(lift?.verdict).toBe('not enough data yet');
});

test.each([
  [100, 150, 'clear improvement'],
  [150, 100, 'clear decline'],
  [100, 105, 'not enough data yet'],
])('%d and then %d of 5,000 are a %s', (before, after, verdict) => {
  const lift = measureLift({ visitors: 5_000, conversions: before }, { visitors: 5_000, conversions: after });
  expect(lift?.verdict).toBe(verdict);
});

test.each([
  [0, 0],
  [0, 1],
  [1, 0],
])('%d and then %d conversions of 40 settle nothing', (before, after) => {
  const lift = measureLift({ visitors: 40, conversions: before }, { visitors: 40, conversions: after });
  expect(lift?.verdict).toBe('not enough data yet');
  expect(Number.isFinite(lift?.low) && Number.isFinite(lift?.high)).toBe(true);
});

/** Numbers that look random and are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([
  [200, 0.02],
  [500, 0.05],
  [400, 0.2],
])(
  'a page compared with itself 10,000 times, %d visitors at a rate of %d, hardly ever wins',
  (visitors, rate) => {
    const random = randomFrom(visitors);
    const draw = () => {
      let conversions = 0;
      for (let visitor = 0; visitor < visitors; visitor += 1) if (random() < rate) conversions += 1;
      return { visitors, conversions };
    };
    const verdicts = Array.from({ length: 10_000 }, () => measureLift(draw(), draw())?.verdict);
    const share = (verdict: string) => verdicts.filter((each) => each === verdict).length / verdicts.length;
    // Half of 5 % on each side; the rest is the chance of 10,000 runs.
    expect(share('clear improvement')).toBeLessThanOrEqual(0.03);
    expect(share('clear decline')).toBeLessThanOrEqual(0.03);
  },
);

test.each([
  [9, true],
  [8.96, true],
  [8.97, false],
  [8.955, true],
  [8.9552, true],
  [9.04, false],
  [2.4, false],
])('%d percent of 60 in 670: %s', (rate, isRate) => {
  expect(isRateOf(rate, { visitors: 670, conversions: 60 })).toBe(isRate);
});

test('a whole number stands for no more than a tenth beside it', () => {
  expect(isRateOf(2, { visitors: 1000, conversions: 24 })).toBe(false);
  expect(isRateOf(9, { visitors: 1000, conversions: 90 })).toBe(true);
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
