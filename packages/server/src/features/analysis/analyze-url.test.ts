import { analyzeUrlResponseSchema } from '@liftmark/contract/analysis';
import { CAPTURE_FAILURES, waysPast } from '@liftmark/contract/capture-failures';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyses, reports } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';

describe.each(testServers())('POST /api/analyze/url on $name', (server) => {
  let test: TestApp;
  let someone: { cookie: string };
  beforeAll(async () => {
    test = await createTestApp(server);
    someone = await signedInAs(test, { plan: 'pro' });
  });
  afterAll(() => test.close());

  const analyze = (payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      payload,
      headers: { ...someone, ...headers },
    });
  const countReports = async () =>
    (await test.services.database.select({ stored: count() }).from(reports))[0]?.stored ?? 0;

  it('answers with the report that it stored', async () => {
    const visitor = await signedInAs(test, { plan: 'pro' });
    const response = await analyze({ url: 'https://shop.test/kettle' }, visitor);
    expect(response.statusCode).toBe(200);
    const answer = analyzeUrlResponseSchema.parse(response.json());
    expect(answer).toMatchObject({ url: 'https://shop.test/kettle', overallScore: 'B-', metadata: {} });

    const stored = await test.app.inject({ url: `/api/reports/${answer.reportId}`, headers: visitor });
    expect(stored.json()).toMatchObject({
      secureId: answer.reportId,
      isOwner: true,
      title: 'Kettles that whistle',
    });
  });

  it('has the report written in the language of the request, else of the account, else of the browser, also when repeated', async () => {
    const reader = await signedInAs(test, { plan: 'pro' });
    const languageFor = async (page: string, payload: object = {}, headers: object = {}) => {
      const url = `https://shop.test/${page}`;
      const made = await analyze({ url, ...payload }, { ...reader, ...headers });
      expect(made.statusCode, made.body).toBe(200);
      return test.engine.hints.get(url)?.reportLanguage;
    };
    const browser = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' };
    expect(await languageFor('browser', {}, browser)).toBe('fr');
    expect(await languageFor('none')).toBeUndefined();
    const set = await test.app.inject({
      method: 'PUT',
      url: '/api/account/report-language',
      payload: { reportLanguage: 'de' },
      headers: reader,
    });
    expect(set.json()).toMatchObject({ reportLanguage: 'de' });
    expect(await languageFor('account', {}, browser)).toBe('de');
    expect(await languageFor('asked', { reportLanguage: 'es' }, browser)).toBe('es');

    const again = async (page: string) => {
      const url = `https://shop.test/${page}`;
      const { pages } = (await test.app.inject({ url: '/api/dashboard/pages', headers: reader })).json();
      const { secureId } = pages.find((each: { url: string }) => each.url === url);
      const repeat = { method: 'POST', url: `/api/reports/${secureId}/reanalyze`, headers: reader } as const;
      expect((await test.app.inject(repeat)).statusCode).toBe(200);
      return test.engine.hints.get(url)?.reportLanguage;
    };
    expect(await again('none')).toBe('de');
    expect(await again('browser')).toBe('de');
    expect(await again('asked')).toBe('es');
    await test.app.inject({
      method: 'PUT',
      url: '/api/account/report-language',
      payload: { reportLanguage: 'en' },
      headers: reader,
    });
    expect(await again('account')).toBeUndefined();
  });

  it('hands the text that brings visitors to the engine, also when the page is analyzed again', async () => {
    const visitor = await signedInAs(test, { plan: 'pro' });
    const url = 'https://shop.test/advertised';
    const message = 'Kettles from $29 <b>& "more"</b> \u2028 100% off';
    test.engine.found.set(url, { ...testReport(url), message });
    const made = await analyze({ url, message: `  ${message}\n` }, visitor);
    expect(made.statusCode, made.body).toBe(200);
    expect(test.engine.hints.get(url)).toMatchObject({ message });
    const { reportId } = made.json();
    const view = await test.app.inject({ url: `/api/reports/${reportId}`, headers: visitor });
    expect(view.json().analysisResults.message).toBe(message);

    test.engine.hints.clear();
    const again = await test.app.inject({
      method: 'POST',
      url: `/api/reports/${reportId}/reanalyze`,
      headers: visitor,
    });
    expect(again.statusCode, again.body).toBe(200);
    expect(test.engine.hints.get(url)).toMatchObject({ message });
  });

  it('refuses a text of more than 500 characters, and says in its documentation what the text is for', async () => {
    const url = 'https://shop.test/wordy';
    const refused = await analyze({ url, message: 'x'.repeat(501) });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Use at most 500 characters']);
    expect((await analyze({ url, message: ['x'] })).statusCode).toBe(400);
    expect(test.engine.analyzed).not.toContain(url);
    const { paths } = (await test.app.inject({ url: '/api/openapi.json' })).json();
    const { properties } = paths['/api/analyze/url'].post.requestBody.content['application/json'].schema;
    expect(properties.message).toMatchObject({
      type: 'string',
      maxLength: 500,
      description: expect.stringContaining('the score isn’t affected'),
    });
  });

  it('does the work once for one key, also when the requests come together', async () => {
    const headers = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'together' };
    const before = await countReports();
    const url = 'https://shop.test/once';
    const responses = await Promise.all(Array.from({ length: 8 }, () => analyze({ url }, headers)));
    responses.push(await analyze({ url }, headers));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(test.engine.analyzed.filter((analyzed) => analyzed === url)).toHaveLength(1);
    expect(await countReports()).toBe(before + 1);
  });

  it('refuses a key that stands for another page, and keeps the keys of visitors apart', async () => {
    const one = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'shared' };
    const other = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'shared' };
    const first = await analyze({ url: 'https://shop.test/one' }, one);
    expect((await analyze({ url: 'https://shop.test/two' }, one)).statusCode).toBe(409);
    const second = await analyze({ url: 'https://shop.test/one' }, other);
    expect(second.statusCode).toBe(200);
    expect(second.json().reportId).not.toBe(first.json().reportId);
  });

  it.each(Object.entries(CAPTURE_FAILURES))(
    'tells why a page could not be analyzed: %s',
    async (code, message) => {
      const before = await countReports();
      const response = await analyze({ url: `https://shop.test/fail/${code}` });
      expect(response.statusCode).toBe(422);
      const ways = waysPast(code);
      expect(response.json()).toEqual({ code, message, ...(ways.length > 0 && { ways }) });
      expect(await countReports()).toBe(before);
    },
  );

  it('names the status that a site answered with', async () => {
    const response = await analyze({ url: 'https://shop.test/not-found' });
    expect(response.json()).toMatchObject({
      code: 'http_status',
      message: expect.stringContaining('status 404'),
    });
  });

  it('survives a bug of the engine, and says so without a stack', async () => {
    const response = await analyze({ url: 'https://shop.test/broken' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Something went wrong on our side'),
    });
    expect((await analyze({ url: 'https://shop.test/fine' })).statusCode).toBe(200);
  });

  it('says at the first try that a report is too large to be stored', async () => {
    const response = await analyze({ url: 'https://shop.test/huge-report' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ code: 'too_large', message: CAPTURE_FAILURES.too_large });
    expect(test.engine.analyzed.filter((url) => url.endsWith('/huge-report'))).toHaveLength(1);
  });

  it('stores text that databases refuse', async () => {
    const response = await analyze({ url: 'https://shop.test/hostile-text' });
    expect(response.statusCode).toBe(200);
    expect(response.json().analysisResults.title).toBe('A \ufffd "quote" \\u0000 <script>');
  });

  it.each([
    ['no address', {}, 'URL is required'],
    ['not text', { url: 7 }, 'URL is required'],
    [
      'a control character before it',
      { url: '\u0001http://shop.test/' },
      'Please enter a valid URL (e.g., https://example.com)',
    ],
    ['no URL', { url: 'https://' }, 'Please enter a valid URL (e.g., https://example.com)'],
    ['another scheme', { url: 'file:///etc/passwd' }, 'URL must start with http:// or https://'],
    [
      'credentials',
      { url: 'https://me:pw@shop.test' },
      'Please enter a valid URL (e.g., https://example.com)',
    ],
    [
      'too long',
      { url: `https://shop.test/${'a'.repeat(3000)}` },
      'Please enter a valid URL (e.g., https://example.com)',
    ],
  ])('refuses an address: %s', async (_case, payload, message) => {
    const response = await analyze(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'validation', message, fields: { url: message } });
  });

  it('refuses control characters in place of failing on them', async () => {
    const response = await analyze({ url: 'https://shop.test/a\u0000b' });
    expect(response.statusCode).toBe(400);
  });

  it.each([
    ['bad JSON', 'application/json', '{"url":', 400, 'bad_request'],
    ['an empty body', 'application/json', '', 400, 'validation'],
    ['an array', 'application/json', '[]', 400, 'validation'],
    ['another type', 'text/xml', '<url/>', 415, 'unsupported_media_type'],
    ['too much', 'application/json', `{"url":"${'a'.repeat(140_000)}"}`, 413, 'request_too_large'],
    ['plain text', 'text/plain', '{"url":"https://shop.test/"}', 415, 'unsupported_media_type'],
  ])('refuses %s', async (_case, type, payload, status, code) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      headers: { ...someone, 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().code).toBe(code);
  });

  it('refuses a bad key and pages of other origins', async () => {
    const url = 'https://shop.test/';
    expect((await analyze({ url }, { 'idempotency-key': 'x'.repeat(201) })).statusCode).toBe(400);
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      expect((await analyze({ url }, headers)).statusCode).toBe(403);
    }
    expect((await analyze({ url }, { origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200);
  });

  it.each([
    ['nobody', {}],
    ['a visitor', { cookie: 'liftmark-visitor=forged.signature; =;;' }],
    ['a forged session', { cookie: 'liftmark.session_token=forged.signature' }],
  ])('asks %s to sign in, and analyzes nothing', async (_who, headers) => {
    const url = 'https://shop.test/signed-out';
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      payload: { url },
      headers,
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'unauthenticated',
      message: 'Please sign up or sign in to continue your analysis.',
    });
    expect(test.engine.analyzed).not.toContain(url);
  });

  it('goes on when the client is gone', async () => {
    const headers = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'gone' };
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const client = new AbortController();
    const request = fetch(`${origin}/api/analyze/url`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://shop.test/held/gone' }),
      signal: client.signal,
    });
    await expect.poll(() => test.engine.analyzed).toContain('https://shop.test/held/gone');
    client.abort();
    await expect(request).rejects.toThrow();
    test.engine.release();
    const state = () => test.app.inject({ url: '/api/analyses/gone', headers });
    await expect.poll(async () => (await state()).json().state).toBe('done');
    expect((await analyze({ url: 'https://shop.test/held/gone' }, headers)).statusCode).toBe(200);
  });

  it('leaves no analysis open', async () => {
    const open = await test.services.database.select({ state: analyses.state }).from(analyses);
    expect(open.filter(({ state }) => state === 'queued' || state === 'running')).toEqual([]);
  });
});
