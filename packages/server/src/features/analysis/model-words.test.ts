import { conversionReportSchema } from '@liftmark/contract/report';
import {
  type FakeProvider,
  type FakeReply,
  type Seen,
  startFakeProvider,
} from '@liftmark/engine/model/testing/fake-provider';
import { goodAnswer, MARK, taskOf } from '@liftmark/engine/model/testing/good-answers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createModelTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { testReport } from '../../testing/test-report.ts';

let test: TestApp;
let provider: FakeProvider;
let pro: { cookie: string };
let answer: (seen: Seen) => FakeReply;

beforeAll(async () => {
  provider = await startFakeProvider((seen) => answer(seen));
  test = await createModelTestApp(provider);
  pro = await signedInAs(test, { plan: 'pro' });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => {
  answer = (seen) => ({ text: JSON.stringify(goodAnswer(seen)) });
  provider.seen.length = 0;
});

const LIE = {
  insights: [
    {
      question: 'offer',
      severity: 'serious',
      effort: '15 min',
      nodes: ['n999'],
      title: 'Say what the kettle does',
      problem: 'The headline “Kettles that sing” says nothing.',
      why: 'Visitors learn nothing.',
      fix: ['Say what the kettle does.'],
      quotes: ['Kettles that sing'],
    },
  ],
  judgments: [],
};

const analyze = (kind: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/analyze/${kind}`, payload, headers: pro });
const reportOf = async (url: string) =>
  conversionReportSchema.parse((await analyze('url', { url })).json().analysisResults);

it('stores a report in the words of the model, with the scores of code', async () => {
  const report = await reportOf('https://shop.test/words');
  expect(report.analyst).toMatchObject({ kind: 'model', model: 'fake-model' });
  expect(report.summary).toContain(MARK);
  expect(report.secondOpinion?.opinions.length).toBeGreaterThan(0);
  expect(report.overall).toEqual({ percent: 70, grade: 'B-' });
});

it('gives the same report again without asking again', async () => {
  const first = await reportOf('https://shop.test/again');
  const asked = provider.seen.length;
  answer = () => ({ status: 500 });
  const second = await reportOf('https://shop.test/again');
  expect(provider.seen.length).toBe(asked);
  expect({ ...second, timings: null }).toEqual({ ...first, timings: null });
});

it('writes the other kinds of report too', async () => {
  const url = 'https://shop.test/kinds';
  const swot = (await analyze('swot', { url })).json();
  expect(swot.analyst).toMatchObject({ kind: 'model' });
  expect(JSON.stringify(swot.weaknesses)).toContain(MARK);
  const copy = (await analyze('copy-optimization', { url })).json();
  expect(copy.analyst.parts).toMatchObject([
    { part: 'page-insights', author: 'model' },
    { part: 'rewrites', author: 'model' },
  ]);
  const competitorUrls = ['https://other.test/'];
  const comparison = (await analyze('competitor', { primaryUrl: url, competitorUrls })).json();
  expect(comparison.insights.summary).toContain(MARK);
  for (const { suggestions } of [swot, copy, comparison])
    expect(suggestions).toMatchObject([{ suggestedBy: 'fake-model' }]);
  const sides = comparison.suggestions[0].evidence.map(({ side }: { side: string }) => side);
  expect(sides).toEqual(['yours', 'theirs']);
});

it('puts what the model sees on the page among the recommendations, for whoever may read them', async () => {
  const report = await reportOf('https://shop.test/insights');
  const [item] = report.recommendations;
  expect(item).toMatchObject({ suggestedBy: 'fake-model', place: 'first', checks: [] });
  expect(item?.evidence[0]?.boxes.desktop).toEqual({ x: 40, y: 40, width: 600, height: 60 });
  expect(report.actionPlan[0]).toMatchObject({ suggestedBy: 'fake-model' });
  expect(report.overall).toEqual({ percent: 70, grade: 'B-' });
});

it.each<[string, string, FakeReply]>([
  ['is cut off', 'cut-off', { text: '{"insights":[', finish: 'length' }],
  ['is a refusal', 'refused', { text: '', finish: 'refused' }],
  ['ignores the schema', 'malformed', { text: '{"thoughts":"fine"}' }],
  ['cites what isn’t there', 'ungrounded', { text: JSON.stringify(LIE) }],
])(
  'stores the built-in recommendations where the answer on the page %s, and says so',
  async (_, reason, reply) => {
    answer = (seen) =>
      taskOf(seen).task === 'page-insights' ? reply : { text: JSON.stringify(goodAnswer(seen)) };
    const url = `https://shop.test/bad/${reason}`;
    test.engine.found.set(url, { ...testReport(url), title: `A page for ${reason}` });
    const report = await reportOf(url);
    expect(report.recommendations.map(({ id }) => id)).toEqual(
      testReport(url).recommendations.map(({ id }) => id),
    );
    const part = report.analyst.parts?.find((each) => each.part === 'page-insights');
    expect(part).toMatchObject({ author: 'built-in', reason });
  },
);

it('stores the built-in words where the provider is down, and says so', async () => {
  answer = () => ({ status: 500 });
  const url = 'https://shop.test/down';
  test.engine.found.set(url, { ...testReport(url), title: 'Another page' });
  const report = await reportOf(url);
  expect(report.analyst.kind).toBe('built-in');
  expect(report.analyst.parts?.map(({ reason }) => reason)).toContain('unavailable');
  expect(report.summary).toBe('The page says what it sells.');
});
