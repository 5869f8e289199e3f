import { addDays } from '@liftmark/contract/effects/measured-day';
import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails, metricConnections, pageMetrics } from '../../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../../testing/test-app.ts';
import { EMBEDDED } from '../../../testing/test-database.ts';
import { type FakeService, startFakeService } from '../sources/testing/fake-service.ts';
import { lastWholeDay } from './parts.ts';
import { readConnection } from './read-connection.ts';
import { startDue } from './start-due.ts';

const KEY = 'plausible-key-4711';
const LAST = lastWholeDay(new Date());

let test: TestApp;
let service: FakeService;
let me: { cookie: string };
let workspaceId: string;
/** What the service answers with instead of days. */
let refusal: { status: number; headers?: Record<string, string> } | null = null;
let dying = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  service = await startFakeService(({ text }) => {
    dying -= 1;
    if (refusal !== null || dying < 0) return { body: { error: 'No' }, ...(refusal ?? { status: 500 }) };
    const { date_range: range, filters } = JSON.parse(text);
    const visits = filters.length > 0 ? 2 : 50;
    return { body: { results: [{ dimensions: [range[1], 'shop.test', '/a'], metrics: [visits] }] } };
  });
  test = await createTestApp(EMBEDDED, {
    isWorker: false,
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
  dying = Number.POSITIVE_INFINITY;
  me = await signedInAs(test, { plan: 'free' });
  workspaceId = (await call('GET', '/api/auth/user')).json().id;
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = me) =>
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
