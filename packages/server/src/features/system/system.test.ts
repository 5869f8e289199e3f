import { clientConfigSchema } from '@liftmark/contract/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED, testServers } from '../../testing/test-database.ts';

describe.each(testServers())('the system on $name', (server) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(server, { environment: { METRICS_TOKEN: 'a-token-of-the-operator' } });
  });
  afterAll(() => test.close());
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  it('is alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({
      ready: true,
      database: true,
      queue: true,
      files: true,
    });
  });

  it('tells the browser what it may know', async () => {
    expect(clientConfigSchema.parse((await get('/api/config')).json())).toMatchObject({
      googleSignIn: false,
      simulatedPayments: true,
      freeAnalysesPerMonth: 3,
    });
  });

  it('describes every route of the contract', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/analyze/url',
        '/api/analyses/{key}',
        '/api/reports/{id}',
        '/api/config',
        '/api/account/webhooks',
      ]),
    );
    expect(paths['/api/analyze/url'].post.requestBody.content['application/json'].schema.required).toEqual([
      'url',
    ]);
    expect((await get('/api/docs')).headers.location).toBe('/api/openapi.json');
  });

  it('shows figures to the operator alone', async () => {
    const metrics = await get('/metrics', { authorization: 'Bearer a-token-of-the-operator' });
    expect(metrics.body).toMatch(/^liftmark_requests_total\{status="2xx"\} \d+$/m);
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer nope' })).statusCode).toBe(404);
  });

  it('says where to report a flaw', async () => {
    const { body, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(
      /^Contact: mailto:support@localhost\nExpires: 20\S+Z\nPreferred-Languages: en\nCanonical: /,
    );
    expect(new Date(/Expires: (\S+)/.exec(body)?.[1] ?? '').getTime()).toBeGreaterThan(Date.now());
  });

  it('answers unknown calls with JSON, and forbids everything to answers that are no page', async () => {
    const response = await get('/api/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    for (const method of ['DELETE', 'PATCH', 'POST'] as const) {
      expect((await test.app.inject({ method, url: '/analyze' })).statusCode).toBe(404);
    }
  });

  it.each(['/%', '/api/%E0%A4%A', '/api/reports/%E0%A4%A'])('survives the path %s', async (path) => {
    const { statusCode } = await get(path);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

describe('figures without a token', () => {
  it('are for programs on this machine that no proxy speaks for', async () => {
    const test = await createTestApp(EMBEDDED, { isWorker: false });
    expect((await test.app.inject({ url: '/metrics' })).statusCode).toBe(200);
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
      expect((await test.app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200);
    for (const proxied of [
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-proto': 'https' },
      { 'x-real-ip': '127.0.0.1' },
      { via: '1.1 proxy' },
      { forwarded: 'for=127.0.0.1' },
      { host: 'liftmark.test' },
      { host: 'localhost.liftmark.test' },
    ]) {
      const { statusCode } = await test.app.inject({ url: '/metrics', headers: proxied });
      expect(statusCode, JSON.stringify(proxied)).toBe(404);
    }
    expect((await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    await test.close();
  });
});
