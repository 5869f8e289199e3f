import type { ReportResults } from '@liftmark/contract/analysis';
import type { Finding, Recommendation } from '@liftmark/contract/report';
import { describe, expect, test } from 'vitest';
import {
  categoryCosts,
  costWords,
  findItem,
  isMeasured,
  orderWords,
  reportItems,
  restOf,
  toDoWords,
} from './report-items.ts';

function finding(check: string, points: number, more: Partial<Finding> = {}): Finding {
  return {
    check,
    category: 'clarity',
    title: `Title of ${check}`,
    outcome: points > 0 ? 'partial' : 'pass',
    score: points > 0 ? 0.5 : 1,
    weight: 4,
    points,
    observed: '',
    evidence: [],
    searched: [],
    sources: [],
    ...more,
  };
}

function recommendation(id: string, checks: string[]): Recommendation {
  return {
    id,
    type: 'improve',
    title: `Change ${id}`,
    description: '',
    checks,
    category: 'clarity',
    effort: 'hours',
    priority: 1,
    impact: { text: '', low: null, high: null, unit: null, sources: [] },
    observed: '',
    why: '',
    steps: [],
    copyExamples: [],
    evidence: [],
    sources: [],
  };
}

function itemsOf(recommendations: ReportResults['recommendations'], findings: Finding[]) {
  const [first] = recommendations;
  const actionPlan = first ? [{ recommendation: first.id, title: first.title, priority: 'Critical' }] : [];
  const overall = { percent: 61, grade: 'C' };
  return reportItems({ recommendations, findings, actionPlan, overall } as unknown as ReportResults);
}

describe('reportItems of a report with diagnoses', () => {
  const first = { ...recommendation('vague-headline', ['a']), place: 'first', question: 'offer' } as const;
  const small = { ...recommendation('faq', ['faq']), place: 'housekeeping' } as const;

  test('keeps where each stands and which question it answers, also where it is locked', () => {
    const locked = {
      id: 'no-price',
      type: 'improve',
      title: '',
      place: 'first',
      question: 'cost',
      checks: ['no-price'],
      locked: true,
    };
    const items = itemsOf([first, locked as never, small], []);
    expect(items.map(({ place, question }) => [place, question])).toEqual([
      ['first', 'offer'],
      ['first', 'cost'],
      ['housekeeping', null],
    ]);
  });

  test('say what they are worth, why they come first, and which step of the plan they are', () => {
    const valued = { ...first, scoreOnceFixed: 65, reason: 'People named it.' };
    expect(itemsOf([valued, small], [finding('a', 3)])).toMatchObject([
      { worth: 'Up to 4 points: 61 → 65', whyFirst: 'People named it.', step: 1 },
      { worth: null, whyFirst: null, step: null },
    ]);
  });

  test('answer for the checks that they settle, so that those are no entries of their own', () => {
    const items = itemsOf(
      [{ ...first, settles: ['b'] }],
      [finding('a', 3), finding('b', 1.5), finding('c', 1)],
    );
    expect(items.map(({ key, points }) => [key, points])).toEqual([
      ['vague-headline', 4.5],
      ['c', 1],
    ]);
  });

  test('are sorted by what stops visitors', () => {
    expect(orderWords(itemsOf([first, small], []))).toBe(
      '2 changes, what people most often call a page’s worst problems first.',
    );
  });
});

describe('reportItems', () => {
  test('numbers the recommendations in their order, then what else cost points, the dearest first', () => {
    const items = itemsOf(
      [recommendation('b', ['b', 'c'])],
      [finding('a', 0.5), finding('b', 2), finding('c', 1), finding('d', 3), finding('e', 0)],
    );
    expect(items.map(({ number, key, points }) => [number, key, points])).toEqual([
      [1, 'b', 3],
      [2, 'd', 3],
      [3, 'a', 0.5],
    ]);
  });

  test('a locked recommendation has the category, points and worth that it has unlocked', () => {
    const findings = [finding('a', 2.5, { category: 'structure' })];
    const open = {
      ...recommendation('x', ['a']),
      category: 'trustCredibility' as const,
      ceilings: ['first-impression'],
      scoreOnceFixed: 70,
    };
    const { id, type, title, checks, category, ceilings, scoreOnceFixed } = open;
    const locked = { id, type, title, checks, category, ceilings, scoreOnceFixed, locked: true as const };
    const [unlocked] = itemsOf([open], findings);
    const [item] = itemsOf([locked], findings);
    expect(item).toMatchObject({ isLocked: true, recommendation: null, points: 2.5 });
    expect([item?.category, item?.worth]).toEqual(['trustCredibility', '61 → 70 once it’s fixed']);
    expect([item?.category, item?.worth]).toEqual([unlocked?.category, unlocked?.worth]);
  });

  test('what was searched for and not found is missing', () => {
    const [item] = itemsOf([recommendation('a', ['a'])], [finding('a', 1, { searched: ['Footer'] })]);
    expect(item?.isMissing).toBe(true);
  });
});

