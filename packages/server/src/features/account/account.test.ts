import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, analyses, mails, reports, sessions, spentAnalyses, users } from '../../database/schema.ts';
import { type TestBrowser, testBrowser } from '../../testing/browser.ts';
import { mailsTo, tokenIn, waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';
import { removeExpired } from '../auth/remove-expired.ts';
import { reportFile } from '../documents/document-files.ts';

const PASSWORD = 'correct kettle battery';

describe.each(testServers())('the account on $name', (server) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(server);
  });
  afterAll(() => test.close());

  async function signedUp(email: string): Promise<TestBrowser> {
    const browser = testBrowser(test.app);
    const person = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Kettle' };
    expect((await browser.post('/auth/signup', person)).statusCode).toBe(200);
    return browser;
  }
  async function signedIn(email: string, password = PASSWORD): Promise<TestBrowser> {
    const browser = testBrowser(test.app);
    expect((await browser.post('/auth/signin', { email, password })).statusCode).toBe(200);
    return browser;
  }
  const put = (browser: TestBrowser, url: string, payload: object) =>
    browser.send({ method: 'PUT', url, payload });
  const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/auth/user')).statusCode === 200;

  it('changes the name', async () => {
    const browser = await signedUp('name@shop.test');
    const response = await put(browser, '/api/account/profile', {
      firstName: ' Zoë ',
      lastName: "O'Neil-王",
    });
    expect(response.json()).toMatchObject({ firstName: 'Zoë', lastName: "O'Neil-王" });
    for (const firstName of ['', ' ', 'x'.repeat(10_000), 'a\u202eb', 'a\nb', 7]) {
      const refused = await put(browser, '/api/account/profile', { firstName, lastName: 'Kettle' });
      expect(refused.statusCode).toBe(400);
    }
    expect((await browser.get('/api/auth/user')).json().firstName).toBe('Zoë');
  });

  it('changes the password, ends other sessions and gives this one a new id', async () => {
    const browser = await signedUp('password@shop.test');
    const other = await signedIn('password@shop.test');
    const before = new Map(browser.cookies);
    const change = (currentPassword: string, newPassword: string) =>
      put(browser, '/api/account/password', { currentPassword, newPassword });
    const wrong = await change('not my password', 'a new kettle here');
    expect(wrong.json()).toMatchObject({
      code: 'validation',
      fields: { currentPassword: 'Password is incorrect' },
    });
    expect((await change(PASSWORD, 'password1')).json().fields).toHaveProperty('newPassword');
    expect((await change(PASSWORD, 'a new kettle here')).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    const thief = testBrowser(test.app);
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(await isSignedIn(thief)).toBe(false);
    await signedIn('password@shop.test', 'a new kettle here');
    await waitForMail(test.dataFolder, 'password@shop.test', 'Your password was changed');
  });

  it('changes the address once the new one is proven, and tells the former one', async () => {
    const browser = await signedUp('old@shop.test');
    const change = { newEmail: 'New@shop.test', password: PASSWORD };
    expect((await put(browser, '/api/account/email', { ...change, password: 'wrong' })).statusCode).toBe(400);
    expect((await put(browser, '/api/account/email', change)).statusCode).toBe(200);
    expect((await browser.get('/api/auth/user')).json().email).toBe('old@shop.test');
    const token = tokenIn(
      await waitForMail(test.dataFolder, 'new@shop.test', 'Confirm your new email address'),
    );
    await waitForMail(test.dataFolder, 'old@shop.test', 'Your email address is about to change');
    expect((await browser.post('/api/auth/verify-email', { token })).statusCode).toBe(200);
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({
      email: 'new@shop.test',
      emailVerified: true,
    });
    await waitForMail(test.dataFolder, 'old@shop.test', 'Your email address was changed');
    await signedIn('new@shop.test');
  });

  it('does not tell whose address somebody wants to change to', async () => {
    await signedUp('taken@shop.test');
    const browser = await signedUp('wants@shop.test');
    const response = await put(browser, '/api/account/email', {
      newEmail: 'taken@shop.test',
      password: PASSWORD,
    });
    expect(response.json()).toEqual({ success: true });
    await waitForMail(test.dataFolder, 'taken@shop.test', 'You already have a Liftmark account');
    expect(mailsTo(test.dataFolder, 'taken@shop.test').join()).not.toContain('Confirm your new');
  });

  it('lists sessions, ends one, and signs out everywhere', async () => {
    const browser = await signedUp('sessions@shop.test');
    const phone = await signedIn('sessions@shop.test');
    const tablet = await signedIn('sessions@shop.test');
    const list = (await browser.get('/api/account/sessions')).json();
    expect(list).toHaveLength(3);
    expect(list.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain([...browser.cookies.values()][0]?.split('.')[0]);

    const ofPhone = (await phone.get('/api/account/sessions')).json();
    const { id } = ofPhone.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const stranger = await signedUp('stranger@shop.test');
    const end = (by: TestBrowser) => by.send({ method: 'DELETE', url: `/api/account/sessions/${id}` });
    expect((await end(stranger)).statusCode).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await end(browser)).statusCode).toBe(200);
    expect(await isSignedIn(phone)).toBe(false);

    await browser.post('/api/account/sessions/revoke', { keepCurrent: true });
    expect([await isSignedIn(tablet), await isSignedIn(browser)]).toEqual([false, true]);
    await browser.post('/api/account/sessions/revoke', {});
    expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('keeps one choice about promotional mails, and takes it back by the link of a mail', async () => {
    const email = 'optin@shop.test';
    const browser = await signedUp(email);
    const preferences = async () => (await browser.get('/api/user/email-preferences')).json();
    expect(await preferences()).toEqual({ wantsPromotionalEmails: false });
    expect((await browser.post('/api/auth/email-preferences', { emailOptIn: true })).json()).toEqual({
      emailOptIn: true,
    });
    expect(await preferences()).toEqual({ wantsPromotionalEmails: true });
    const mail = await waitForMail(test.dataFolder, email, 'Your CRO checklist');
    const token = tokenIn(mail);

    const stranger = testBrowser(test.app);
    expect((await stranger.post('/api/unsubscribe', { token: `${token}x` })).statusCode).toBe(400);
    expect(await preferences()).toEqual({ wantsPromotionalEmails: true });
    for (const _ of [1, 2]) expect((await stranger.post('/api/unsubscribe', { token })).statusCode).toBe(200);
    expect(await preferences()).toEqual({ wantsPromotionalEmails: false });

    const body = { wantsPromotionalEmails: true };
    expect((await put(browser, '/api/user/email-preferences', body)).json()).toEqual(body);
    const looked = await stranger.get(`/api/unsubscribe/${token}`);
    expect(looked.headers.location).toBe(`/unsubscribe#token=${token}`);
    expect(await preferences()).toEqual(body);
    const oneClick = await stranger.send({
      method: 'POST',
      url: `/api/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await preferences()).toEqual({ wantsPromotionalEmails: false });
    expect(
      mailsTo(test.dataFolder, email).filter((text) => text.includes('Your CRO checklist')),
    ).toHaveLength(1);
  });

  it('hands out everything that is kept, without keys', async () => {
    const browser = await signedUp('export@shop.test');
    const { reportId } = (await browser.post('/api/analyze/url', { url: 'https://shop.test/mine' })).json();
    const response = await browser.get('/api/account/export');
    expect(response.headers).toMatchObject({ 'content-type': 'application/zip' });
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      `reports/${reportId}/desktop.webp`,
      `reports/${reportId}/report.json`,
      `reports/${reportId}/snapshot.json.gz`,
    ]);
    const account = strFromU8(files['account.json'] ?? new Uint8Array());
    expect(JSON.parse(account)).toMatchObject({
      profile: { email: 'export@shop.test' },
      analyses: [{ url: 'https://shop.test/mine' }],
    });
    const report = strFromU8(files[`reports/${reportId}/report.json`] ?? new Uint8Array());
    expect(JSON.parse(report)).toMatchObject({
      secureId: reportId,
      analysisResults: { locked: true, facts: {} },
    });
    const [session] = await test.services.database
      .select({ sid: sessions.sid, password: accounts.password })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(accounts, eq(accounts.userId, users.id))
      .where(eq(users.email, 'export@shop.test'));
    expect(account).not.toContain(session?.sid);
    expect(account).not.toContain(session?.password);
  });

  it('deletes the account with all that belongs to it, after a proof', async () => {
    const email = 'delete@shop.test';
    const browser = await signedUp(email);
    const other = await signedIn(email);
    const { id } = (await browser.get('/api/auth/user')).json();
    const { reportId } = (await browser.post('/api/analyze/url', { url: 'https://shop.test/gone' })).json();
    const [stored] = await test.services.database
      .select()
      .from(reports)
      .where(eq(reports.secureId, reportId));
    const file = join(test.dataFolder, 'files', stored?.snapshotFile ?? '');
    expect(existsSync(file)).toBe(true);
    const documents = join(test.dataFolder, 'files', 'documents', reportId);
    await test.services.files.put(reportFile(reportId, false), Buffer.from('drawn'));
    expect(existsSync(documents)).toBe(true);

    for (const body of [
      { confirmation: 'DELETE' },
      { confirmation: 'DELETE', password: 'wrong' },
      { confirmation: 'delete', password: PASSWORD },
      { password: PASSWORD },
    ]) {
      expect((await browser.post('/api/account/delete', body)).statusCode).toBe(400);
    }
    expect(await isSignedIn(browser)).toBe(true);
    const sure = { confirmation: 'DELETE', password: PASSWORD };
    expect((await browser.post('/api/account/delete', sure)).json()).toEqual({ success: true });

    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, false]);
    expect((await other.get(`/api/reports/${reportId}`)).statusCode).toBe(404);
    const { database } = test.services;
    expect(await database.select().from(users).where(eq(users.email, email))).toEqual([]);
    expect(
      await database
        .select()
        .from(analyses)
        .where(like(analyses.actor, `%${id}`)),
    ).toEqual([]);
    expect(await database.select().from(mails).where(eq(mails.userId, id))).toEqual([]);
    await expect.poll(() => existsSync(file) || existsSync(documents), { timeout: 20_000 }).toBe(false);
    await waitForMail(test.dataFolder, email, 'Your account was deleted');
    const addressed = () => database.select().from(mails).where(eq(mails.recipient, email));
    await expect.poll(addressed, { timeout: 20_000 }).toEqual([]);
    const again = await browser.post('/auth/signin', { email, password: PASSWORD });
    expect(again.statusCode).toBe(401);
    await signedUp(email);
  });

  it('ends at once what waits for an analysis of the deleted account', async () => {
    const browser = await signedUp('midway@shop.test');
    const key = 'midway';
    const call = browser.send({
      method: 'POST',
      url: '/api/analyze/url',
      payload: { url: 'https://shop.test/held' },
      headers: { 'idempotency-key': key },
    });
    const state = async () => (await browser.get(`/api/analyses/${key}`)).json().state;
    await expect.poll(state, { timeout: 20_000 }).toBe('running');
    const events = browser.get(`/api/analyses/${key}/events`);
    await browser.post('/api/account/delete', { confirmation: 'DELETE', password: PASSWORD });
    expect((await call).json()).toMatchObject({ code: 'unauthenticated' });
    expect((await events).statusCode).toBe(200);
  });

  it('does not begin the free month anew for the address of a deleted account', async () => {
    const email = 'again@shop.test';
    const { database } = test.services;
    const analyze = (browser: TestBrowser) =>
      browser.post('/api/analyze/url', { url: 'https://shop.test/again' });
    const used = async (browser: TestBrowser) =>
      (await browser.get('/api/account/plan')).json().analysesThisMonth;
    const leave = (browser: TestBrowser) =>
      browser.post('/api/account/delete', { confirmation: 'DELETE', password: PASSWORD });

    const proven = async (): Promise<TestBrowser> => {
      const browser = await signedUp(email);
      await database.update(users).set({ emailVerified: true }).where(eq(users.email, email));
      return browser;
    };

    const squatter = await signedUp(email);
    expect((await analyze(squatter)).statusCode).toBe(200);
    await leave(squatter);
    const first = await proven();
    expect(await used(first)).toBe(0);
    for (const status of [200, 200]) expect((await analyze(first)).statusCode).toBe(status);
    await leave(first);
    const second = await proven();
    expect(await used(second)).toBe(2);
    for (const status of [200, 403]) expect((await analyze(second)).statusCode).toBe(status);
    await leave(second);
    const third = await proven();
    expect([await used(third), (await analyze(third)).json().code]).toEqual([3, 'free_limit']);
    expect((await analyze(await signedUp('elsewhere@shop.test'))).statusCode).toBe(200);

    const kept = await database.select().from(spentAnalyses);
    expect(JSON.stringify(kept)).not.toContain('again');
    await database.update(spentAnalyses).set({ until: new Date() });
    expect([await used(third), (await analyze(third)).statusCode]).toEqual([0, 200]);
    await removeExpired({ database });
    expect(await database.select().from(spentAnalyses)).toEqual([]);
  });

  it('says what the plan is and how much of it is used', async () => {
    const browser = await signedUp('plan@shop.test');
    await browser.post('/api/analyze/url', { url: 'https://shop.test/plan' });
    expect((await browser.get('/api/account/plan')).json()).toMatchObject({
      isPro: false,
      planType: null,
      subscriptionStatus: 'free',
      analysesThisMonth: 1,
      freeAnalysesPerMonth: 3,
    });
  });
});
