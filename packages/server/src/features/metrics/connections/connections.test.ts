import { addDays } from '@liftmark/contract/effects/measured-day';
import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { and, eq, gt } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails, metricConnections, pageMetrics, reports, trackCases } from '../../../database/schema.ts';
import { createKeyring } from '../../../platform/keyring.ts';
import { openProps } from '../../../platform/mail/sealed-props.ts';
import { createTestApp, signedInAs, type TestApp } from '../../../testing/test-app.ts';
import { EMBEDDED } from '../../../testing/test-database.ts';
import { testReport } from '../../../testing/test-report.ts';
import { countRecords } from '../../track-record/count-records.ts';
import { ConnectionError } from '../sources/connection-error.ts';
import { ga4Source } from '../sources/ga4.ts';
import { type FakeService, startFakeService } from '../sources/testing/fake-service.ts';
import { lastWholeDay } from './parts.ts';
import { readConnection } from './read-connection.ts';
import { recordProblem } from './record-problem.ts';
import { sealCredentials } from './sealed.ts';
import { startDue } from './start-due.ts';

const KEY = 'plausible-key-4711';
const LAST = lastWholeDay(new Date());

let test: TestApp;
let service: FakeService;
let me: { cookie: string };
let workspaceId: string;
/** What the service answers with instead of days. */
let refusal: { status: number; headers?: Record<string, string> } | null = null;
/** The state of its only experiment, and the conversions of its variant; null before anyone has seen it. */
let experiment: { status: string; converted: number | null } = { status: 'running', converted: 40 };
/** Takes place before the service answers how many signed up. */
let meanwhile: () => Promise<void> = async () => {};
let dying = Number.POSITIVE_INFINITY;
/** Everything that was logged. */
let logged = '';
function keepLine(line: string): void {
  logged += line;
}

