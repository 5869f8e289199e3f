import { TOGETHER, type Trial } from '@liftmark/contract/trials';
import { competitorReport } from '@liftmark/engine/reports/competitor';
import { swotReport } from '@liftmark/engine/reports/swot';
import { expect, it } from 'vitest';
import { testReport } from '../../testing/test-report.ts';
import { competitorResults, conversionResults, swotResults } from './locking.ts';

const whole = testReport('https://shop.test/');
const locked = whole.findings.find(({ check }) => check === 'check-d');
const seen = locked?.observed ?? '';
const inWords = `${seen.charAt(0).toLowerCase()}${seen.slice(1)}`.replace(/\.$/, '');
const report = {
  ...whole,
  summary: `It stands well. What costs most, 3.0 points: ${locked?.title} (${inWords}). Begin here.`,
  categoryInsights: { ...whole.categoryInsights, clarity: `Clarity stands at 40. ${seen} 2 checks passed.` },
  pageTypeInsights: [`“What does it cost?” Not answered: ${seen}`],
};

it('puts the title of what is locked where the written parts quote its evidence', () => {
  expect(seen).not.toBe('');
  const { summary, categoryInsights, pageTypeInsights } = conversionResults(report, false);
  expect(summary).toBe(`It stands well. What costs most, 3.0 points: ${locked?.title}. Begin here.`);
  expect(categoryInsights.clarity).toContain(`Clarity stands at 40. ${locked?.title}`);
  expect(pageTypeInsights).toEqual(['“What does it cost?” Not answered']);
});

it('leaves no word of the evidence anywhere, and all of it to those with Pro', () => {
  expect(JSON.stringify(conversionResults(report, false)).toLowerCase()).not.toContain(inWords);
  expect(conversionResults(report, true)).toMatchObject(report);
});

it('shows readers without access what the built-in analyst wrote, as a model says what is locked in its own words', () => {
  const { summary, categoryInsights } = report;
  const byModel = {
    ...report,
    summary: 'A model tells of the locked finding.',
    categoryInsights: { ...categoryInsights, clarity: 'It does here, too.' },
    builtInWords: { summary, categoryInsights },
  };
  expect(conversionResults(byModel, false)).toEqual(conversionResults(report, false));
  expect(conversionResults(byModel, true)).toMatchObject({ summary: byModel.summary });
  expect(conversionResults(byModel, true)).not.toHaveProperty('builtInWords');
});

it('shows readers without access the comparison in the words of the built-in analyst', () => {
  const built = competitorReport(whole, [testReport('https://other.test/')]);
  const { summary, recommendations } = built.insights;
  const byModel = {
    ...built,
    insights: {
      ...built.insights,
      summary: 'A model tells of all.',
      recommendations: ['And here', 'Here', 'Too'],
    },
    builtInWords: { summary, recommendations },
  };
  expect(competitorResults(byModel, false)).toEqual(competitorResults(built, false));
  expect(competitorResults(byModel, true).insights).toEqual(byModel.insights);
  expect(competitorResults(byModel, true)).not.toHaveProperty('builtInWords');
});

it('tells everybody what holds the score down, where it stands and how certain it is', () => {
  const ceilings = [
    {
      id: 'covered-page',
      title: 'A layer covers the page',
      reason: 'Seen.',
      cap: 40,
      points: 43,
      evidence: [],
    },
  ];
  const standing = {
    pageType: null,
    higherThan: 4,
    pages: 80,
    measured: '2026-11',
    distribution: Array(20).fill(4),
  };
  const overall = { percent: 29, grade: null, range: { low: 20, high: 62 }, uncapped: 72 };
  const scored = { ...report, ceilings, standing, overall };
  expect(conversionResults(scored, false)).toMatchObject({ ceilings, standing, overall });
});

it('tells everybody whose words locked titles are', () => {
  const recommendations = report.recommendations.map((item) => ({ ...item, wordedBy: 'gpt-5-mini' }));
  const { recommendations: shown } = conversionResults({ ...report, recommendations }, false);
  expect(shown.map(({ wordedBy }) => wordedBy)).toEqual(recommendations.map(() => 'gpt-5-mini'));
});

