import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { credentialsSchema } from '@liftmark/contract/connections';
import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { afterEach, describe, expect, it } from 'vitest';
import { createAsk } from './ask.ts';
import { collectDays } from './collect-days.ts';
import { searchConsoleSource } from './search-console.ts';

/** What an address that anyone may enter, and a service that anyone may run, can try. */

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function asker(allowed: string | null) {
  const guard = createEgressGuard({
    allowPrivate: allowed === null ? [] : ['127.0.0.1'],
    allowAllPrivate: false,
    deny: [],
    ports: allowed === null ? [80, 443] : [Number(new URL(allowed).port)],
    dnsResolver: null,
    caFile: null,
  });
  return createAsk(guard, AbortSignal.timeout(60_000));
}

describe('an address', () => {
  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://[::ffff:10.0.0.1]',
    'http://10.0.0.1',
    'http://192.168.1.1',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f000001',
    'http://2130706433',
    'http://0.0.0.0',
    'http://100.64.0.1',
  ])('inside the network isn’t connected to: %s', async (url) => {
    await expect(asker(null)({ url })).rejects.toMatchObject({ problem: 'blocked' });
  });

  it('on another port isn’t connected to', async () => {
    await expect(asker(null)({ url: 'http://1.1.1.1:8443' })).rejects.toMatchObject({ problem: 'blocked' });
  });

  it('that redirects isn’t followed', async () => {
    const asked: string[] = [];
    const url = await listening((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { location: '/inside' }).end();
    });
    await expect(asker(url)({ url })).rejects.toMatchObject({ problem: 'redirect' });
    expect(asked).toEqual(['/']);
  });

  it('has no user, query or fragment', () => {
    const isTaken = (address: string) =>
      credentialsSchema.safeParse({ address, user: null, key: 'k' }).success;
    expect(isTaken('https://stats.shop.test/umami')).toBe(true);
    for (const address of [
      'https://me:secret@stats.shop.test',
      'https://stats.shop.test/?token=secret',
      'https://stats.shop.test/#x',
      'file:///etc/passwd',
      'gopher://stats.shop.test',
    ])
      expect(isTaken(address)).toBe(false);
  });
});

it.each(['“phx_abc”', 'phx\r\nx-admin: 1'])('a key that no header can have isn’t sent: %j', async (key) => {
  const asked: string[] = [];
  const url = await listening((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  const headers = { authorization: `Bearer ${key}` };
  await expect(asker(url)({ url, headers })).rejects.toMatchObject({ problem: 'key' });
  expect(asked).toEqual([]);
});

describe('an answer', () => {
  const BOMB = Buffer.alloc(40 * 1024 * 1024, ' ');

  it.each([
    ['identity', BOMB],
    ['gzip', gzipSync(BOMB)],
    ['br', brotliCompressSync(BOMB)],
  ])('that is too large is cut off, %s', async (encoding, body) => {
    const url = await listening((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      response.end(body);
    });
    await expect(asker(url)({ url })).rejects.toMatchObject({ problem: 'large' });
  });

  it('counts together with those before', async () => {
    const body = `"${'x'.repeat(30 * 1024 * 1024)}"`;
    const url = await listening((_request, response) => response.end(body));
    const ask = asker(url);
    for (let at = 0; at < 3; at++) await ask({ url });
    await expect(ask({ url })).rejects.toMatchObject({ problem: 'large' });
  });

  it('that is nested deeply isn’t sent back', async () => {
    const depth = 200_000;
    const url = await listening((_request, response) =>
      response.end(`${'['.repeat(depth)}${']'.repeat(depth)}`),
    );
    const ask = asker(url);
    const nested = await ask({ url });
    await expect(ask({ url, body: { nested } })).rejects.toMatchObject({ problem: 'format' });
  });
});

describe('counts', () => {
  const range = { from: '2026-11-01', to: '2026-11-03' };
  const row = (day: string, visits: number, conversions = 0, path = '/a') => ({
    address: `https://shop.test${path}`,
    day,
    visits,
    conversions,
  });

  it('that can’t be right are missing, with the rest of that page’s day', () => {
    const { days, missing } = collectDays(
      [
        row('2026-11-01', 10, 1),
        row('2026-11-01', -1),
        row('2026-11-02', 1e300),
        row('2026-11-02', 5, Number.NaN, '/b'),
        row('2026-11-02', 1_500_000_000, 0, '/c'),
        row('2026-11-02', 1_500_000_000, 0, '/c'),
        row('2026-11-03', 2.5, 0, '/b'),
        row('2026-11-03', 7, 1),
      ],
      range,
    );
    expect(days.map(({ page, day, visits }) => `${page} ${day} ${visits}`)).toEqual([
      'shop.test/a 2026-11-03 7',
    ]);
    expect(missing).toEqual([
      { from: '2026-11-01', to: '2026-11-01', reason: expect.stringContaining('1 page had') },
      { from: '2026-11-02', to: '2026-11-02', reason: expect.stringContaining('3 pages had') },
      { from: '2026-11-03', to: '2026-11-03', reason: expect.stringContaining('1 page had') },
    ]);
  });

  it('of days that weren’t asked for aren’t stored', () => {
    const days = ['2026-10-31', '2027-01-01', '2026-11-0x', '', '2026-11-02'].map((day) => row(day, 1));
    expect(collectDays(days, range).days.map(({ day }) => day)).toEqual(['2026-11-02']);
  });

  it('of searches are numbers that the database has, and searches texts that it has', async () => {
    const answer = (rows: object[]) => (question: { url: string }) =>
      Promise.resolve(question.url.includes('token') ? { access_token: 'a' } : { rows });
    const { generateKeyPairSync } = await import('node:crypto');
    const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    });
    const key = JSON.stringify({ client_email: 'a@b.test', private_key: pem });
    const target = { credentials: { address: null, user: null, key }, property: 'p', goal: null };
    const searched = (query: string, clicks: number) => ({
      keys: ['https://shop.test/a', query],
      clicks,
      impressions: 9,
    });
    const read = (...rows: object[]) => searchConsoleSource.fetchQueries(answer(rows), target, range);
    expect(await read(searched('ket\u0000tle', 2), searched('x'.repeat(3_000), 1))).toEqual([
      { page: 'shop.test/a', query: 'ket tle', clicks: 2, impressions: 9 },
    ]);
    await expect(read(searched('kettle', -1))).rejects.toMatchObject({ problem: 'format' });
    await expect(read(searched('kettle', 1e300))).rejects.toMatchObject({ problem: 'format' });
  });
});
