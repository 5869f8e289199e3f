import { expect, it } from 'vitest';
import { daysWithoutGoal, type GoalUse } from './goal-use.ts';

const now = new Date('2026-11-28T12:00:00Z');
const empty = {
  days: [
    {
      page: 'shop.test/a',
      day: '2026-11-26',
      visits: 50,
      conversions: 0,
      isSampled: false,
      isComplete: true,
    },
  ],
  missing: [],
};
const read = (use: GoalUse | null, from = '2026-11-22', to = '2026-11-26') =>
  daysWithoutGoal(empty, use, { from, to }, now);

it('believes a day without an event that happens now and then', () => {
  expect(read({ count: 5, first: '2026-09-01', last: '2026-10-01' })).toBe(empty);
  expect(read({ count: 200, first: '2026-09-01', last: '2026-11-27' })).toBe(empty);
});

it('says that an event is gone, long before its last one is 90 days ago', () => {
  expect(() => read(null)).toThrow('goal');
  expect(() => read({ count: 160, first: '2026-09-01', last: '2026-11-19' })).toThrow('goal');
  expect(() => read({ count: 20, first: '2026-08-30', last: '2026-09-05' })).toThrow('goal');
});

it('knows nothing of the days before an event was sent', () => {
  const use = { count: 90, first: '2026-10-30', last: '2026-11-28' };
  expect(read(use, '2026-10-10', '2026-10-24')).toEqual({
    days: [],
    missing: [{ from: '2026-10-10', to: '2026-10-24', reason: expect.stringContaining('2026-10-30') }],
  });
});