beforeAll(async () => {
  service = await startFakeService(async ({ text, path }) => {
    dying -= 1;
    if (path.startsWith('/api/v1/') && refusal === null) return growthbook(path);
    if (refusal !== null || dying < 0) return { body: { error: 'No' }, ...(refusal ?? { status: 500 }) };
    const { date_range: range, filters } = JSON.parse(text);
    const goal = filters[0]?.[2][0] ?? null;
    if (goal === 'Signup') await meanwhile();
    const visits = goal === null ? 50 : goal === 'Order' ? 9 : 2;
    return { body: { results: [{ dimensions: [range[1], 'shop.test', '/a'], metrics: [visits] }] } };
  });
  test = await createTestApp(EMBEDDED, {
    isWorker: false,
    log: pino({ level: 'trace' }, { write: keepLine }),
    environment: {
      RATE_LIMIT_FACTOR: '1000',
      ALLOW_PRIVATE_TARGETS: '127.0.0.1',
      EGRESS_PORTS: new URL(service.url).port,
    },
  });
});
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(async () => {
  refusal = null;
  meanwhile = async () => {};
  experiment = { status: 'running', converted: 40 };
  dying = Number.POSITIVE_INFINITY;
  me = await signedInAs(test, { plan: 'free' });
  workspaceId = (await call('GET', '/api/auth/user')).json().id;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = me) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

const request = () => ({
  source: 'plausible',
  credentials: { address: service.url, user: null, key: KEY },
  property: 'shop.test',
  name: 'shop.test',
  goal: 'Signup',
});

const add = async (): Promise<string> =>
  (await call('POST', '/api/measuring/connections', request())).json().id;
const list = async () => (await call('GET', '/api/measuring/connections')).json().connections;

function read(connectionId: string): Promise<void> {
  const guard = createEgressGuard({
    allowPrivate: ['127.0.0.1'],
    allowAllPrivate: false,
    deny: [],
    ports: [Number(new URL(service.url).port)],
    dnsResolver: null,
    caFile: null,
  });
  const { signal } = new AbortController();
  return readConnection({ ...test.services, guard }, { connectionId }, { signal });
}

function growthbook(path: string) {
  const { status, converted } = experiment;
  const sideOf = (variationId: string, numerator: number) => ({
    variationId,
    analyses: [{ numerator, denominator: 1_000 }],
  });
  const variations = [sideOf('v0', 20), sideOf('v1', converted ?? 0)];
  switch (path) {
    case '/api/v1/experiments':
      return {
        body: {
          hasMore: false,
          experiments: [
            {
              id: 'exp',
              name: 'Short form',
              description: 'https://shop.test/a',
              dateUpdated: '2026-11-20T00:00:00Z',
              status,
              variations: [
                { variationId: 'v0', name: 'Control' },
                { variationId: 'v1', name: 'Short' },
              ],
              phases: [{ dateStarted: '2026-10-01T00:00:00Z', dateEnded: '2026-11-01T00:00:00Z' }],
              settings: { goals: [{ metricId: 'fact__orders' }] },
            },
          ],
        },
      };
    case '/api/v1/fact-metrics/fact__orders':
      return { body: { factMetric: { id: 'fact__orders', name: 'Orders', metricType: 'proportion' } } };
    case '/api/v1/experiments/exp/results':
      return converted === null
        ? { status: 404, body: { message: 'No results found for that experiment' } }
        : { body: { result: { results: [{ metrics: [{ metricId: 'fact__orders', variations }] }] } } };
    default:
      return { status: 404, body: { message: 'Not found' } };
  }
}

const storedDays = () =>
  test.services.database.select().from(pageMetrics).where(eq(pageMetrics.workspaceId, workspaceId));
const mailCount = async () =>
  (await test.services.database.select().from(mails)).filter(
    ({ template }) => template === 'connection-broken',
  ).length;

it('keeps the key sealed, reads 90 days, and shows what was read', async () => {
  const made = await call('POST', '/api/measuring/connections', request());
  expect(made.statusCode).toBe(200);
  expect(made.body).not.toContain(KEY);
  const [row] = await test.services.database
    .select()
    .from(metricConnections)
    .where(eq(metricConnections.workspaceId, workspaceId));
  expect(JSON.stringify(row)).not.toContain(KEY);
  await read(made.json().id);
  const [shown] = await list();
  expect(shown).toMatchObject({ problem: null, through: LAST, missing: [] });
  expect(shown.from < addDays(LAST, -85)).toBe(true);
  const days = await storedDays();
  expect(days.find(({ day }) => day === LAST)).toMatchObject({
    source: 'plausible',
    page: 'shop.test/a',
    visits: 50,
    conversions: 2,
  });
  // The service knew one day of each part; the others stay missing.
  expect(days.length).toBeLessThan(10);
});

it('goes on where it was interrupted', async () => {
  const id = await add();
  dying = 4;
  await read(id);
  const [halfway] = await list();
  expect([halfway.through, halfway.problem]).toEqual([LAST, expect.stringContaining('didn’t answer')]);
  const before = service.asked.length;
  dying = Number.POSITIVE_INFINITY;
  await read(id);
  const asked = service.asked.slice(before).map(({ text }) => JSON.parse(text).date_range);
  expect(asked[0]).toEqual([addDays(LAST, -3), LAST]);
  expect(asked.some(([, to]) => to === addDays(halfway.from, -1))).toBe(true);
  const [shown] = await list();
  expect([shown.problem, shown.from < halfway.from]).toEqual([null, true]);
});

it('says once that a key expired, and keeps the days', async () => {
  const id = await add();
  await read(id);
  const days = (await storedDays()).length;
  const sent = await mailCount();
  refusal = { status: 401 };
  await read(id);
  await read(id);
  expect(await mailCount()).toBe(sent + 1);
  expect((await list())[0].problem).toContain('no longer accepts the key');
  expect((await storedDays()).length).toBe(days);
  refusal = null;
  await read(id);
  refusal = { status: 401 };
  await read(id);
  expect(await mailCount()).toBe(sent + 2);
});

it('says where the key is sent: in the list, in the email about a refused key, and when another one is entered', async () => {
  const { host } = new URL(service.url);
  const id = await add();
  expect((await list())[0].host).toBe(host);
  refusal = { status: 401 };
  await read(id);
  const { id: userId } = (await call('GET', '/api/auth/user')).json();
  const [mail] = await test.services.database.select().from(mails).where(eq(mails.userId, userId));
  expect(openProps(test.services.keyring, mail?.props ?? {})).toMatchObject({ name: 'shop.test', host });
  refusal = null;
  const replaced = await call('PUT', `/api/measuring/connections/${id}/key`, { user: null, key: 'new-key' });
  expect(replaced.json().host).toBe(host);
});

it('lists connections without a host where the service has one address, or the stored one can’t be decrypted', async () => {
  await test.services.database.insert(metricConnections).values([
    { workspaceId, source: 'search-console', property: 'a', name: 'a', sealed: '' },
    { workspaceId, source: 'matomo', property: '1', name: 'b', sealed: 'AAAA' },
  ]);
  const hosts = (await list()).map(({ name, host }: { name: string; host: string | null }) => [name, host]);
  expect(new Map(hosts)).toEqual(
    new Map([
      ['a', null],
      ['b', null],
    ]),
  );
});

it('takes no days for days without conversions on which the goal may have been gone', async () => {
  const id = await add();
  await read(id);
  const { database } = test.services;
  const [, lastBut] = (await storedDays())
    .map(({ day }) => day)
    .sort()
    .reverse();
  if (lastBut === undefined) throw new Error('Too few days');
  await database
    .update(pageMetrics)
    .set({ conversions: 0 })
    .where(and(eq(pageMetrics.workspaceId, workspaceId), gt(pageMetrics.day, lastBut)));
  const [row] = await database.select().from(metricConnections).where(eq(metricConnections.id, id));
  if (row === undefined) throw new Error('No connection');
  await recordProblem(test.services, row, new ConnectionError('goal'));
  expect(
    (await storedDays())
      .map(({ day }) => day)
      .sort()
      .at(-1),
  ).toBe(lastBut);
  expect((await list())[0]).toMatchObject({
    through: lastBut,
    problem: expect.stringContaining('doesn’t have this goal'),
  });
});

it('waits as long as a service asks, without an email', async () => {
  const id = await add();
  const sent = await mailCount();
  refusal = { status: 429, headers: { 'retry-after': '1800' } };
  await read(id);
  const [row] = await test.services.database
    .select()
    .from(metricConnections)
    .where(eq(metricConnections.id, id));
  const waitS = ((row?.nextAt.getTime() ?? 0) - Date.now()) / 1000;
  expect(waitS).toBeGreaterThan(1_700);
  expect(waitS).toBeLessThan(1_810);
  expect(await mailCount()).toBe(sent);
});

it('reads a connection once a day', async () => {
  const id = await add();
  const due = () =>
    test.services.database
      .select({ nextAt: metricConnections.nextAt })
      .from(metricConnections)
      .where(eq(metricConnections.id, id));
  await test.services.database
    .update(metricConnections)
    .set({ nextAt: new Date(0) })
    .where(eq(metricConnections.id, id));
  await startDue(test.services);
  expect((await due())[0]?.nextAt.getTime()).toBeGreaterThan(Date.now() + 23 * 3600 * 1000);
});

it('adds nothing that can’t be read, and says why', async () => {
  refusal = { status: 403 };
  const refused = await call('POST', '/api/measuring/connections', request());
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('may not read')]);
  expect(refused.body).not.toContain(KEY);
  const { goal: _goal, ...without } = request();
  expect((await call('POST', '/api/measuring/connections', { ...without, goal: null })).statusCode).toBe(400);
  const hidden = {
    ...request(),
    credentials: { ...request().credentials, address: 'http://169.254.169.254' },
  };
  expect((await call('POST', '/api/measuring/connections', hidden)).statusCode).toBe(400);
  expect(await list()).toEqual([]);
});

