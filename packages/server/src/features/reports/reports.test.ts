import { reportListSchema } from '@liftmark/contract/dashboard';
import { conversionViewSchema } from '@liftmark/contract/report-view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';

type Headers = Record<string, string>;

describe.each(testServers())('/api/reports on $name', (server) => {
  let test: TestApp;
  let free: Headers;
  let otherFree: Headers;
  let pro: Headers;
  beforeAll(async () => {
    test = await createTestApp(server, {
      environment: { PRO_EMAILS: 'pro@shop.test', FREE_ANALYSES_PER_MONTH: '100' },
    });
    free = await test.createUser({ email: 'free@shop.test' });
    otherFree = await test.createUser({ email: 'other@shop.test', subscriptionStatus: 'canceled' });
    pro = await test.createUser({ email: 'pro@shop.test', emailVerified: true });
  });
  afterAll(() => test.close());

  const get = (url: string, headers: Headers) => test.app.inject({ url, headers });
  async function reportOf(headers: Headers, path: string): Promise<string> {
    const url = `https://shop.test/${path}`;
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      payload: { url },
      headers,
    });
    return response.json().reportId;
  }
  const serialOf = async (headers: Headers) => (await get('/api/reports', headers)).json()[0].id;

  it('keeps locked content from whoever has no Pro, the owner included', async () => {
    const id = await reportOf(free, 'locked');
    for (const viewer of [free, otherFree]) {
      const response = await get(`/api/reports/${id}`, viewer);
      const { analysisResults } = conversionViewSchema.parse(response.json());
      expect(analysisResults).toMatchObject({ locked: true, lockedCount: 2, facts: {} });
      const change = { type: 'improve', category: 'clarity', locked: true };
      expect(analysisResults.recommendations.slice(2)).toEqual([
        { ...change, id: 'recommendation-c', title: 'Change c', checks: ['check-c'] },
        { ...change, id: 'recommendation-d', title: 'Change d', checks: ['check-d'] },
      ]);
      expect(analysisResults.actionPlan).toHaveLength(1);
      expect(response.body).toContain('secret observation of check-b');
      expect(response.body).not.toMatch(/secret \w+ (of|in) (check-)?[cd]\b|evidence of the facts/);
      expect(analysisResults.findings).toHaveLength(5);
      expect(analysisResults.findings.every(({ title, points }) => title !== '' && points >= 0)).toBe(true);
    }
  });

  it('shows all where the owner or the viewer has Pro', async () => {
    const ofFree = await reportOf(free, 'free');
    const ofPro = await reportOf(pro, 'pro');
    for (const [id, viewer] of [
      [ofFree, pro],
      [ofPro, otherFree],
    ] as const) {
      const { analysisResults } = (await get(`/api/reports/${id}`, viewer)).json();
      expect(analysisResults).toMatchObject({ locked: false, lockedCount: 0 });
      expect(analysisResults.recommendations[3].description).toBe('secret description of d');
    }
  });

  it('is read by its secure id by anyone, with nothing about its owner', async () => {
    const id = await reportOf(free, 'public');
    const response = await get(`/api/reports/${id}`, {});
    expect(response.statusCode).toBe(200);
    const { trackRecords: _, ...always } = conversionViewSchema.shape;
    expect(Object.keys(response.json()).sort()).toEqual(Object.keys(always).sort());
    expect(response.json().isOwner).toBe(false);
    expect((await get(`/api/reports/${id.toUpperCase()}`, free)).json().isOwner).toBe(true);
  });

  it('is read by its number by its owner alone; all else is the same 404', async () => {
    await reportOf(free, 'numbered');
    const serial = await serialOf(free);
    expect((await get(`/api/reports/${serial}`, free)).statusCode).toBe(200);
    const none = await get('/api/reports/00000000-0000-4000-8000-000000000000', free);
    expect(none.statusCode).toBe(404);
    for (const [id, viewer] of [
      [serial, otherFree],
      [serial, pro],
      [serial, {}],
      ['2147483647', free],
      ['2147483648', free],
      ['99999999999999999999', free],
      ['0', free],
      ['-1', free],
      ["1'--", free],
      ['%00', free],
      ['not-a-report', free],
    ] as const) {
      const response = await get(`/api/reports/${id}`, viewer);
      expect([response.statusCode, response.body]).toEqual([404, none.body]);
    }
  });

  it('lists the own reports only, newest first', async () => {
    const owner = await test.createUser({ email: 'list@shop.test' });
    const first = await reportOf(owner, 'list/1');
    const second = await reportOf(owner, 'list/2');
    const list = reportListSchema.parse((await get('/api/reports', owner)).json());
    expect(list.map(({ secureId }) => secureId)).toEqual([second, first]);
    expect(list[0]).toMatchObject({
      optimizationStatus: 'action_required',
      overallScore: 'B-',
      isOptimized: false,
    });
    expect(JSON.stringify(list)).not.toContain('secret');
    expect((await get('/api/reports', {})).statusCode).toBe(401);
  });

  it('serves screenshots as pictures that stay the same, and nothing else', async () => {
    const id = await reportOf(free, 'pictures');
    const { screenshots } = (await get(`/api/reports/${id}`, free)).json();
    expect(screenshots).toEqual({ desktop: `/api/reports/${id}/screenshots/desktop`, mobile: null });
    const picture = await get(screenshots.desktop, {});
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(picture.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    for (const viewport of ['mobile', 'snapshot.json', '..%2f..%2fsecret', '__proto__']) {
      expect((await get(`/api/reports/${id}/screenshots/${viewport}`, free)).statusCode).toBe(404);
    }
  });
});
