import type { ConversionReport } from '@liftmark/contract/report';
import { expect, it } from 'vitest';
import { evidence as shownAt } from '../checks/testing/test-facts.ts';
import { compareReports } from './compare.ts';
import { renderComparison } from './compare-terminal.ts';
import { testReport, withPlaces } from './test-report.ts';

function verdictOf(then: number, now: number | null, kind?: 'notApplicable'): string | undefined {
  const before = testReport({ checks: { 'main-headline': then } });
  const after = testReport({ checks: { 'main-headline': now } });
  if (kind) after.findings = after.findings.map((finding) => ({ ...finding, outcome: kind }));
  return compareReports(before, after).followUps[0]?.verdict;
}

it('tells by its own check what became of each recommendation', () => {
  expect(verdictOf(0.2, 0.8)).toBe('fixed');
  expect(verdictOf(0.2, 0.5)).toBe('partly fixed');
  expect(verdictOf(0.2, 0.22)).toBe('not fixed');
  expect(verdictOf(0.5, 0.1)).toBe('regressed');
  expect(verdictOf(0.2, null, 'notApplicable')).toBe('no longer applicable');
  expect(verdictOf(0.2, null)).toBe('not verified');
});

it('can’t tell what became of a problem that only a language model saw', () => {
  const [item] = testReport().recommendations;
  if (!item) throw new Error('no recommendation');
  const seen = { ...item, id: 'insight-1', checks: [], suggestedBy: 'gpt-5-mini' };
  const before = { ...testReport(), recommendations: [seen] };
  for (const recommendations of [[], [seen]]) {
    const [told] = compareReports(before, { ...testReport(), recommendations }).followUps;
    expect(told).toMatchObject({
      verdict: 'not verified',
      after: expect.stringContaining('take a look yourself'),
    });
  }
});

it('calls nothing fixed as long as one of its checks fails', () => {
  const before = testReport({ checks: { a: 0.2, b: 0.2 } });
  const after = testReport({ checks: { a: 1, b: 0.2 } });
  const [first] = before.recommendations;
  if (!first) throw new Error('no recommendation');
  before.recommendations = [{ ...first, checks: ['a', 'b'] }];
  expect(compareReports(before, after).followUps[0]?.verdict).toBe('partly fixed');
});

it('calls a list of faults partly fixed where the one that was named is gone and others are left', () => {
  const report = (...texts: string[]) => {
    const given = testReport({ checks: { 'text-contrast': 0.3 } });
    const evidence = texts.map((text) => shownAt(text, { selector: `main > ${text}` }));
    return { ...given, findings: given.findings.map((finding) => ({ ...finding, evidence })) };
  };
  const verdict = (...left: string[]) =>
    compareReports(report('welcome', 'gallery'), report(...left)).followUps[0]?.verdict;
  expect(verdict('gallery', 'contact')).toBe('partly fixed');
  expect(verdict('welcome', 'gallery')).toBe('not fixed');
  expect(verdict('another page')).toBe('not fixed');
});

it('names what got worse without having been advised on', () => {
  const { worse } = compareReports(
    testReport({ checks: { 'main-headline': 0.2, 'text-size': 1 } }),
    testReport({ checks: { 'main-headline': 0.1, 'text-size': 0.3 } }),
  );
  expect(worse.map(({ after }) => after.check)).toEqual(['text-size']);
});

it('calls nothing worse or fixed by judging the same page as of another type', () => {
  const as = (type: 'app' | 'hospitality', checks: Record<string, number>) =>
    testReport({ checks, report: { pageType: { type, confidence: 1, chosen: true } } });
  const before = as('app', { 'main-headline': 0.2, faq: 0.5, 'text-size': 1 });
  const after = as('hospitality', { 'main-headline': 0.9, faq: 0.3, 'text-size': 0.3 });
  const told = compareReports(before, after, after);
  expect(told.worse).toEqual([]);
  expect(told.followUps.map(({ verdict }) => verdict).toSorted()).toEqual([
    'no longer applicable',
    'not fixed',
  ]);
  const withoutCapture = compareReports(before, after);
  expect(withoutCapture.worse).toEqual([]);
  expect(withoutCapture.followUps.map(({ verdict }) => verdict)).not.toContain('regressed');
});

