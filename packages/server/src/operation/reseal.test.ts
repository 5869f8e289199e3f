import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { mails, pageAccesses, webhooks } from '../database/schema.ts';
import { createAuth } from '../features/auth/better-auth.ts';
import { claimTrial, hasHadTrial } from '../features/billing/trial-use.ts';
import { openAccess } from '../features/page-access/sealed.ts';
import { addressOf, secretsOf } from '../features/webhooks/sealed.ts';
import { totpOf } from '../testing/authenticator.ts';
import { testBrowser } from '../testing/browser.ts';
import { mailsTo } from '../testing/outbox.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { reseal } from './reseal.ts';

const OLD = 'the-former-secret-of-this-installation';
const NEW = 'the-present-secret-of-this-installation';
const password = 'correct kettle battery';
const email = 'ada@shop.test';

let running: TestApp[] = [];
afterEach(async () => {
  for (const test of running.toReversed()) await test.close();
  running = [];
});
async function start(environment: Record<string, string>, isWorker: boolean): Promise<TestApp> {
  const [besides] = running;
  const test = await createTestApp(EMBEDDED, { environment, isWorker, ...(besides && { besides }) });
  running.push(test);
  return test;
}

/** All that is on disk of the attachments. */
function stored(test: TestApp): Buffer {
  const folder = join(test.dataFolder, 'files', 'feedback');
  return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
}

it('carries sessions, second factors, attachments, waiting mails, known trials and webhooks over to a new secret', async () => {
  const before = await start({ APP_SECRET: OLD }, false);
  const browser = testBrowser(before.app);
  await browser.post('/auth/signup', { email, password, firstName: 'Ada', lastName: 'Kettle' });
  const { secret } = (await browser.post('/api/account/two-factor/enroll', { password })).json();
  const confirmed = await browser.post('/api/account/two-factor/confirm', { code: totpOf(secret) });
  const [recoveryCode] = confirmed.json().recoveryCodes;
  const address = 'https://hooks.example.com/in';
  const created = await browser.post('/api/account/webhooks', {
    name: 'Team',
    address,
    format: 'standard',
    events: ['analysis.finished'],
    isOn: true,
  });
  await browser.send({
    method: 'PUT',
    url: '/api/account/page-access',
    payload: { url: 'https://shop.test/', access: { cookies: { session: 'a secret' } } },
  });
  await before.services.files.put('feedback/1.txt', Buffer.from('a private note'));
  await before.services.files.put('analyses/1/0/snapshot.json.gz', Buffer.from('a public page'));
  const { database } = before.services;
  const person = { userId: randomUUID(), email };
  await claimTrial(before.services, 'sub_1', person);
  expect(stored(before).includes('a private note')).toBe(false);
  const waiting = await database.select().from(mails);
  expect(waiting.length).toBeGreaterThan(0);
  expect(JSON.stringify(waiting.map(({ props }) => props))).not.toMatch(/token|Ada/);

  const rotated = await start({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD }, false);
  const cookie = [...browser.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const isSignedIn = async ({ app }: TestApp) =>
    (await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode === 200;
  expect(await isSignedIn(rotated)).toBe(true);

  const options = { database, secret: NEW, formerSecrets: [OLD], publicUrl: 'http://localhost:3000' };
  const counts = await reseal(rotated.services, createAuth(options));
  expect(counts).toEqual({
    twoFactors: 1,
    mails: waiting.length,
    attachments: 1,
    fingerprintKeys: 1,
    webhooks: 1,
    pageAccesses: 1,
    connections: 0,
  });

  const after = await start({ APP_SECRET: NEW }, true);
  expect(await isSignedIn(after)).toBe(false);
  expect(await hasHadTrial(after.services, person)).toBe(true);
  expect(Buffer.from(await after.services.files.read('feedback/1.txt')).toString()).toBe('a private note');
  const [webhook] = await database.select().from(webhooks);
  if (webhook === undefined) throw new Error('The webhook is gone');
  expect(addressOf(after.services.keyring, webhook)).toBe(address);
  expect(secretsOf(after.services.keyring, webhook)).toEqual([created.json().secret]);
  const [access] = await database.select().from(pageAccesses);
  if (access === undefined) throw new Error('The access is gone');
  expect(openAccess(after.services.keyring, access)).toEqual({ cookies: { session: 'a secret' } });
  const returning = testBrowser(after.app);
  await returning.post('/auth/signin', { email, password });
  expect((await returning.post('/auth/two-factor', { code: totpOf(secret, 1) })).statusCode).toBe(200);
  const recovering = testBrowser(after.app);
  await recovering.post('/auth/signin', { email, password });
  expect((await recovering.post('/auth/two-factor', { recoveryCode })).statusCode).toBe(200);
  await expect.poll(() => mailsTo(after.dataFolder, email), { timeout: 30_000 }).toHaveLength(waiting.length);
}, 120_000);
