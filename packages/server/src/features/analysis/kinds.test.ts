import { randomInt } from 'node:crypto';
import { dirname } from 'node:path/posix';
import { reportViewSchema } from '@liftmark/contract/report-view';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports, users } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';

const URL = 'https://shop.test/kinds';
const KINDS = [
  ['manual', { headline: 'Kettles', offer: 'They whistle' }, 'manual'],
  ['swot', { url: URL }, 'swot'],
  ['copy-optimization', { url: URL }, 'copy'],
  ['competitor', { primaryUrl: URL, competitorUrls: [`${URL}/2`] }, 'competitor'],
] as const;

describe('the other kinds of analysis', () => {
  let test: TestApp;
  let pro: { cookie: string };
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    pro = await signedInAs(test, { plan: 'pro' });
  });
  afterAll(() => test.close());

  const post = (url: string, headers: Record<string, string>, payload?: object) =>
    test.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  const analyze = (path: string, payload: object, headers: Record<string, string> = pro) =>
    post(`/api/analyze/${path}`, headers, payload);

  it.each(KINDS)('makes and stores a %s report, once for a key', async (path, payload, inputType) => {
    const headers = { ...pro, 'idempotency-key': `kind-${path}` };
    const [first, second] = [await analyze(path, payload, headers), await analyze(path, payload, headers)];
    expect(first.statusCode, first.body).toBe(200);
    expect(second.body).toBe(first.body);
    const stored = await test.app.inject({ url: `/api/reports/${first.json().reportId}`, headers: pro });
    expect(reportViewSchema.parse(stored.json()).inputType).toBe(inputType);
  });

  it.each(KINDS.filter(([path]) => path !== 'manual'))('keeps %s for Pro', async (path, payload) => {
    expect((await analyze(path, payload, {})).statusCode).toBe(401);
    expect((await analyze(path, payload, await signedInAs(test, { plan: 'free' }))).statusCode).toBe(403);
  });

  it.each(KINDS)('sends no locked text of a %s report once its owner has no Pro', async (path, payload) => {
    const email = `lapsed-${path}@liftmark.test`;
    const lapsed = await test.createUser({ email, emailVerified: true, subscriptionStatus: 'active' });
    const id = (await analyze(path, payload, lapsed)).json().reportId;
    await test.services.database
      .update(users)
      .set({ subscriptionStatus: 'canceled' })
      .where(and(eq(users.email, email)));
    for (const viewer of [lapsed, await signedInAs(test, { plan: 'free' }), {}]) {
      const { body } = await test.app.inject({ url: `/api/reports/${id}`, headers: viewer });
      const { locked } = JSON.parse(body).analysisResults;
      expect(locked).toBe(true);
      expect(body).not.toMatch(/secret \w+ (of|in) (check-)?[cd]\b|evidence of the facts/);
    }
    const whole = await test.app.inject({ url: `/api/reports/${id}`, headers: pro });
    expect(whole.json().analysisResults.locked).toBe(false);
  });

  /** As long as an address may be, of letters that take nine characters each in it. */
  const long = (site: string) =>
    `https://${site}.test/${Array.from({ length: 2_000 }, () => String.fromCodePoint(randomInt(0x4e00, 0x9f00))).join('')}`;

  it('stores reports on pages whose addresses are as long as they may be', async () => {
    const [primaryUrl, ...competitorUrls] = ['shop', 'one', 'two', 'three'].map(long);
    const made = await analyze('competitor', { primaryUrl, competitorUrls });
    expect(made.statusCode, made.body.slice(0, 300)).toBe(200);
    const id = made.json().reportId;
    const headers = pro;
    const payload = { every: 'week' };
    const planned = await test.app.inject({
      method: 'PUT',
      url: `/api/reports/${id}/schedule`,
      headers,
      payload,
    });
    expect(planned.statusCode).toBe(200);
  });

  it('takes addresses that differ at their end alone for two pages', async () => {
    const owner = await signedInAs(test, { plan: 'pro' });
    const url = long('shop').slice(0, -1);
    for (const each of [`${url}a`, `${url}b`, `${url}a`]) await analyze('url', { url: each }, owner);
    const { pages } = (await test.app.inject({ url: '/api/dashboard/pages', headers: owner })).json();
    expect(pages.map(({ history }: { history: unknown[] }) => history.length)).toEqual([2, 1]);
  });

  it('shows the differences of a comparison as pictures of both pages, to whom they aren’t locked', async () => {
    const [primaryUrl, rival] = ['https://shop.test/pictured', 'https://rival.test/pictured'];
    const box = { x: 10, y: 10, width: 80, height: 20 };
    const drawn = Buffer.from('<svg width="80" height="20"><rect width="40" height="20"/></svg>');
    const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#fff' } })
      .composite([{ input: drawn, left: box.x, top: box.y }])
      .webp()
      .toBuffer();
    for (const [url, score] of [
      [primaryUrl, 0],
      [rival, 1],
    ] as const) {
      const report = testReport(url);
      test.engine.pictures.set(url, { mimeType: 'image/webp', bytes: picture });
      test.engine.found.set(url, {
        ...report,
        screenshots: {
          desktop: { file: 'desktop.webp', mimeType: 'image/webp', width: 600, height: 300, scale: 1 },
          mobile: null,
        },
        findings: report.findings.map((finding) => ({
          ...finding,
          observed: `${finding.check} of ${url}`,
          score,
          outcome: score === 1 ? ('pass' as const) : ('fail' as const),
          evidence: finding.evidence.map((each) => ({ ...each, boxes: { desktop: box, mobile: null } })),
        })),
      });
    }
    const email = 'pictured@liftmark.test';
    const owner = await test.createUser({ email, emailVerified: true, subscriptionStatus: 'active' });
    const made = await analyze('competitor', { primaryUrl, competitorUrls: [rival] }, owner);
    const id = made.json().reportId;
    const view = (await test.app.inject({ url: `/api/reports/${id}`, headers: owner })).json();
    const [first] = view.analysisResults.insights.differences;
    expect(first.crops).toEqual({ yours: { width: 520, height: 150 }, theirs: { width: 520, height: 150 } });
    const get = (side: string, headers: Record<string, string>) =>
      test.app.inject({ url: `/api/reports/${id}/differences/0/${side}`, headers });
    for (const side of ['yours', 'theirs']) {
      const answer = await get(side, {});
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 520, height: 150 });
    }
    expect((await get('others', owner)).statusCode).toBe(400);
    const [stored] = await test.services.database.select().from(reports).where(eq(reports.secureId, id));
    expect(
      await test.services.files.exists(`${dirname(stored?.snapshotFile ?? '')}/difference-0-yours.jpg`),
    ).toBe(true);
    await test.services.database
      .update(users)
      .set({ subscriptionStatus: 'canceled' })
      .where(eq(users.email, email));
    for (const viewer of [owner, {}]) expect((await get('yours', viewer)).statusCode).toBe(404);
  });

  it('names the page that kept a comparison from being made', async () => {
    const answer = await analyze('competitor', {
      primaryUrl: URL,
      competitorUrls: ['https://other.test/fail/dns'],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'dns',
      message: expect.stringMatching(/^other\.test\/fail\/dns: /),
    });
  });

  it('compares with the other competitors where one of them can’t be analyzed', async () => {
    const answer = await analyze('competitor', {
      primaryUrl: URL,
      competitorUrls: ['https://other.test/fail/dns', `${URL}/2`],
    });
    expect(answer.statusCode).toBe(200);
    const report = JSON.stringify(answer.json());
    expect(report).toContain('Left out because the page couldn’t be analyzed: other.test/fail/dns.');
  });

  it('compares nothing without the own page', async () => {
    const answer = await analyze('competitor', {
      primaryUrl: 'https://other.test/fail/dns',
      competitorUrls: [URL, `${URL}/2`],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/^other\.test\/fail\/dns: /) });
  });

  it('compares no page that the browser did not get done with to others', async () => {
    const unrendered = 'https://other.test/heavy';
    test.engine.found.set(unrendered, { ...testReport(unrendered), mode: 'static' });
    const answer = await analyze('competitor', { primaryUrl: URL, competitorUrls: [unrendered] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'timeout',
      message: expect.stringMatching(/^other\.test\/heavy: /),
    });
  });

  it.each([
    [{ competitorUrls: [URL] }, 'Your website URL is required'],
    [{ primaryUrl: URL, competitorUrls: [] }, 'At least one competitor URL is required'],
    [{ primaryUrl: URL, competitorUrls: [''] }, 'Competitor URL cannot be empty'],
    [{ primaryUrl: URL, competitorUrls: [URL, URL, URL, URL] }, 'Up to 3 competitor URLs allowed'],
  ])('refuses %j', async (payload, message) => {
    const answer = await analyze('competitor', payload);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('analyzes again for the owner and says what changed', async () => {
    const id = (await analyze('url', { url: URL })).json().reportId;
    const again = await post(`/api/reports/${id}/reanalyze`, pro);
    expect(again.statusCode, again.body).toBe(200);
    const { secureId } = again.json();
    expect(secureId).not.toBe(id);
    const view = await test.app.inject({ url: `/api/reports/${secureId}`, headers: pro });
    expect(view.json().changes).toMatchObject({
      previous: { secureId: id },
      score: { total: 0 },
      followUps: [{ verdict: 'not fixed', points: 0 }, {}, {}, {}],
    });
    const stranger = await signedInAs(test, { plan: 'free' });
    expect((await post(`/api/reports/${id}/reanalyze`, stranger)).statusCode).toBe(404);
    const [stored] = await test.services.database
      .select()
      .from(reports)
      .where(eq(reports.secureId, secureId));
    expect(stored?.inputData).toMatchObject({ repeats: id });
  });

  it('does not take another type of page for a change of the page', async () => {
    const url = 'https://shop.test/of-two-types';
    await analyze('url', { url });
    const report = testReport(url);
    const percent = (report.overall.percent ?? 0) - 7;
    test.engine.found.set(url, {
      ...report,
      overall: { ...report.overall, percent },
      pageType: { type: 'saas', confidence: 1, chosen: true },
    });
    const id = (await analyze('url', { url, pageType: 'saas' })).json().reportId;
    const view = await test.app.inject({ url: `/api/reports/${id}`, headers: pro });
    expect(view.json().changes).toMatchObject({
      previous: { pageType: 'ecommerce-product' },
      now: { pageType: 'saas' },
      // The test engine judges the earlier page again without a loss.
      score: { total: -7, page: -7, rubric: 0 },
    });
  });

  it('keeps a rating and ticks for each viewer', async () => {
    const id = (await analyze('url', { url: URL })).json().reportId;
    const rate = (rating: number) => post(`/api/reports/${id}/rating`, pro, { rating, feedback: '  ' });
    expect((await rate(0)).statusCode).toBe(400);
    expect((await rate(4)).json()).toEqual({ rating: { rating: 4, feedback: null } });
    expect((await rate(4)).statusCode).toBe(200);
    expect((await rate(5)).statusCode).toBe(409);
    const tick = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/reports/${id}/ticks`,
        headers,
        payload: { item: 'recommendation-a', ticked: true },
      });
    expect((await tick(pro)).json()).toEqual({ ticks: ['recommendation-a'] });
    expect((await tick({})).statusCode).toBe(401);
    const other = await signedInAs(test, { plan: 'free' });
    const view = await test.app.inject({ url: `/api/reports/${id}`, headers: other });
    expect(view.json().ticks).toEqual([]);
    const list = await test.app.inject({ url: '/api/reports', headers: pro });
    expect(list.json()[0].ticks).toEqual(['recommendation-a']);
    const shared = await post(`/api/reports/${id}/share`, pro);
    expect(shared.json().shareUrl).toMatch(new RegExp(`/report/${id}$`));
  });
});