it('belongs to its workspace', async () => {
  const id = await add();
  const stranger = await signedInAs(test, { plan: 'free' });
  expect((await call('DELETE', `/api/measuring/connections/${id}`, undefined, stranger)).statusCode).toBe(
    404,
  );
  expect((await call('GET', '/api/measuring/connections', undefined, stranger)).json().connections).toEqual(
    [],
  );
  expect((await call('DELETE', `/api/measuring/connections/${id}`)).statusCode).toBe(200);
  await read(id);
  expect(await list()).toEqual([]);
});

it('writes its key to no log, whatever goes wrong', async () => {
  const id = await add();
  for (const status of [400, 401, 403, 404, 429, 500]) {
    refusal = { status };
    await read(id);
    await call('POST', `/api/measuring/connections/${id}/test`);
    await call('POST', '/api/measuring/connections', request());
  }
  const wrong = {
    ...request(),
    credentials: { ...request().credentials, address: `https://me:${KEY}@a.test` },
  };
  const refused = await call('POST', '/api/measuring/connections', wrong);
  expect([refused.statusCode, refused.body]).toEqual([400, expect.not.stringContaining(KEY)]);
  expect(logged).toContain('/api/measuring/connections');
  expect(logged).not.toContain(KEY);
});

it('tests a connection with its stored key, and says what it found or what doesn’t work', async () => {
  const id = await add();
  const days = (await storedDays()).length;
  const test = () => call('POST', `/api/measuring/connections/${id}/test`);
  expect((await test()).json()).toEqual({
    works: true,
    words: `It works. 1 page with 50 visits on ${LAST}.`,
  });
  refusal = { status: 401 };
  const failed = await test();
  expect(failed.json()).toEqual({ works: false, words: expect.stringContaining('no longer accepts') });
  expect(failed.body).not.toContain(KEY);
  expect((await storedDays()).length).toBe(days);
});

