import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mails, subscriptions, users, webhookEvents } from '../../database/schema.ts';
import { readSettings } from '../../settings.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { openSession, payloadOf, signatureOf } from '../../testing/test-payments.ts';
import { startProcess } from '../../testing/test-process.ts';
import { openPayments } from './payments.ts';
import { payCheckout } from './simulated/life.ts';
import { nowS } from './simulated/objects.ts';
import { databaseStore } from './simulated/store.ts';

const POLL = { timeout: 60_000 };

it('SIGKILL between an event and what follows from it loses and doubles nothing', {
  timeout: 240_000,
}, async () => {
  const test = await createTestApp(EMBEDDED, { isWorker: false });
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-power-cut-'));
  const environment = {
    DATABASE_URL: test.databaseUrl,
    LIFTMARK_DATA: folder,
    APP_SECRET: 'a secret of thirty-two characters',
  };
  const { database } = test.services;
  const [secret = ''] = openPayments(readSettings(environment), database).webhookSecrets;
  const store = databaseStore(database);
  const customer = 'cus_simulated_cut';
  await database.insert(users).values({ email: 'cut@shop.test', stripeCustomerId: customer });
  await store.create({ id: customer, object: 'customer', customer, created: nowS() });
  const told = await payCheckout(store, openSession(customer, 'simulated_cut', 7), '4242');

  const web = await startProcess({ ...environment, LIFTMARK_ROLES: 'web' });
  const send = async () => {
    for (const [index, event] of told.entries()) {
      const payload = payloadOf(event, `evt_cut_${index}`);
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(payload, secret),
      };
      const answer = await fetch(`${web.origin}/api/webhooks/stripe`, {
        method: 'POST',
        body: payload,
        headers,
      });
      expect(answer.status).toBe(200);
    }
  };
  await send();
  await send();
  await web.end('SIGKILL');
  expect(await database.$count(webhookEvents)).toBe(told.length);
  expect(await database.$count(subscriptions)).toBe(0);

  const worker = { ...environment, LIFTMARK_ROLES: 'worker' };
  // Ready for work and killed at once: somewhere before, within or after the first event.
  await (await startProcess(worker)).end('SIGKILL');
  const second = await startProcess(worker);
  const waiting = async () =>
    (await database.select().from(webhookEvents)).filter((each) => each.processedAt === null);
  await expect.poll(waiting, POLL).toEqual([]);
  await second.end('SIGTERM');

  expect(await database.select().from(subscriptions)).toMatchObject([{ status: 'trialing' }]);
  expect(await database.$count(mails, eq(mails.template, 'trial-started'))).toBe(1);
  const [user] = await database.select().from(users);
  expect(user).toMatchObject({ subscriptionStatus: 'trialing', stripeSubscriptionId: 'sub_simulated_cut' });
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});
