import { generateKeyPairSync, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ga4Source } from './ga4.ts';
import { matomoSource } from './matomo.ts';
import { plausibleSource } from './plausible.ts';
import { posthogSource } from './posthog.ts';
import { searchConsoleSource } from './search-console.ts';
import type { FetchedDays } from './source.ts';
import { type Asked, type FakeService, startFakeService } from './testing/fake-service.ts';
import { umamiSource } from './umami.ts';

let service: FakeService;
afterEach(() => service.close());

const RANGE = { from: '2026-11-01', to: '2026-11-02' };
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY_FILE = JSON.stringify({
  type: 'service_account',
  client_email: 'reader@project.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  token_uri: 'https://evil.test/token',
});
const GOOGLE = { address: null, user: null, key: KEY_FILE };
const open = (address: string, user: string | null = null) => ({ address, user, key: 'secret-key' });
const rows = ({ days }: FetchedDays) =>
  days.map((day) => `${day.day} ${day.page} ${day.visits} ${day.conversions}`).sort();

describe('Google Analytics', () => {
  const target = { credentials: GOOGLE, property: '1234', goal: null };
  const report = (metadata: object, ...values: string[][]) => ({
    rows: values.map((each) => ({
      dimensionValues: each.slice(0, 3).map((value) => ({ value })),
      metricValues: each.slice(3).map((value) => ({ value })),
    })),
    rowCount: values.length,
    metadata: { timeZone: 'Pacific/Auckland', ...metadata },
  });

  it('signs in with the key file, at Google only, and reads sessions with those that converted', async () => {
    service = await startFakeService(({ host }) =>
      host === 'oauth2.googleapis.com'
        ? { body: { access_token: 'opens', expires_in: 3599, token_type: 'Bearer' } }
        : {
            body: report(
              {},
              ['20261101', 'www.shop.test', '/pricing', '100', '0.031'],
              ['20261101', 'shop.test', '/pricing/?utm_source=ad', '10', '0.1'],
              ['20261102', 'shop.test', '(not set)', '7', '0'],
            ),
          },
    );
    expect(rows(await ga4Source.fetchDays(service.ask, target, RANGE))).toEqual([
      '2026-11-01 shop.test/pricing 110 4',
    ]);
    const [token, asked] = service.asked;
    const assertion = new URLSearchParams(token?.text).get('assertion') ?? '';
    const [head, claims, signature] = assertion.split('.');
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: 'https://oauth2.googleapis.com/token',
      scope: 'https://www.googleapis.com/auth/analytics.readonly',
    });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature ?? '', 'base64url'))).toBe(true);
    expect([asked?.host, asked?.path, asked?.headers.authorization]).toEqual([
      'analyticsdata.googleapis.com',
      '/v1beta/properties/1234:runReport',
      'Bearer opens',
    ]);
  });

  it('reports samples as such, and what was withheld as missing', async () => {
    const note = {
      samplingMetadatas: [{ samplesReadCount: '1', samplingSpaceSize: '9' }],
      subjectToThresholding: true,
    };
    service = await startFakeService(({ path }) => ({
      body:
        path === '/token'
          ? { access_token: 'opens' }
          : report(note, ['20261101', 'shop.test', '/', '5', '0']),
    }));
    const { days, missing } = await ga4Source.fetchDays(service.ask, target, RANGE);
    expect(days[0]?.isSampled).toBe(true);
    expect(missing).toEqual([{ ...RANGE, reason: expect.stringContaining('few visitors') }]);
  });

  it.each([
    [400, 'question', 'Field sessionKeyEventRate is not a valid metric.'],
    [403, 'scope', 'User does not have sufficient permissions for this property.'],
    [429, 'rate', 'Exhausted property tokens per day.'],
    [500, 'unreachable', 'Internal error'],
  ])('names what an answer with %i means: %s', async (status, problem, message) => {
    service = await startFakeService(({ path }) =>
      path === '/token'
        ? { body: { access_token: 'opens' } }
        : { status, headers: { 'retry-after': '120' }, body: { error: { code: status, message } } },
    );
    await expect(ga4Source.fetchDays(service.ask, target, RANGE)).rejects.toMatchObject({
      problem,
      retryAfterS: status === 429 ? 120 : null,
    });
  });

  it('says when the key was revoked, and when it isn’t one', async () => {
    service = await startFakeService(() => ({ status: 400, body: { error: 'invalid_grant' } }));
    await expect(ga4Source.listProperties(service.ask, GOOGLE)).rejects.toMatchObject({ problem: 'key' });
    await expect(ga4Source.listProperties(service.ask, { ...GOOGLE, key: '{}' })).rejects.toMatchObject({
      problem: 'key-file',
    });
  });
});

