import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { bearer, createTestKey } from '../../testing/test-keys.ts';

let test: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  test = await createTestApp(EMBEDDED, { log, environment: { RATE_LIMIT_FACTOR: '1000' } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

/** The first line of the answer to a request that no client library would send. */
function raw(head: string[]): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${[...head, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });
}

it('a key counts in its header only, and is in no log wherever else it is', async () => {
  const key = await createTestKey(test, await signedInAs(test, { plan: 'pro' }));
  const secret = key.key.slice(key.prefix.length + 1);
  const places = [
    get(`/api/v1/reports?key=${key.key}&access_token=${key.key}&authorization=Bearer%20${key.key}`),
    get(`/api/v1/reports/${key.key}`),
    get('/api/v1/reports', { cookie: `authorization=Bearer ${key.key}` }),
    get('/api/v1/reports', { 'x-api-key': key.key, 'proxy-authorization': `Bearer ${key.key}` }),
  ];
  for (const { statusCode, body } of await Promise.all(places)) {
    expect(statusCode).toBe(401);
    expect(body).not.toContain(secret);
  }
  const asPage = await test.app.inject({
    method: 'POST',
    url: '/api/v1/analyze/url',
    headers: bearer(key),
    payload: { url: `ftp://${key.key}` },
  });
  expect([asPage.statusCode, asPage.body.includes(secret)]).toEqual([400, false]);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain(secret);
});

it('a header is read in one way', async () => {
  const { key } = await createTestKey(test, await signedInAs(test, { plan: 'free' }));
  const statusOf = async (authorization: string) =>
    (await get('/api/v1/reports', { authorization })).statusCode;
  for (const good of [`Bearer ${key}`, `bearer ${key}`, `BEARER   ${key}  `]) {
    expect(await statusOf(good), good).toBe(200);
  }
  const wrong = [
    key,
    `Bearer${key}`,
    `Bearer ${key.toUpperCase()}`,
    `Bearer ${key} ${key}`,
    `Bearer ${key}, Bearer ${key}`,
    `Bearer "${key}"`,
    `Bearer ${key}\u00a0`,
    `Token ${key}`,
    'Bearer ',
    '',
  ];
  for (const bad of wrong) expect(await statusOf(bad), bad).toBe(401);
});

it('of two headers only the first counts', async () => {
  const { key } = await createTestKey(test, await signedInAs(test, { plan: 'free' }));
  const [good, bad] = [`Authorization: Bearer ${key}`, 'Authorization: Bearer lm_0'];
  expect(await raw(['GET /api/v1/reports HTTP/1.1', good, bad])).toContain(' 200 ');
  expect(await raw(['GET /api/v1/reports HTTP/1.1', bad, good])).toContain(' 401 ');
});

it('a key next to a session acts for its own account, and the session for no call of the versioned API', async () => {
  const [ada, grace] = [await signedInAs(test, { plan: 'pro' }), await signedInAs(test, { plan: 'free' })];
  const both = { ...ada, ...bearer(await createTestKey(test, grace, { name: 'Of Grace' })) };
  const keys = await get('/api/v1/account/keys', both);
  expect([keys.json().length, keys.json()[0].name]).toEqual([1, 'Of Grace']);
  expect(keys.headers['set-cookie']).toBeUndefined();
  expect((await get('/api/account/keys', both)).json()).toEqual([]);
  const foreign = { ...both, origin: 'https://evil.test' };
  const sent = await test.app.inject({
    method: 'POST',
    url: '/api/v1/account/keys',
    headers: foreign,
    payload: { name: 'Forged', scopes: ['read'] },
  });
  expect(sent.statusCode).toBe(403);
});

it('every spelling and method of an address asks for a key', async () => {
  const reader = bearer(
    await createTestKey(test, await signedInAs(test, { plan: 'free' }), { scopes: ['read'] }),
  );
  for (const url of ['/api/v1/account/keys', '/api/v1/account/%6beys', '/api/%76%31/account/keys']) {
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await test.app.inject({ method, url })).statusCode, url).toBe(401);
      expect((await test.app.inject({ method, url, headers: reader })).statusCode, url).toBe(403);
    }
  }
  for (const url of ['/API/v1/account/keys', '/api/v1//account/keys']) {
    const { statusCode, body } = await get(url, reader);
    expect([statusCode, body.includes('lm_')], url).toEqual([404, false]);
  }
  const options = await test.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/account/keys',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'DELETE' },
  });
  expect(options.headers['access-control-allow-origin']).toBeUndefined();
});

it('an idempotency key belongs to its account and to one request', async () => {
  const mine = bearer(await createTestKey(test, await signedInAs(test, { plan: 'pro' })));
  const theirs = bearer(await createTestKey(test, await signedInAs(test, { plan: 'pro' })));
  const analyze = (headers: Record<string, string>, page: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/analyze/url',
      headers: { ...headers, 'idempotency-key': 'the-same' },
      payload: { url: `https://shop.test/${page}` },
    });
  const first = await analyze(mine, 'a');
  const other = await analyze(theirs, 'b');
  expect([first.statusCode, other.statusCode]).toEqual([200, 200]);
  expect(other.json().reportId).not.toBe(first.json().reportId);
  expect((await analyze(mine, 'a')).json().reportId).toBe(first.json().reportId);
  expect((await analyze(mine, 'c')).statusCode).toBe(409);
  const followed = await get('/api/v1/analyses/the-same', mine);
  expect(followed.body).not.toContain(other.json().reportId);
});

it('bodies are bounded and of one type', async () => {
  const headers = bearer(await createTestKey(test, await signedInAs(test, { plan: 'pro' })));
  const post = (payload: string, type = 'application/json') =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/account/keys',
      headers: { ...headers, 'content-type': type },
      payload,
    });
  expect((await post(`{"name":"${'x'.repeat(20_000)}"}`)).statusCode).toBe(413);
  expect((await post(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)).statusCode).toBe(400);
  expect((await post('{"name":"a","scopes":["read"],"__proto__":{"isPro":true}}')).statusCode).toBe(400);
  expect((await post('name=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await post('<a/>', 'text/xml')).statusCode).toBe(415);
  const limits = ['-1', '1e999', 'NaN', '9'.repeat(400)];
  for (const limit of limits)
    expect((await get(`/api/v1/reports?limit=${limit}`, headers)).statusCode).toBe(400);
  expect((await get('/api/v1/reports?before=99999999999999999999', headers)).statusCode).toBeLessThan(500);
});
