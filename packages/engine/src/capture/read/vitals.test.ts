import { expect, test } from 'vitest';
import { layoutShift, vitalsOf, waitedShare } from './vitals.ts';

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

test('the blocking of the page itself is what its tasks take without waiting for a processor', () => {
  const measures = {
    ...{ images: {}, page: { width: 1350, height: 900 }, seenFrom: 0, elements: 10 },
    ...{ ttfbMs: 20, loadMs: 400, fcpMs: 100, lcpMs: 100, lcpUrl: null, shifts: [] },
    longTasks: [
      { at: 10, durationMs: 80 },
      { at: 200, durationMs: 100 },
      { at: 400, durationMs: 4000 },
    ],
  };
  expect(vitalsOf(measures, null, 0.5)).toMatchObject({ blockingMs: 4000, ownBlockingMs: 1950 });
  expect(vitalsOf(measures, null, 0)).toMatchObject({ blockingMs: 4000, ownBlockingMs: 4000 });
  expect(vitalsOf(measures, null, null).ownBlockingMs).toBeNull();
});