test('an entry is found by its id and by a check it stands for', () => {
  const items = itemsOf([recommendation('a', ['a', 'z'])], [finding('a', 1), finding('z', 1)]);
  expect(findItem(items, 'a')?.number).toBe(1);
  expect(findItem(items, 'z')?.number).toBe(1);
  expect(findItem(items, 'unknown')).toBeUndefined();
});

test('checks that passed are no entries of the list', () => {
  const passed = finding('c', 0.4, { outcome: 'pass' });
  expect(itemsOf([], [passed])).toEqual([]);
  expect(orderWords([])).toBe('Nothing to change.');
});

test('changes are told apart from checks that only cost points', () => {
  const advised = [recommendation('a', ['a']), recommendation('b', ['b'])];
  expect(orderWords(itemsOf(advised, [finding('a', 3), finding('b', 2), finding('c', 0.4)]))).toBe(
    '2 changes, sorted by expected effect versus effort. 1 more check costs points.',
  );
  expect(orderWords(itemsOf([recommendation('a', ['a'])], [finding('a', 1)]))).toBe('1 change.');
  expect(orderWords(itemsOf([], [finding('a', 1), finding('b', 0.4)]))).toBe(
    '2 checks cost points, sorted by points lost.',
  );
});

test('what a category lost adds up to its printed total, whatever else its changes answer', () => {
  const items = itemsOf([recommendation('proof', ['a', 'z'])], [finding('a', 3.22), finding('z', 2)]);
  const line = (kind: string, of: string, points: number, category = 'socialProof') =>
    ({ kind, of, points, category }) as ReportResults['scoreLines'][number];
  const scoreLines = [
    line('check', 'a', 3.22),
    line('check', 'passed', 0.97),
    line('filler', 'socialProof', 2.35),
    line('check', 'z', 2, 'clarity'),
  ];
  const costs = categoryCosts('socialProof', items, { scoreLines }, 6.6);
  expect(costs.map(({ key }) => key)).toEqual(['proof', 'filler', 'passed']);
  expect(costs.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(6.6, 10);
});

describe('toDoWords', () => {
  test('counts changes, or else what cost points', () => {
    const items = itemsOf([recommendation('b', ['b'])], [finding('b', 2), finding('c', 1)]);
    expect(toDoWords(items)).toBe('1 change');
    expect(toDoWords(itemsOf([], [finding('c', 1)]))).toBe('1 check costs points');
  });

  test('a loss is told from what couldn’t be measured', () => {
    const unread = finding('d', 0.5, { outcome: 'notMeasured', score: null });
    const forfeited = finding('e', 0.7, { outcome: 'notApplicable', score: null });
    const items = itemsOf([], [finding('c', 1), forfeited, unread]);
    expect(items.map(isMeasured)).toEqual([true, true, false]);
    expect(items.map(costWords)).toEqual([
      'A smaller loss, for after the changes above',
      'Counts as failed, because visitors expect it on a page like this',
      'Couldn’t be measured, so it counts as it would most likely be',
    ]);
  });
});

test('the rest lists every check that could not be measured, and what does not apply only where it costs nothing', () => {
  const apart = (check: string, points: number, outcome: Finding['outcome']) =>
    finding(check, points, { outcome, score: null });
  const findings = [
    apart('reading-grade', 0, 'notMeasured'),
    apart('price-visibility', 2.9, 'notMeasured'),
    apart('coupon-field', 0, 'notApplicable'),
    apart('proof-position', 2.8, 'notApplicable'),
  ];
  const rest = (outcome: Finding['outcome']) => restOf(findings, outcome).map(({ check }) => check);
  expect(rest('notMeasured')).toEqual(['reading-grade', 'price-visibility']);
  expect(rest('notApplicable')).toEqual(['coupon-field']);
});
