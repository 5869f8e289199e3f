import type { Category } from '@liftmark/contract/categories';
import { describe, expect, it } from 'vitest';
import { type Group, measured, notApplicable, notMeasured, type Outcome } from '../checks/check.ts';
import { mainHeadline } from '../checks/clarity/main-headline/rule.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { findingsOf } from './findings.ts';
import { toScale } from './scale.ts';
import { SCORING, scoreChecks } from './score.ts';
import { usualScore } from './usual.ts';

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

/** Checks of a software page that lost something: weight, group and score of each. */
const boatRental: CheckResult[] = [
  result('clarity', 'headline-specificity', 6, 0.6, 'message'),
  result('clarity', 'text-contrast', 5, 0.6, 'reading'),
  result('clarity', 'first-screen-explanation', 6, 0.75, 'message'),
  result('clarity', 'image-alternatives', 3, 0.4, 'reading'),
  result('clarity', 'reading-grade', 4, 0.7, 'reading'),
  result('clarity', 'hype-words', 3, 0.8, 'message'),
  result('clarity', 'scannable-copy', 5, 0.9, 'reading'),
  result('clarity', 'without-loss', 22.25, 1),
  result('urgency', 'timely-reason', 6, 0.8, 'urgency'),
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

/** What a share of the checks' points is worth on the scale, before anything is rounded. */
const level = (share: number) => toScale(share);

it('is the mean of the categories, each the average of its checks on the scale', () => {
  const categories: Category[] = ['clarity', 'structure', 'trustCredibility'];
  const card = scoreChecks(
    categories.map((category, index) => result(category, 'only', 60, [0.9, 0.8, 0.7][index] ?? 0)),
    'other',
  );
  expect(card.scores).toMatchObject({
    clarity: Math.round(level(0.9)),
    structure: Math.round(level(0.8)),
    trustCredibility: Math.round(level(0.7)),
    urgency: null,
  });
  const numbers = Object.values(card.scores).filter((score) => score !== null);
  expect(card.overall.percent).toBe(Math.round(numbers.reduce((sum, score) => sum + score, 0) / 3));
  expect(pointsOf(card)).toBeCloseTo(100 - (card.overall.percent ?? 0), 9);
});

it('fills a category of few checks up with the average of the page', () => {
  const strong = [
    result('clarity', 'a', 60, 1),
    result('structure', 'b', 60, 1),
    result('urgency', 'c', 6, 0),
  ];
  const card = scoreChecks(strong, 'other');
  const average = 120 / 126;
  const filler = SCORING.fullWeight - 6;
  expect(card.scores.urgency).toBe(Math.round(level((filler * average) / SCORING.fullWeight)));
  expect(card.scoreLines).toContainEqual(expect.objectContaining({ kind: 'filler', of: 'urgency' }));
});

describe('ceilings', () => {
  const ceiling = {
    id: 'covered-page',
    title: 'A layer covers the page',
    measure: '',
    needs: [],
    judge: () => null,
  };
  const applied = (severity: number, id = ceiling.id) => ({
    ceiling: { ...ceiling, id },
    severity,
    reason: 'A layer hides 90% of the text.',
    evidence: [],
  });

  it('hold every category and the score down, and add up', () => {
    const free = scoreChecks(boatRental, 'saas');
    const held = scoreChecks(boatRental, 'saas', [applied(0.6)]);
    expect(held.overall.percent).toBeLessThan((free.overall.percent ?? 0) - 20);
    expect(held.overall.uncapped).toBe(free.overall.percent);
    expect(held.ceilings).toMatchObject([
      { id: 'covered-page', cap: Math.round(toScale(0.4)), reason: 'A layer hides 90% of the text.' },
    ]);
    expect(held.checks.map(({ points }) => points)).toEqual(free.checks.map(({ points }) => points));
    expect(pointsOf(held)).toBeCloseTo(100 - (held.overall.percent ?? 0), 9);
    for (const [category, score] of Object.entries(held.scores)) {
      if (score !== null) expect(score).toBeLessThan(free.scores[category as Category] ?? 0);
    }
  });

  it('take their share of the points before those are put on the scale', () => {
    const perfect = boatRental.map((each) => ({ ...each, outcome: measured(1, 'seen') }));
    const { overall, ceilings } = scoreChecks(perfect, 'saas', [applied(0.6), applied(0.5, 'dead-links')]);
    expect(overall.percent).toBe(Math.round(toScale(0.2)));
    expect(ceilings.map(({ points }) => points)).toEqual([
      expect.closeTo(100 - toScale(0.4), 3),
      expect.closeTo(toScale(0.4) - toScale(0.2), 3),
    ]);
  });

  it('add up to a lower one', () => {
    const one = scoreChecks(boatRental, 'saas', [applied(0.3)]).overall.percent ?? 0;
    const two = scoreChecks(boatRental, 'saas', [applied(0.3), applied(0.2, 'dead-links')]);
    expect(two.overall.percent).toBeLessThan(one);
    expect(two.ceilings.map(({ points }) => points)).toEqual(
      two.ceilings.map(({ points }) => points).toSorted((a, b) => b - a),
    );
    expect(pointsOf(two)).toBeCloseTo(100 - (two.overall.percent ?? 0), 9);
  });

  it('leave the page’s other points to order what lies below', () => {
    const better = scoreChecks([...boatRental, result('clarity', 'more', 30, 1)], 'saas', [applied(0.6)]);
    const worse = scoreChecks([...boatRental, result('clarity', 'more', 30, 0)], 'saas', [applied(0.6)]);
    expect(better.overall.percent).toBeGreaterThan(worse.overall.percent ?? 100);
  });
});

it('counts a check as failed that does not apply only because what the page owes is missing', () => {
  const owing = (score: number) =>
    scoreChecks(
      [
        ...boatRental.filter(({ check }) => !check.id.startsWith('action-')),
        result('structure', 'primary-action', 9, score),
        result('structure', 'action-contrast', 5, notApplicable('There is no main action.')),
      ],
      'saas',
    );
  const contrastIn = (card: ReturnType<typeof scoreChecks>) =>
    card.checks.find(({ check }) => check.id === 'action-contrast')?.points;
  expect(contrastIn(owing(0))).toBeGreaterThan(0);
  expect(contrastIn(owing(1))).toBe(0);
});

it('lets a frame that can’t be read forfeit in part what hangs on proof that wasn’t found', () => {
  const score = (proof: Partial<CheckResult>) =>
    scoreChecks(
      [
        ...boatRental,
        { ...result('socialProof', 'customer-proof', 20, 0), ...proof },
        result('socialProof', 'testimonial-attribution', 20, notApplicable('No testimonials.')),
      ],
      'saas',
    ).checks.find(({ check, weight }) => check.id === 'testimonial-attribution' && weight > 10)?.points ?? 0;
  const without = score({});
  const doubted = score({ outcome: notMeasured('a frame'), likely: { score: 0, confidence: 0.8 } });
  expect(doubted).toBeGreaterThan(0);
  expect(doubted).toBeLessThan(without);
  expect(score({ outcome: notMeasured('a frame'), likely: { score: 1, confidence: 0.8 } })).toBe(0);
});

it('counts what doubt kept from a verdict by how likely it is', () => {
  const doubted = (score: number) => ({
    ...result('clarity', 'doubted', 30, notMeasured('a frame')),
    likely: { score, confidence: 0.6 },
  });
  const bad = scoreChecks([...boatRental, doubted(0)], 'saas').overall.percent ?? 0;
  const good = scoreChecks([...boatRental, doubted(1)], 'saas').overall.percent ?? 0;
  expect(bad).toBeLessThan(good);
});

function boatRentalWith(id: string, weight: number, outcome: Outcome | number): CheckResult[] {
  return boatRental.map((item) =>
    item.check.id === 'without-loss' ? result(item.check.category, id, weight, outcome) : item,
  );
}

it('ends a range where the score would be with what is open measured a quarter below or above the usual', () => {
  const open = scoreChecks(boatRentalWith('unread', 40, notMeasured('Swedish')), 'saas').overall;
  const percentAt = (score: number) =>
    scoreChecks(boatRentalWith('unread', 40, score), 'saas').overall.percent;
  const usual = usualScore('unread');
  expect(open.range).toEqual({ low: percentAt(usual - 0.25), high: percentAt(usual + 0.25) });
});

it('gives a range where much could not be measured, and no letter where that is too wide', () => {
  const unread = (weight: number) => boatRentalWith('unread', weight, notMeasured('Swedish'));
  expect(scoreChecks(boatRental, 'saas').overall.range).toBeNull();
  const some = scoreChecks(unread(20), 'saas').overall;
  expect(some.range?.low).toBeLessThanOrEqual(some.percent ?? 0);
  expect(some.range?.high).toBeGreaterThanOrEqual(some.percent ?? 100);
  const wide = scoreChecks(
    boatRental.map((item, index) => (index % 2 === 0 ? { ...item, outcome: notMeasured('Swedish') } : item)),
    'saas',
  ).overall;
  if (wide.range && wide.range.high - wide.range.low > 30) expect(wide.grade).toBeNull();
});

it('gives no letter where the words of the page were not read, however narrow the range', () => {
  const { percent, grade, range } = scoreChecks(boatRental, 'saas', [], true).overall;
  expect(percent).not.toBeNull();
  expect({ grade, range }).toEqual({ grade: null, range: { low: percent, high: percent } });
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
  const read = [result('clarity', 'read', 3, 1), result('structure', 'other', 60, 1)];
  const skipped = { ...result('clarity', 'skipped', 50, notMeasured('uncertain')), uncertainType: true };
  expect(scoreChecks([...read, skipped], 'other').scores).toEqual(scoreChecks(read, 'other').scores);
});

it('gives no grade for fewer than two numbers', () => {
  const card = scoreChecks([result('clarity', 'a', 12, 1)], 'other');
  expect(card.overall).toEqual({ percent: null, grade: null, range: null, uncapped: null });
  expect(card.scoreLines).toEqual([]);
  expect(card.checks.every(({ points }) => points === 0)).toBe(true);
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