it('tells everybody which advice a language model suggested, and locks it like any other', () => {
  const byModel = {
    ...report,
    recommendations: report.recommendations.map((item) => ({
      ...item,
      suggestedBy: 'gpt-5-mini',
      checks: [],
    })),
  };
  const { recommendations } = conversionResults(byModel, false);
  expect(recommendations.map(({ suggestedBy }) => suggestedBy)).toEqual(
    recommendations.map(() => 'gpt-5-mini'),
  );
  expect(recommendations.slice(2).map((item) => Object.keys(item).sort())).toEqual(
    recommendations
      .slice(2)
      .map(() => ['category', 'checks', 'id', 'locked', 'place', 'question', 'suggestedBy', 'title', 'type']),
  );
});

it('claims no gain of locked advice whose words don’t exist yet', () => {
  const patch = { summary: 'Add it.', kind: 'testimonial', checks: [], placeholder: true, operations: [] };
  const recommendations = report.recommendations.map((item) => ({ ...item, scoreOnceFixed: 90, patch }));
  const { recommendations: shown } = conversionResults({ ...report, recommendations }, false);
  expect(shown.slice(2).some((item) => 'scoreOnceFixed' in item)).toBe(false);
});

it('withholds the better words for the page', () => {
  const candidates = [{ text: 'Better words', reason: 'They say more.' }];
  const rewritten = {
    ...report,
    rewrites: [{ part: 'headline' as const, current: 'Words', candidates }],
  };
  for (const results of [
    (isOpen: boolean) => conversionResults(rewritten, isOpen),
    (isOpen: boolean) => swotResults(swotReport(rewritten), isOpen),
    (isOpen: boolean) => competitorResults(competitorReport(rewritten, [report]), isOpen),
  ]) {
    expect(JSON.stringify(results(true))).toContain('Better words');
    expect(JSON.stringify(results(false))).not.toContain('Better words');
  }
});

it('sends only the trials of open recommendations: the others show the fixes that are locked', () => {
  const trial = (recommendation: string): Trial => ({
    recommendation,
    includes: [],
    patch: {
      summary: `Fix ${recommendation}.`,
      kind: 'headline',
      checks: [],
      placeholder: false,
      operations: [],
    },
    applied: false,
    reason: 'targetGone',
    check: null,
    score: null,
    holds: false,
    worse: [],
    pictures: { desktop: null, mobile: null },
    placeholder: false,
  });
  const ids = report.recommendations.map(({ id }) => id);
  const tried = { ...report, trials: [...ids, TOGETHER].map(trial) };
  const triedIn = (isOpen: boolean) =>
    conversionResults(tried, isOpen).trials?.map(({ recommendation }) => recommendation);
  expect(triedIn(true)).toEqual([...ids, TOGETHER]);
  expect(triedIn(false)).toEqual(ids.slice(0, 2));
});

it('withholds what a model suggests in reports of other kinds, and counts it', () => {
  const suggestion = {
    suggestedBy: 'gpt-5-mini',
    question: 'offer' as const,
    title: 'Say what the kettle is for',
    problem: 'The headline names no use.',
    theirs: null,
    why: 'Visitors leave.',
    steps: ['Name a use in the headline.'],
    evidence: [{ side: 'yours' as const, text: 'Kettles' }],
  };
  const swot = swotReport(whole);
  const compared = competitorReport(whole, [whole]);
  const withIt = { suggestions: [suggestion] };
  const shut = swotResults({ ...swot, ...withIt }, false);
  expect(JSON.stringify(shut)).not.toContain(suggestion.title);
  expect(shut.lockedCount).toBe(swotResults(swot, false).lockedCount + 1);
  const other = competitorResults({ ...compared, ...withIt }, false);
  expect(JSON.stringify(other)).not.toContain(suggestion.title);
  expect(other.lockedCount).toBe(competitorResults(compared, false).lockedCount + 1);
  expect(swotResults({ ...swot, ...withIt }, true)).toMatchObject(withIt);
  expect(competitorResults({ ...compared, ...withIt }, true)).toMatchObject(withIt);
});
