import { expect, test } from 'vitest';
import { issuesOf, tagsOf, taskProgress } from './optimization-tasks.ts';

const RECOMMENDATIONS = [
  { id: 'primary-action', type: 'critical', title: 'Show the button before anybody has to scroll for it' },
  { id: 'main-headline', type: 'improve', title: 'Say what visitors get' },
  { id: 'coupon-field', type: 'other', title: 'Fold the coupon field' },
] as const;

test('one issue per recommendation, with three tasks', () => {
  const issues = issuesOf(RECOMMENDATIONS);
  expect(issues.map(({ kind, priority }) => [kind, priority])).toEqual([
    ['cta', 'high'],
    ['headline', 'medium'],
    ['urgency', 'low'],
  ]);
  expect(issues[0]?.tasks.map(({ id, title, timeEstimate }) => [id, title, timeEstimate])).toEqual([
    ['primary-action:0', 'Review current copy: Show the button before anybody has to sc…', '15 min'],
    ['primary-action:1', 'Draft improved version', '30 min'],
    ['primary-action:2', 'A/B test and measure', '2-3 days'],
  ]);
});

test('ticks of tasks that are gone do not count, verified ones count whole', () => {
  const issues = issuesOf(RECOMMENDATIONS);
  expect(taskProgress(issues, ['primary-action:0', 'gone:1'], 0)).toEqual({ done: 1, total: 9 });
  expect(taskProgress(issues, ['primary-action:0'], 2)).toEqual({ done: 7, total: 15 });
});

test('tags count critical items and improvements', () => {
  expect(tagsOf(RECOMMENDATIONS)).toEqual(['1 critical item', '1 improvement']);
  expect(tagsOf([])).toEqual([]);
});
