import { expect, test } from 'vitest';
import { byPlace, housekeepingWords, smallFixesWords, totalEffort } from './places.ts';
import type { Effort, Place } from './report.ts';

test('groups by place, and recommendations from before diagnoses with the others', () => {
  const items: { id: string; place?: Place }[] = [
    { id: 'a', place: 'first' },
    { id: 'b', place: 'also' },
    { id: 'c', place: 'housekeeping' },
    { id: 'd' },
  ];
  const idsOf = (group: readonly { id: string }[]) => group.map(({ id }) => id);
  const { first, also, housekeeping } = byPlace(items);
  expect([first, also, housekeeping].map(idsOf)).toEqual([['a'], ['b', 'd'], ['c']]);
});

test.each<[Effort[], string]>([
  [['15 min', '15 min', '15 min'], 'about 45 minutes'],
  [['15 min', 'hours', 'hours'], 'about 6 hours'],
  [['days', 'hours'], 'about 2 days'],
])('%j takes %s', (efforts, words) => {
  expect(totalEffort(efforts)).toBe(words);
});

test('counts small fixes, with their time where it is known', () => {
  const quick = { effort: '15 min' as const };
  expect(housekeepingWords([quick, quick])).toBe('Housekeeping: 2 small fixes, about 30 minutes');
  expect(smallFixesWords([quick])).toBe('1 small fix, about 15 minutes');
  expect(smallFixesWords([quick, { locked: true }])).toBe('2 small fixes');
});