it('names what got worse by what it costs, without housekeeping', () => {
  const { worse } = compareReports(
    testReport({ checks: { 'text-size': 1, 'legal-links': 1, 'price-visibility': 1 } }),
    testReport({ checks: { 'text-size': 0.4, 'legal-links': 0, 'price-visibility': 0.1 } }),
  );
  expect(worse.map(({ after }) => after.check)).toEqual(['price-visibility', 'text-size']);
});

const CEILING = {
  id: 'covered-page',
  title: 'A layer covers the page',
  reason: 'A layer hides the page.',
  cap: 40,
  points: 30,
  evidence: [],
};

it.each([
  [[], 'fixed', 'This problem is no longer on the page.'],
  [[{ ...CEILING, cap: 60 }], 'partly fixed', CEILING.reason],
  [[CEILING], 'not fixed', CEILING.reason],
  [undefined, 'not verified', ''],
])('tells by its ceiling what became of a problem that no check answers', (now, verdict, words) => {
  const placed = withPlaces(testReport({ report: { ceilings: [CEILING] } }), { 'main-headline': 'first' });
  const recommendations = placed.recommendations.map((item) => ({
    ...item,
    id: 'blocked-page',
    checks: [],
    ceilings: [CEILING.id],
  }));
  const { ceilings: _, ...after } = testReport();
  const [followUp] = compareReports(
    { ...placed, recommendations },
    { ...after, ...(now && { ceilings: now }) },
  ).followUps;
  expect([followUp?.verdict, followUp?.after]).toEqual([verdict, words]);
});

it('tells by the diagnosis itself what became of a problem that no check or ceiling answers', () => {
  const placed = withPlaces(testReport(), { 'main-headline': 'first' });
  const recommendations = placed.recommendations.map((item) => ({ ...item, id: 'many-asks', checks: [] }));
  const before = { ...placed, recommendations };
  const verdict = (after: ConversionReport) => compareReports(before, after).followUps[0]?.verdict;
  expect(verdict(before)).toBe('not fixed');
  expect(verdict(testReport())).toBe('fixed');
  expect(verdict({ ...testReport(), mode: 'static' })).toBe('not verified');
});

it('explains the score in the terminal', () => {
  const shown = renderComparison(
    compareReports(
      testReport({ percent: 60, checks: { 'main-headline': 0.2 } }),
      testReport({ percent: 64, checks: { 'main-headline': 1 } }),
    ),
    { color: false, width: 80 },
  );
  expect(shown).toContain('Liftmark Score 60 → 64, +4 from changes to the page');
  expect(shown).toContain('✓ fixed');
  expect(shown).toMatch(/\+4 {2}main-headline/);
});

it('calls a broken promise fixed only beside the same message', () => {
  const report = (message: string | undefined, isBroken: boolean) => {
    const given = testReport({ checks: { 'main-headline': 0.2 } });
    const [item] = given.recommendations;
    if (!item) throw new Error('no recommendation');
    const broken = { ...item, id: 'broken-promise', checks: [], ceilings: [] };
    return { ...given, ...(message && { message }), recommendations: isBroken ? [broken] : [] };
  };
  const verdict = (after: ReturnType<typeof report>) =>
    compareReports(report('Free delivery', true), after).followUps[0]?.verdict;
  expect(verdict(report('Free delivery', false))).toBe('fixed');
  expect(verdict(report('Free delivery', true))).toBe('not fixed');
  expect(verdict(report(undefined, false))).toBe('not verified');
  expect(verdict(report('20% off', true))).toBe('not verified');
});
