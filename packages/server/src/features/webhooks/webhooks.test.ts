import { DELIVERY_DAYS, WEBHOOK_LIMIT } from '@liftmark/contract/webhooks';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { reanalysisSchedules, reports, users, webhookDeliveries, webhooks } from '../../database/schema.ts';
import { egressPolicyOf } from '../../platform/egress-policy.ts';
import { readSettings } from '../../settings.ts';
import { type Receiver, startReceiver } from '../../testing/receiver.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';
import { runSchedules } from '../dashboard/run-schedules.ts';
import { createRefusalOf } from './refused-address.ts';

const PATH = '/api/account/webhooks';
const ALL = ['analysis.finished', 'analysis.failed', 'score.dropped', 'fix.verified', 'schedule.skipped'];
const DAY_MS = 24 * 3600 * 1000;
const WEBHOOK = {
  name: 'Team',
  address: 'https://hooks.example.com/in?key=address-token',
  format: 'standard',
  events: ALL,
  isOn: true,
};

let test: TestApp;
let me: { cookie: string };
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  test = await createTestApp(EMBEDDED, { log, environment: { ALLOW_PRIVATE_TARGETS: '127.0.0.1' } });
  // Only the test itself says when it is time.
  await test.services.database.execute(sql`delete from pgboss.schedule`);
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  me = await signedInAs(test, { plan: 'pro' });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = me) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });
const create = async (change: object = {}) =>
  (await call('POST', PATH, { ...WEBHOOK, ...change })).json().webhook;

it('creates one with its secret, changes it and lists it', async () => {
  const made = await call('POST', PATH, { ...WEBHOOK, name: '  Team  ' });
  expect(made.statusCode).toBe(200);
  expect(made.headers['cache-control']).toBe('no-store');
  const { webhook, secret } = made.json();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhook).toMatchObject({ ...WEBHOOK, offReason: null, failingSince: null, lastDeliveredAt: null });
  const changed = { ...WEBHOOK, name: 'Ops', format: 'slack', events: ['fix.verified'], isOn: false };
  expect((await call('PUT', `${PATH}/${webhook.id}`, changed)).json()).toMatchObject(changed);
  const { webhooks: list, limit } = (await call('GET', PATH)).json();
  expect([list.length, list[0].name, limit]).toEqual([1, 'Ops', WEBHOOK_LIMIT]);
  expect(JSON.stringify(list)).not.toContain('whsec_');
});

