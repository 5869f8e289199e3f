import type { Category } from '@liftmark/contract/categories';
import { expect, it } from 'vitest';
import { type Group, measured, notApplicable, notMeasured, type Outcome } from '../checks/check.ts';
import { mainHeadline } from '../checks/clarity/main-headline.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { findingsOf } from './findings.ts';
import { scoreChecks } from './score.ts';

function result(
  category: Category,
  id: string,
  weight: number,
  outcome: Outcome | number,
  group: Group = 'tech',
): CheckResult {
  return {
    check: { ...mainHeadline, id, category, weight, group },
    outcome: typeof outcome === 'number' ? measured(outcome, `${id} seen`) : outcome,
    uncertainType: false,
  };
}

/** Checks that lost something in the rubric's worked example: weight, group and score of each. */
const boatRental: CheckResult[] = [
  result('clarity', 'headline-specificity', 6, 0.6, 'message'),
  result('clarity', 'text-contrast', 5, 0.6, 'reading'),
  result('clarity', 'first-screen-explanation', 6, 0.75, 'message'),
  result('clarity', 'image-alternatives', 3, 0.4, 'reading'),
  result('clarity', 'reading-grade', 4, 0.7, 'reading'),
  result('clarity', 'hype-words', 3, 0.8, 'message'),
  result('clarity', 'scannable-copy', 5, 0.9, 'reading'),
  result('clarity', 'without-loss', 22.25, 1),
  result('urgency', 'timely-reason', 6, 0.75, 'urgency'),
  result('socialProof', 'proof-position', 5, 0.6, 'proof'),
  result('socialProof', 'testimonial-attribution', 5, 0.8, 'proof'),
  result('socialProof', 'without-loss', 18.75, 1),
  result('offerStrength', 'guarantee', 4, 0.5, 'terms'),
  result('offerStrength', 'trial-length', 4, 0.5, 'terms'),
  result('offerStrength', 'trial-terms', 5, 0.67, 'terms'),
  result('offerStrength', 'without-loss', 16.75, 1),
  result('structure', 'field-labels', 6, 0.4, 'form'),
  result('structure', 'largest-contentful-paint', 8, 0.67),
  result('structure', 'autofill-tokens', 5, 0.5, 'form'),
  result('structure', 'action-contrast', 5, 0.6, 'action'),
  result('structure', 'sensitive-fields', 4, 0.5, 'form'),
  result('structure', 'form-length', 7, 0.78, 'form'),
  result('structure', 'action-position', 7, 0.79, 'action'),
  result('structure', 'total-blocking-time', 4, 0.78),
  result('structure', 'tap-targets', 5, 0.9),
  result('structure', 'without-loss', 35, 1),
  result('trustCredibility', 'preselected-options', 6, 0.4, 'risk'),
  result('trustCredibility', 'claim-sources', 3, 0.4, 'identity'),
  result('trustCredibility', 'contact-details', 7, 0.75, 'identity'),
  result('trustCredibility', 'organization-identity', 5, 0.7, 'identity'),
  result('trustCredibility', 'page-errors', 7, 0.9),
  result('trustCredibility', 'without-loss', 25, 1),
];

function pointsOf(card: ReturnType<typeof scoreChecks>, kind?: string): number {
  const lines = card.scoreLines.filter((line) => kind === undefined || line.kind === kind);
  return lines.reduce((total, { points }) => total + points, 0);
}

it('scores the worked example of the rubric', () => {
  const card = scoreChecks(boatRental, 'saas');
  expect(card.scores).toEqual({
    clarity: 81,
    urgency: 75,
    socialProof: 88,
    offerStrength: 79,
    structure: 80,
    trustCredibility: 82,
  });
  expect(card.overall).toEqual({ percent: 81, grade: 'B+' });
  expect(pointsOf(card, 'check')).toBeCloseTo(16.59, 2);
  expect(pointsOf(card, 'filler')).toBeCloseTo(2.6, 2);
  expect(pointsOf(card, 'rounding')).toBeCloseTo(-0.19, 2);
  expect(pointsOf(card)).toBeCloseTo(19, 9);
  const position = card.checks.find(({ check }) => check.id === 'action-position');
  expect(position?.points).toBeCloseTo(0.28, 2);
});