it('is read when asked, once at a time, and not while it’s paused', async () => {
  const id = await add();
  const path = `/api/measuring/connections/${id}`;
  expect((await list())[0]).toMatchObject({ isReading: true, triedAt: null, found: null });
  await read(id);
  expect((await list())[0]).toMatchObject({
    isReading: false,
    triedAt: expect.any(String),
    found: { pages: 1, days: expect.any(Number), searches: 0, experiments: 0 },
  });
  const asked = (await call('POST', `${path}/read`)).json();
  expect(asked.isReading).toBe(true);
  await call('PUT', path, { isPaused: true });
  const before = service.asked.length;
  await read(id);
  expect(service.asked.length).toBe(before);
  expect((await list())[0]).toMatchObject({ isPaused: true, isReading: false });
  expect((await call('POST', `${path}/read`)).statusCode).toBe(409);
  await test.services.database
    .update(metricConnections)
    .set({ nextAt: new Date(0) })
    .where(eq(metricConnections.id, id));
  await startDue(test.services);
  expect((await list())[0].isReading).toBe(false);
  expect((await call('PUT', path, { isPaused: false })).json()).toMatchObject({
    isPaused: false,
    isReading: true,
  });
});

it('takes another key in the place of a refused one, and keeps what was read', async () => {
  const id = await add();
  await read(id);
  refusal = { status: 401 };
  await read(id);
  const [refused] = await list();
  expect(refused.needsKey).toBe(true);
  const replace = (key: string, headers = me) =>
    call('PUT', `/api/measuring/connections/${id}/key`, { user: null, key }, headers);
  expect((await replace('wrong-key')).statusCode).toBe(400);
  expect((await list())[0]).toEqual(refused);
  refusal = null;
  const stranger = await signedInAs(test, { plan: 'free' });
  expect((await replace('my-key', stranger)).statusCode).toBe(404);
  const replaced = await replace('new-key');
  expect(replaced.json()).toMatchObject({
    id,
    problem: null,
    needsKey: false,
    isReading: true,
    through: refused.through,
  });
  expect(replaced.body).not.toContain('new-key');
  await read(id);
  expect(service.asked.at(-1)?.headers.authorization).toBe('Bearer new-key');
  expect((await list())[0]).toMatchObject({ problem: null, from: refused.from });

  await call('PUT', `/api/measuring/connections/${id}`, { isPaused: true });
  expect((await replace('third-key')).json()).toMatchObject({ isPaused: true, isReading: false });
});