describe('Plausible', () => {
  it('reads visits by entry page, page by page, and those with the goal', async () => {
    const first = Array.from({ length: 10_000 }, (_, at) => ({
      dimensions: ['2026-11-01', 'shop.test', `/p${at}`],
      metrics: [1],
    }));
    service = await startFakeService(({ text }) => {
      const { filters, pagination } = JSON.parse(text);
      if (filters.length > 0)
        return { body: { results: [{ dimensions: ['2026-11-02', 'shop.test', '/a/'], metrics: [2] }] } };
      const last = [{ dimensions: ['2026-11-02', '(not set)', '/a'], metrics: [40] }];
      return { body: { results: pagination.offset === 0 ? first : last, meta: {}, query: {} } };
    });
    const target = { credentials: open('https://plausible.io'), property: 'shop.test', goal: 'Signup' };
    const read = await plausibleSource.fetchDays(service.ask, target, RANGE);
    expect(read.days).toHaveLength(10_001);
    expect(rows(read)).toContain('2026-11-02 shop.test/a 40 2');
    expect(service.asked.map(({ text }) => JSON.parse(text).filters)).toEqual([
      [],
      [],
      [['is', 'event:goal', ['Signup']]],
    ]);
  });

  it.each([
    [401, 'key'],
    [402, 'plan'],
    [404, 'property'],
    [302, 'redirect'],
  ])('names what an answer with %i means: %s', async (status, problem) => {
    service = await startFakeService(() => ({ status, body: { error: 'No' } }));
    const target = { credentials: open('https://plausible.io'), property: 'shop.test', goal: 'Signup' };
    await expect(plausibleSource.fetchDays(service.ask, target, RANGE)).rejects.toMatchObject({ problem });
  });

  it('never takes a broken or changed answer for days without visits', async () => {
    const target = { credentials: open('https://plausible.io'), property: 'shop.test', goal: 'Signup' };
    const bodies = [
      '{"results": [{"dimens',
      '<html>',
      '{"results": [{"dimensions": ["2026-11-01"], "metrics": [1]}]}',
      '{}',
    ];
    for (const body of bodies) {
      service = await startFakeService(() => ({ body }));
      await expect(plausibleSource.fetchDays(service.ask, target, RANGE)).rejects.toMatchObject({
        problem: 'format',
      });
      if (body !== bodies.at(-1)) await service.close();
    }
  });
});

describe('Umami', () => {
  it('signs in where it’s self-hosted, and counts a visitor’s event once a page and day', async () => {
    const event = (sessionId: string, eventName: string | null, urlPath = '/a') => ({
      sessionId,
      eventName,
      urlPath,
      createdAt: '2026-11-02T23:59:00.000Z',
    });
    service = await startFakeService(({ path, query }) => {
      if (path === '/api/auth/login') return { body: { token: 'opens' } };
      if (path.endsWith('/metrics'))
        return { body: query.get('startAt') === String(Date.parse('2026-11-02')) ? [{ x: '/a', y: 9 }] : [] };
      if (path.endsWith('/events'))
        return {
          body: {
            data: [event('1', 'signup'), event('1', 'signup'), event('2', 'signup-x'), event('3', null)],
          },
        };
      return { body: { id: 'w', name: 'Shop', domain: 'shop.test' } };
    });
    const target = { credentials: open('https://stats.shop.test', 'reader'), property: 'w', goal: 'signup' };
    expect(rows(await umamiSource.fetchDays(service.ask, target, RANGE))).toEqual([
      '2026-11-02 shop.test/a 9 1',
    ]);
    expect(service.asked.at(-1)?.headers.authorization).toBe('Bearer opens');
  });
});

describe('Matomo', () => {
  const target = (url: string) => ({ credentials: open(url), property: '1', goal: null });

  it('reads entry pages by day, and those of visits that converted, with the token in the body', async () => {
    service = await startFakeService(({ text }) => {
      const isConverted = new URLSearchParams(text).get('segment') === 'visitConverted==1';
      const page = { label: '/a', url: 'https://shop.test/a?x=1', entry_nb_visits: isConverted ? 3 : '50' };
      return { body: { '2026-11-01': [page, { label: 'Others' }], '2026-11-02': [] } };
    });
    expect(rows(await matomoSource.fetchDays(service.ask, target('https://m.test/matomo/'), RANGE))).toEqual([
      '2026-11-01 shop.test/a 50 3',
    ]);
    for (const { path, query, text } of service.asked) {
      expect([path, query.toString()]).toEqual(['/matomo/index.php', '']);
      expect(text).toContain('token_auth=secret-key');
    }
  });

  it.each([
    ['Unable to authenticate with the provided token.', 'key'],
    ["You can't access this resource as it requires 'view' access for the website id = 1.", 'scope'],
  ])('reads its errors, which have status 200: %s', async (message, problem) => {
    service = await startFakeService(() => ({ body: { result: 'error', message } }));
    await expect(matomoSource.fetchDays(service.ask, target('https://m.test'), RANGE)).rejects.toMatchObject({
      problem,
    });
  });
});

