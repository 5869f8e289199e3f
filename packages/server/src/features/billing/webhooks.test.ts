import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users, webhookEvents } from '../../database/schema.ts';
import { readSettings } from '../../settings.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer } from '../../testing/test-billing.ts';
import { testServers } from '../../testing/test-database.ts';
import { payloadOf, signatureOf } from '../../testing/test-payments.ts';
import { openPayments } from './payments.ts';

const APP_SECRET = 'a secret of thirty-two characters';
const POLL = { timeout: 20_000 };

describe.each(testServers())('POST /api/webhooks/stripe on $name', { timeout: 60_000 }, (server) => {
  let test: TestApp;
  let secret: string;
  let told = 0;
  beforeAll(async () => {
    test = await createTestApp(server, { environment: { APP_SECRET, RATE_LIMIT_FACTOR: '1000' } });
    [secret = ''] = openPayments(readSettings({ APP_SECRET }), test.services.database).webhookSecrets;
  }, 60_000);
  afterAll(() => test.close());

  const send = (payload: string, signature: string | undefined, type = 'application/json') =>
    test.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': type, ...(signature !== undefined && { 'stripe-signature': signature }) },
    });
  const event = (
    object: { id: string; object: string; customer?: string },
    type = 'customer.subscription.updated',
  ) => {
    told += 1;
    return payloadOf({ type, object }, `evt_${told}`);
  };
  const stored = () => test.services.database.$count(webhookEvents);
  const about = (customer: string) => event({ id: 'sub_1', object: 'subscription', customer });
  async function subscriber() {
    const email = `subscriber-${told}-${Math.random()}@shop.test`;
    const headers = await test.createUser({ email, emailVerified: true, firstName: 'Ada' });
    const buyer = createBuyer(test, headers);
    await buyer.buy({ planType: 'monthly' });
    const [user] = await test.services.database.select().from(users).where(eq(users.email, email));
    return { ...buyer, id: user?.id ?? '', customer: user?.stripeCustomerId ?? '' };
  }

  it.each<[string, (payload: string) => [payload: string, signature: string | undefined]]>([
    ['no signature', (payload) => [payload, undefined]],
    ['an empty signature', (payload) => [payload, '']],
    ['nonsense for a signature', (payload) => [payload, 't=1,v1=00,v0=__proto__']],
    ['the signature of somebody else', (payload) => [payload, signatureOf(payload, 'whsec_other')]],
    ['the signature of other bytes', (payload) => [payload, signatureOf(`${payload} `, secret)]],
    ['one byte changed', (payload) => [payload.replace('sub_1', 'sub_2'), signatureOf(payload, secret)]],
    ['a signature of six minutes ago', (payload) => [payload, signatureOf(payload, secret, 360)]],
    ['a signature dated ten minutes ahead', (payload) => [payload, signatureOf(payload, secret, -600)]],
    [
      'the time of an old signature put forward',
      (payload) => [
        payload,
        signatureOf(payload, secret, 360).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`),
      ],
    ],
    ['the signature over what JSON makes of it', (payload) => [`${payload}\n`, signatureOf(payload, secret)]],
  ])('refuses %s, and keeps nothing', async (_name, forge) => {
    const before = await stored();
    const answer = await send(...forge(about('cus_simulated_1')));
    expect([answer.statusCode, await stored()]).toEqual([400, before]);
    expect(answer.json().message).toBe('This event doesn’t have a valid signature.');
  });

  it.each([
    ['no body', ''],
    ['no JSON', 'event=1'],
    ['JSON that is no event', '[]'],
    ['an event about nothing', '{"id":"evt_x","type":"x","data":{}}'],
  ])('answers %s, however signed, with 4xx', async (_name, payload) => {
    const answer = await send(payload, signatureOf(payload, secret));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('refuses other types and bodies without end', async () => {
    const payload = about('cus_simulated_1');
    expect((await send(payload, signatureOf(payload, secret), 'text/plain')).statusCode).toBe(415);
    const huge = `{"a":"${'x'.repeat(1024 * 1024)}"}`;
    expect((await send(huge, signatureOf(huge, secret))).statusCode).toBe(413);
  });

  it('keeps an event once, however often and however parallel it comes', async () => {
    const payload = about('cus_simulated_nobody');
    const before = await stored();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((delay) => send(payload, signatureOf(payload, secret, delay))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.json()).toEqual({ received: true });
    expect(await stored()).toBe(before + 1);
  });

  it('gives nobody anything by what an event says', async () => {
    const [rich, poor] = [await subscriber(), await test.createUser({ email: `poor-${told}@shop.test` })];
    const lie = {
      ...{ id: 'sub_lie', object: 'subscription', customer: rich.customer, status: 'active' },
      metadata: { userId: 'poor' },
      client_reference_id: 'poor',
    };
    for (const object of [lie, { ...lie, customer: 'cus_simulated_made_up' }]) {
      const payload = event(object);
      expect((await send(payload, signatureOf(payload, secret))).statusCode).toBe(200);
    }
    const waiting = () =>
      test.services.database.$count(webhookEvents, eq(webhookEvents.type, 'customer.subscription.updated'));
    await expect.poll(waiting, POLL).toBeGreaterThan(0);
    expect((await createBuyer(test, poor).plan()).isPro).toBe(false);
  });

  it('follows what the provider says now, within seconds', async () => {
    const me = await subscriber();
    const plan = () => me.plan();
    await me.act('cancel');
    await expect.poll(plan, POLL).toMatchObject({ isPro: true, cancelsAtPeriodEnd: true });
    await me.act('resume');
    await expect.poll(plan, POLL).toMatchObject({ isPro: true, cancelsAtPeriodEnd: false });
    await me.act('fail');
    await expect.poll(plan, POLL).toMatchObject({ isPro: true, subscriptionStatus: 'past_due' });
    await me.act('renew');
    await expect.poll(plan, POLL).toMatchObject({ isPro: true, subscriptionStatus: 'active' });
    await me.act('dispute');
    await expect.poll(plan, POLL).toMatchObject({ isPro: false });
    const noted = await test.services.database
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${me.id}`))
      .orderBy(auditLog.id);
    expect(noted.map(({ details }) => details)).toMatchObject([
      { plan: 'monthly', status: 'active' },
      { renews: false, before: 'monthly, active' },
      { status: 'active' },
      { status: 'past_due', before: 'monthly, active' },
      { status: 'active', before: 'monthly, past_due' },
      { status: 'active', withdrawal: 'disputed' },
    ]);
  });
});
