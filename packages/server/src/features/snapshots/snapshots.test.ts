import { analyzeUrlResponseSchema } from '@liftmark/contract/analysis';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { bodyOf, testCapture } from '../../testing/test-capture.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { bearer, createTestKey } from '../../testing/test-keys.ts';
import { abandonAnalysis } from '../analysis/abandon-analysis.ts';
import { createPlaces } from './places.ts';

describe('POST /api/v1/snapshots', () => {
  let test: TestApp;
  let owner: { cookie: string };
  let key: { authorization: string };
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    owner = await signedInAs(test, { plan: 'pro' });
    key = bearer(await createTestKey(test, owner, { scopes: ['analyze'] }));
  });
  afterAll(() => test.close());

  const send = async (form: FormData | object, headers: Record<string, string> = key, path = '/api/v1') => {
    const body = form instanceof FormData ? await bodyOf(form) : { payload: form, headers: {} };
    const url = `${path}/snapshots`;
    return test.app.inject({ method: 'POST', url, ...body, headers: { ...body.headers, ...headers } });
  };
  /** Captures are removed once their analysis has ended, which its sender may hear before. */
  const kept = async () => {
    const names: string[] = [];
    for await (const name of test.services.files.list()) if (name.startsWith('received/')) names.push(name);
    return names;
  };

  it('judges the capture without opening the page, and keeps nothing but the report', async () => {
    const analyzed = test.engine.analyzed.length;
    const answer = await send(await testCapture());
    expect(answer.statusCode, answer.body).toBe(200);
    const { reportId } = analyzeUrlResponseSchema.parse(answer.json());
    const url = 'https://shop.test/signed-in';
    expect(test.engine.analyzed.length).toBe(analyzed);
    const [stored] = await test.services.database
      .select()
      .from(reports)
      .where(eq(reports.secureId, reportId));
    expect(stored).toMatchObject({ inputType: 'url', url, inputData: { received: expect.any(String) } });
    expect(stored?.snapshotFile).toMatch(/^analyses\//);
    expect(stored?.desktopScreenshotFile).toMatch(/desktop\.jpg$/);
    await expect.poll(kept).toEqual([]);
  });

  it('answers a repeat with the same report, and the key of another capture with a conflict', async () => {
    const headers = { ...key, 'idempotency-key': 'once' };
    const first = await send(await testCapture(), headers);
    const second = await send(await testCapture(), headers);
    expect(second.json().reportId).toBe(first.json().reportId);
    const other = await send(await testCapture({ url: 'https://shop.test/other' }), headers);
    expect([other.statusCode, other.json().code]).toEqual([409, 'conflict']);
    await expect.poll(kept).toEqual([]);
  });

  it('answers with the state at once if asked to, and counts against the free plan', async () => {
    const free = await signedInAs(test, { plan: 'free' });
    const headers = { ...bearer(await createTestKey(test, free)), prefer: 'respond-async' };
    for (let count = 0; count < 3; count++) {
      const answer = await send(await testCapture(), headers);
      expect(answer.statusCode, answer.body).toBe(202);
      expect(answer.headers.location).toBe(`/api/v1/analyses/${answer.json().key}`);
    }
    const refused = await send(await testCapture(), headers);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'free_limit']);
  });

  it.each<[string, () => Promise<FormData | object>, number]>([
    ['JSON', async () => ({ url: 'https://shop.test/' }), 415],
    ['a form without a snapshot', async () => without(await testCapture(), 'snapshot'), 400],
    [
      'a part that nobody asked for',
      async () => withPart(await testCapture(), 'extra', Buffer.from('x')),
      400,
    ],
    ['a part twice', async () => withPart(await testCapture(), 'desktop', Buffer.from('x')), 400],
    ['no snapshot', () => testCapture({ snapshot: Buffer.from('{}') }), 400],
    ['a page on no web address', () => testCapture({ url: 'file:///etc/passwd' }), 400],
    ['a part that is too large', () => testCapture({ snapshot: Buffer.alloc(9 * 1024 * 1024) }), 413],
  ])('refuses %s', async (_, form, status) => {
    const answer = await send(await form());
    expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string']);
    await expect.poll(kept).toEqual([]);
  });

  it('gives back the place of each capture, and refuses one when all are taken', () => {
    const places = createPlaces({ all: 2, extra: 1, each: 2 });
    const leave = places.take('ada');
    places.take('bob');
    const full = expect.objectContaining({ code: 'busy', message: expect.stringContaining('in 10 seconds') });
    expect(() => places.take('cleo')).toThrow(full);
    leave();
    leave();
    places.take('cleo');
    expect(() => places.take('dan')).toThrow(full);
  });

  it('has a place for an account without one while a few others send all that they may', () => {
    const places = createPlaces({ all: 16, extra: 6, each: 4 });
    const sendAll = (whose: string) => {
      let sent = 0;
      try {
        for (; sent < 16; sent++) places.take(whose);
      } catch {
        return sent;
      }
      return sent;
    };
    expect(['ada', 'bob', 'cleo', 'dan'].map(sendAll)).toEqual([4, 4, 1, 1]);
    for (const whose of ['eve', 'finn', 'gil', 'hal', 'ida', 'jo']) expect(sendAll(whose)).toBe(1);
    expect(sendAll('kim')).toBe(0);
  });

  it('is open to extensions, and to no other site', async () => {
    const origin = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/snapshots',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      vary: expect.stringMatching(/origin/i),
    });
    expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
    const sent = await send(await testCapture(), { ...key, origin });
    expect([sent.statusCode, sent.headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(sent.headers['access-control-allow-credentials']).toBeUndefined();

    const elsewhere = { ...key, origin: 'https://elsewhere.test' };
    const foreign = await send(await testCapture(), elsewhere);
    expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    const inSession = await send(await testCapture(), { ...owner, origin }, '/api');
    expect([inSession.statusCode, inSession.headers['access-control-allow-origin']]).toEqual([
      403,
      undefined,
    ]);
    const other = await test.app.inject({
      method: 'POST',
      url: '/api/v1/analyze/url',
      payload: { url: 'https://shop.test/' },
      headers: { ...key, origin },
    });
    expect([other.statusCode, other.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('judges a stored capture as another type of page, which becomes its next version', async () => {
    const { reportId } = (await send(await testCapture({ url: 'https://shop.test/retyped' }))).json();
    const analyzed = test.engine.analyzed.length;
    const retype = (headers = {}) =>
      test.app.inject({
        method: 'POST',
        url: `/api/reports/${reportId}/reanalyze`,
        payload: { pageType: 'course' },
        headers: { ...owner, ...headers },
      });
    const made = await retype({ 'idempotency-key': 'retyped' });
    expect(made.statusCode, made.body).toBe(200);
    expect((await retype({ 'idempotency-key': 'retyped' })).json()).toEqual(made.json());
    expect(test.engine.analyzed.length).toBe(analyzed);
    await expect.poll(kept).toEqual([]);
    const { secureId } = made.json();
    const [stored] = await test.services.database
      .select()
      .from(reports)
      .where(eq(reports.secureId, secureId));
    expect(stored?.inputData).toMatchObject({ pageType: 'course', repeats: reportId });
    expect(stored?.desktopScreenshotFile).toMatch(/desktop\.jpg$/);
    const pages = await test.app.inject({
      url: `/api/dashboard/pages?search=${encodeURIComponent('shop.test/retyped')}`,
      headers: owner,
    });
    expect(pages.json().pages).toEqual([expect.objectContaining({ secureId, capturedWith: 'extension' })]);

    await test.services.files.remove(stored?.snapshotFile ?? '');
    const gone = await test.app.inject({
      method: 'POST',
      url: `/api/reports/${secureId}/reanalyze`,
      payload: { pageType: 'saas' },
      headers: owner,
    });
    expect([gone.statusCode, gone.json().message]).toEqual([409, expect.stringContaining('isn’t kept')]);
  });

  it('says that a capture isn’t compared with the page as we opened it', async () => {
    const url = 'https://shop.test/both';
    const payload = { url };
    const headers = { ...owner };
    const opened = await test.app.inject({ method: 'POST', url: '/api/analyze/url', payload, headers });
    const { reportId } = (await send(await testCapture({ url }))).json();
    const report = await test.app.inject({ url: `/api/reports/${reportId}`, headers });
    expect(report.json().changes).toBeNull();
    expect(report.json().analysisResults.notCompared).toEqual({ capturedAt: expect.any(String) });
    const first = await test.app.inject({ url: `/api/reports/${opened.json().reportId}`, headers });
    expect(first.json().analysisResults.notCompared).toBeUndefined();
  });

  it('removes the capture if every worker dies on it', async () => {
    const { database, files, publisher } = test.services;
    const { reportId } = (await send(await testCapture())).json();
    const [stored] = await database.select().from(reports).where(eq(reports.secureId, reportId));
    const analysisId = stored?.analysisId ?? '';
    const { received } = (stored?.inputData ?? {}) as { received?: string };
    await files.put(`received/${received}/snapshot.json.gz`, Buffer.from('kept'));
    expect(await kept()).toHaveLength(1);
    await abandonAnalysis({ database, files, publisher }, { analysisId });
    await expect.poll(kept).toEqual([]);
  });

  it('says that the page can’t be opened again where something would have to', async () => {
    const { reportId } = (await send(await testCapture())).json();
    const again = await test.app.inject({
      method: 'POST',
      url: `/api/reports/${reportId}/reanalyze`,
      headers: owner,
    });
    const tried = await test.app.inject({
      method: 'POST',
      url: `/api/reports/${reportId}/trials`,
      payload: { part: 'headline', text: 'Kettles' },
      headers: owner,
    });
    const planned = await test.app.inject({
      method: 'PUT',
      url: `/api/reports/${reportId}/schedule`,
      payload: { every: 'week' },
      headers: owner,
    });
    for (const refused of [tried, planned]) {
      expect([refused.statusCode, refused.json().message]).toEqual([409, again.json().message]);
    }
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      expect.stringContaining('Liftmark extension'),
    ]);
  });
});

function without(form: FormData, name: string): FormData {
  form.delete(name);
  return form;
}

function withPart(form: FormData, name: string, bytes: Buffer): FormData {
  form.append(name, new Blob([Buffer.from(bytes)]), `${name}.bin`);
  return form;
}