it('PostHog: reads sessions by entry page; the goal is a value and never part of the query', async () => {
  service = await startFakeService(() => ({
    body: {
      results: [
        ['2026-11-01', 'https://shop.test/a', 12, 2],
        ['2026-11-01', null, 3, 0],
      ],
      columns: [],
      hasMore: false,
    },
  }));
  const goal = "x') or 1=1 --";
  const target = { credentials: open('https://eu.posthog.com'), property: '7', goal };
  expect(rows(await posthogSource.fetchDays(service.ask, target, RANGE))).toEqual([
    '2026-11-01 shop.test/a 12 2',
  ]);
  const { query } = JSON.parse(service.asked[0]?.text ?? '');
  expect(query.query).not.toContain('1=1');
  expect(query.values).toEqual({ goal, from: '2026-11-01', until: '2026-11-03', later: '2026-11-04' });
});

describe('a goal without conversions', () => {
  /** A service that knows a visit of a page, and nothing of an event. */
  const answerWith = (known: object, use: [number, string, string]) => (asked: Asked) => {
    const { path, text } = asked;
    if (path.endsWith('/metrics')) return { body: [{ x: '/a', y: 50 }] };
    if (path.endsWith('/events')) return { body: { data: [] } };
    if (path.endsWith('/query/'))
      return {
        body: {
          results: text.includes('from sessions') ? [['2026-11-01', 'https://shop.test/a', 50, 0]] : [use],
        },
      };
    const form = new URLSearchParams(text);
    if (form.get('method') === 'Goals.getGoals') return { body: known };
    const pages = form.has('segment') ? [] : [{ url: 'https://shop.test/a', entry_nb_visits: 50 }];
    if (path.endsWith('.php')) return { body: { '2026-11-01': pages } };
    return { body: { id: 'w', name: 'Shop', domain: 'shop.test' } };
  };
  const target = (goal: string) => ({ credentials: open('https://stats.test'), property: '1', goal });
  const day = { from: '2026-11-01', to: '2026-11-01' };

  it.each([
    ['Umami', umamiSource],
    ['Matomo', matomoSource],
    ['PostHog', posthogSource],
  ])('is no goal that %s doesn’t know', async (_name, source) => {
    service = await startFakeService(answerWith({ 2: { idgoal: 2 } }, [0, '1970-01-01', '1970-01-01']));
    await expect(source.fetchDays(service.ask, target('7'), day)).rejects.toMatchObject({ problem: 'goal' });
  });

  it.each([
    ['Matomo', matomoSource],
    ['PostHog', posthogSource],
  ])('has days without conversions where %s knows it', async (_name, source) => {
    const today = new Date().toISOString().slice(0, 10);
    service = await startFakeService(answerWith([{ idgoal: '7' }], [3, '2026-10-01', today]));
    expect(rows(await source.fetchDays(service.ask, target('7'), day))).toEqual([
      '2026-11-01 shop.test/a 50 0',
    ]);
  });

  it('is looked for over 90 days where Umami has none of its events', async () => {
    const event = {
      sessionId: '1',
      eventName: 'signup',
      urlPath: '/a',
      createdAt: '2026-10-20T09:00:00.000Z',
    };
    service = await startFakeService((asked) => {
      const isLong = Number(asked.query.get('endAt')) - Number(asked.query.get('startAt')) > 90 * 86_400_000;
      if (asked.path.endsWith('/events')) return { body: { data: isLong ? [event] : [] } };
      return answerWith({}, [0, '', ''])(asked);
    });
    expect(rows(await umamiSource.fetchDays(service.ask, target('signup'), day))).toEqual([
      '2026-11-01 shop.test/a 50 0',
    ]);
  });
});

it('Search Console: reads the searches of each page, the most clicked first', async () => {
  service = await startFakeService(({ path }) => ({
    body:
      path === '/token'
        ? { access_token: 'opens' }
        : {
            rows: [
              { keys: ['https://shop.test/a', 'kettle'], clicks: 2, impressions: 90, ctr: 0.02, position: 3 },
              {
                keys: ['https://www.shop.test/a/', 'buy kettle'],
                clicks: 9,
                impressions: 20,
                ctr: 0.4,
                position: 1,
              },
            ],
          },
  }));
  const target = { credentials: GOOGLE, property: 'sc-domain:shop.test', goal: null };
  expect(await searchConsoleSource.fetchQueries(service.ask, target, RANGE)).toEqual([
    { page: 'shop.test/a', query: 'buy kettle', clicks: 9, impressions: 20 },
    { page: 'shop.test/a', query: 'kettle', clicks: 2, impressions: 90 },
  ]);
  expect(service.asked.at(-1)?.path).toBe('/webmasters/v3/sites/sc-domain%3Ashop.test/searchAnalytics/query');
});
