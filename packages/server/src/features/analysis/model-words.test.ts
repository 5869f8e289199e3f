import { conversionReportSchema } from '@liftmark/contract/report';
import {
  type FakeProvider,
  type FakeReply,
  type Seen,
  startFakeProvider,
} from '@liftmark/engine/model/testing/fake-provider';
import { goodAnswer, MARK } from '@liftmark/engine/model/testing/good-answers';
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
  expect(copy.analyst.parts).toMatchObject([{ part: 'rewrites', author: 'model' }]);
  const competitorUrls = ['https://other.test/'];
  const comparison = (await analyze('competitor', { primaryUrl: url, competitorUrls })).json();
  expect(comparison.insights.summary).toContain(MARK);
});

it('stores the built-in words where the provider is down, and says so', async () => {
  answer = () => ({ status: 500 });
  const url = 'https://shop.test/down';
  test.engine.found.set(url, { ...testReport(url), title: 'Another page' });
  const report = await reportOf(url);
  expect(report.analyst.kind).toBe('built-in');
  expect(report.analyst.parts?.map(({ reason }) => reason)).toContain('unavailable');
  expect(report.summary).toBe('The page says what it sells.');
});
