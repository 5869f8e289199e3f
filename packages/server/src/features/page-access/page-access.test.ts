import type { PageAccess } from '@liftmark/contract/page-access';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

const url = 'https://staging.shop.test:8443/pricing';
const origin = 'https://staging.shop.test:8443';
const SECRETS = ['header-secret-1', 'cookie-secret-2', 'password-secret-3', 'state-secret-4'];
const access: PageAccess = {
  headers: { 'X-Preview': 'header-secret-1' },
  cookies: { session: 'cookie-secret-2' },
  basicAuth: { username: 'ada', password: 'password-secret-3' },
  storageState: {
    cookies: [{ name: 'member', value: 'state-secret-4', domain: '.shop.test', path: '/', sameSite: 'Lax' }],
    origins: [],
  },
};
const PATH = '/api/account/page-access';

let test: TestApp;
let log = '';
beforeAll(async () => {
  const stream = {
    write(line: string) {
      log += line;
    },
  };
  test = await createTestApp(EMBEDDED, {
    log: pino({ level: 'trace' }, stream),
    environment: { RATE_LIMIT_FACTOR: '1000' },
  });
});
afterAll(() => test.close());
beforeEach(() => {
  test.engine.sources.length = 0;
});

const pro = () => signedInAs(test, { plan: 'pro' });
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Record<string, string>,
  payload?: object,
) => test.app.inject({ method, url: path, headers, ...(payload && { payload }) });
const analyze = (headers: Record<string, string>, payload: object) =>
  call('POST', '/api/analyze/url', headers, payload);

