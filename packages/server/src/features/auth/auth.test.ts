import { signInResponseSchema, userSchema } from '@liftmark/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpOf } from '../../testing/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../testing/browser.ts';
import { tokenIn, waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';
import { bearer } from '../../testing/test-keys.ts';
import { leaveWaysIn } from '../../testing/ways-in.ts';

const PASSWORD = 'correct kettle battery';
const person = (email: string) => ({ email, password: PASSWORD, firstName: 'Ada', lastName: 'Kettle' });

describe.each(testServers())('signing up, in and out on $name', (server) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(server);
  });
  afterAll(() => test.close());

  it('signs up, out and in again', async () => {
    const browser = testBrowser(test.app);
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
    const signedUp = await browser.post('/auth/signup', { ...person(' Ada@Shop.test '), emailOptIn: true });
    expect(signedUp.statusCode).toBe(200);
    const { user } = signInResponseSchema.parse(signedUp.json());
    expect(user).toMatchObject({
      email: 'ada@shop.test',
      firstName: 'Ada',
      lastName: 'Kettle',
      emailOptIn: true,
      emailVerified: false,
      authProvider: 'email',
      hasPassword: true,
      isPro: false,
      isFounder: false,
    });
    const asked = (await browser.get('/api/auth/user')).json();
    expect(userSchema.parse(asked)).toEqual(user);
    // The browser doesn't need the payment provider's id.
    expect(Object.keys(asked)).not.toContain('stripeCustomerId');

    expect((await browser.post('/auth/logout')).json()).toEqual({ success: true });
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
    const signedIn = await browser.post('/auth/signin', { email: 'ADA@shop.test', password: PASSWORD });
    expect(signedIn.json()).toMatchObject({ twoFactorRequired: false, user: { email: 'ada@shop.test' } });
    expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('verifies an address by the link of the mail, once', async () => {
    const browser = testBrowser(test.app);
    await browser.post('/auth/signup', person('verify@shop.test'));
    const token = tokenIn(
      await waitForMail(test.dataFolder, 'verify@shop.test', 'Verify your email address'),
    );
    const verify = async (from: TestBrowser) =>
      (await from.post('/api/auth/verify-email', { token })).statusCode;
    // The person who reads the email may not be the one who created the account.
    expect(await verify(testBrowser(test.app))).toBe(401);
    const stranger = testBrowser(test.app);
    await stranger.post('/auth/signup', person('stranger@shop.test'));
    expect(await verify(stranger)).toBe(403);
    expect((await browser.get('/api/auth/user')).json().emailVerified).toBe(false);
    expect(await verify(browser)).toBe(200);
    expect((await browser.get('/api/auth/user')).json().emailVerified).toBe(true);
    expect(await verify(browser)).toBe(400);
  });

  it('resets a password and ends every session', async () => {
    const browser = testBrowser(test.app);
    await browser.post('/auth/signup', person('reset@shop.test'));
    expect((await browser.post('/api/auth/password/forgot', { email: 'reset@shop.test' })).statusCode).toBe(
      200,
    );
    const token = tokenIn(await waitForMail(test.dataFolder, 'reset@shop.test', 'Set a new password'));
    const password = 'another fine kettle';
    const check = async (tried: string) =>
      (await browser.post('/api/auth/password/reset/check', { token: tried })).statusCode;
    // Checking a link doesn't use it up.
    expect([await check(token), await check(token), await check('made-up')]).toEqual([200, 200, 400]);
    expect((await browser.post('/api/auth/password/reset', { token, password })).statusCode).toBe(200);
    expect(await check(token)).toBe(400);
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
    const signIn = (tried: string) =>
      browser.post('/auth/signin', { email: 'reset@shop.test', password: tried });
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn(password)).statusCode).toBe(200);
    expect((await browser.post('/api/auth/password/reset', { token, password })).statusCode).toBe(400);
  });

  it('refuses the name and the address of a person as the new password, and leaves the link good', async () => {
    const browser = testBrowser(test.app);
    const email = 'kettle.maker@shop.test';
    await browser.post('/auth/signup', person(email));
    await browser.post('/api/auth/password/forgot', { email });
    const token = tokenIn(await waitForMail(test.dataFolder, email, 'Set a new password'));
    const reset = (password: string) => browser.post('/api/auth/password/reset', { token, password });
    for (const password of [email, 'Kettle.Maker1', 'AdaKettle']) {
      const refused = await reset(password);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields.password).toContain('contains your name or address');
    }
    expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
    expect((await reset('another fine kettle')).statusCode).toBe(200);
  });

  it('gives an address back to its owner, without what whoever signed up with it left behind', async () => {
    const email = 'victim@shop.test';
    const squatter = testBrowser(test.app);
    await squatter.post('/auth/signup', person(email));
    const { secret } = (await squatter.post('/api/account/two-factor/enroll', { password: PASSWORD })).json();
    await squatter.post('/api/account/two-factor/confirm', { code: totpOf(secret) });
    const key = await leaveWaysIn(squatter, PASSWORD);
    const owner = testBrowser(test.app);
    await owner.post('/api/auth/password/forgot', { email });
    const token = tokenIn(await waitForMail(test.dataFolder, email, 'Set a new password'));
    const password = 'another fine kettle';
    await owner.post('/api/auth/password/reset', { token, password });
    expect((await squatter.get('/api/auth/user')).statusCode).toBe(401);
    expect((await owner.post('/auth/signin', { email, password })).json()).toMatchObject({
      twoFactorRequired: false,
      user: { emailVerified: true, twoFactorEnabled: false },
    });
    expect((await test.app.inject({ url: '/api/v1/reports', headers: bearer({ key }) })).statusCode).toBe(
      401,
    );
    expect((await owner.get('/api/account/keys')).json()).toEqual([]);
    expect((await owner.get('/api/account/webhooks')).json().webhooks).toEqual([]);
  });

  it('keeps the keys and webhooks of an owner whose address is verified', async () => {
    const email = 'forgetful@shop.test';
    const owner = testBrowser(test.app);
    await owner.post('/auth/signup', person(email));
    const link = tokenIn(await waitForMail(test.dataFolder, email, 'Verify your email address'));
    await owner.post('/api/auth/verify-email', { token: link });
    const key = await leaveWaysIn(owner, PASSWORD);
    await owner.post('/api/auth/password/forgot', { email });
    const token = tokenIn(await waitForMail(test.dataFolder, email, 'Set a new password'));
    const password = 'another fine kettle';
    expect((await owner.post('/api/auth/password/reset', { token, password })).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/v1/reports', headers: bearer({ key }) })).statusCode).toBe(
      200,
    );
    await owner.post('/auth/signin', { email, password });
    expect((await owner.get('/api/account/webhooks')).json().webhooks).toHaveLength(1);
  });
});
