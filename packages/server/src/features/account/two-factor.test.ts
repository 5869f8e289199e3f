import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoFactors } from '../../database/schema.ts';
import { totpOf } from '../../testing/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../testing/browser.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

const password = 'correct kettle battery';

describe('two-factor sign-in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
  });
  afterAll(() => test.close());

  const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/auth/user')).statusCode === 200;
  async function enrolled(email: string) {
    const browser = testBrowser(test.app);
    await browser.post('/auth/signup', { email, password, firstName: 'Ada', lastName: 'Kettle' });
    const { secret, uri, qrCode } = (
      await browser.post('/api/account/two-factor/enroll', { password })
    ).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    const confirmed = await browser.post('/api/account/two-factor/confirm', { code: totpOf(secret) });
    expect(confirmed.statusCode).toBe(200);
    const { recoveryCodes } = confirmed.json();
    return { browser, secret, recoveryCodes: recoveryCodes as string[] };
  }
  /** Of the next step: the present one may have been used to enroll. */
  const unusedCode = (secret: string) => totpOf(secret, 1);
  async function afterPassword(email: string): Promise<TestBrowser> {
    const browser = testBrowser(test.app);
    const response = await browser.post('/auth/signin', { email, password });
    expect(response.json()).toEqual({ twoFactorRequired: true, user: null });
    expect(await isSignedIn(browser)).toBe(false);
    return browser;
  }

  it('asks for a code at sign-in, takes each once, and takes each recovery code once', async () => {
    const email = 'totp@shop.test';
    const { browser, secret, recoveryCodes } = await enrolled(email);
    expect(recoveryCodes).toHaveLength(10);
    expect((await browser.get('/api/auth/user')).json().twoFactorEnabled).toBe(true);

    const signingIn = await afterPassword(email);
    const code = unusedCode(secret);
    expect((await signingIn.post('/auth/two-factor', { code: '000000' })).statusCode).toBe(401);
    expect((await signingIn.post('/auth/two-factor', { code: 'abc' })).statusCode).toBe(400);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await signingIn.post('/auth/two-factor', { code: spaced })).json().user.email).toBe(email);
    expect(await isSignedIn(signingIn)).toBe(true);

    const replay = await afterPassword(email);
    expect((await replay.post('/auth/two-factor', { code })).statusCode).toBe(401);
    expect(await isSignedIn(replay)).toBe(false);

    const [recoveryCode] = recoveryCodes;
    const recovering = await afterPassword(email);
    expect((await recovering.post('/auth/two-factor', { recoveryCode })).statusCode).toBe(200);
    expect(await isSignedIn(recovering)).toBe(true);
    const again = await afterPassword(email);
    expect((await again.post('/auth/two-factor', { recoveryCode })).statusCode).toBe(401);
  });

  it('keeps secrets encrypted', async () => {
    const { browser, secret, recoveryCodes } = await enrolled('stored@shop.test');
    const { id } = (await browser.get('/api/auth/user')).json();
    const [stored] = await test.services.database.select().from(twoFactors).where(eq(twoFactors.userId, id));
    const row = JSON.stringify(stored);
    for (const plain of [secret, Buffer.from(secret).toString('base64'), recoveryCodes[0]]) {
      expect(row).not.toContain(plain);
    }
  });

  it('ends a sign-in after five wrong codes', async () => {
    const { secret } = await enrolled('guess@shop.test');
    const browser = await afterPassword('guess@shop.test');
    const guesses = Array.from({ length: 6 }, (_, index) => ({ code: String(111_110 + index) }));
    for (const guess of guesses) {
      expect((await browser.post('/auth/two-factor', guess)).statusCode).toBe(401);
    }
    expect((await browser.post('/auth/two-factor', { code: unusedCode(secret) })).statusCode).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is switched off and renewed with the password alone', async () => {
    const { browser, recoveryCodes } = await enrolled('off@shop.test');
    const call = (name: string, body: object) => browser.post(`/api/account/two-factor/${name}`, body);
    expect((await call('disable', {})).statusCode).toBe(400);
    expect((await call('disable', { password: 'wrong' })).statusCode).toBe(400);
    expect((await call('enroll', { password })).statusCode).toBe(409);
    const renewed = (await call('recovery-codes', { password })).json().recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect(renewed).not.toContain(recoveryCodes[0]);
    expect((await call('disable', { password })).statusCode).toBe(200);
    expect((await browser.get('/api/auth/user')).json().twoFactorEnabled).toBe(false);
    const again = testBrowser(test.app);
    const response = await again.post('/auth/signin', { email: 'off@shop.test', password });
    expect(response.json().twoFactorRequired).toBe(false);
  });

  it('has no second step without a first one', async () => {
    const browser = testBrowser(test.app);
    expect((await browser.post('/auth/two-factor', { code: '123456' })).statusCode).toBe(401);
    const { secret } = await enrolled('alone@shop.test');
    expect((await browser.post('/auth/two-factor', { code: unusedCode(secret) })).statusCode).toBe(401);
  });
});
