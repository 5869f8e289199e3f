import { competitorReportSchema } from '@liftmark/contract/competitor';
import { copyReportSchema } from '@liftmark/contract/copy';
import { swotReportSchema } from '@liftmark/contract/swot';
import { expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { competitorReport } from './competitor.ts';
import { copyReport } from './copy.ts';
import { swotReport } from './swot.ts';
import { testReport, withPlaces } from './test-report.ts';

const CEILING = {
  id: 'covered-page',
  title: 'A layer covers the page',
  reason: 'A layer hides 92% of the text above the fold.',
  cap: 40,
  points: 43,
  evidence: [],
};

it('sorts findings into four quadrants, each entry pointing at findings of the report', () => {
  const report = testReport({
    checks: { 'main-headline': 0.2, 'text-size': 1, guarantee: 0.5, 'review-provenance': 0.1 },
  });
  const swot = swotReportSchema.parse(swotReport(report));
  expect(swot.strengths.map(({ findings }) => findings)).toEqual([['text-size']]);
  expect(swot.weaknesses.map(({ findings }) => findings)).toEqual([['main-headline']]);
  expect(swot.opportunities.map(({ findings }) => findings)).toEqual([['guarantee']]);
  expect(swot.threats.map(({ findings }) => findings)).toEqual([['review-provenance']]);
});

it('gives housekeeping no place in any quadrant', () => {
  const swot = swotReport(testReport({ checks: { 'legal-links': 0, 'page-errors': 0, faq: 0.5 } }));
  expect([...swot.weaknesses, ...swot.opportunities, ...swot.threats]).toEqual([]);
});

it('counts what visitors run into as a weakness, with its steps, whatever it costs', () => {
  const report = testReport({ checks: { 'main-headline': 0.6, guarantee: 0.2 } });
  const { weaknesses } = swotReport(withPlaces(report, { 'main-headline': 'first' }));
  expect(weaknesses.map(({ title, suggestion }) => [title, suggestion])).toEqual([
    ['main-headline in Boats', 'Do what main-headline asks.'],
    ['guarantee in Boats', 'Say more than Boats.'],
  ]);
});

it('tells once of a ceiling that a recommendation would lift, also where no check fails', () => {
  const placed = withPlaces(testReport({ report: { ceilings: [CEILING] } }), { 'main-headline': 'first' });
  const recommendations = placed.recommendations.map((item) => ({
    ...item,
    checks: [],
    ceilings: [CEILING.id],
  }));
  const { weaknesses } = swotReportSchema.parse(swotReport({ ...placed, recommendations }));
  expect(weaknesses.map(({ title, findings }) => [title, findings])).toEqual([[CEILING.title, [CEILING.id]]]);
});

it('sees a threat in pages that score higher, not in a page that leads', () => {
  const standing = (higherThan: number) => ({
    ...{ pageType: 'saas' as const, higherThan, pages: 60, measured: '2026-11' },
    distribution: Array.from({ length: 20 }, () => 3),
  });
  const threats = (higherThan: number) =>
    swotReport(testReport({ report: { standing: standing(higherThan) } })).threats;
  expect(threats(20)[0]).toMatchObject({
    risk: 'high',
    description: expect.stringContaining('Higher than 20% of 60 software pages'),
    mitigation: 'Start with this fix: say more than Boats.',
  });
  expect(threats(80)).toEqual([]);
});

it('counts as a strength what passed on something seen, and that nothing faults', () => {
  const report = testReport({ checks: { 'main-headline': 1, 'text-size': 1, 'rendering-defects': 1 } });
  const [headline, size, defects] = report.findings;
  if (!headline || !size || !defects) throw new Error('no finding');
  const pale = { ...headline, check: 'text-contrast', outcome: 'fail' as const, score: 0 };
  const findings = [headline, size, { ...defects, evidence: [] }, pale];
  expect(swotReport({ ...report, findings }).strengths.map(({ findings: [check] }) => check)).toEqual([
    'text-size',
  ]);
});

it('counts nothing as a strength that passed and still lacks something', () => {
  const report = testReport({ checks: { 'testimonial-attribution': 0.8, 'contact-details': 0.75, faq: 1 } });
  expect(swotReport(report).strengths.map(({ findings: [check] }) => check)).toEqual(['faq']);
});

it('sees no potential where no effect is to be expected', () => {
  const report = testReport({ checks: { guarantee: 0.5 } });
  const [advice] = report.recommendations;
  if (!advice) throw new Error('no recommendation');
  const cosmetic = { ...advice, priority: 9, impact: { ...advice.impact, high: 1 } };
  expect(swotReport({ ...report, recommendations: [cosmetic] }).opportunities[0]?.potential).toBe('low');
});

it('sets the words of the page beside better ones', () => {
  const facts = pageFacts();
  const copy = copyReportSchema.parse(copyReport(testReport(), facts));
  expect(copy.copyAnalysis.headline.current).toBe(facts.headline?.text);
  expect(copy.copyAnalysis.headline.rewriteExample).not.toBe('');
  expect(copy.copyAnalysis.callToActions[0]).toMatchObject({ current: 'Start free trial', priority: 'low' });
  expect(copy.priorityFixes[0]).toMatchObject({ current: 'Boats', suggested: 'Boats [for whom]' });
});

it('rewrites the headline that a diagnosis faults, whatever checks stand behind it', () => {
  const facts = pageFacts();
  const [advice] = testReport().recommendations;
  if (!advice) throw new Error('no advice');
  const vague = {
    ...advice,
    id: 'vague-headline',
    title: 'The headline is vague.',
    checks: [],
    copyExamples: [],
  };
  const copy = copyReport({ ...testReport(), recommendations: [vague] }, facts);
  expect(copy.priorityFixes).toEqual([
    {
      element: vague.title,
      impact: 'high',
      current: facts.headline?.text,
      suggested: copy.copyAnalysis.headline.rewriteExample,
      reasoning: vague.why,
    },
  ]);
  expect(copy.overallRecommendations).toEqual(['The headline is vague. Do what main-headline asks.']);
});

it('rewrites no label that tells what happens, and speaks of a main action that is a link', () => {
  const facts = pageFacts();
  const copy = (score: number, actions = facts.actions) =>
    copyReport(testReport({ checks: { 'primary-action-label': score } }), { ...facts, actions }).copyAnalysis
      .callToActions[0];
  expect(copy(1)).toMatchObject({ current: 'Start free trial', rewriteExample: null });
  expect(copy(0.2)).toMatchObject({ priority: 'high', rewriteExample: expect.any(String) });
  expect(copy(1, [])).toMatchObject({ current: 'Start free trial', priority: 'low' });
});

it('finds no headline and no label right that a diagnosis faults', () => {
  const facts = pageFacts();
  const [advice] = testReport().recommendations;
  const { headline, primaryAction } = facts;
  if (!advice || !headline || !primaryAction) throw new Error('no advice or no place');
  const faulted = (question: 'offer' | 'action', evidence: typeof headline.evidence) => ({
    ...advice,
    question,
    checks: ['headline-specificity', 'primary-action-label'],
    observed: `A fault of the ${question}.`,
    evidence: [evidence],
  });
  const checks = { 'headline-specificity': 0.2, 'title-headline-match': 0.2, 'primary-action-label': 1 };
  const report = testReport({ checks });
  const recommendations = [
    faulted('offer', headline.evidence),
    faulted('action', primaryAction.evidence),
    faulted('action', headline.evidence),
  ];
  const { copyAnalysis } = copyReport({ ...report, recommendations }, facts);
  expect(copyAnalysis.headline.issues).toEqual(['A fault of the offer.', 'title-headline-match saw Boats']);
  expect(copyAnalysis.callToActions[0]).toMatchObject({
    priority: 'high',
    issues: ['A fault of the action.'],
  });
});

it('offers one better label for one action, and names the others that say nothing', () => {
  const facts = pageFacts();
  const [action] = facts.actions;
  if (!action) throw new Error('no action');
  const vague = ['Learn more', 'Discover'].map((text) => ({ ...action, text, label: 'generic' as const }));
  const { callToActions } = copyReport(testReport({ checks: { 'primary-action-label': 1 } }), {
    ...facts,
    actions: vague,
  }).copyAnalysis;
  expect(callToActions.map(({ priority, issues }) => [priority, issues.length])).toEqual([
    ['low', 0],
    ['medium', 1],
    ['medium', 1],
  ]);
  expect(callToActions.filter(({ rewriteExample }) => rewriteExample !== null)).toHaveLength(1);
});

it('compares with competitors category by category and learns from what they do better', () => {
  const of = (siteName: string) => ({ text: siteName, report: { facts: { document: { siteName } } } });
  const primary = testReport({ percent: 60, checks: { 'main-headline': 0.2 }, ...of('Boats') });
  const other = testReport({ percent: 80, checks: { 'main-headline': 1 }, ...of('Canoes') });
  const weak = testReport({ percent: 50, checks: { 'main-headline': 0.1 }, ...of('Rafts') });
  const { insights } = competitorReportSchema.parse(competitorReport(primary, [weak, other]));
  expect(insights.matrix[0]).toEqual({
    category: 'clarity',
    primary: 60,
    best: 80,
    bestTitle: 'Canoes',
    difference: -20,
    reason: null,
  });
  expect(insights.summary).toContain('Boats trails in Clarity (−20).');
  expect(insights.recommendations).toEqual([
    'Clarity: main-headline saw Boats On Canoes: main-headline saw Canoes Say more than Boats.',
  ]);
});

it('holds up as a model the page that is best in the category, whatever order they were entered in', () => {
  const of = (siteName: string) => ({ text: siteName, report: { facts: { document: { siteName } } } });
  const primary = testReport({ percent: 60, checks: { 'main-headline': 0.2 }, ...of('Boats') });
  const doubtful = testReport({ percent: 59, checks: { 'main-headline': 0.8 }, ...of('Rafts') });
  const best = testReport({ percent: 100, checks: { 'main-headline': 1 }, ...of('Canoes') });
  const [lesson] = competitorReport(primary, [doubtful, best]).insights.recommendations;
  expect(lesson).toContain('On Canoes:');
});

it('tells of different types of page, and why two scores are not compared', () => {
  const of = (siteName: string, type: 'ecommerce-product' | 'nonprofit') => ({
    report: { facts: { document: { siteName } }, pageType: { type, confidence: 1, chosen: false } },
  });
  const shop = testReport({
    percent: 12,
    checks: { 'customer-proof': 0 },
    ...of('Boats', 'ecommerce-product'),
  });
  const rival = (type: 'ecommerce-product' | 'nonprofit') =>
    testReport({ percent: 49, checks: { 'customer-proof': 0.3 }, ...of('Canoes', type) });
  const mixed = competitorReport(shop, [rival('nonprofit')]).insights;
  expect(mixed.summary).toContain(
    'These pages are different types, and each is judged by the standards for its own type: Boats as “Product page” and Canoes as “Nonprofit”.',
  );
  expect(mixed.matrix[0]?.reason).toBe(
    'Boats is judged as “Product page” and Canoes as “Nonprofit”, with different checks and weights, and none of the checks they share favors the higher-scoring page.',
  );
  const alike = competitorReport(shop, [rival('ecommerce-product')]).insights;
  expect(alike.summary).not.toContain('types');
  expect(alike.matrix[0]?.reason).toMatch(
    /^The difference comes from checks that judged only one of the two pages/,
  );
});

it('has a word on each category far behind, also where the other passes no check of it in full', () => {
  const of = (siteName: string) => ({ text: siteName, report: { facts: { document: { siteName } } } });
  const primary = testReport({ percent: 10, checks: { 'main-headline': 0.1 }, ...of('Boats') });
  const other = testReport({ percent: 60, checks: { 'main-headline': 0.7 }, ...of('Canoes') });
  const { insights } = competitorReport(primary, [other]);
  expect(insights.recommendations).toEqual([
    'Clarity: main-headline saw Boats Canoes scores 50 points higher here. Say more than Boats.',
  ]);
});

it('claims no lead and no lesson where both pages show the same, judged more mildly on one', () => {
  const of = (siteName: string) => ({ report: { facts: { document: { siteName } } } });
  const primary = testReport({ percent: 12, checks: { 'customer-proof': 0 }, ...of('Boats') });
  const other = testReport({ percent: 49, checks: { 'customer-proof': 0.3 }, ...of('Canoes') });
  const { insights } = competitorReport(primary, [other]);
  expect(insights.matrix[0]).toMatchObject({ primary: 12, best: 49, difference: null });
  expect(insights.summary).not.toMatch(/trails|No category differs/);
  expect(insights.recommendations).toEqual([]);
});

it('says beside the scores what couldn’t be read, and concludes nothing from the rest', () => {
  const of = (siteName: string, report = {}) =>
    testReport({ report: { facts: { document: { siteName } }, ...report } });
  const { desktop } = testReport().screenshots;
  const little = {
    clarity: null,
    urgency: null,
    socialProof: null,
    offerStrength: null,
    trustCredibility: null,
  };
  const scores = { ...little, structure: 60 };
  const screenshots = { desktop: null, mobile: desktop };
  const { summary } = competitorReport(of('Boats'), [of('Canoes', { scores, screenshots })]).insights;
  expect(summary).toContain('Canoes: only the mobile view could be read');
  expect(summary).toContain('Only 1 of 6 categories could be compared');
  expect(summary).not.toContain('No category differs');
  const alike = competitorReport(of('Boats'), [of('Canoes')]).insights.summary;
  expect(alike).not.toMatch(/could be/);
  expect(alike).toContain('No category differs');
});

it('says of two pages with one score that they are level', () => {
  const of = (siteName: string) => testReport({ report: { facts: { document: { siteName } } } });
  expect(competitorReport(of('Boats'), [of('Canoes')]).insights.summary).toMatch(
    /^Boats and Canoes both score 72\./,
  );
});

it('refuses no competitor, four, and another rubric', () => {
  const report = testReport();
  expect(() => competitorReport(report, [])).toThrow(RangeError);
  expect(() => competitorReport(report, [report, report, report, report])).toThrow(RangeError);
  expect(() => competitorReport(report, [testReport({ report: { rubricVersion: 'other' } })])).toThrow(
    RangeError,
  );
});

it('names competitors by their site, else by their host, and never by a title that is a slogan', () => {
  const named = testReport({
    report: { title: 'Boats for everyone | Harbor', facts: { document: { siteName: 'Harbor' } } },
  });
  const unnamed = testReport({
    report: { title: 'The best boats of the bay', finalUrl: 'https://www.other.example/', facts: {} },
  });
  const { primary, competitors, insights } = competitorReport(named, [unnamed]);
  expect(primary.title).toBe('Harbor');
  expect(competitors[0]?.title).toBe('other.example');
  expect(insights.summary).not.toContain('best boats');
});

it.each([
  ['ShiftPal: rota software', 'http://127.0.0.1:4400/', 'ShiftPal'],
  ['Home | ShiftPal', 'http://[::1]/', 'ShiftPal'],
  ['Home', 'http://10.0.0.7/', '10.0.0.7'],
  ['ShiftPal', 'http://localhost:3000/', 'ShiftPal'],
  ['A rota that your whole team will have seen by tonight', 'http://10.0.0.7/', '10.0.0.7'],
])('takes a page called "%s" at %s for %s', (title, finalUrl, name) => {
  const report = testReport({ report: { title, finalUrl, facts: {} } });
  expect(competitorReport(testReport(), [report]).competitors[0]?.title).toBe(name);
});

it('lists several with "and" before the last', () => {
  const of = (siteName: string, scores: Record<string, number>, score = 0.2) => {
    const found = (check: string, category: 'offerStrength' | 'trustCredibility') =>
      testReport({ checks: { [check]: score }, text: siteName }).findings.map((finding) => ({
        ...finding,
        category,
      }));
    const findings = [...found('guarantee', 'offerStrength'), ...found('faq', 'trustCredibility')];
    return testReport({ report: { scores, findings, facts: { document: { siteName } } } });
  };
  const ours = of('Boats', { clarity: 60, offerStrength: 82, trustCredibility: 83 }, 1);
  const theirs = of('Canoes', { clarity: 60, offerStrength: 70, trustCredibility: 50 });
  expect(competitorReport(ours, [theirs, of('Rafts', {})]).insights.summary).toBe(
    'Boats scores 72; Canoes scores 72 and Rafts scores 72. Boats leads in Offer Strength (+12) and Trust & Credibility (+33).',
  );
});

it('tells pages of one site apart by their path', () => {
  const page = (path: string) =>
    testReport({
      report: { finalUrl: `https://harbor.example${path}`, facts: { document: { siteName: 'Harbor' } } },
    });
  const { primary, competitors } = competitorReport(page('/'), [page('/pricing')]);
  expect([primary.title, competitors[0]?.title]).toEqual(['Harbor /', 'Harbor /pricing']);
});

it('names what holds the page down as the first weakness', () => {
  const report = testReport({ checks: { 'main-headline': 0.2 }, report: { ceilings: [CEILING] } });
  const { weaknesses } = swotReportSchema.parse(swotReport(report));
  expect(weaknesses[0]).toMatchObject({
    title: 'A layer covers the page',
    description: 'Costs 43.0 points: A layer hides 92% of the text above the fold.',
    severity: 'high',
  });
  expect(weaknesses[1]?.findings).toEqual(['main-headline']);
});

it('names what holds a page down as the first difference, and keeps a range without a letter', () => {
  const overall = { percent: 29, grade: null, range: { low: 20, high: 62 } };
  const held = testReport({ text: 'Harbor', report: { ceilings: [CEILING], overall } });
  const free = testReport({ text: 'Kayaks', report: { ceilings: [] } });
  const told = competitorReportSchema.parse(competitorReport(held, [free]));
  expect(told.insights.summary).toMatch(
    /^[^.]+; [^.]+\. \S.* loses 43.0 points to one problem: a layer hides 92%/,
  );
  expect(told.insights.recommendations[0]).toMatch(
    /^Fix this first: a layer covers the page\. It costs 43\.0 points/,
  );
  expect(told.primary).toMatchObject({ overallScore: null, percent: 29, range: { low: 20, high: 62 } });
  const both = competitorReport(held, [{ ...free, ceilings: [CEILING] }]);
  expect(both.insights.recommendations[0] ?? '').not.toContain('Fix this first');
});

it('compares what visitors run into first, then what costs the most, and no housekeeping', () => {
  const failing = { 'price-visibility': 0, guarantee: 0.1, 'main-headline': 0.5, 'legal-links': 0, faq: 0 };
  const passing = Object.fromEntries(Object.keys(failing).map((check) => [check, 1]));
  const own = withPlaces(testReport({ text: 'Harbor', checks: failing }), {
    'main-headline': 'first',
    'legal-links': 'housekeeping',
    faq: 'housekeeping',
  });
  const { insights } = competitorReport(own, [testReport({ text: 'Kayaks', checks: passing })]);
  expect(insights.recommendations.map((each) => /On \S+: (\S+) saw|: (\S+) saw/.exec(each)?.[2])).toEqual([
    'main-headline',
    'price-visibility',
    'guarantee',
  ]);
});
