import type { ReportChanges } from '@liftmark/contract/report-changes';
import { describe, expect, test } from 'vitest';
import {
  changeWords,
  doneFirst,
  gainWords,
  partsWords,
  scoresOverTime,
  signed,
  tallyOf,
} from './change-words.ts';

function changes(before: number | null, after: number | null): ReportChanges {
  const total = before === null || after === null ? null : after - before;
  return {
    previous: {
      secureId: '00000000-0000-4000-8000-000000000000',
      capturedAt: '2026-01-01T00:00:00.000Z',
      percent: before,
      grade: null,
    },
    now: { percent: after, grade: null },
    score: { total, page: total, rubric: 0, lines: [] },
    followUps: [],
    worse: [],
  };
}

describe('changeWords', () => {
  test.each([
    [60, 72, 'The score rose by 12 points, from 60 to 72 out of 100.'],
    [72, 71, 'The score fell by 1 point, from 72 to 71 out of 100.'],
    [72, 72, 'The score stayed at 72 out of 100.'],
    [null, 72, 'There’s no score to compare with: we couldn’t measure enough last time.'],
    [72, null, 'We couldn’t measure enough for a score this time.'],
  ])('from %s to %s', (before, after, words) => {
    expect(changeWords(changes(before, after))).toBe(words);
  });
});

describe('another rubric is never the gain or loss of the page', () => {
  const judged = (page: number | null): ReportChanges => {
    const { previous, now, score, ...rest } = changes(72, 61);
    return {
      ...rest,
      previous: { ...previous, rubricVersion: 'first' },
      now: { ...now, rubricVersion: 'second' },
      score: { ...score, page, rubric: page === null ? null : -11 - page },
    };
  };

  test.each([
    [2, 'Under the new rubric, the page gained 2 points and scores 61 out of 100.'],
    [-1, 'Under the new rubric, the page lost 1 point and scores 61 out of 100.'],
    [0, 'Under the new rubric, the page scores 61 out of 100, the same as before.'],
    [
      null,
      'Under the new rubric, this page scores 61 out of 100. You can’t compare that with its score of 72 under the old rubric.',
    ],
  ])('the page moved by %s', (page, words) => {
    expect(changeWords(judged(page))).toBe(words);
  });

  test('the earlier page stands there by both rubrics where it could be judged again', () => {
    expect(scoresOverTime(judged(2)).map(({ label, percent }) => [label, percent])).toEqual([
      ['Before, old rubric', 72],
      ['Before, new rubric', 59],
      ['Now', 61],
    ]);
    expect(scoresOverTime(judged(null)).map(({ label }) => label)).toEqual(['Before, old rubric', 'Now']);
    expect(scoresOverTime(changes(72, 61)).map(({ label }) => label)).toEqual(['Before', 'Now']);
  });
});

test('a newer rubric is told apart from the page, where that can be done', () => {
  const { score, ...rest } = changes(60, 63);
  const parts = (page: number | null, rubric: number | null) =>
    partsWords({ ...rest, score: { ...score, page, rubric } });
  expect(parts(3, 0)).toBeNull();
  expect(parts(5, -2)).toBe('+5 points from the page, −2 points from the new rubric.');
  expect(parts(null, null)).toBe(
    'The rubric changed, so we can’t determine how much of the change comes from the page.',
  );
});

test('so is another type of page', () => {
  const { previous, now, score, ...rest } = changes(60, 63);
  const line = (of: string) => ({
    kind: 'check' as const,
    of,
    category: null,
    title: of,
    points: 1,
    before: null,
    after: null,
  });
  const parts = (
    page: number | null,
    rubric: number | null,
    rubricVersion = 'first',
    moved = 'main-headline',
  ) =>
    partsWords({
      ...rest,
      previous: { ...previous, pageType: 'service', rubricVersion: 'first' },
      now: { ...now, pageType: 'saas', rubricVersion },
      score: { ...score, page, rubric, lines: [line(moved)] },
    });
  const asOther = 'as “Software service” instead of “Service business”';
  expect(parts(-1, 4)).toBe(`−1 point from the page, +4 points from judging it ${asOther}.`);
  const timed = parts(1, 2, 'first', 'total-blocking-time');
  expect(timed).toMatch(
    /^The page hasn’t changed\. The score moved because it’s now judged as “Software service”/,
  );
  expect(timed).not.toContain('from the page');
  expect(parts(-1, 4, 'second')).toContain(`${asOther} and the new rubric`);
  expect(parts(null, null)).toMatch(/^The page is now judged as “Software service”/);
});

test('advice is counted by what became of it, the good first', () => {
  const recommendation = { id: 'a', type: 'critical' as const, title: 'A' };
  const one = { recommendation, before: null, after: null };
  expect(
    tallyOf([
      { ...one, verdict: 'not fixed' },
      { ...one, verdict: 'fixed' },
      { ...one, verdict: 'not fixed' },
    ]),
  ).toBe('1 fixed, 2 not fixed');
});

test('what was done stands before what is open, and says what it gained', () => {
  const each = (
    id: string,
    verdict: ReportChanges['followUps'][number]['verdict'],
    points: number | null = null,
  ) => ({
    recommendation: { id, type: 'critical' as const, title: id },
    verdict,
    points,
    before: null,
    after: null,
  });
  const ordered = doneFirst([
    each('a', 'no longer applicable', 0.4),
    each('b', 'not fixed', 0.2),
    each('c', 'partly fixed', 0.04),
    each('d', 'regressed', -1.23),
    each('e', 'fixed', 2),
  ]);
  expect(ordered.map((followUp) => [followUp.recommendation.id, gainWords(followUp)])).toEqual([
    ['e', '+2 points'],
    ['c', null],
    ['b', null],
    ['d', '−1.2 points'],
    ['a', null],
  ]);
});

test.each([
  [1, '+1 point'],
  [-2.44, '−2.4 points'],
  [0, '0 points'],
])('signed(%s) is %s', (points, words) => {
  expect(signed(points)).toBe(words);
});
