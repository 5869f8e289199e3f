import { expect, it } from 'vitest';
import { isSettled, unsettledBy } from './unsettled-days.ts';

const now = new Date('2026-11-28T12:00:00Z');
const site = {
  hosts: ['shop.test', 'www.shop.test'],
  timeZone: 'UTC',
  goal: 'form' as const,
  thanks: [],
  isOn: true,
};
const known = {
  ...site,
  id: '1',
  workspaceId: '1',
  key: 'key',
  partialDays: ['2026-10-01'],
  otherGoalThrough: null,
  firstVisitAt: null,
  lastVisitAt: null,
  createdAt: now,
};

it.each([
  ['it’s switched off', { isOn: false }, ['2026-11-28']],
  ['its day begins later', { timeZone: 'Pacific/Kiritimati' }, ['2026-11-28', '2026-11-29']],
  ['it has another host', { hosts: ['shop.test'] }, ['2026-11-28']],
  ['its hosts have another order', { hosts: ['www.shop.test', 'shop.test'] }, []],
])('knows which days are partial if %s', (_name, change, days) => {
  const { partialDays, otherGoalThrough } = unsettledBy(known, { ...site, ...change }, now);
  expect([partialDays, otherGoalThrough]).toEqual([['2026-10-01', ...days], null]);
});

it('compares no day with those of another goal, or on which browsers had its script', () => {
  const unsettled = unsettledBy(known, { ...site, goal: 'call' }, now);
  expect(
    ['2026-10-01', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].filter((day) =>
      isSettled(unsettled, day),
    ),
  ).toEqual(['2026-11-30']);
  const kept = { ...known, ...unsettled, goal: 'call' as const };
  expect(unsettledBy(kept, { ...site, goal: 'call', thanks: ['/thanks'] }, now)).toEqual(unsettled);
  const thanked = { ...known, goal: 'thanks' as const, thanks: ['/a'] };
  expect(unsettledBy(thanked, { ...site, goal: 'thanks', thanks: ['/b'] }, now).otherGoalThrough).toBe(
    '2026-11-29',
  );
});
