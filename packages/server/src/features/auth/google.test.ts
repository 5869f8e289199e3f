import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, users } from '../../database/schema.ts';
import { totpOf } from '../../testing/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../testing/browser.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
  type TestIdentity,
} from '../../testing/identity-provider.ts';
import { tokenIn, waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { bearer } from '../../testing/test-keys.ts';
import { leaveWaysIn } from '../../testing/ways-in.ts';

const ORIGIN = 'http://liftmark.test';
const password = 'correct kettle battery';

describe('sign-in with Google', () => {
  let provider: IdentityProvider;
  let test: TestApp;
  beforeAll(async () => {
    provider = await startIdentityProvider(`${ORIGIN}/auth/google/callback`);
    test = await createTestApp(EMBEDDED, {
      environment: {
        PUBLIC_URL: ORIGIN,
        GOOGLE_ISSUER: provider.issuer,
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  const personOf = (sub: string, more: Partial<TestIdentity> = {}): TestIdentity => ({
    sub,
    email: `${sub}@shop.test`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Teapot',
    ...more,
  });
  /** Leaves for the provider; the path that it leads back to. */
  async function visitProvider(browser: TestBrowser, person: TestIdentity | null, returnTo = '/dashboard') {
    provider.person = person;
    const left = await browser.get(`/auth/google?returnTo=${encodeURIComponent(returnTo)}`);
    expect(left.headers.location).toContain(provider.issuer);
    const back = await provider.signIn(String(left.headers.location));
    expect(back.origin).toBe(ORIGIN);
    return back.pathname + back.search;
  }
  async function signIn(browser: TestBrowser, person: TestIdentity | null, returnTo?: string) {
    const response = await browser.get(await visitProvider(browser, person, returnTo));
    expect(response.statusCode).toBe(302);
    return String(response.headers.location);
  }
  const whoIs = async (browser: TestBrowser) => (await browser.get('/api/auth/user')).json();
  async function signedUp(email: string): Promise<TestBrowser> {
    const browser = testBrowser(test.app);
    await browser.post('/auth/signup', { email, password, firstName: 'Mallory', lastName: 'Kettle' });
    return browser;
  }

  it('makes an account, and finds it again by its subject when the address has changed', async () => {
    const browser = testBrowser(test.app);
    const picture = 'https://lh3.googleusercontent.com/a/picture';
    expect(await signIn(browser, personOf('new', { picture }))).toBe('/dashboard');
    const user = await whoIs(browser);
    expect(user).toMatchObject({
      email: 'new@shop.test',
      emailVerified: true,
      authProvider: 'google',
      hasPassword: false,
      firstName: 'Grace',
      lastName: 'Teapot',
      profileImageUrl: picture,
    });
    const again = testBrowser(test.app);
    await signIn(again, personOf('new', { email: 'moved@shop.test' }));
    expect((await whoIs(again)).id).toBe(user.id);
  });

  it('sends state, nonce and PKCE, and its exact address', async () => {
    const { headers } = await testBrowser(test.app).get('/auth/google');
    const { searchParams } = new URL(String(headers.location));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${ORIGIN}/auth/google/callback`,
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length).toBeGreaterThan(30);
    }
  });

  it('links an account whose address is verified, and keeps its password', async () => {
    const owner = await signedUp('linked@shop.test');
    const token = tokenIn(
      await waitForMail(test.dataFolder, 'linked@shop.test', 'Verify your email address'),
    );
    await owner.post('/api/auth/verify-email', { token });
    const browser = testBrowser(test.app);
    await signIn(browser, personOf('linked'));
    const user = await whoIs(browser);
    expect(user).toMatchObject({ id: (await whoIs(owner)).id, hasPassword: true, firstName: 'Mallory' });
    await waitForMail(test.dataFolder, 'linked@shop.test', 'Your account now works with Google sign-in');
  });

  it('ends what somebody else had set up with an address that they never proved', async () => {
    const squatter = await signedUp('squatted@shop.test');
    const { secret } = (await squatter.post('/api/account/two-factor/enroll', { password })).json();
    await squatter.post('/api/account/two-factor/confirm', { code: totpOf(secret) });
    const key = await leaveWaysIn(squatter, password);
    const owner = testBrowser(test.app);
    expect(await signIn(owner, personOf('squatted'))).toBe('/dashboard');
    expect(await whoIs(owner)).toMatchObject({
      hasPassword: false,
      twoFactorEnabled: false,
      firstName: 'Grace',
      emailVerified: true,
    });
    expect((await squatter.get('/api/auth/user')).statusCode).toBe(401);
    const again = await squatter.post('/auth/signin', { email: 'squatted@shop.test', password });
    expect(again.statusCode).toBe(401);
    expect((await test.app.inject({ url: '/api/v1/reports', headers: bearer({ key }) })).statusCode).toBe(
      401,
    );
    expect((await owner.get('/api/account/webhooks')).json().webhooks).toEqual([]);
  });

  it('asks for the second step where two-factor is on', async () => {
    const browser = testBrowser(test.app);
    await signIn(browser, personOf('careful'));
    const { secret } = (await browser.post('/api/account/two-factor/enroll', {})).json();
    await browser.post('/api/account/two-factor/confirm', { code: totpOf(secret) });
    const other = testBrowser(test.app);
    expect(await signIn(other, personOf('careful'))).toBe('/analyze?auth=two-factor&returnTo=%2Fdashboard');
    expect((await other.get('/api/auth/user')).statusCode).toBe(401);
    expect((await other.post('/auth/two-factor', { code: totpOf(secret, 1) })).statusCode).toBe(200);
    expect(await whoIs(other)).toMatchObject({ email: 'careful@shop.test' });
  });

  it.each([
    ['an unverified address', personOf('unverified', { email_verified: false }), 'google_unverified'],
    [
      'an address that looks like another',
      personOf('lookalike', { email: 'аda@shop.test' }),
      'google_failed',
    ],
    ['no', null, 'google_cancelled'],
  ])('lets nobody in with %s', async (_case, person, error) => {
    const browser = testBrowser(test.app);
    const location = await signIn(browser, person);
    expect(location).toBe(`/analyze?auth=signin&returnTo=%2Fdashboard&error=${error}`);
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('takes no text of the provider for more than text', async () => {
    const browser = testBrowser(test.app);
    const hostile = {
      given_name: 'A\u202e<script>',
      family_name: 'x'.repeat(10_000),
      picture: 'javascript:alert(1)',
    };
    await signIn(browser, personOf('hostile', hostile));
    expect(await whoIs(browser)).toMatchObject({ firstName: '', lastName: '', profileImageUrl: null });
  });

  it('refuses answers that were replayed, tampered with, or meant for another browser', async () => {
    const browser = testBrowser(test.app);
    const path = await visitProvider(browser, personOf('replayed'));
    const cookies = new Map(browser.cookies);
    const failed = /error=google_failed$/;
    expect((await testBrowser(test.app).get(path)).headers.location).toMatch(failed);

    const tampered = testBrowser(test.app);
    for (const [name, value] of cookies) tampered.cookies.set(name, value);
    const forged = path.replace(/state=[^&]*/, 'state=forged');
    expect((await tampered.get(forged)).headers.location).toMatch(failed);

    const replay = testBrowser(test.app);
    for (const [name, value] of cookies) replay.cookies.set(name, value);
    expect((await replay.get(path)).headers.location).toMatch(failed);
    expect((await replay.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('counts an answer once', async () => {
    const browser = testBrowser(test.app);
    const path = await visitProvider(browser, personOf('once'));
    const cookies = new Map(browser.cookies);
    expect((await browser.get(path)).headers.location).toBe('/dashboard');
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await browser.get(path)).headers.location).toMatch(/google_failed/);
  });

  it('leads nowhere but here afterwards', async () => {
    const browser = testBrowser(test.app);
    expect(await signIn(browser, personOf('astray'), 'https://evil.test/')).toBe('/analyze');
  });

  it('makes one account of sign-ins that come together', async () => {
    const browsers = [testBrowser(test.app), testBrowser(test.app)];
    const paths: string[] = [];
    for (const browser of browsers) paths.push(await visitProvider(browser, personOf('racing')));
    const answers = await Promise.all(browsers.map((browser, index) => browser.get(paths[index] ?? '')));
    expect(answers.map(({ headers }) => headers.location)).toEqual(['/dashboard', '/dashboard']);
    const { database } = test.services;
    expect(await database.select().from(users).where(eq(users.email, 'racing@shop.test'))).toHaveLength(1);
    expect(await database.select().from(accounts).where(eq(accounts.accountId, 'racing'))).toHaveLength(1);
  });
});

describe('another OpenID provider', () => {
  it('may say who somebody is when it is asked', async () => {
    const provider = await startIdentityProvider(`${ORIGIN}/auth/google/callback`, 'user info');
    provider.person = { sub: 'asked', email: 'asked@shop.test', email_verified: true, given_name: 'Grace' };
    const test = await createTestApp(EMBEDDED, {
      environment: {
        PUBLIC_URL: ORIGIN,
        GOOGLE_ISSUER: provider.issuer,
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
      },
    });
    const browser = testBrowser(test.app);
    const left = await browser.get('/auth/google');
    const back = await provider.signIn(String(left.headers.location));
    await browser.get(back.pathname + back.search);
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({
      email: 'asked@shop.test',
      firstName: 'Grace',
    });
    await test.close();
    await provider.close();
  });
});

describe('without Google', () => {
  it('says that it is not set up, and that the provider does not answer', async () => {
    for (const [environment, error] of [
      [{}, 'google_unavailable'],
      [
        { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:9' },
        'google_failed',
      ],
    ] as [Record<string, string>, string][]) {
      const test = await createTestApp(EMBEDDED, { environment });
      const { headers } = await testBrowser(test.app).get('/auth/google');
      expect(headers.location).toBe(`/analyze?auth=signin&returnTo=%2Fanalyze&error=${error}`);
      await test.close();
    }
  });
});