it('creates one once per key, and ten at most', async () => {
  const headers = { ...me, 'idempotency-key': 'one' };
  const [first, second] = await Promise.all([
    call('POST', PATH, WEBHOOK, headers),
    call('POST', PATH, WEBHOOK, headers),
  ]);
  expect(second.json()).toEqual(first.json());
  for (let index = 1; index < WEBHOOK_LIMIT; index += 1) await create();
  const over = await Promise.all([call('POST', PATH, WEBHOOK), call('POST', PATH, WEBHOOK)]);
  expect(over.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect((await call('GET', PATH)).json().webhooks).toHaveLength(WEBHOOK_LIMIT);
  // The limit is each person's own.
  const other = await signedInAs(test, { plan: 'free' });
  expect((await call('POST', PATH, WEBHOOK, other)).statusCode).toBe(200);
});

it.each<[string, object, number, string | null]>([
  ['no name', { name: ' ' }, 400, 'name'],
  ['a long name', { name: 'x'.repeat(61) }, 400, 'name'],
  ['no address', { address: '' }, 400, 'address'],
  ['another scheme', { address: 'ftp://hooks.example.com/' }, 400, 'address'],
  ['a script', { address: 'javascript:alert(1)' }, 400, 'address'],
  ['no scheme', { address: 'hooks.example.com/in' }, 400, 'address'],
  ['a password in the address', { address: 'https://a:b@hooks.example.com/' }, 400, 'address'],
  ['a long address', { address: `https://hooks.example.com/${'x'.repeat(2_000)}` }, 400, 'address'],
  ['a private address', { address: 'http://10.0.0.1/' }, 422, 'address'],
  ['the metadata of a cloud', { address: 'http://169.254.169.254/latest' }, 422, 'address'],
  ['a number as the host', { address: 'http://2130706434/' }, 422, 'address'],
  ['a private IPv6 address', { address: 'http://[::1]/' }, 422, 'address'],
  ['another port', { address: 'https://8.8.8.8:22/' }, 422, 'address'],
  ['an unknown format', { format: 'fax' }, 400, 'format'],
  ['no events', { events: [] }, 400, 'events'],
  ['an unknown event', { events: ['page.deleted'] }, 400, null],
  ['an event twice', { events: ['fix.verified', 'fix.verified'] }, 400, 'events'],
  ['no state', { isOn: 'yes' }, 400, 'isOn'],
])('refuses %s', async (_name, change, status, field) => {
  const refused = await call('POST', PATH, { ...WEBHOOK, ...change });
  expect([refused.statusCode, refused.body]).toEqual([status, expect.anything()]);
  if (field !== null) expect(Object.keys(refused.json().fields)).toEqual([field]);
  expect((await call('GET', PATH)).json().webhooks).toEqual([]);
});

it('refuses local names where nothing private is allowed', () => {
  const refusalOf = createRefusalOf(egressPolicyOf(readSettings({})));
  for (const host of ['localhost', 'kettle.internal', 'kettle.local.', '127.0.0.1', '[fd00::1]']) {
    expect(refusalOf(`https://${host}/`)).toMatch(/^This address points to a private/);
  }
  for (const host of ['hooks.slack.com', 'localhost.example.com', '8.8.8.8', '10.0.0.1.example.com']) {
    expect(refusalOf(`https://${host}/`)).toBeNull();
  }
});

it('refuses other ports of a name, unless it may lead to a private target', () => {
  const refusalOf = createRefusalOf(egressPolicyOf(readSettings({})));
  for (const host of ['example.com:22', 'example.com:0', '8.8.8.8:25']) {
    expect(refusalOf(`https://${host}/`), host).toMatch(/port that isn’t allowed/);
  }
  for (const host of ['example.com:80', 'example.com:8443']) expect(refusalOf(`https://${host}/`)).toBeNull();
  const inside = createRefusalOf(egressPolicyOf(readSettings({ ALLOW_PRIVATE_TARGETS: '10.0.0.0/8' })));
  expect(inside('https://hooks.example.com:9000/')).toBeNull();
});

it.each([
  ['PUT', 'not-an-id', 400],
  ['DELETE', 'not-an-id', 400],
  ['GET', 'not-an-id/secret', 400],
  ['GET', 'ID/deliveries?page=0', 400],
  ['GET', 'ID/deliveries/msg_1', 400],
  ['POST', 'ID/deliveries/msg_00000000-0000-4000-8000-000000000000/replay', 404],
] as const)('answers %s %s with %i', async (method, path, status) => {
  const { id } = await create();
  const answer = await call(
    method,
    `${PATH}/${path.replace('ID', id)}`,
    method === 'PUT' ? WEBHOOK : undefined,
  );
  expect(answer.statusCode).toBe(status);
});

it('hides what belongs to someone else, also behind an own webhook', async () => {
  const theirs = await create();
  const test1 = await call('POST', `${PATH}/${theirs.id}/test`);
  const deliveryId = test1.json().id;
  me = await signedInAs(test, { plan: 'pro' });
  const own = await create();
  const missing = '00000000-0000-4000-8000-000000000000';
  const calls: [Method, string][] = [
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/secret'],
    ['POST', '/secret'],
    ['DELETE', '/secret/previous'],
    ['POST', '/test'],
    ['GET', '/deliveries'],
    ['GET', `/deliveries/${deliveryId}`],
    ['POST', `/deliveries/${deliveryId}/replay`],
  ];
  for (const [method, path] of calls) {
    const body = method === 'PUT' ? WEBHOOK : undefined;
    const foreign = await call(method, `${PATH}/${theirs.id}${path}`, body);
    const none = await call(method, `${PATH}/${missing}${path}`, body);
    expect([foreign.statusCode, foreign.body]).toEqual([404, none.body]);
  }
  for (const [method, path] of calls.slice(-2)) {
    expect((await call(method, `${PATH}/${own.id}${path}`)).statusCode).toBe(404);
  }
});

it('exports webhooks without address and secret, and deletes them with the account', async () => {
  const { id } = await create();
  await call('POST', `${PATH}/${id}/test`);
  const exported = await call('GET', '/api/account/export');
  const files = unzipSync(exported.rawPayload);
  const data = Buffer.from(files['account.json'] ?? []).toString();
  expect(JSON.parse(data).webhooks).toEqual([
    expect.objectContaining({
      name: 'Team',
      deliveries: [expect.objectContaining({ payload: expect.anything() })],
    }),
  ]);
  expect(data).not.toMatch(/address-token|whsec_|sealed/);
  const { id: userId } = (await call('GET', '/api/auth/user')).json();
  await call('POST', '/api/account/delete', { confirmation: 'DELETE' });
  expect(await test.services.database.$count(users, eq(users.id, userId))).toBe(0);
  expect(await test.services.database.$count(webhooks, eq(webhooks.id, id))).toBe(0);
  expect(await test.services.database.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, id))).toBe(0);
});

it('logs neither its address nor its secrets, whatever becomes of a delivery', async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) => void response.writeHead(500).end('no');
  const created = await call('POST', PATH, { ...WEBHOOK, address: receiver.url });
  const { id } = created.json().webhook;
  const replaced = await call('POST', `${PATH}/${id}/secret`);
  await call('POST', `${PATH}/${id}/test`);
  const last = async () => (await call('GET', `${PATH}/${id}/deliveries`)).json().deliveries[0]?.state;
  await expect.poll(last, { timeout: 20_000 }).toBe('failed');
  await receiver.close();
  const logged = lines.join('');
  expect(logged).toContain('"msg"');
  const secrets = [created.json().secret, replaced.json().secret];
  expect(secrets).toEqual(secrets.map(() => expect.stringMatching(/^whsec_/)));
  for (const hidden of [...secrets, 'path-token']) expect(logged).not.toContain(hidden);
}, 60_000);

