import type { PageType } from '@liftmark/contract/page-types';
import type { Finding } from '@liftmark/contract/report';
import { expect, it } from 'vitest';
import { explainChange, type ScoreReport } from './explain-change.ts';

function report(
  percent: number | null,
  lines: Record<string, number>,
  rubricVersion = 'first',
  type: PageType = 'service',
): ScoreReport {
  const findings = Object.keys(lines).map(
    (check): Finding => ({
      check,
      category: 'clarity',
      title: check,
      outcome: 'partial',
      score: 0.5,
      weight: 5,
      points: lines[check] ?? 0,
      observed: `${check} at ${percent}`,
      evidence: [],
      searched: [],
      sources: [],
    }),
  );
  return {
    overall: { percent, grade: percent === null ? null : 'B' },
    findings,
    scoreLines: Object.entries(lines).map(([of, points]) => ({
      kind: of === 'overall' ? 'rounding' : 'check',
      of,
      category: of === 'overall' ? null : 'clarity',
      points,
    })),
    rubricVersion,
    pageType: { type, confidence: 1, chosen: false },
  };
}

it('attributes a change under one rubric to the page, line by line', () => {
  const change = explainChange(
    report(70, { 'text-size': 20, 'main-headline': 10 }),
    report(85, { 'text-size': 3, faq: 2, 'main-headline': 10 }),
  );
  expect(change).toMatchObject({ total: 15, page: 15, rubric: 0 });
  expect(change.lines.map(({ of, points }) => [of, points])).toEqual([
    ['text-size', 17],
    ['faq', -2],
  ]);
  expect(change.lines[0]).toMatchObject({ before: 'text-size at 70', after: 'text-size at 85' });
});

it('tells the part of the rubric from the part of the page', () => {
  const change = explainChange(
    report(70, { 'text-size': 30 }),
    report(80, { 'text-size': 20 }, 'second'),
    report(74, { 'text-size': 26 }, 'second'),
  );
  expect(change).toMatchObject({ total: 10, page: 6, rubric: 4 });
});

it('tells the part of another page type from the part of the page', () => {
  const before = report(70, { 'text-size': 30 });
  const after = report(80, { 'text-size': 20 }, 'first', 'saas');
  expect(explainChange(before, after)).toEqual({ total: 10, page: null, rubric: null, lines: [] });
  const rejudged = report(79, { 'text-size': 21 }, 'first', 'saas');
  expect(explainChange(before, after, rejudged)).toMatchObject({ total: 10, page: 1, rubric: 9 });
});

it('claims neither part where the earlier capture was not judged anew', () => {
  const change = explainChange(report(70, {}), report(80, {}, 'second'));
  expect(change).toEqual({ total: 10, page: null, rubric: null, lines: [] });
});

it('has no total where a report has no score', () => {
  expect(explainChange(report(null, {}), report(80, {})).total).toBeNull();
});
