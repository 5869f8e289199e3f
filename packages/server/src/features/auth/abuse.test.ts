import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, sessions, users } from '../../database/schema.ts';
import { testBrowser } from '../../testing/browser.ts';
import { mailsTo, tokenIn, waitForMail } from '../../testing/outbox.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { requireUncommonPassword } from './password-rules.ts';
import { safeReturnTo } from './return-to.ts';

const password = 'correct kettle battery';
const person = (email: string) => ({ email, password, firstName: 'Ada', lastName: 'Kettle' });

describe('attacks on sign-in', { timeout: 90_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
  });
  afterAll(() => test.close());
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url, payload, headers });

  it('answers an unknown address and a wrong password alike, and after the same work', async () => {
    await post('/auth/signup', person('known@shop.test'));
    const tryOut = async (email: string) => {
      const startedMs = performance.now();
      const { statusCode, body } = await post('/auth/signin', { email, password: 'a wrong password' });
      return { answer: `${statusCode} ${body}`, tookMs: performance.now() - startedMs };
    };
    const known: number[] = [];
    const unknown: number[] = [];
    const answers = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const one = await tryOut('known@shop.test');
      const other = await tryOut('unknown@shop.test');
      known.push(one.tookMs);
      unknown.push(other.tookMs);
      answers.add(one.answer).add(other.answer);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('401');
    // Hashing takes most of the time; an answer without it would come many times sooner.
    expect(Math.min(...known)).toBeLessThan(Math.min(...unknown) * 4);
    expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 4);
  });

  it('locks guessing of one account for 15 minutes at most, and counts no successes', async () => {
    await post('/auth/signup', person('guessed@shop.test'));
    const signIn = (tried: string) => post('/auth/signin', { email: 'guessed@shop.test', password: tried });
    for (let round = 0; round < 12; round += 1) expect((await signIn(password)).statusCode).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => signIn(`guess ${index}`)));
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const locked = await signIn(password);
    expect(locked.statusCode).toBe(429);
    const waitS = Number(locked.headers['retry-after']);
    expect(waitS).toBeGreaterThan(800);
    expect(waitS).toBeLessThanOrEqual(900);
    await test.services.database.execute(sql`update rate_limits set resets_at = now()`);
    expect((await signIn(password)).statusCode).toBe(200);
  });

  it('leaves the owner elsewhere alone, and lets whoever proves the address in again', async () => {
    // Two tries for an account from one address, four from everywhere.
    const own = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '0.2' } });
    const email = 'owner@shop.test';
    const send = (url: string, payload: object, remoteAddress = '203.0.113.1') =>
      own.app.inject({ method: 'POST', url, payload, remoteAddress });
    const signIn = async (remoteAddress: string, tried: string) =>
      (await send('/auth/signin', { email, password: tried }, remoteAddress)).statusCode;
    await send('/auth/signup', person(email));
    for (let round = 0; round < 4; round += 1) await signIn('203.0.113.5', `guess ${round}`);
    expect(await signIn('203.0.113.5', password)).toBe(429);
    expect(await signIn('203.0.113.6', password)).toBe(200);
    for (const network of [7, 8, 9, 7, 8, 9]) await signIn(`203.0.113.${network}`, 'a guess');
    expect(await signIn('203.0.113.6', password)).toBe(429);
    await send('/api/auth/password/forgot', { email });
    const token = tokenIn(await waitForMail(own.dataFolder, email, 'Set a new password'));
    await send('/api/auth/password/reset', { token, password: 'another fine kettle' });
    expect(await signIn('203.0.113.6', 'another fine kettle')).toBe(200);
    await own.close();
  });

  it('allows at most 100 tries at one account in any hour, from all addresses together', async () => {
    const email = 'hunted@shop.test';
    const signIn = (tried: string, from: number) =>
      test.app.inject({
        method: 'POST',
        url: '/auth/signin',
        payload: { email, password: tried },
        remoteAddress: `203.0.113.${from}`,
      });
    await post('/auth/signup', person(email));
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, index) => signIn(`guess ${index}`, 20 + (index % 8))),
    );
    const tries = answers.filter(({ statusCode }) => statusCode === 401).length;
    const waits = answers.flatMap(({ headers }) => headers['retry-after'] ?? []).map(Number);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * 60);
    // An hour overlaps at most five windows of 15 minutes.
    expect(tries * 5).toBeLessThanOrEqual(100);
    expect(tries).toBeGreaterThan(0);
    await test.services.database.execute(sql`update rate_limits set resets_at = now()`);
    expect((await signIn(password, 40)).statusCode).toBe(200);
  });

  it('counts signing up with the address of an account as a try at its password', async () => {
    const own = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '0.2' } });
    const send = (url: string, payload: object) => own.app.inject({ method: 'POST', url, payload });
    await send('/auth/signup', person('tried@shop.test'));
    await send('/auth/signup', { ...person('tried@shop.test'), password: 'a long guess' });
    await send('/auth/signin', { email: 'tried@shop.test', password: 'a wrong one' });
    const right = await send('/auth/signin', { email: 'tried@shop.test', password });
    const again = await send('/auth/signup', person('tried@shop.test'));
    expect([right.statusCode, again.statusCode]).toEqual([429, 429]);
    await own.close();
  });

  it('does not heed an address that a client claims to come from', async () => {
    for (let round = 0; round < 10; round += 1) {
      const headers = {
        'x-forwarded-for': `198.51.100.${round}`,
        'x-liftmark-address': `198.51.100.${round}`,
      };
      await post('/auth/signin', { email: 'claimed@shop.test', password: 'wrong' }, headers);
    }
    const { rows } = await test.services.database.execute<{ hits: string }>(
      sql`select max(used) as hits from rate_limits where key like 'signin/address:%'`,
    );
    expect(Number(rows[0]?.hits)).toBeGreaterThanOrEqual(10);
  });

  it('says the same of a taken address whoever asks, tells its owner, and changes nothing', async () => {
    await post('/auth/signup', person('owner@shop.test'));
    const taken = await post('/auth/signup', {
      ...person('Owner@shop.test'),
      password: 'another kettle here',
    });
    expect([
      taken.statusCode,
      taken.json().code,
      taken.cookies.some(({ name }) => name.includes('session')),
    ]).toEqual([409, 'conflict', false]);
    await waitForMail(test.dataFolder, 'owner@shop.test', 'You already have a Liftmark account');
    expect((await post('/auth/signin', { email: 'owner@shop.test', password })).statusCode).toBe(200);
  });

  it('makes one account of a sign-up that is repeated, also at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('/auth/signup', person('twice@shop.test'))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().user.id)).size).toBe(1);
    await waitForMail(test.dataFolder, 'twice@shop.test', 'Verify your email address');
    expect(mailsTo(test.dataFolder, 'twice@shop.test')).toHaveLength(1);
  });

  it.each([
    ['a bad address', { email: 'ada' }, 'email', 'Please enter a valid email address'],
    [
      'an address of look-alike letters',
      { email: 'аda@shop.test' },
      'email',
      'Please enter a valid email address',
    ],
    [
      'an address with a line break',
      { email: 'a@shop.test\nbcc: b@shop.test' },
      'email',
      'Please enter a valid email address',
    ],
    [
      'a long address',
      { email: `${'a'.repeat(300)}@shop.test` },
      'email',
      'Please enter a valid email address',
    ],
    ['a short password', { password: 'kettle' }, 'password', 'Password must be at least 8 characters'],
    ['a long password', { password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters'],
    [
      'a common password',
      { password: 'Password123!' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    ['no first name', { firstName: '' }, 'firstName', 'First name is required'],
    ['no last name', { lastName: ' ' }, 'lastName', 'Last name is required'],
    [
      'a name of 10,000 characters',
      { firstName: 'x'.repeat(10_000) },
      'firstName',
      'First name must be at most 100 characters',
    ],
    ['a name that is none', { lastName: { $ne: null } }, 'lastName', 'Last name is required'],
  ])('refuses to sign up with %s', async (_case, change, field, message) => {
    const response = await post('/auth/signup', { ...person('bad@shop.test'), ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation', fields: { [field]: message } });
    const stored = await test.services.database.select().from(users).where(eq(users.email, 'bad@shop.test'));
    expect(stored).toEqual([]);
  });

  it('takes no field that is not asked for', async () => {
    const extra = {
      isPro: true,
      emailVerified: true,
      subscriptionStatus: 'active',
      id: 'x',
      authProvider: 'google',
    };
    const response = await post('/auth/signup', { ...person('extra@shop.test'), ...extra });
    expect(response.json().user).toMatchObject({ emailVerified: false, isPro: false, authProvider: 'email' });
  });

  it('refuses other sites, other types and too much', async () => {
    const body = { email: 'known@shop.test', password };
    expect((await post('/auth/signin', body, { origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await post('/auth/signin', body, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post('/auth/signin', { ...body, password: 'x'.repeat(20_000) })).statusCode).toBe(413);
    const form = 'application/x-www-form-urlencoded';
    const sent = {
      method: 'POST' as const,
      url: '/auth/signin',
      payload: 'email=a',
      headers: { 'content-type': form },
    };
    expect((await test.app.inject(sent)).statusCode).toBe(415);
  });

  it('is not signed out by another site', async () => {
    const { cookie } = await signedInAs(test, { plan: 'free' });
    const lead = (headers: Record<string, string>) =>
      test.app.inject({ url: '/api/logout', headers: { cookie, ...headers } });
    const isIn = async () =>
      (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode === 200;
    const isForeign = { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/' };
    for (const headers of [isForeign, { referer: 'https://evil.test/' }, { referer: 'about:blank' }, {}]) {
      expect((await lead(headers)).headers.location).toBe('/');
      expect(await isIn()).toBe(true);
    }
    await lead({ 'sec-fetch-site': 'same-origin' });
    expect(await isIn()).toBe(false);
  });

  it('is signed out by a page of ours in a browser that tells the page it comes from alone', async () => {
    const { cookie } = await signedInAs(test, { plan: 'free' });
    await test.app.inject({
      url: '/api/logout',
      headers: { cookie, referer: 'http://localhost:3000/dashboard' },
    });
    const after = await test.app.inject({ url: '/api/auth/user', headers: { cookie } });
    expect(after.statusCode).toBe(401);
  });

  it('ends the session that the browser had before with a new sign-in', async () => {
    const { cookie } = await signedInAs(test, { plan: 'free' });
    await post('/auth/signup', person('second@shop.test'), { cookie });
    const former = await test.app.inject({ url: '/api/auth/user', headers: { cookie } });
    expect(former.statusCode).toBe(401);
  });

  it('may announce JSON and send nothing', async () => {
    const { cookie } = await signedInAs(test, { plan: 'free' });
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await test.app.inject({ method: 'POST', url: '/auth/logout', headers, payload: '' });
    expect(response.json()).toEqual({ success: true });
  });

  it('knows no session that was tampered with, fixed by somebody, or has ended', async () => {
    const browser = testBrowser(test.app);
    await browser.post('/auth/signup', person('session@shop.test'));
    const isIn = async () => (await browser.get('/api/auth/user')).statusCode === 200;
    const [name = '', value = ''] = [...browser.cookies].find(([key]) => key.includes('session')) ?? [];
    for (const forged of [
      `${value}x`,
      `x${value}`,
      value.split('.')[0] ?? '',
      '',
      '.',
      `${'a'.repeat(5000)}.b`,
    ]) {
      browser.cookies.set(name, forged);
      expect(await isIn()).toBe(false);
    }
    browser.cookies.set(name, value);
    expect(await isIn()).toBe(true);
    await browser.post('/auth/signin', { email: 'session@shop.test', password });
    expect(browser.cookies.get(name)).not.toBe(value);
    const { database } = test.services;
    await database.update(sessions).set({ expire: sql`now()` });
    expect(await isIn()).toBe(false);
  });

  it('clears the cookie of an ended session, and keeps that of a new one', async () => {
    const browser = testBrowser(test.app);
    await browser.post('/auth/signup', person('ended@shop.test'));
    const [[name, value] = ['', '']] = [...browser.cookies].filter(([key]) => key.includes('session'));
    await test.services.database.update(sessions).set({ expire: sql`now()` });
    const { statusCode, cookies } = await browser.get('/api/reports');
    expect([statusCode, cookies]).toEqual([
      401,
      [expect.objectContaining({ name, value: '', path: '/', httpOnly: true, expires: new Date(0) })],
    ]);
    expect(browser.cookies.has(name)).toBe(false);
    browser.cookies.set(name, value);
    const signedIn = await browser.post('/auth/signin', { email: 'ended@shop.test', password });
    expect(signedIn.cookies.filter((cookie) => cookie.name === name)).toHaveLength(1);
    expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('renews the id of a session every day; the former one ends once the new one is shown', async () => {
    const { database } = test.services;
    const browser = testBrowser(test.app);
    await browser.post('/auth/signup', person('renewed@shop.test'));
    const { id } = (await browser.get('/api/auth/user')).json();
    const former = new Map(browser.cookies);
    await database
      .update(sessions)
      .set({ renewedAt: sql`now() - interval '25 hours'` })
      .where(eq(sessions.userId, id));
    const status = async (cookies: Map<string, string>) => {
      const other = testBrowser(test.app);
      for (const [name, value] of cookies) other.cookies.set(name, value);
      return (await other.get('/api/auth/user')).statusCode;
    };
    expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
    expect([...browser.cookies.values()]).not.toEqual([...former.values()]);
    // The answer may have been lost: until the new id is presented, the old one is valid.
    expect(await status(former)).toBe(200);
    expect(await status(browser.cookies)).toBe(200);
    await database.update(sessions).set({ previousUntil: sql`now()` }).where(eq(sessions.userId, id));
    // Even for simultaneous requests, which are looked up together.
    const together = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? former : browser.cookies));
    const statuses = await Promise.all(together.map(status));
    expect(statuses).toEqual(together.map((cookies) => (cookies === former ? 401 : 200)));
  });

  it('keeps passwords as memory-hard hashes and compares them whole', async () => {
    const long = 'x1y2z3w4'.repeat(15);
    await post('/auth/signup', { ...person('whole@shop.test'), password: `${long}a` });
    expect((await post('/auth/signin', { email: 'whole@shop.test', password: `${long}b` })).statusCode).toBe(
      401,
    );
    expect((await post('/auth/signin', { email: 'whole@shop.test', password: `${long}a` })).statusCode).toBe(
      200,
    );
    const stored = await test.services.database.select().from(accounts);
    for (const { password: hash } of stored) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });

  it('sends links of the configured origin, whatever the request says', async () => {
    await post('/auth/signup', person('host@shop.test'), {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
    });
    const mail = await waitForMail(test.dataFolder, 'host@shop.test', 'Verify your email address');
    expect(mail).not.toContain('evil.test');
    expect(tokenIn(mail)).not.toBe('');
  });

  it('gives listed addresses their rights once they are proven', async () => {
    const environment = { PRO_EMAILS: 'vip@shop.test', FOUNDER_EMAILS: 'boss@shop.test' };
    const own = await createTestApp(EMBEDDED, { environment });
    for (const [email, right] of [
      ['vip@shop.test', 'isPro'],
      ['boss@shop.test', 'isFounder'],
    ] as const) {
      const browser = testBrowser(own.app);
      await browser.post('/auth/signup', person(email));
      expect((await browser.get('/api/auth/user')).json()[right]).toBe(false);
      const token = tokenIn(await waitForMail(own.dataFolder, email, 'Verify your email address'));
      await browser.post('/api/auth/verify-email', { token });
      expect((await browser.get('/api/auth/user')).json()[right]).toBe(true);
    }
    await own.close();
  });
});

describe('returnTo', () => {
  it.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '\\\\evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/api/logout',
    '/auth/google',
    '',
    'evil',
    `/${'a'.repeat(3000)}`,
  ])('never leads to %s', (asked) => expect(safeReturnTo(asked)).toBe('/analyze'));

  it.each(['/dashboard', '/report/1?x=1#y', '/analyze?url=https://shop.test/'])('leads to %s', (asked) =>
    expect(safeReturnTo(asked)).toBe(asked),
  );
});

describe('common passwords', () => {
  it.each([
    'password',
    'PASSWORD1',
    'qwertyuiop',
    'abababab',
    '12345678',
    'iloveyou',
    'ada@shop.test',
    'Liftmark2026!',
  ])('refuses %s', (tried) =>
    expect(() => requireUncommonPassword(tried, ['ada@shop.test', 'Ada'])).toThrow(),
  );
  it.each(['correct horse', 'kettle-whistles', 'Tr0ub4dor&3x'])('takes %s', (tried) =>
    expect(() => requireUncommonPassword(tried, ['ada@shop.test', 'Ada'])).not.toThrow(),
  );
  it.each([
    'marta kowal',
    'Kowal_Marta',
    'kowalmarta',
    'martamarta',
    'kowalkowal',
    'márta2026kowal!',
    'mkowal.agency',
  ])('refuses %s, made of the name and address alone', (tried) =>
    expect(() => requireUncommonPassword(tried, ['mkowal@agency.test', 'Marta', 'Kowal'])).toThrow(
      'contains your name or address',
    ),
  );
  it.each(['marta likes bees', 'ma9-4471-x02'])('takes %s, of which the name is a part', (tried) =>
    expect(() => requireUncommonPassword(tried, ['mkowal@agency.test', 'Marta', 'Kowal'])).not.toThrow(),
  );
});