it('keeps deliveries for as long as it says', () => expect(DELIVERY_DAYS).toBe(30));

/** The events that a receiver got, by type. */
function eventsAt(receiver: Receiver): Record<string, Record<string, unknown>[]> {
  return Object.groupBy(
    receiver.received.map(({ body }) => JSON.parse(body)),
    ({ type }) => type,
  ) as Record<string, Record<string, unknown>[]>;
}

it('tells of everything that happens to pages', async () => {
  const receiver = await startReceiver();
  await create({ address: receiver.url });
  const url = 'https://shop.test/webhooks';
  const first = (await call('POST', '/api/analyze/url', { url })).json().reportId;
  await expect.poll(() => eventsAt(receiver)['analysis.finished'], { timeout: 20_000 }).toHaveLength(1);
  expect(eventsAt(receiver)['analysis.finished']?.[0]).toMatchObject({
    data: {
      kind: 'url',
      isScheduled: false,
      page: { title: 'Kettles that whistle', address: url },
      report: { id: first, url: expect.stringMatching(new RegExp(`/report/${first}$`)) },
      score: 70,
      grade: 'B-',
      previousScore: null,
    },
  });

  await call('POST', '/api/analyze/url', { url: 'https://shop.test/fail/dns' });
  await expect.poll(() => eventsAt(receiver)['analysis.failed'], { timeout: 20_000 }).toHaveLength(1);
  expect(eventsAt(receiver)['analysis.failed']?.[0]).toMatchObject({
    data: { kind: 'url', isScheduled: false, page: { title: null }, code: 'dns' },
  });

  // A scheduled run finds the page worse.
  await call('PUT', `/api/reports/${first}/schedule`, { every: 'week' });
  const report = testReport(url);
  test.engine.found.set(url, { ...report, overall: { percent: 40, grade: 'D' } });
  const isDue = () =>
    test.services.database.update(reanalysisSchedules).set({ nextAt: new Date(Date.now() - DAY_MS) });
  const look = () => runSchedules({ ...test.services, proEmails: [], openLimit: 10 });
  await isDue();
  await look();
  await expect.poll(() => eventsAt(receiver)['score.dropped'], { timeout: 20_000 }).toHaveLength(1);
  expect(eventsAt(receiver)['score.dropped']?.[0]).toMatchObject({
    data: { score: 40, previousScore: 70, isComparable: true, pointsLost: 30, brokenAgain: [] },
  });
  await expect.poll(() => eventsAt(receiver)['analysis.finished'], { timeout: 20_000 }).toHaveLength(2);
  expect(eventsAt(receiver)['analysis.finished']?.at(-1)).toMatchObject({
    data: { isScheduled: true, previousScore: 70, isComparable: true },
  });

  // Another rubric alone isn't a drop.
  const rejudged = { ...report, rubricVersion: 'next', overall: { percent: 20, grade: 'F' as const } };
  test.engine.found.set(url, rejudged);
  await isDue();
  await look();
  await expect.poll(() => eventsAt(receiver)['analysis.finished'], { timeout: 20_000 }).toHaveLength(3);
  expect(eventsAt(receiver)['analysis.finished']?.at(-1)).toMatchObject({
    data: { isScheduled: true, score: 20, previousScore: 40, isComparable: false },
  });
  expect(eventsAt(receiver)['score.dropped']).toHaveLength(1);

  // Archived pages are skipped.
  const [current] = (await call('GET', '/api/reports')).json();
  await call('PUT', `/api/reports/${current.id}/status`, { status: 'archived' });
  await isDue();
  await look();
  await expect.poll(() => eventsAt(receiver)['schedule.skipped'], { timeout: 20_000 }).toHaveLength(1);
  expect(eventsAt(receiver)['schedule.skipped']?.[0]).toMatchObject({
    data: { reason: 'archived', every: 'week', page: { address: url } },
  });
  await receiver.close();
}, 120_000);

it('tells of verified fixes', async () => {
  const receiver = await startReceiver();
  await create({ address: receiver.url, events: ['fix.verified'] });
  const url = 'https://shop.test/fixed';
  const before = (await call('POST', '/api/analyze/url', { url })).json().reportId;
  const now = testReport(url);
  const findings = now.findings.map((finding) =>
    finding.check === 'check-a' ? { ...finding, outcome: 'pass' as const, score: 1 } : finding,
  );
  const recommendations = now.recommendations.filter(({ id }) => id !== 'recommendation-a');
  test.engine.found.set(url, { ...now, findings, recommendations });
  const again = await call('POST', `/api/reports/${before}/reanalyze`);
  expect(again.statusCode).toBe(200);
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
  const [stored] = await test.services.database
    .select({ changes: reports.changes })
    .from(reports)
    .where(eq(reports.secureId, again.json().secureId));
  const fixed = stored?.changes?.followUps.filter(({ verdict }) => verdict === 'fixed') ?? [];
  expect(fixed.length).toBeGreaterThan(0);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'fix.verified',
    data: { fixes: fixed.map(({ recommendation }) => recommendation.title), fixCount: fixed.length },
  });
  await receiver.close();
}, 60_000);