it('replaces no key of a connection that was changed while the new one was tested', async () => {
  const id = await add();
  meanwhile = async () => {
    meanwhile = async () => {};
    await call('POST', '/api/measuring/connections', request());
  };
  const replaced = await call('PUT', `/api/measuring/connections/${id}/key`, { user: null, key: 'late-key' });
  expect([replaced.statusCode, replaced.json().code]).toEqual([409, 'conflict']);
  await read(id);
  expect(service.asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
});

describe('a connection whose stored credentials can’t be decrypted', () => {
  const addUndecryptable = async (source: 'ga4' | 'plausible'): Promise<string> => {
    const former = createKeyring(['a secret that is gone']);
    const place = { workspaceId, source, property: source };
    const address = source === 'ga4' ? null : service.url;
    const sealed = sealCredentials(former, place, { address, user: null, key: KEY });
    const row = { ...place, name: source, goal: 'Signup', sealed };
    const [added] = await test.services.database.insert(metricConnections).values(row).returning();
    return added?.id ?? '';
  };
  const replace = (id: string) =>
    call('PUT', `/api/measuring/connections/${id}/key`, { user: null, key: 'new-key' });
  const wordsOf = async (id: string) =>
    (await call('POST', `/api/measuring/connections/${id}/test`)).json().words;

  it('takes another key where the service has one address', async () => {
    const read = vi.spyOn(ga4Source, 'fetchDays').mockResolvedValue({ days: [], missing: [] });
    const id = await addUndecryptable('ga4');
    expect(await wordsOf(id)).toMatch(/Replace the key\.$/);
    const replaced = await replace(id);
    expect([replaced.statusCode, replaced.json().isReading]).toEqual([200, true]);
    expect(await wordsOf(id)).toMatch(/^It works\./);
    expect(read.mock.lastCall?.[1].credentials).toEqual({ address: null, user: null, key: 'new-key' });
  });

  it('asks to be added again where its address is needed', async () => {
    const id = await addUndecryptable('plausible');
    const asked = service.asked.length;
    const refused = await replace(id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'conflict', message: expect.stringContaining('Remove the connection and add it again.') },
    ]);
    expect(await wordsOf(id)).toBe(refused.json().message);
    expect(service.asked.length).toBe(asked);
  });
});

it('reads all days again with another goal, and stores none of a reading that was under way', async () => {
  const id = await add();
  await read(id);
  const { from } = (await list())[0];
  meanwhile = async () => {
    meanwhile = async () => {};
    const again = await call('POST', '/api/measuring/connections', { ...request(), goal: 'Order' });
    expect(again.json()).toMatchObject({ id, goal: 'Order', from: null, through: null, isReading: true });
  };
  await read(id);
  expect([await storedDays(), (await list())[0].through]).toEqual([[], null]);
  await read(id);
  expect(new Set((await storedDays()).map(({ conversions }) => conversions))).toEqual(new Set([9]));
  expect((await list())[0].from).toBe(from);
  await call('POST', '/api/measuring/connections', { ...request(), goal: 'Order' });
  expect((await list())[0].from).toBe(from);
});

it('leaves a page to the connection that read it first, until that is removed', async () => {
  const first = await add();
  await read(first);
  const second = (
    await call('POST', '/api/measuring/connections', { ...request(), property: 'other.test', goal: 'Order' })
  ).json().id;
  await read(second);
  const owners = async () => new Set((await storedDays()).map(({ connectionId }) => connectionId));
  expect(await owners()).toEqual(new Set([first]));
  expect((await list()).map(({ pagesElsewhere }: { pagesElsewhere: number }) => pagesElsewhere)).toEqual([
    0, 1,
  ]);
  await call('DELETE', `/api/measuring/connections/${first}`);
  await read(second);
  expect(await owners()).toEqual(new Set([second]));
  expect((await list())[0].pagesElsewhere).toBe(0);
});

/** A report on a page that gives one recommendation. */
async function advise(url: string, id: string): Promise<void> {
  const { id: userId } = (await call('GET', '/api/auth/user')).json();
  const results = testReport(url);
  const recommendations = [{ ...results.recommendations[0], id, title: id, checks: [] }];
  await test.services.database.insert(reports).values({
    userId,
    workspaceId,
    url,
    title: 'Shop',
    inputType: 'url',
    inputData: {},
    pageKey: `url:${url}`,
    analysisResults: { ...results, recommendations },
    overallScore: 'B',
    scores: results.scores,
    recommendations,
    // biome-ignore lint/suspicious/noExplicitAny: only what is read here
  } as any);
}

