import type { PageFigures } from '@liftmark/contract/measuring';
import type { ConversionReport } from '@liftmark/contract/report';
import type { ConversionView } from '@liftmark/contract/report-view';
import type { TrackRecords } from '@liftmark/contract/track-record';
import type { SmallPair } from '@liftmark/engine/trials/small-pictures';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { testReport } from '../../../testing/test-report.ts';
import { conversionDocument } from './conversion.ts';

/** The texts of a document in their order. */
function textsOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (typeof child === 'string') return [child];
    return isValidElement<{ children?: ReactNode }>(child) ? textsOf(child.props.children) : [];
  });
}

async function drawn(
  changed: Partial<ConversionReport>,
  tried: readonly SmallPair[] = [],
  figures: PageFigures | null = null,
  trackRecords: TrackRecords = {},
): Promise<string[]> {
  const report = { ...testReport('https://shop.test/kettle'), ...changed };
  const view = {
    title: report.title,
    createdAt: '2026-01-02T03:04:05.000Z',
    inputType: 'url',
    analysisResults: { ...report, locked: false, lockedCount: 0 },
    trackRecords,
  } as unknown as ConversionView;
  const pictures = { firstScreen: null, crop: async () => null, tried };
  return textsOf(await conversionDocument(view, pictures, 'https://liftmark.test/report/1', { figures }));
}

const STANDING = {
  pageType: 'saas' as const,
  higherThan: 4,
  pages: 60,
  measured: '2026-11',
  distribution: Array.from({ length: 20 }, (_, index) => index),
};

it('shows what was tried with the change that it is of', async () => {
  const bytes = Buffer.from('a picture');
  const pair = { device: 'desktop' as const, before: bytes, after: bytes, width: 480, height: 160 };
  const [first, ...others] = testReport('https://shop.test/kettle').recommendations;
  if (first === undefined) throw new Error('No recommendation');
  const recommendations = [{ ...first, place: 'first' as const }, ...others];
  const texts = await drawn({ recommendations }, [
    { ...pair, recommendation: first.id },
    { ...pair, recommendation: 'unknown' },
  ]);
  expect(texts.filter((words) => words.startsWith('The place of the change'))).toEqual([
    'The place of the change on the page, desktop',
  ]);
});

it('says what became of the same advice before', async () => {
  const record = { of: 'installation' as const, advised: 40, done: 14, verified: 11, effect: null };
  const texts = await drawn({}, [], null, { 'recommendation-a': record });
  expect(texts.filter((words) => words.startsWith('Done '))).toEqual(['Done 14 times here, verified 11']);
});

it('says what holds the score down and where it stands, and why it is not 100', async () => {
  const texts = await drawn({
    overall: { percent: 29, grade: 'F', range: null, uncapped: 72 },
    ceilings: [
      {
        id: 'covered-page',
        title: 'A layer covers the page',
        reason: 'A layer hides 92% of the text.',
        cap: 40,
        points: 43,
        evidence: [],
      },
    ],
    standing: STANDING,
    scoreLines: [
      { kind: 'check', of: 'check-a', category: 'clarity', points: 28 },
      { kind: 'ceiling', of: 'covered-page', category: null, points: 43 },
    ],
  });
  for (const line of [
    '“A layer covers the page” costs 43.0 points: A layer hides 92% of the text.',
    'From 100 to 29',
    '−43.0',
    'Without this ceiling and with nothing else changed: 72.',
    'Higher than 4% of 60 software pages measured in November 2026.',
    'Why 29 and not 100',
  ]) {
    expect(texts).toContain(line);
  }
  const ceiling = texts.lastIndexOf('Ceiling: a layer covers the page');
  expect(texts.slice(ceiling, ceiling + 6)).toEqual([
    'Ceiling: a layer covers the page',
    '43.0',
    'Clarity',
    '28.0',
    '100 − 29',
    '71.0',
  ]);
});

it('shows the range in the place of the letter', async () => {
  const texts = await drawn({
    overall: { percent: 67, grade: null, range: { low: 52, high: 83 } },
    ceilings: [],
  });
  expect(texts).toContain('52–83%');
  expect(texts.find((each) => each.startsWith('Between D+ (52) and B+ (83): '))).toBeDefined();
  expect(texts.join(' ')).not.toMatch(/null|NaN|undefined/);
});

it('says of an older report by which rubric it was judged', async () => {
  expect((await drawn({})).join(' ')).toContain('Scored with rubric 1 from before November 2026');
});

function placedReport(): ConversionReport {
  const report = testReport('https://shop.test/kettle');
  const [a, b, c, d] = report.recommendations;
  if (!a || !b || !c || !d) throw new Error('no recommendations');
  return {
    ...report,
    recommendations: [
      {
        ...a,
        place: 'first',
        question: 'belief',
        reason: 'Readers named it first.',
        checks: [],
        steps: ['Ask three customers.'],
      },
      { ...b, place: 'also', question: null, reason: null },
      { ...c, place: 'housekeeping', question: null, reason: null },
      { ...d, place: 'housekeeping', question: null, reason: null },
    ],
  };
}

