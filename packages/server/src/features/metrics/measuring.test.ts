import { addDays } from '@liftmark/contract/effects/measured-day';
import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { measuredSites, pageMetrics, reports, users } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { createCounters } from './tag/counters.ts';
import { tagRoutes } from './tag/routes.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SITE = { hosts: ['shop.test', 'www.shop.test'], timeZone: 'UTC', goal: 'form' };
const TODAY = new Date().toISOString().slice(0, 10);

let test: TestApp;
let me: { cookie: string };
let workspaceId: string;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false, environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  me = await signedInAs(test, { plan: 'free' });
  workspaceId = (await call('GET', '/api/auth/user')).json().id;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = me) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

/** The key of a new site, which is only in its snippet. */
async function newSite(change: object = {}): Promise<{ id: string; key: string }> {
  const made = (await call('POST', '/api/measuring/sites', { ...SITE, ...change })).json();
  return { id: made.id, key: /\/t\/([\w-]{22})\.js"/.exec(made.snippet)?.[1] ?? '' };
}

const send = (
  key: string,
  body: string,
  headers: Record<string, string | undefined> = {},
  remoteAddress = '198.51.100.7',
) =>
  test.app.inject({
    method: 'POST',
    url: `/t/${key}`,
    payload: body,
    remoteAddress,
    headers: Object.fromEntries(
      Object.entries({
        'content-type': 'text/plain;charset=UTF-8',
        origin: 'https://shop.test',
        'sec-fetch-site': 'cross-site',
        'user-agent': BROWSER,
        ...headers,
      }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  });

/** Visits, conversions and events turned away by page, once they are as expected. */
const expectCounts = (expected: unknown) => expect.poll(readCounts, { interval: 200 }).toEqual(expected);

async function readCounts() {
  const rows = await test.services.database
    .select()
    .from(pageMetrics)
    .where(eq(pageMetrics.workspaceId, workspaceId));
  return Object.fromEntries(
    rows.map((row) => [row.page, [row.visits, row.conversions, row.turnedAway]]),
  ) as Record<string, [number, number, number]>;
}

describe('the tag', () => {
  it('counts visits and conversions by page, and answers with nothing that could be read', async () => {
    const { key } = await newSite();
    const answer = await send(key, 'v/pricing/');
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    await send(key, 'v/pricing', { origin: 'https://www.shop.test' });
    await send(key, 'c/pricing');
    await send(key, 'v/');
    await expectCounts({ 'shop.test/pricing': [2, 1, 0], 'shop.test': [1, 0, 0] });
    const { sites } = (await call('GET', '/api/measuring')).json();
    expect(Date.now() - Date.parse(sites[0].firstVisitAt)).toBeLessThan(30_000);
  });

  it('counts nothing of what isn’t a visitor of the site, and doesn’t say so', async () => {
    const { key } = await newSite();
    const off = await newSite({ isOn: false });
    const refused = [
      send(key, 'v/', { origin: 'https://evil.test' }),
      send(key, 'v/', { origin: undefined }),
      send(key, 'v/', { origin: 'null' }),
      send(key, 'v/', { dnt: '1' }),
      send(key, 'v/', { 'sec-gpc': '1' }),
      send(key, 'v/', { 'user-agent': 'Googlebot/2.1' }),
      send(key, 'x/'),
      send(key, 'vpricing'),
      send(key, `v/${'a'.repeat(600)}`),
      send(key, 'v/users/me@shop.test'),
      send(key, 'v/reset/9f8a7c6b5d4e3f2a1b0c9d8e'),
      send(off.key, 'v/'),
      send('A'.repeat(22), 'v/'),
      send('../../api', 'v/'),
    ];
    const statuses = (await Promise.all(refused)).map(({ statusCode }) => statusCode);
    expect([...new Set(statuses.slice(0, -1))]).toEqual([204]);
    // What is sent last is written with or after the rest.
    await send(key, 'v/last');
    await expectCounts({ 'shop.test/last': [1, 0, 0] });
    expect((await send(key, `v/${'a'.repeat(3_000)}`)).statusCode).toBe(413);
    const asJson = await send(key, '{"v":1}', { 'content-type': 'application/json' });
    expect(asJson.statusCode).toBeLessThan(500);
  });

  it('writes to no other workspace, whatever is sent', async () => {
    const mine = await newSite({ hosts: ['mine.test'] });
    await send(mine.key, 'v/a', { origin: 'https://shop.test' });
    const stranger = await signedInAs(test, { plan: 'free' });
    expect((await call('PUT', `/api/measuring/sites/${mine.id}`, SITE, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', `/api/measuring/sites/${mine.id}`, undefined, stranger)).statusCode).toBe(
      404,
    );
    expect((await call('GET', '/api/measuring', undefined, stranger)).json()).toMatchObject({
      sites: [],
      pages: [],
    });
    await send(mine.key, 'v/last', { origin: 'https://mine.test' });
    await expectCounts({ 'mine.test/last': [1, 0, 0] });
  });

  it('isn’t distorted by a flood from an address, whose day is still counted', async () => {
    const { key } = await newSite();
    for (let at = 0; at < 40; at++) await send(key, 'v/', {}, `203.0.113.${at}`);
    for (let at = 0; at < 400; at++) await send(key, 'c/');
    for (let at = 0; at < 400; at++) await send(key, `v/junk-${at}`, {}, '192.0.2.1');
    await send(key, 'v/last', {}, '203.0.113.99');
    await expect.poll(readCounts).toMatchObject({ 'shop.test/last': [1, 0, 0] });
    const counts = await readCounts();
    expect(counts['shop.test']).toEqual([40, 1, 0]);
    expect(Object.keys(counts).length).toBeLessThanOrEqual(122);
    const junk = Object.values(counts).reduce((sum, [visits]) => sum + visits, 0) - 40;
    expect(junk).toBeLessThanOrEqual(120);
    const { days } = (await call('GET', '/api/measuring/page?page=shop.test')).json();
    expect(days).toMatchObject([{ day: TODAY, isImplausible: false }]);
  });

  it('weighs only events for a site, so that others don’t make its figures a sample', async () => {
    const [{ key }, off] = [await newSite(), await newSite({ isOn: false })];
    const weigh = vi.fn(() => 1);
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    await app.register(tagRoutes(test.services, weigh));
    const headers = { 'content-type': 'text/plain' };
    for (const to of ['J'.repeat(22), off.key, key])
      expect((await app.inject({ method: 'POST', url: `/t/${to}`, payload: 'v/', headers })).statusCode).toBe(
        204,
      );
    expect(weigh).toHaveBeenCalledTimes(1);
    await app.close();
  });

  it('serves its script to any page, cacheable, and an empty one when off', async () => {
    const { id, key } = await newSite({ goal: 'thanks', thanks: ['/done'] });
    const got = await test.app.inject({ url: `/t/${key}.js`, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(got.body).toContain('"thanks":["/done"]');
    expect(got.headers).toMatchObject({
      'cache-control': expect.stringContaining('public'),
      'cross-origin-resource-policy': 'cross-origin',
    });
    const etag = String(got.headers.etag);
    expect(
      (await test.app.inject({ url: `/t/${key}.js`, headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304);
    const unknown = await test.app.inject({ url: `/t/${'B'.repeat(22)}.js` });
    expect([unknown.statusCode, unknown.body]).toEqual([200, '']);
    expect((await call('DELETE', `/api/measuring/sites/${id}`)).statusCode).toBe(200);
  });

  it('knows the primary actions of pages that we opened as anyone, where a click is the goal', async () => {
    await call('PUT', '/api/account/page-access', {
      url: 'https://www.shop.test/',
      access: { cookies: { session: 'a long session' } },
    });
    await test.services.database
      .insert(reports)
      .values([
        reportOn('https://shop.test/pricing', 'body > a.buy'),
        { ...reportOn('https://shop.test/mine', 'body > a.captured'), inputData: { received: 'a' } },
        reportOn('https://www.shop.test/members', 'body > a.inside'),
      ]);
    const { key } = await newSite({ goal: 'action' });
    const { body } = await test.app.inject({ url: `/t/${key}.js` });
    expect(body).toMatch(/"actions":\{"-?\w+":"body > a.buy"\}/);
    const form = await newSite();
    expect((await test.app.inject({ url: `/t/${form.key}.js` })).body).toContain('"actions":{}');
  });

  it('keeps counts while the database is gone, and writes each once', async () => {
    const { id } = await newSite();
    const errors: unknown[] = [];
    let isGone = true;
    const database = new Proxy(test.services.database, {
      get: (target, name, self) =>
        name === 'transaction' && isGone
          ? () => Promise.reject(new Error('gone'))
          : Reflect.get(target, name, self),
    });
    const counters = createCounters(database, (error) => errors.push(error));
    const count = {
      siteId: id,
      page: 'shop.test',
      day: TODAY,
      visits: 3,
      conversions: 1,
      turnedAway: 0,
      isSampled: false,
    };
    counters.add(count);
    await counters.flush();
    counters.add({ ...count, isSampled: true });
    isGone = false;
    await counters.close();
    await counters.flush();
    expect([errors.length, await readCounts()]).toEqual([1, { 'shop.test': [6, 2, 0] }]);
  });
});

function reportOn(url: string, selector: string, changes: object | null = null) {
  const evidence = [{ node: 1, selector, text: 'Buy', boxes: { desktop: null, mobile: null } }];
  return {
    userId: workspaceId,
    url,
    title: 'Shop',
    inputType: 'url',
    inputData: {},
    analysisResults: { kind: 'conversion', findings: [{ check: 'primary-action-label', evidence }] },
    pageKey: `url:${url}`,
    overallScore: 'B',
    scores: {},
    recommendations: [],
    changes,
    // biome-ignore lint/suspicious/noExplicitAny: only what is read here
  } as any;
}

/** Days with a rate that jumps on one of them. */
function csvOf(jumpOn: string, from: string, days: number): string {
  const rows = Array.from({ length: days }, (_, at) => {
    const day = addDays(from, at);
    const conversions = (day >= jumpOn ? 40 : 20) + ((at * 7) % 5);
    return `https://www.shop.test/pricing,${day},1000,${conversions}`;
  });
  return ['page,day,visits,conversions', ...rows].join('\n');
}

describe('measured days', () => {
  const from = addDays(TODAY, -70);
  const changedOn = addDays(TODAY, -35);

  it('are uploaded, all or none', async () => {
    const csv = csvOf(changedOn, from, 70);
    const bad = await call('POST', '/api/measuring/csv', { csv: `${csv}\nnot a page,${TODAY},1,2` });
    expect([bad.statusCode, bad.json().message]).toEqual([400, expect.stringContaining('Line 72:')]);
    expect(await readCounts()).toEqual({});
    expect((await call('POST', '/api/measuring/csv', { csv })).json()).toEqual({ days: 70, pages: 1 });
    expect((await call('POST', '/api/measuring/csv', { csv })).json()).toEqual({ days: 70, pages: 1 });
    const stored = await test.services.database.$count(pageMetrics, eq(pageMetrics.workspaceId, workspaceId));
    expect(stored).toBe(70);
  });

  it('show what a change did, dated by hand or by the analysis that verified it', async () => {
    await call('POST', '/api/measuring/csv', { csv: csvOf(changedOn, from, 70) });
    const page = '/api/measuring/page?page=shop.test/pricing';
    expect((await call('GET', page)).json().effects).toEqual([]);
    const [day, captured] = [addDays(changedOn, 1), addDays(changedOn, -3)];
    await test.services.database.insert(reports).values({
      ...reportOn('https://shop.test/pricing', 'a', {
        previous: { capturedAt: `${captured}T10:00:00.000Z` },
        followUps: [
          { recommendation: { id: 'cta', title: 'Rename the button' }, verdict: 'fixed' },
          { recommendation: { id: 'price', title: 'Show the price' }, verdict: 'not fixed' },
        ],
      }),
      createdAt: new Date(`${day}T12:00:00Z`),
    });
    const [effect] = (await call('GET', page)).json().effects;
    expect(effect).toMatchObject({
      changes: [{ what: 'Rename the button', origin: 'verified', day, after: captured, id: null }],
      from: captured,
      until: day,
      mayBeUnderstated: false,
      before: { days: 28 },
      after: { days: 28 },
      effect: { verdict: 'clear improvement' },
    });
    expect(effect.effect.lift).toBeGreaterThan(60);
    expect(effect.effect.low).toBeLessThan(effect.effect.lift);
    const { id } = (
      await call('POST', '/api/measuring/changes', {
        page: 'shop.test/pricing',
        what: 'New prices',
        day: captured,
      })
    ).json();
    const [both] = (await call('GET', page)).json().effects;
    expect(both.changes.map(({ what }: { what: string }) => what)).toEqual([
      'New prices',
      'Rename the button',
    ]);
    const stranger = await signedInAs(test, { plan: 'free' });
    expect((await call('DELETE', `/api/measuring/changes/${id}`, undefined, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', `/api/measuring/changes/${id}`)).statusCode).toBe(200);
  });

  it('of another goal, and those on which the tag was switched, are in no figure', async () => {
    const { id } = await newSite();
    const day = (back: number) => addDays(TODAY, -back);
    await test.services.database.insert(pageMetrics).values(
      [0, 1, 2, 3, 4, 5].map((back) => ({
        workspaceId,
        source: 'tag' as const,
        page: 'shop.test/a',
        day: day(back),
        visits: 10,
        conversions: 1,
      })),
    );
    const whole = async (): Promise<string[]> =>
      (await call('GET', '/api/measuring/page?page=shop.test/a'))
        .json()
        .days.filter(({ isComplete }: { isComplete: boolean }) => isComplete)
        .map((each: { day: string }) => each.day);
    expect(await whole()).toEqual([4, 3, 2, 1].map(day));
    const switched = { partialDays: [day(2)] };
    await test.services.database.update(measuredSites).set(switched).where(eq(measuredSites.id, id));
    expect(await whole()).toEqual([4, 3, 1].map(day));
    await call('PUT', `/api/measuring/sites/${id}`, { ...SITE, goal: 'call' });
    expect(await whole()).toEqual([]);
    await call('DELETE', `/api/measuring/sites/${id}`);
    expect(await whole()).toEqual([]);
    await newSite();
    expect(await whole()).toEqual([]);
  });

  it('yield to an A/B test', async () => {
    await call('POST', '/api/measuring/csv', { csv: csvOf(changedOn, from, 70) });
    const sent = {
      page: 'https://shop.test/pricing?utm_source=x',
      name: 'Green button',
      endedOn: changedOn,
      control: { visitors: 1_000, conversions: 20 },
      variant: { visitors: 1_000, conversions: 45 },
    };
    expect((await call('POST', '/api/measuring/experiments', sent)).statusCode).toBe(200);
    const wrong = { ...sent, control: { visitors: 10, conversions: 11 } };
    expect((await call('POST', '/api/measuring/experiments', wrong)).statusCode).toBe(400);
    const { pages } = (await call('GET', '/api/measuring')).json();
    expect(pages).toMatchObject([
      {
        page: 'shop.test/pricing',
        source: 'csv',
        experiment: { name: 'Green button', result: { verdict: 'clear improvement' } },
      },
    ]);
  });

  it('keep what a conversion is worth', async () => {
    const worth = { valuePerConversion: 49.5, currency: 'EUR', liftLow: 5, liftHigh: 12 };
    expect((await call('PUT', '/api/measuring/value', { page: 'shop.test/a', ...worth })).statusCode).toBe(
      200,
    );
    expect((await call('GET', '/api/measuring/page?page=shop.test/a')).json()).toMatchObject({
      worth,
      measured: null,
    });
  });

  it('go with their owner', async () => {
    await newSite();
    await call('POST', '/api/measuring/csv', { csv: csvOf(changedOn, from, 70) });
    await test.services.database.delete(users).where(eq(users.id, workspaceId));
    const left = await test.services.database
      .select({ id: measuredSites.id })
      .from(measuredSites)
      .where(and(eq(measuredSites.workspaceId, workspaceId)));
    expect([left, await readCounts()]).toEqual([[], {}]);
  });
});
