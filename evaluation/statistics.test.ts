import { expect, test } from 'vitest';
import { bootstrapped, rankCorrelation, shareOf, standardDeviation } from './statistics.ts';

test('a share has the interval of Wilson', () => {
  // Newcombe 1998, table I: 81 of 263.
  const { value, low, high } = shareOf(81, 263) ?? { value: 0, low: 0, high: 0 };
  expect(value).toBeCloseTo(0.308, 4);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(shareOf(0, 20)?.low).toBe(0);
  expect(shareOf(0, 0)).toBeNull();
});

test('ranks correlate fully when one grows with the other, ties at their mean rank', () => {
  expect(
    rankCorrelation([
      [1, 10],
      [2, 100],
      [3, 1000],
    ]),
  ).toBeCloseTo(1);
  expect(
    rankCorrelation([
      [1, 3],
      [2, 2],
      [3, 1],
    ]),
  ).toBeCloseTo(-1);
  // 1.5, 1.5, 3, 4 against 1, 2, 3, 4.
  expect(
    rankCorrelation([
      [1, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]),
  ).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 10);
  expect(
    rankCorrelation([
      [1, 1],
      [1, 2],
    ]),
  ).toBeNull();
});

test('the bootstrap interval holds the figure and is the same every time', () => {
  const sample = Array.from({ length: 60 }, (_, at) => [at, at + (at % 7) * 6] as const);
  const first = bootstrapped(sample, rankCorrelation);
  expect(first).toEqual(bootstrapped(sample, rankCorrelation));
  expect(first?.low).toBeLessThan(first?.value ?? 0);
  expect(first?.high).toBeGreaterThanOrEqual(first?.value ?? 1);
  expect((first?.high ?? 1) - (first?.low ?? 0)).toBeLessThan(0.3);
  expect(bootstrapped([[1, 1]], rankCorrelation)).toBeNull();
});

test('the spread is that of a sample', () => {
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
});
