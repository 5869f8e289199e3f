import { expect, test } from 'vitest';
import { layoutShift, waitedShare } from './vitals.ts';

test('layout shift is the worst window of at most 5 s with gaps under 1 s', () => {
  expect(layoutShift([])).toBe(0);
  expect(
    layoutShift([
      { at: 0, value: 0.1 },
      { at: 999, value: 0.1 },
    ]),
  ).toBeCloseTo(0.2);
  expect(
    layoutShift([
      { at: 0, value: 0.1 },
      { at: 1_000, value: 0.15 },
    ]),
  ).toBeCloseTo(0.15);
  const steady = Array.from({ length: 12 }, (_, n) => ({ at: n * 500, value: 0.1 }));
  expect(layoutShift(steady)).toBeCloseTo(1);
});

test('the share of waiting leaves out what a light page waits on a quiet machine', () => {
  expect(waitedShare(2.3, 0.5)).toBe(0.75);
  expect(waitedShare(0.18, 0.03)).toBe(0);
  expect(waitedShare(0, 0.1)).toBeNull();
});
