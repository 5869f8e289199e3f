import type { ConversionReport } from '@liftmark/contract/report';
import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { evidenceAt } from '../../findings/testing/judged-check.ts';
import { competitorReport } from '../competitor.ts';
import { beforeDiagnoses, MODEL_NOTES, testReport, withModelNotes, withPlaces } from '../test-report.ts';
import { renderHtml } from './document.ts';

const PICTURE = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';
const HOSTILE = `</style></p><script>alert(1)</script><img src=x onerror=alert(1)>" onmouseover="alert(1)' {{x}} \u202e`;

interface Element {
  tagName?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Element[];
}

function elementsOf(source: string): Element[] {
  const walk = (node: Element): Element[] => [node, ...(node.childNodes ?? []).flatMap(walk)];
  return walk(parse(source) as Element);
}

it('shows the text of a page as text, wherever it stands', () => {
  const source = renderHtml(testReport({ text: HOSTILE }), { desktop: PICTURE, mobile: null });
  const elements = elementsOf(source);
  expect(elements.filter(({ tagName }) => tagName === 'script' || tagName === 'img')).toEqual([]);
  const attributes = elements.flatMap(({ attrs }) => attrs ?? []);
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  expect(source).not.toContain('\u202e');
  expect(source).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('shows what two pages do differently as text, each with its own picture', () => {
  const page = (text: string, score: number) =>
    testReport({ text, checks: { 'main-headline': score, guarantee: score } });
  const [own, other] = [page('own', 0.2), page(HOSTILE, 1)];
  const pictures = { desktop: PICTURE, mobile: null };
  const source = renderHtml(own, pictures, {
    comparison: competitorReport(own, [other]),
    competitors: [{ report: other, pictures, property: 'competitor-1' }],
  });
  const elements = elementsOf(source);
  expect(elements.filter(({ tagName }) => tagName === 'script' || tagName === 'img')).toEqual([]);
  expect(source).toContain('--competitor-1-desktop:url(data:image/jpeg');
  expect(source).toContain('main-headline saw own');
  expect(source).toContain('main-headline saw &lt;/style&gt;');
});

it('shows what was tried beside the fix that it is of', () => {
  const report = withPlaces(testReport(), { 'main-headline': 'first' });
  const [first] = report.recommendations.filter(({ place }) => place === 'first');
  const bytes = Buffer.from('a picture');
  const pair = { recommendation: first?.id ?? '', device: 'mobile' as const, before: bytes, after: bytes };
  const source = renderHtml(report, { desktop: null, mobile: null }, null, [
    { ...pair, width: 240, height: 160 },
    { ...pair, recommendation: 'unknown', width: 240, height: 160 },
  ]);
  const pictures = elementsOf(source).filter(({ attrs }) =>
    attrs?.some(({ value }) => value.startsWith('background-image:url(data:image/jpeg;base64,')),
  );
  expect(pictures).toHaveLength(2);
  expect(source).toContain('The place of the change on the page, phone');
});

it('links to web pages alone', () => {
  const source = renderHtml(testReport({ report: { finalUrl: 'javascript:alert(1)' } }), {
    desktop: null,
    mobile: null,
  });
  const targets = elementsOf(source).flatMap(
    ({ attrs }) => attrs?.filter(({ name }) => name === 'href') ?? [],
  );
  expect(targets.filter(({ value }) => !/^(#|https?:)/.test(value))).toEqual([]);
});

it('refuses a picture that is no picture', () => {
  const picture = 'data:image/svg+xml;base64,AA==) ; } body { display: none';
  expect(renderHtml(testReport(), { desktop: picture, mobile: null })).not.toContain('svg+xml');
});

it('numbers the same finding on the page and in the list, linked both ways', () => {
  const attributes = elementsOf(renderHtml(testReport(), { desktop: PICTURE, mobile: null })).map(
    ({ attrs }) => Object.fromEntries((attrs ?? []).map(({ name, value }) => [name, value])),
  );
  expect(attributes).toContainEqual(expect.objectContaining({ id: 'at-desktop-1', href: '#change-1' }));
  expect(attributes).toContainEqual(expect.objectContaining({ id: 'change-1' }));
  expect(attributes).toContainEqual(expect.objectContaining({ href: '#at-desktop-1' }));
});

it('says so where nothing could be scored', () => {
  const report = testReport({ report: { overall: { percent: null, grade: null } } });
  expect(renderHtml(report, { desktop: null, mobile: null })).toContain('We couldn’t measure enough');
});

const HELD: Partial<ConversionReport> = {
  overall: { percent: 29, grade: 'F', uncapped: 72 },
  ceilings: [
    {
      id: 'covered-page',
      title: 'A layer covers the page',
      reason: 'A layer hides 92% of the text above the fold.',
      cap: 40,
      points: 43,
      evidence: [evidenceAt(1)],
    },
  ],
  scoreLines: [
    { kind: 'check', of: 'main-headline', category: 'clarity', points: 28 },
    { kind: 'ceiling', of: 'covered-page', category: null, points: 43 },
  ],
  standing: {
    pageType: 'saas',
    higherThan: 4,
    pages: 60,
    measured: '2026-11',
    distribution: Array.from({ length: 20 }, (_, index) => index),
  },
};

it('shows a ceiling with its reason and frame above a breakdown that adds up', () => {
  const source = renderHtml(testReport({ report: HELD }), { desktop: PICTURE, mobile: null });
  expect(source).toContain('Costs 43.0 points: A layer hides 92% of the text above the fold.');
  expect(source).toContain('Without this ceiling and with nothing else changed: 72.');
  expect(source).toContain('Why 29 and not 100');
  expect(source).toMatch(/Ceiling: a layer covers the page<\/td><td class="figure">−43\.0/);
  expect(source).toMatch(/From 100 to 29<\/th><td class="figure">−71\.0/);
  expect(source).toContain('aria-label="Ceiling 1: A layer covers the page"');
  expect(source).not.toContain('before November');
});

it('shows the standing as a sentence and a plot that says the same', () => {
  const source = renderHtml(testReport({ report: HELD }), { desktop: null, mobile: null });
  expect(source).toContain(
    'aria-label="Higher than 4% of 60 software pages measured in November 2026. This page scores 29. Without its ceilings, it would score 72."',
  );
  expect(source.match(/<rect /g)).toHaveLength(19);
  expect(source.match(/class="own"/g)).toHaveLength(1);
});

it('shows the range in the place of the letter', () => {
  const overall = { percent: 67, grade: null, range: { low: 52, high: 83 } };
  const source = renderHtml(testReport({ report: { overall, ceilings: [] } }), {
    desktop: null,
    mobile: null,
  });
  expect(source).toContain('aria-label="Liftmark Score 67 out of 100, between 52 and 83"');
  expect(source).toContain('52–83%');
  expect(source).toContain('Between D+ (52) and B+ (83): ');
  expect(source.replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(/null|NaN|undefined/);
});

it('says of an older report by which rubric it was judged', () => {
  const source = renderHtml(testReport(), { desktop: null, mobile: null });
  expect(source).toContain('Scored with rubric test from before November 2026');
  expect(source).not.toContain('class="standing"');
});

it('prints without a page that is left half empty before a section', () => {
  const printed = renderHtml(testReport(), { desktop: null, mobile: null }).split('@media print{')[1] ?? '';
  expect(printed).not.toContain('break-before:page');
  expect(printed).toMatch(/h2\+\.note,[^{]*\{break-after:avoid\}/);
  expect(printed).not.toMatch(/\.category[,{][^}]*break-inside:avoid/);
});

const PLACED = withPlaces(
  testReport({ checks: { faq: 0.1, 'main-headline': 0.2, 'price-visibility': 0.2, 'legal-links': 0.1 } }),
  {
    'main-headline': 'first',
    'price-visibility': 'also',
    faq: 'housekeeping',
    'legal-links': 'housekeeping',
  },
);
const NO_PICTURES = { desktop: null, mobile: null };

it('leads with what visitors run into and why, then the rest, and folds housekeeping into one line each', () => {
  const source = renderHtml(PLACED, NO_PICTURES);
  const at = [
    'Problems visitors run into',
    'What is it, and is it for me?',
    'Readers named main-headline first.',
    'class="fix">Do what main-headline asks.',
    'id="change-1"',
    'Also worth doing',
    'id="change-2"',
    'Housekeeping: 2 small fixes, about 30 minutes',
    '<details class="fix-line" id="change-3"',
    '<details class="fix-line" id="change-4"',
  ].map((part) => source.indexOf(part));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(source).not.toContain('The changes that matter most');
});

it('names no points where only a ceiling speaks of a problem', () => {
  const [first, ...others] = PLACED.recommendations;
  if (!first) throw new Error('no recommendation');
  const ceilingOnly = { ...first, checks: [], ceilings: ['covered-page'], evidence: [] };
  const source = renderHtml({ ...PLACED, recommendations: [ceilingOnly, ...others] }, NO_PICTURES);
  expect(source).toContain('</b> Clarity · About 15 minutes</p>');
  expect(source).toContain('<span class="pin">1</span>');
});

it('keeps the order and headings of reports from before diagnoses', () => {
  const source = renderHtml(beforeDiagnoses(PLACED), NO_PICTURES);
  expect(source).toContain('The changes that matter most');
  expect(source).toContain('Sorted by expected impact relative to effort.');
  expect(source.match(/<article class="change"/g)).toHaveLength(4);
  expect(source).not.toMatch(/Problems visitors run into|Also worth doing|Housekeeping/);
});

it('marks what a language model suggested, and what it finds wrong for the page', () => {
  const source = renderHtml(
    withModelNotes(testReport({ checks: { 'main-headline': 0.2, guarantee: 0.2 } })),
    { desktop: null, mobile: null },
  );
  for (const note of MODEL_NOTES) expect(source).toContain(note);
});

it('puts checks that don’t apply for the same reason on one line', () => {
  const report = testReport();
  const [first] = report.findings;
  if (!first) throw new Error('There is no finding.');
  const apart = (title: string, observed: string) => ({
    ...first,
    title,
    observed,
    outcome: 'notApplicable' as const,
    searched: [],
  });
  const findings = [
    apart('Guarantee', 'No goods.'),
    apart('Coupon', 'No form.'),
    apart('Returns', 'No goods.'),
  ];
  const source = renderHtml({ ...report, findings }, { desktop: null, mobile: null });
  expect(source).toContain('Guarantee, Returns</dt><dd>No goods.');
  expect(source).toContain('Coupon</dt><dd>No form.');
});

it('says of checks that count without being measured how they count', () => {
  const report = testReport();
  const [first, second, ...rest] = report.findings;
  if (!(first && second)) throw new Error('no findings');
  const findings = [
    { ...first, outcome: 'notApplicable' as const, score: null, points: 2.8 },
    { ...second, outcome: 'notMeasured' as const, score: null, points: 2.9 },
    ...rest,
  ];
  const source = renderHtml({ ...report, findings }, { desktop: null, mobile: null });
  expect(source).toContain('<b class="outcome fail">Counts as failed</b>');
  expect(source).toContain('<b class="outcome notMeasured">Not measured, counts in part</b>');
  expect(source).not.toContain('Doesn’t apply');
});

it('writes what was lost with a minus sign, and the sum like its parts', () => {
  const source = renderHtml(testReport({ checks: { guarantee: 0 } }), { desktop: null, mobile: null });
  const [, scoring = ''] = source.split('id="scoring-title"');
  const figures = [...scoring.matchAll(/<td class="figure">([^<]+)</g)].map(([, figure]) => figure ?? '');
  expect(figures.length).toBeGreaterThan(2);
  expect(figures.filter((figure) => !/^(?:[−+]\d+\.\d+|0\.0+)$/.test(figure))).toEqual([]);
  expect(scoring).toMatch(/<th scope="row">From 100 to \d+<\/th><td class="figure">−/);
});
