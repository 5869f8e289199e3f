import { competitorReportSchema } from '@liftmark/contract/competitor';
import { copyReportSchema } from '@liftmark/contract/copy';
import { swotReportSchema } from '@liftmark/contract/swot';
import { expect, it } from 'vitest';
import { pageFacts } from '../checks/test-facts.ts';
import { competitorReport } from './competitor.ts';
import { copyReport } from './copy.ts';
import { swotReport } from './swot.ts';
import { testReport } from './test-report.ts';

it('sorts findings into four quadrants, each entry pointing at findings of the report', () => {
  const report = testReport({
    checks: { 'main-headline': 0.2, 'text-size': 1, faq: 0.5, 'legal-links': 0.1 },
  });
  const swot = swotReportSchema.parse(swotReport(report));
  expect(swot.strengths.map(({ findings }) => findings)).toEqual([['text-size']]);
  expect(swot.weaknesses.map(({ findings }) => findings)).toEqual([['main-headline']]);
  expect(swot.opportunities.map(({ findings }) => findings)).toEqual([['faq']]);
  expect(swot.threats.map(({ findings }) => findings)).toEqual([['legal-links']]);
});

it('sets the words of the page beside better ones', () => {
  const facts = pageFacts();
  const copy = copyReportSchema.parse(copyReport(testReport(), facts));
  expect(copy.copyAnalysis.headline.current).toBe(facts.headline?.text);
  expect(copy.copyAnalysis.headline.rewriteExample).not.toBe('');
  expect(copy.copyAnalysis.callToActions[0]).toMatchObject({ current: 'Start free trial', priority: 'high' });
  expect(copy.priorityFixes[0]).toMatchObject({ current: 'Boats', suggested: 'Boats [for whom]' });
});

it('rewrites no label that tells what happens, and speaks of a main action that is a link', () => {
  const facts = pageFacts();
  const copy = (score: number, actions = facts.actions) =>
    copyReport(testReport({ checks: { 'primary-action-label': score } }), { ...facts, actions }).copyAnalysis
      .callToActions[0];
  expect(copy(1)).toMatchObject({ current: 'Start free trial', rewriteExample: null });
  expect(copy(0.2)?.rewriteExample).not.toBeNull();
  expect(copy(1, [])).toMatchObject({ current: 'Start free trial', priority: 'high' });
});

it('compares with competitors category by category and learns from what they do better', () => {
  const primary = testReport({ percent: 60, checks: { 'main-headline': 0.2 } });
  const other = testReport({ percent: 80, checks: { 'main-headline': 1 }, text: 'Canoes' });
  const weak = testReport({ percent: 50, checks: { 'main-headline': 0.1 }, text: 'Rafts' });
  const { insights } = competitorReportSchema.parse(competitorReport(primary, [weak, other]));
  expect(insights.matrix[0]).toEqual({
    category: 'clarity',
    primary: 60,
    best: 80,
    bestTitle: 'Canoes',
    difference: -20,
  });
  expect(insights.summary).toContain(`${primary.title} trails in Clarity (-20).`);
  expect(insights.recommendations).toEqual([
    'Clarity: main-headline saw Boats On Canoes: main-headline saw Canoes Say more than Boats.',
  ]);
});

it('refuses no competitor, four, and another rubric', () => {
  const report = testReport();
  expect(() => competitorReport(report, [])).toThrow(RangeError);
  expect(() => competitorReport(report, [report, report, report, report])).toThrow(RangeError);
  expect(() => competitorReport(report, [testReport({ report: { rubricVersion: 'other' } })])).toThrow(
    RangeError,
  );
});
