import { expect, test } from 'vitest';
import { playDay } from './simulation.ts';

const day = { users: 2_000, slots: 4, serviceTimesS: [1, 2, 3] };

test('the same day gives the same figures', () => {
  expect(playDay(day)).toEqual(playDay(day));
});

test('with slots for everybody nobody waits', () => {
  const { longestWaitS, analyses, load } = playDay({ ...day, slots: 500 });
  expect(longestWaitS).toBe(0);
  expect(analyses).toBeGreaterThan(2_000);
  expect(load * 500 * 24 * 3_600).toBeCloseTo(analyses * 2, -3);
});

test('fewer slots mean longer waits', () => {
  const waits = [1, 2, 4].map((slots) => playDay({ ...day, slots, serviceTimesS: [20] }).p95WaitS);
  expect(waits).toEqual(waits.toSorted((a, b) => b - a));
  expect(waits[0]).toBeGreaterThan(waits[2] ?? 0);
});