describe('an A/B test', () => {
  const connect = async (): Promise<string> => {
    const credentials = { address: service.url, user: null, key: KEY };
    const sent = { source: 'growthbook', credentials, property: 'all', name: 'All projects', goal: null };
    const { id } = (await call('POST', '/api/measuring/connections', sent)).json();
    await read(id);
    return id;
  };
  const experiments = async (headers = me) =>
    (await call('GET', '/api/measuring/connections/experiments', undefined, headers)).json().experiments;
  const tie = (id: string, change: object = {}, headers = me) =>
    call(
      'PUT',
      `/api/measuring/connections/experiments/${id}`,
      { page: 'https://shop.test/a', name: 'Shorter form', variant: 'v1', ...change },
      headers,
    );
  const results = async () => (await call('GET', '/api/measuring/page?page=shop.test/a')).json().experiments;

  it('becomes the result of a page once it has ended, and stays when the connection is removed', async () => {
    await add().then(read);
    const connection = await connect();
    const [found] = await experiments();
    expect(found).toMatchObject({
      source: 'growthbook',
      state: 'running',
      suggestedPage: 'shop.test/a',
      tied: null,
    });
    expect((await tie(found.id)).statusCode).toBe(200);
    expect(await results()).toEqual([]);
    experiment = { status: 'stopped', converted: 45 };
    await read(connection);
    expect(await results()).toMatchObject([
      {
        name: 'Shorter form',
        endedOn: '2026-11-01',
        isRead: true,
        control: { visitors: 1_000, conversions: 20 },
        variant: { visitors: 1_000, conversions: 45 },
        result: { verdict: 'clear improvement' },
      },
    ]);
    const { pages } = (await call('GET', '/api/measuring')).json();
    expect(pages[0].experiment).toMatchObject({ name: 'Shorter form' });
    experiment = { status: 'stopped', converted: null };
    await read(connection);
    expect(await results()).toHaveLength(1);
    await call('DELETE', `/api/measuring/connections/${connection}`);
    expect(await results()).toMatchObject([{ name: 'Shorter form', isRead: false }]);
  });

  it('whose result was deleted doesn’t come back with the next reading', async () => {
    experiment = { status: 'stopped', converted: 45 };
    const connection = await connect();
    const [{ id }] = await experiments();
    await tie(id);
    const [result] = await results();
    expect((await call('DELETE', `/api/measuring/experiments/${result.id}`)).statusCode).toBe(200);
    await read(connection);
    expect(await results()).toEqual([]);
    expect((await experiments())[0].tied).toBeNull();
    await tie(id);
    expect((await call('DELETE', `/api/measuring/connections/experiments/${id}`)).statusCode).toBe(200);
    expect(await results()).toEqual([]);
  });

  it('counts in the track record of the recommendation that it names, also after the next reading', async () => {
    await advise('https://shop.test/a', 'no-proof');
    experiment = { status: 'stopped', converted: 45 };
    const connection = await connect();
    const [{ id }] = await experiments();
    const unknown = await tie(id, { recommendation: 'no-price' });
    expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([400, ['recommendation']]);
    expect((await tie(id, { recommendation: 'no-proof' })).statusCode).toBe(200);
    const named = async () => {
      await read(connection);
      await countRecords(test.services, {}, { signal: new AbortController().signal });
      const [counted] = await test.services.database
        .select()
        .from(trackCases)
        .where(eq(trackCases.workspaceId, workspaceId));
      const [tied] = await experiments();
      const [result] = await results();
      return [tied.tied.recommendation, result.recommendation, counted?.isTested];
    };
    expect(await named()).toEqual(['no-proof', 'no-proof', true]);

    const [result] = await results();
    const name = (recommendation: string | null, headers = me) =>
      call('PUT', `/api/measuring/experiments/${result.id}`, { recommendation }, headers);
    expect((await name(null)).statusCode).toBe(200);
    expect(await named()).toEqual([null, null, false]);
    expect((await name('no-price')).statusCode).toBe(400);
    expect((await name(null, await signedInAs(test, { plan: 'free' }))).statusCode).toBe(404);
    expect((await name('no-proof')).statusCode).toBe(200);
    expect(await named()).toEqual(['no-proof', 'no-proof', true]);
  });

  it('belongs to its workspace, and takes no variant that it doesn’t have', async () => {
    await connect();
    const [{ id }] = await experiments();
    const stranger = await signedInAs(test, { plan: 'free' });
    expect(await experiments(stranger)).toEqual([]);
    expect((await tie(id, {}, stranger)).statusCode).toBe(404);
    expect((await tie(id, { variant: 'v9' })).statusCode).toBe(400);
    expect((await tie(id, { page: 'not a page' })).statusCode).toBe(400);
    for (const [method, path] of [
      ['POST', 'test'],
      ['POST', 'read'],
    ] as const) {
      const connection = (await list())[0].id;
      const refused = await call(
        method,
        `/api/measuring/connections/${connection}/${path}`,
        undefined,
        stranger,
      );
      expect(refused.statusCode).toBe(404);
    }
  });
});
