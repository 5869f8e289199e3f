import { expect, test } from 'vitest';
import { byRubric, runsWords, scoredRuns } from './score-runs.ts';

const run = (secureId: string, scorePercent: number | null, rubricVersion: string | null) => ({
  secureId,
  createdAt: '2026-11-01T00:00:00.000Z',
  scorePercent,
  rubricVersion,
});

test('a change of the rubric breaks the line, and is said', () => {
  const runs = scoredRuns([
    run('a', 72, 'first'),
    run('b', 74, 'first'),
    run('none', null, 'second'),
    run('c', 61, 'second'),
    run('d', 63, 'second'),
  ]);
  expect(byRubric(runs).map((group) => group.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(runsWords(runs)).toBe('Scores over time: 72, 74, then with a new rubric 61, 63');
});

test('one rubric is one line', () => {
  const runs = scoredRuns([run('a', 72, null), run('b', 74, null)]);
  expect(byRubric(runs)).toHaveLength(1);
  expect(runsWords(runs)).toBe('Scores over time: 72, 74');
  expect(byRubric([])).toEqual([]);
});
