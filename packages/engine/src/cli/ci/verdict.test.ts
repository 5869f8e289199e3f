import { expect, it } from 'vitest';
import { testReport } from '../../reports/test-report.ts';
import { measureOf } from './baseline-file.ts';
import { isComparable, outcomesOf } from './verdict.ts';

const report = testReport({ percent: 72, checks: { 'main-headline': 0.2, 'text-size': 1, faq: null } });
const problems = (rules: Parameters<typeof outcomesOf>[1], before: Parameters<typeof outcomesOf>[2] = null) =>
  outcomesOf(report, rules, before).flatMap((outcome) => outcome.problems.map(({ message }) => message));

it('holds the score against the least', () => {
  expect(problems({ minScore: 72 })).toEqual([]);
  expect(problems({ minScore: 73 })).toEqual(['Score is 72 (needs 73)']);
});

it('holds categories against the least, and none without a score', () => {
  const { clarity } = report.scores;
  expect(problems({ minCategoryScores: { clarity: clarity ?? 0 } })).toHaveLength(clarity === null ? 1 : 0);
  expect(problems({ minCategoryScores: { clarity: 100 } })).toHaveLength(1);
});

it('lets a required check neither fail nor stay unmeasured', () => {
  expect(problems({ mustPass: ['text-size'] })).toEqual([]);
  expect(problems({ mustPass: ['main-headline', 'faq'] })).toEqual([
    expect.stringContaining('Required check doesn’t pass'),
    expect.stringContaining('couldn’t be measured'),
  ]);
});

it('allows the loss that the rules allow, and no other', () => {
  const before = { ...measureOf(report), score: 75, passing: [] };
  expect(problems({ allowedDrop: 3 }, before)).toEqual([]);
  expect(problems({ allowedDrop: 2 }, before)).toEqual(['Score fell from 75 to 72 (a loss of 2 allowed)']);
  expect(problems({}, { ...before, score: 60 })).toEqual([]);
});

it('names the checks that pass in the baseline and not now', () => {
  const before = { ...measureOf(report), passing: ['main-headline', 'text-size', 'faq'] };
  expect(problems({}, before)).toEqual([expect.stringContaining('No longer passes')]);
  expect(problems({ allowedRegressions: ['main-headline'] }, before)).toEqual([]);
});

it('compares only what was measured alike', () => {
  const now = measureOf(report);
  expect(isComparable(now, now)).toBe(true);
  expect(isComparable({ ...now, rubricVersion: 'older' }, now)).toBe(false);
  expect(isComparable({ ...now, devices: ['mobile'] }, now)).toBe(false);
});
