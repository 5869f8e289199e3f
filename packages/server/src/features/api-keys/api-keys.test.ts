import { createHash } from 'node:crypto';
import { MAX_API_KEYS } from '@liftmark/contract/api-keys';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys, auditLog, mails } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';
import { bearer, createTestKey } from '../../testing/test-keys.ts';

const url = 'https://shop.test/with-a-key';

describe.each(testServers())('API keys on $name', (server) => {
  let test: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    test = await createTestApp(server, { log, environment: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => test.close());

  const get = (path: string, headers: Record<string, string>) => test.app.inject({ url: path, headers });
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    headers: Record<string, string>,
    payload?: object,
  ) => test.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  const stored = (id: string) => test.services.database.select().from(apiKeys).where(eq(apiKeys.id, id));

  it('are shown once, and stored as a hash with a public beginning', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const created = await createTestKey(test, owner, { name: 'CI', scopes: ['read'], expiresInDays: 30 });
    expect(created.key).toMatch(/^lm_[0-9a-f]{12}_[0-9a-f]{48}$/);
    expect(created.key.startsWith(`${created.prefix}_`)).toBe(true);
    const [row] = await stored(created.id);
    expect(row?.hash).toBe(createHash('sha256').update(created.key).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(created.key.slice(-48));

    const list = await get('/api/account/keys', owner);
    expect(list.headers['cache-control']).toBe('no-store');
    const { key: _, ...shown } = created;
    expect(list.json()).toEqual([shown]);
    expect(shown).toMatchObject({ name: 'CI', scopes: ['read'], lastUsedAt: null });
    const days = (new Date(shown.expiresAt ?? '').getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it('work until they are revoked, and say when they were last used', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const created = await createTestKey(test, owner);
    expect((await get('/api/v1/reports', bearer(created))).json()).toEqual([]);
    const [listed] = (await get('/api/account/keys', owner)).json();
    expect(Date.now() - new Date(listed.lastUsedAt).getTime()).toBeLessThan(60_000);
    expect((await send('DELETE', `/api/account/keys/${created.id}`, owner)).json()).toEqual({
      success: true,
    });
    expect((await get('/api/v1/reports', bearer(created))).statusCode).toBe(401);
    expect((await send('DELETE', `/api/account/keys/${created.id}`, owner)).statusCode).toBe(404);
  });

  it('are refused in one way whether unknown, changed or revoked, and say so once they have expired', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const created = await createTestKey(test, owner);
    const none = await get('/api/v1/reports', {});
    expect([none.statusCode, none.json().code]).toEqual([401, 'unauthenticated']);
    expect(none.headers['www-authenticate']).toBe('Bearer realm="Liftmark"');
    const last = created.key.at(-1) === '0' ? '1' : '0';
    const wrong = [
      `Bearer ${created.key.slice(0, -1)}${last}`,
      `Bearer lm_000000000000_${'0'.repeat(48)}`,
      'Bearer lm_short',
      `Bearer ${'x'.repeat(4_000)}`,
    ];
    for (const authorization of wrong) {
      const refused = await get('/api/v1/reports', { authorization });
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
        401,
        'Bearer realm="Liftmark", error="invalid_token"',
      ]);
      expect(refused.json().message).toContain('doesn’t work');
    }
    expect((await get('/api/v1/reports', { authorization: `Basic ${created.key}` })).statusCode).toBe(401);

    await test.services.database
      .update(apiKeys)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(apiKeys.id, created.id));
    const expired = await get('/api/v1/reports', bearer(created));
    expect([expired.statusCode, expired.json().message]).toEqual([
      401,
      'This API key has expired. Create a new one in your account.',
    ]);
  });

  it('open nothing outside the versioned API, and no session opens that', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const created = await createTestKey(test, owner);
    expect((await get('/api/reports', bearer(created))).statusCode).toBe(401);
    expect((await get('/api/account/sessions', bearer(created))).statusCode).toBe(401);
    expect((await get('/api/v1/account/sessions', bearer(created))).statusCode).toBe(404);
    expect((await get('/api/v1/founders/audit', bearer(created))).statusCode).toBe(404);
    const withCookie = await get('/api/v1/reports', owner);
    expect([withCookie.statusCode, withCookie.headers['set-cookie']]).toEqual([401, undefined]);
    const foreign = { ...bearer(created), origin: 'https://elsewhere.test' };
    expect((await send('POST', '/api/v1/analyze/url', foreign, { url })).statusCode).toBe(403);
  });

  it('of a founder have no founder’s rights', async () => {
    const founder = await signedInAs(test, { plan: 'founder' });
    const created = await createTestKey(test, founder);
    expect((await get('/api/v1/account/plan', bearer(created))).statusCode).toBe(200);
    expect((await get('/api/v1/founders/users', bearer(created))).statusCode).toBe(404);
  });

  it('make no key that may do more, or lives longer, than themselves', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const maker = await createTestKey(test, owner, { scopes: ['manage', 'read'], expiresInDays: 10 });
    const make = (wanted: object) =>
      send('POST', '/api/v1/account/keys', bearer(maker), { name: 'Made', ...wanted });
    expect((await make({ scopes: ['analyze'], expiresInDays: 1 })).statusCode).toBe(403);
    expect((await make({ scopes: ['read'], expiresInDays: 11 })).statusCode).toBe(403);
    expect((await make({ scopes: ['read'], expiresInDays: null })).statusCode).toBe(403);
    const made = await make({ scopes: ['read'], expiresInDays: 9 });
    expect(made.statusCode).toBe(201);
    expect((await get('/api/v1/reports', bearer(made.json()))).statusCode).toBe(200);
  });

  it('need a proof of the person, once the sign-in is old', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    await test.services.database.execute(sql`update sessions set created_at = now() - interval '1 hour'`);
    const refused = await send('POST', '/api/account/keys', owner, { name: 'CI', scopes: ['read'] });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Please sign in again, then retry within ten minutes.',
    ]);
  });

  it('have a name of their own and an end to their number', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    await createTestKey(test, owner, { name: 'CI' });
    const repeat = await send('POST', '/api/account/keys', owner, { name: 'CI', scopes: ['read'] });
    expect([repeat.statusCode, repeat.json().fields]).toEqual([
      409,
      { name: 'You already have a key with this name.' },
    ]);
    for (let made = 1; made < MAX_API_KEYS; made += 1) await createTestKey(test, owner);
    const many = await send('POST', '/api/account/keys', owner, { name: 'One more', scopes: ['read'] });
    expect(many.statusCode).toBe(409);
    const other = await signedInAs(test, { plan: 'free' });
    expect((await createTestKey(test, other, { name: 'CI' })).name).toBe('CI');
  });

  it('are made only so often, so that no one gets around their limits with new ones', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const maker = await createTestKey(test, owner, { expiresInDays: 10 });
    const make = (name: string) =>
      send('POST', '/api/v1/account/keys', bearer(maker), { name, scopes: ['read'], expiresInDays: 1 });
    const made = await make('Second');
    expect(made.statusCode).toBe(201);
    await send('DELETE', `/api/v1/account/keys/${made.json().id}`, bearer(maker));
    await test.services.database.execute(
      sql`update rate_limits set used = 40 where key like 'key/account:%'`,
    );
    const refused = await make('Third');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect((await get('/api/v1/reports', bearer(maker))).statusCode).toBe(200);
  });

  it.each([
    [{}],
    [{ name: '', scopes: ['read'] }],
    [{ name: 'x'.repeat(61), scopes: ['read'] }],
    [{ name: 'a\u202eb', scopes: ['read'] }],
    [{ name: 'CI', scopes: [] }],
    [{ name: 'CI', scopes: ['everything'] }],
    [{ name: 'CI', scopes: ['read', 'read'] }],
    [{ name: 'CI', scopes: ['read'], expiresInDays: 0 }],
    [{ name: 'CI', scopes: ['read'], expiresInDays: 1.5 }],
    [{ name: 'CI', scopes: 'read' }],
    [{ name: 'a\u0000b', scopes: ['read'] }],
    [{ name: { toString: null }, scopes: ['read'] }],
  ])('refuse the request %j', async (payload) => {
    const owner = await signedInAs(test, { plan: 'free' });
    expect((await send('POST', '/api/account/keys', owner, payload)).statusCode).toBe(400);
  });

  it('are recorded and mailed about without their secret, which is in no log and no export', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const created = await createTestKey(test, owner, { name: 'Kettle robot' });
    await get('/api/v1/reports', bearer(created));
    await send('POST', '/api/v1/analyze/url', bearer(created), { url: 'nothing' });
    for (const payload of [{ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} }, []]) {
      await send('POST', '/mcp', bearer(created), payload);
    }
    const exported = await get('/api/account/export', owner);
    const files = Object.values(unzipSync(exported.rawPayload)).map((bytes) => strFromU8(bytes));
    expect(files.join('')).toContain('"name": "Kettle robot"');
    await send('DELETE', `/api/account/keys/${created.id}`, owner);
    const entries = await test.services.database
      .select()
      .from(auditLog)
      .where(sql`${auditLog.details}->>'key' = ${created.prefix}`)
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual(['api_key_created', 'api_key_revoked']);
    expect(JSON.stringify(entries)).not.toContain('Kettle robot');
    const secret = created.key.slice(created.prefix.length + 1);
    const notes = await test.services.database.select().from(mails);
    expect(JSON.stringify(notes)).toContain('security-notice');
    for (const text of [JSON.stringify(entries), JSON.stringify(notes), lines.join(''), files.join('')]) {
      expect(text).not.toContain(secret);
    }
  });

  it('end with the account', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const created = await createTestKey(test, owner);
    const gone = await send('POST', '/api/account/delete', owner, { confirmation: 'DELETE' });
    expect(gone.statusCode).toBe(200);
    expect(await stored(created.id)).toEqual([]);
    expect((await get('/api/v1/reports', bearer(created))).statusCode).toBe(401);
  });

  it('are limited each for itself, and say what is left', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const [busy, idle] = [await createTestKey(test, owner), await createTestKey(test, owner)];
    const first = await get('/api/v1/checks/main-headline', bearer(busy));
    expect(first.headers['ratelimit-policy']).toBe('"requests";q=120;w=60');
    expect(first.headers.ratelimit).toMatch(/^"requests";r=119;t=(?:59|60)$/);
    await test.services.database.execute(
      sql`update rate_limits set used = 120 where key = ${`key/${busy.id}`}`,
    );
    const refused = await get('/api/v1/reports', bearer(busy));
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(refused.headers.ratelimit).toMatch(/^"requests";r=0;t=\d+$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const message = { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} };
    const assistant = await send('POST', '/mcp', bearer(busy), message);
    expect([assistant.statusCode, assistant.json().error.data.code]).toEqual([429, 'rate_limited']);
    expect(Number(assistant.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/api/v1/reports', bearer(idle))).statusCode).toBe(200);
  });

  it('share the plan of their account, and say what is left of it', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const created = await createTestKey(test, owner);
    const analyze = (page: string) =>
      send('POST', '/api/v1/analyze/url', bearer(created), { url: `https://shop.test/${page}` });
    const first = await analyze('one');
    expect(first.statusCode).toBe(200);
    expect(first.headers['ratelimit-policy']).toMatch(/^"requests";q=120;w=60, "plan";q=3;w=\d+$/);
    expect(first.headers.ratelimit).toMatch(/, "plan";r=2;t=\d+$/);
    await analyze('two');
    await analyze('three');
    const fourth = await analyze('four');
    expect([fourth.statusCode, fourth.json().code]).toEqual([403, 'free_limit']);
    expect(fourth.headers.ratelimit).toMatch(/, "plan";r=0;t=\d+$/);
    expect((await get('/api/v1/account/plan', bearer(created))).json()).toMatchObject({
      analysesThisMonth: 3,
      freeAnalysesPerMonth: 3,
    });
  });
});
