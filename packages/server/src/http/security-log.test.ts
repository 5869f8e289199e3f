import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../database/schema.ts';
import { createLog } from '../platform/log.ts';
import { totpOf } from '../testing/authenticator.ts';
import { testBrowser } from '../testing/browser.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';

const PASSWORD = 'correct kettle battery';
const FROM = '203.0.113.77';
const person = (email: string) => ({ email, password: PASSWORD, firstName: 'Ada', lastName: 'Kettle' });

describe('the security log', { timeout: 60_000 }, () => {
  let test: TestApp;
  let lines: string[] = [];
  beforeAll(async () => {
    const log = createLog('info', { write: (line) => lines.push(line) });
    test = await createTestApp(EMBEDDED, { isWorker: false, log });
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(() => {
    lines = [];
  });

  const call = (
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => test.app.inject({ method, url, headers, remoteAddress: FROM, ...(payload && { payload }) });
  const events = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security');
  const accountOf = async (email: string) => {
    const [user] = await test.services.database.select().from(users).where(eq(users.email, email));
    return user?.id;
  };
  const address = expect.stringMatching(/^[\w-]{22}$/);

  it('names account, address and reason of a failed sign-in', async () => {
    const email = 'known@shop.test';
    await call('POST', '/auth/signup', person(email));
    const account = await accountOf(email);
    lines = [];
    await call('POST', '/auth/signin', { email, password: 'a wrong one' });
    await call('POST', '/auth/signin', { email: 'unknown@shop.test', password: 'a wrong one' });
    for (let round = 0; round < 10; round += 1)
      await call('POST', '/auth/signin', { email, password: 'wrong' });
    const all = events();
    const refused = { event: 'sign-in-refused', address, route: 'POST /auth/signin' };
    expect(all).toHaveLength(12);
    expect(all.slice(0, 2)).toMatchObject([
      { ...refused, account, reason: 'wrong_password' },
      { ...refused, account: null, reason: 'unknown_account' },
    ]);
    expect(all.at(-1)).toMatchObject({ ...refused, account, reason: 'rate_limited' });
    expect(new Set(all.map((event) => event.address)).size).toBe(1);
    for (const secret of [FROM, 'shop.test', 'wrong one']) expect(lines.join('')).not.toContain(secret);
  });

  it('names the account of a failed second step', async () => {
    const email = 'second@shop.test';
    const browser = testBrowser(test.app);
    await browser.post('/auth/signup', person(email));
    const { secret } = (await browser.post('/api/account/two-factor/enroll', { password: PASSWORD })).json();
    await browser.post('/api/account/two-factor/confirm', { code: totpOf(secret) });
    await browser.post('/auth/logout');
    await browser.post('/auth/signin', { email, password: PASSWORD });
    lines = [];
    await browser.post('/auth/two-factor', { recoveryCode: 'nonsense' });
    expect(events()).toMatchObject([{ event: 'sign-in-refused', account: await accountOf(email), address }]);
    expect(events()[0].reason).toMatch(/^INVALID/);
  });

  it('names account, route and reason of a refused access', async () => {
    const somebody = await signedInAs(test, { plan: 'free' });
    const me = (await call('GET', '/api/auth/user', undefined, somebody)).json().id;
    const unknown = '00000000-0000-4000-8000-000000000000';
    lines = [];
    await call('GET', '/api/founders/revenue', undefined, somebody);
    await call('POST', '/api/analyze/swot', { url: 'https://shop.test' }, somebody);
    await call('GET', `/api/reports/${unknown}`, undefined, somebody);
    await call('GET', '/api/reports');
    await call('POST', '/auth/logout', undefined, { ...somebody, origin: 'https://evil.test' });
    const refused = { event: 'access-refused', address };
    expect(events()).toMatchObject([
      { ...refused, account: me, reason: 'not_a_founder', route: 'GET /api/founders/revenue' },
      { ...refused, account: me, reason: 'forbidden' },
      { ...refused, account: me, reason: 'unknown_report', route: 'GET /api/reports/:id' },
      { ...refused, account: null, reason: 'unauthenticated' },
      { ...refused, account: null, reason: 'foreign_origin' },
    ]);
    expect(lines.join('')).not.toContain(unknown);
  });

  it('ignores visitors who ask whether they are signed in', async () => {
    expect((await call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect(events()).toEqual([]);
  });

  it.each([
    ['unsigned', {}],
    ['signed_too_long_ago', { 'stripe-signature': 't=1,v1=00' }],
    ['signed_ahead_of_time', { 'stripe-signature': 't=99999999999,v1=00' }],
    ['signed_by_another', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=00` }],
  ])('logs a refused webhook as %s', async (reason, headers: Record<string, string>) => {
    await call('POST', '/api/webhooks/stripe', { id: 'evt_1' }, headers);
    const route = 'POST /api/webhooks/stripe';
    expect(events()).toMatchObject([{ event: 'webhook-refused', account: null, address, reason, route }]);
  });
});