it('falls to 69 when a countdown restarts in the worked example', () => {
  const restarting = boatRental.map((item) =>
    item.check.id === 'timely-reason' ? result('urgency', 'timely-reason', 6, 0, 'urgency') : item,
  );
  const countdown = [
    result('urgency', 'countdown-continuity', 10, 0, 'urgency'),
    result('urgency', 'deadline-precision', 6, 0, 'urgency'),
  ];
  const card = scoreChecks([...restarting, ...countdown], 'saas');
  expect(card.scores.urgency).toBe(1);
  expect(card.overall.percent).toBe(69);
  expect(card.scoreLines).toContainEqual(
    expect.objectContaining({ kind: 'floor', of: 'urgency', points: -0.1667 }),
  );
  expect(pointsOf(card)).toBeCloseTo(31, 9);
});

it('gives no number to a category of which less than 40% of the weight was measured', () => {
  const card = scoreChecks(
    [
      ...boatRental.filter(({ check }) => check.category !== 'clarity'),
      result('clarity', 'read', 3, 0),
      result('clarity', 'unread', 5, notMeasured('a frame')),
      result('clarity', 'elsewhere', 50, notApplicable('not a shop')),
    ],
    'other',
  );
  expect(card.scores.clarity).toBeNull();
  expect(card.overall.percent).not.toBeNull();
  expect(card.scoreLines.some(({ category }) => category === 'clarity')).toBe(false);
  expect(pointsOf(card)).toBeCloseTo(100 - (card.overall.percent ?? 0), 9);
});

it('does not count checks that an uncertain page type excluded as a gap', () => {
  const skipped = { ...result('clarity', 'skipped', 50, notMeasured('uncertain')), uncertainType: true };
  expect(scoreChecks([result('clarity', 'read', 3, 1), skipped], 'other').scores.clarity).toBe(81);
});

it('gives no grade for fewer than three numbers', () => {
  const card = scoreChecks([result('clarity', 'a', 12, 1), result('urgency', 'b', 12, 1)], 'other');
  expect(card.overall).toEqual({ percent: null, grade: null });
  expect(card.scores.clarity).toBe(100);
  expect(card.scoreLines).toEqual([]);
  expect(card.checks.every(({ points }) => points === 0)).toBe(true);
});

it('rounds halves up', () => {
  const categories: Category[] = ['clarity', 'urgency', 'socialProof', 'offerStrength'];
  const scores = [0.805, 0.81, 0.8, 0.81];
  const card = scoreChecks(
    categories.map((category, index) => result(category, 'only', 12, scores[index] ?? 0)),
    'other',
  );
  expect(card.scores.clarity).toBe(81);
  expect(card.overall.percent).toBe(81);
});

it('adds up to the score for any outcomes', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const results = boatRental.map((item, index) => {
      const roll = (seed * 7919 + index * 104_729) % 101;
      const outcome =
        roll > 90 ? notMeasured('x') : roll > 80 ? notApplicable('x') : measured(roll / 80, 'x');
      return { ...item, outcome };
    });
    const card = scoreChecks(results, 'nonprofit');
    if (card.overall.percent !== null) expect(pointsOf(card)).toBeCloseTo(100 - card.overall.percent, 9);
  }
});

it('turns outcomes into findings', () => {
  const card = scoreChecks(
    [
      result('clarity', 'main-headline', 8, 0.2),
      result('clarity', 'faq', 1, notApplicable('no questions')),
      result('clarity', 'text-size', 5, 1),
    ],
    'other',
  );
  const [failed, skipped, passed] = findingsOf(card.checks);
  expect(failed).toMatchObject({
    outcome: 'fail',
    title: mainHeadline.title.fails,
    observed: 'main-headline seen',
  });
  expect(skipped).toMatchObject({
    outcome: 'notApplicable',
    title: 'FAQ',
    score: null,
    observed: 'no questions',
  });
  expect(passed).toMatchObject({ outcome: 'pass', title: mainHeadline.title.passes, score: 1 });
});