it('leads with what visitors run into and why, and ends with housekeeping in one line each', async () => {
  const texts = await drawn(placedReport());
  const [top = -1, cards = -1] = ['Problems visitors run into', 'Recommendations'].map((each) =>
    texts.indexOf(each),
  );
  expect(texts.slice(top, top + 7)).toEqual([
    'Problems visitors run into',
    '1',
    'Why should I believe it?',
    'Change a',
    'secret sight of a',
    'Readers named it first.',
    'Ask three customers.',
  ]);
  const also = texts.indexOf('Also worth doing');
  const small = texts.indexOf('Housekeeping: 2 small fixes, about 30 minutes');
  expect([top, cards, also, small]).toEqual([top, cards, also, small].toSorted((x, y) => x - y));
  expect(texts.slice(small + 1, small + 5)).toEqual(['–', 'Change c', '–', 'Change d']);
  expect(texts).not.toContain('The changes that matter most');
});

it('shows only questions and titles of what is locked', async () => {
  const { recommendations } = placedReport();
  const locked = recommendations.map(({ id, type, title, place, question }) => ({
    ...{ id, type, title, place, question },
    locked: true,
  })) as unknown as ConversionReport['recommendations'];
  const texts = await drawn({ recommendations: locked });
  expect(texts).toContain('Why should I believe it?');
  expect(texts).toContain('Housekeeping: 2 small fixes');
  expect(texts.join(' ')).not.toMatch(/secret sight|Readers named|undefined/);
});

it('lists the first three changes of a report from before diagnoses', async () => {
  const texts = await drawn({});
  expect(texts).toContain('The changes that matter most');
  expect(texts.join(' ')).not.toMatch(/Problems visitors run into|Also worth doing|Housekeeping/);
});

it('marks what a language model suggested, and what it finds wrong for the page', async () => {
  const { recommendations, actionPlan } = testReport('https://shop.test/kettle');
  const [first, second, ...others] = recommendations;
  if (!first || !second) throw new Error('Two recommendations are needed.');
  const notForThisPage = { model: 'gpt-5-mini', reason: 'Donors expect no price.' };
  const texts = await drawn({
    recommendations: [{ ...first, suggestedBy: 'gpt-5-mini' }, { ...second, notForThisPage }, ...others],
    actionPlan: actionPlan.map((step) => ({ ...step, suggestedBy: 'gpt-5-mini' })),
  });
  expect(texts).toContain('Suggested by gpt-5-mini');
  expect(texts).toContain('Probably not for this page, says gpt-5-mini: Donors expect no price.');
  expect(texts).toContain('Change a (Suggested by gpt-5-mini)');
});

const FIGURES: PageFigures = {
  page: {
    page: 'shop.test/kettle',
    source: 'plausible',
    recent: {
      days: 28,
      visits: 4_000,
      conversions: 100,
      missing: 0,
      isSampled: false,
      implausible: 0,
    },
    experiment: null,
    effect: {
      changes: [
        {
          what: 'Rename the button',
          origin: 'verified',
          day: '2026-11-01',
          after: null,
          id: null,
          recommendation: null,
        },
        {
          what: 'Show the price',
          origin: 'by hand',
          day: '2026-11-02',
          after: null,
          id: null,
          recommendation: null,
        },
      ],
      from: '2026-11-01',
      until: '2026-11-02',
      before: { days: 28, visits: 4_000, conversions: 80 },
      after: { days: 28, visits: 4_000, conversions: 100 },
      leftOut: 1,
      mayBeUnderstated: false,
      effect: {
        lift: 25,
        low: 3,
        high: 52,
        rate: 2.5,
        expectedRate: 2,
        verdict: 'clear improvement',
      },
      missing: { daysBefore: 0, daysAfter: 0, conversions: 0 },
      detectable: null,
    },
  },
  worth: { valuePerConversion: 40, currency: 'USD', liftLow: 5, liftHigh: 20 },
};

it('says what was measured, with the interval, and what a rise is worth with its assumptions', async () => {
  const texts = await drawn({}, [], FIGURES);
  const from = texts.indexOf('Measured figures');
  expect(texts.slice(from, from + 8)).toEqual([
    'Measured figures',
    '4,000 visits, 2.5% converted in the last 28 days.',
    'Rename the button · Show the price',
    'Conversion rate: 2% → 2.5%, +25% (95%: +3.0% to +52%)',
    expect.stringContaining('Clear improvement. From Plausible, 28 days before and after. 2 changes'),
    expect.stringContaining('The first rate'),
    'A change of the rate by +5.0% to +20% would bring 5 to 20 more conversions in 28 days, worth $200 to $800.',
    'Assumed: 4,000 visits in 28 days and a rate of 2.5%, as measured, and $40 per conversion.',
  ]);
  const { effect } = FIGURES.page;
  if (effect === null) throw new Error('The figures have an effect');
  const missing = { daysBefore: 0, daysAfter: 9, conversions: 12 };
  const tooFew = { ...FIGURES, page: { ...FIGURES.page, effect: { ...effect, effect: null, missing } } };
  expect(await drawn({}, [], tooFew)).toContain(
    'Not enough data yet: 9 more days after it and about 12 more conversions on each side needed.',
  );
  const unpriced = { ...FIGURES, worth: { ...FIGURES.worth, valuePerConversion: null } };
  expect((await drawn({}, [], unpriced)).join()).not.toContain('$');
  expect(await drawn({})).not.toContain('Measured figures');
});

it('says why it isn’t compared with the version before', async () => {
  const texts = await drawn({ notCompared: { capturedAt: '2026-01-01T09:00:00Z' } });
  expect(
    texts.filter(
      (words) =>
        words.startsWith('We opened the version of January 1, 2026 ourselves.') ||
        words.startsWith('The version of January 1, 2026 was captured'),
    ),
  ).toHaveLength(1);
});
