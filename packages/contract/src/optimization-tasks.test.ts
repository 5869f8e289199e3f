import { expect, test } from 'vitest';
import {
  doneItems,
  ISSUE_KINDS,
  issuesOf,
  tagsOf,
  taskProgress,
  ticksToSet,
  typesOf,
} from './optimization-tasks.ts';

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
    ['primary-action:0', 'Review current copy: “Show the button before anybody has to sc…”', '15 min'],
    ['primary-action:1', 'Draft improved version', '30 min'],
    ['primary-action:2', 'A/B test and measure', '2-3 days'],
  ]);
});

test('the work on a change is the report’s own, and only what may work better is tested', () => {
  const [headline] = RECOMMENDATIONS;
  const steps = ['Set the color of the text to #595959.', 'Check the contrast again.'];
  const issues = issuesOf([
    { ...headline, id: 'unreadable-text', question: 'works', steps },
    { ...headline, question: 'offer' },
  ]);
  const [fault, weakness] = issues.map(({ tasks }) => tasks);
  expect(fault?.[1]).toMatchObject({ notes: 'The report’s steps:', steps });
  expect(fault?.[2]?.notes).toMatch(/^A fault needs no A\/B test/);
  expect(weakness?.[1]).toMatchObject({
    notes: expect.stringMatching(/^Start with the suggestion/),
    steps: [],
  });
  expect(weakness?.[2]?.notes).toMatch(/An A\/B test takes until enough visitors/);
});

test('housekeeping never comes before other changes, and can wait', () => {
  const [critical, improve, other] = RECOMMENDATIONS;
  const issues = issuesOf([
    { ...critical, place: 'housekeeping' },
    { ...improve, place: 'also' },
    { ...other, place: 'first' },
  ]);
  expect(issues.map(({ id, priority }) => [id, priority])).toEqual([
    ['coupon-field', 'low'],
    ['main-headline', 'medium'],
    ['primary-action', 'low'],
  ]);
});

test('each type of recommendation counts as one kind of issue', () => {
  expect(ISSUE_KINDS.map(typesOf)).toEqual([['critical'], ['improve'], ['optimize', 'other']]);
});

const CHANGES = RECOMMENDATIONS.map(({ id }) => id);

test('ticks of tasks that are gone do not count, verified ones count whole', () => {
  const issues = issuesOf(RECOMMENDATIONS);
  expect(taskProgress(issues, doneItems(CHANGES, ['primary-action:0', 'gone:1']), 0)).toEqual({
    changes: { done: 0, total: 3 },
    tasks: { done: 1, total: 9 },
  });
  expect(taskProgress(issues, doneItems(CHANGES, ['primary-action:0']), 2)).toEqual({
    changes: { done: 2, total: 5 },
    tasks: { done: 7, total: 15 },
  });
});

test('a change ticked in the plan leaves its tasks open, and with its tasks ticked it is done', () => {
  const tasks = ['coupon-field:0', 'coupon-field:1', 'coupon-field:2'];
  expect([...doneItems(CHANGES, ['coupon-field'])]).toEqual(['coupon-field']);
  expect([...doneItems(CHANGES, tasks)]).toEqual(['coupon-field', ...tasks]);
  expect([...doneItems(CHANGES, tasks.slice(1))]).toEqual(tasks.slice(1));
});

test.each([
  ['coupon-field', true, [], ['coupon-field']],
  ['coupon-field', false, ['coupon-field', 'coupon-field:1'], ['coupon-field:1']],
  [
    'coupon-field',
    false,
    ['coupon-field', 'coupon-field:0', 'coupon-field:1', 'coupon-field:2'],
    ['coupon-field:0', 'coupon-field:1'],
  ],
  ['coupon-field:1', true, [], ['coupon-field:1']],
  ['coupon-field:1', false, ['coupon-field', 'coupon-field:1'], ['coupon-field']],
  ['coupon-field:1', false, ['coupon-field:1', 'coupon-field:2'], ['coupon-field:2']],
])('setting %s to %j where %j is ticked leaves %j done', (item, isDone, ticks, left) => {
  const set = new Set<string>(ticks);
  for (const tick of ticksToSet('coupon-field', item, isDone, ticks)) {
    if (tick.ticked) set.add(tick.item);
    else set.delete(tick.item);
  }
  expect([...doneItems(CHANGES, [...set])]).toEqual(left);
});

test('tags count every change, the gravest first', () => {
  expect(tagsOf(RECOMMENDATIONS)).toEqual(['1 critical item', '1 improvement', '1 quick win']);
  expect(tagsOf([])).toEqual([]);
});