/** Everything that is stored, as text: rows of all tables, the queue's included. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await test.services.database.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await test.services.database.execute(sql.raw(`select t::text as row from ${name} t`));
    texts.push(JSON.stringify(rows));
  }
  return texts.join('\n');
}

it('keeps what came with an analysis encrypted, and uses it for the site again', async () => {
  const headers = await pro();
  const made = await analyze(headers, { url, access });
  expect(made.statusCode).toBe(200);
  expect(test.engine.sources).toEqual([{ access: { ...access, origin }, upload: undefined }]);
  const { reportId } = made.json();

  await call('POST', `/api/reports/${reportId}/reanalyze`, headers);
  expect(test.engine.sources.at(-1)?.access).toEqual({ ...access, origin });
  const swot = await call('POST', '/api/analyze/swot', headers, { url: `${origin}/other` });
  expect(swot.statusCode).toBe(200);
  expect(test.engine.sources.at(-1)?.access).toEqual({ ...access, origin });

  const listed = await call('GET', PATH, headers);
  expect(listed.json().access).toEqual([
    {
      id: expect.any(String),
      origin,
      headers: ['X-Preview'],
      cookies: ['session'],
      basicAuth: true,
      userAgent: false,
      storageState: true,
      setAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ]);
  const exported = await call('GET', '/api/account/export', headers);
  const report = await call('GET', `/api/reports/${reportId}/export.json`, headers);
  const shown = [made.body, listed.body, swot.body, report.body, exported.rawPayload.toString('latin1')];
  const stored = await everythingStored();
  expect(stored).toContain('page_access_set');
  for (const secret of SECRETS) expect([...shown, stored, log].join('\n')).not.toContain(secret);
});

it.each([
  'https://staging.shop.test/pricing',
  'http://staging.shop.test:8443/pricing',
  'https://shop.test:8443/pricing',
  'https://a.staging.shop.test:8443/',
  'https://staging.shop.test.evil.test:8443/',
])('uses it for no other site: %s', async (other) => {
  const headers = await pro();
  await call('PUT', PATH, headers, { url, access });
  await analyze(headers, { url: other });
  await analyze(await pro(), { url });
  expect(test.engine.sources.map((source) => source.access)).toEqual([undefined, undefined]);
});

it('opens the page for trials, too', async () => {
  const headers = await pro();
  const { reportId } = (await analyze(headers, { url: 'https://trial.shop.test/', access })).json();
  test.engine.sources.length = 0;
  const request = { part: 'headline', text: 'Kettles that sing' };
  const tried = await call('POST', `/api/reports/${reportId}/trials`, headers, request);
  expect(tried.statusCode).toBe(202);
  await expect
    .poll(() => test.engine.sources.map((source) => source.access?.origin), { timeout: 10_000 })
    .toContain('https://trial.shop.test');
});

it('opens the page for trials as for its analysis, wherever that ended', async () => {
  const headers = await pro();
  const { reportId } = (await analyze(headers, { url: 'http://begun.shop.test/', access })).json();
  await test.services.database.execute(sql`update reports
    set analysis_results = jsonb_set(analysis_results, '{finalUrl}', '"https://www.begun.shop.test/"')
    where secure_id = ${reportId}`);
  test.engine.sources.length = 0;
  await call('POST', `/api/reports/${reportId}/trials`, headers, {
    part: 'headline',
    text: 'Kettles that sing',
  });
  await expect
    .poll(() => test.engine.sources.map((source) => source.access?.origin), { timeout: 10_000 })
    .toContain('http://begun.shop.test');
});

it('opens a site with a certificate with what is kept for it without one, if there is nothing else', async () => {
  const headers = await pro();
  const kept = await call('PUT', PATH, headers, { url: 'http://plain.shop.test/', access });
  const secure = 'https://plain.shop.test/pricing';
  await analyze(headers, { url: secure, access: { id: kept.json().id } });
  await call('PUT', PATH, headers, { url: secure, access });
  await analyze(headers, { url: secure });
  await analyze(headers, { url: 'https://plain.shop.test:8443/' });
  expect(test.engine.sources.map((source) => source.access?.origin)).toEqual([
    'http://plain.shop.test',
    'https://plain.shop.test',
    undefined,
  ]);
});

it.each<[string, object]>([
  ['a header of the connection', { headers: { Host: 'header-secret-1' } }],
  ['a line break', { headers: { 'X-Preview': 'header-secret-1\r\nCookie: cookie-secret-2' } }],
  ['a cookie without a name', { cookies: { 'bad name=': 'cookie-secret-2' } }],
  ['no password', { basicAuth: { username: 'password-secret-3' } }],
  ['a state of something else', { storageState: { cookies: 'state-secret-4' } }],
])('refuses %s without repeating it', async (_, refused) => {
  const headers = await pro();
  const answer = await analyze(headers, { url, access: refused });
  expect(answer.statusCode).toBe(400);
  for (const secret of SECRETS) expect(answer.body + log).not.toContain(secret);
  expect(test.engine.sources).toEqual([]);
});

it('says nothing of it where the page fails, nor in what is kept of that', async () => {
  const headers = await pro();
  const failed = await analyze(headers, { url: 'https://failing.shop.test/fail/auth_required', access });
  expect(failed.json()).toMatchObject({ code: 'auth_required', ways: ['access', 'upload', 'extension'] });
  const broken = await analyze(headers, { url: 'https://failing.shop.test/broken' });
  expect(broken.statusCode).toBe(503);
  const whole = [failed.body, broken.body, await everythingStored(), log].join('\n');
  for (const secret of SECRETS) expect(whole).not.toContain(secret);
});

it('replaces, and deletes', async () => {
  const headers = await pro();
  await call('PUT', PATH, headers, { url, access });
  const replaced = await call('PUT', PATH, headers, { url, access: { cookies: { other: 'value' } } });
  expect(replaced.json()).toMatchObject({ headers: [], cookies: ['other'], basicAuth: false });
  const { id } = replaced.json();
  expect((await call('DELETE', `${PATH}/${id}`, await pro())).statusCode).toBe(404);
  expect((await call('DELETE', `${PATH}/${id}`, headers)).statusCode).toBe(200);
  expect((await call('GET', PATH, headers)).json()).toEqual({ access: [] });
  await analyze(headers, { url });
  expect(test.engine.sources.at(-1)).toEqual({ access: undefined, upload: undefined });
});

it('takes the id of what is kept for the same site of the same account', async () => {
  const headers = await pro();
  const { id } = (await call('PUT', PATH, headers, { url, access })).json();
  expect((await analyze(headers, { url, access: { id } })).statusCode).toBe(200);
  const elsewhere = await analyze(headers, { url: 'https://shop.test/', access: { id } });
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([400, 'validation']);
  expect((await analyze(await pro(), { url, access: { id } })).statusCode).toBe(404);
});

it('needs an account', async () => {
  expect((await analyze({}, { url, access })).statusCode).toBe(401);
});

it.each<[string, object]>([
  ['Host', { headers: { Host: 'hidden-value' } }],
  ['Cookie', { headers: { Cookie: 'hidden-value' } }],
  ['Connection', { headers: { connection: 'hidden-value' } }],
  ['a line break', { headers: { 'X-A': 'hidden-value\r\nHost: evil.test' } }],
  ['a line break in a name', { headers: { 'X-A\r\nHost': 'hidden-value' } }],
  ['a second cookie', { cookies: { a: 'hidden-value; b=c' } }],
  ['too much', { headers: { 'X-A': `hidden-value${'x'.repeat(9_000)}` } }],
  ['nothing', {}],
  ['something else', { headers: { 'X-A': 'hidden-value' }, proxy: 'hidden-value' }],
])('refuses %s, without repeating the value', async (_what, given) => {
  const headers = await pro();
  for (const answer of [
    await call('PUT', PATH, headers, { url, access: given }),
    await analyze(headers, { url, access: given }),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('hidden-value');
  }
  expect(log).not.toContain('hidden-value');
  expect(test.engine.sources).toEqual([]);
});
