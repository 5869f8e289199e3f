import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkouts,
  reconciliations,
  subscriptions,
  trials,
  users,
  webhookEvents,
} from '../../database/schema.ts';
import { createLog } from '../../platform/log.ts';
import { readSettings } from '../../settings.ts';
import { mailsTo, waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer } from '../../testing/test-billing.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import {
  createTestPayments,
  latestSubscription,
  payloadOf,
  signatureOf,
  startProvider,
} from '../../testing/test-payments.ts';
import { closeCustomer } from './close-customer.ts';
import type { BillingWorker } from './jobs.ts';
import { leaveSimulation } from './leave-simulation.ts';
import { openPayments } from './payments.ts';
import { reconcile } from './reconcile.ts';
import { remindOfTrials } from './remind-of-trials.ts';
import { payCheckout, renew, type SimulatedEvent, setCancelled } from './simulated/life.ts';
import type { SimulatedSession } from './simulated/objects.ts';
import { syncCustomer } from './sync-customer.ts';

const POLL = { timeout: 20_000 };
const TRIAL = { planType: 'monthly', trial: true, returnTo: '/dashboard' };

/** The provider's own library against a server that accepts only what the provider's API accepts. */
describe('with the keys of a provider', { timeout: 60_000 }, () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let test: TestApp;
  let worker: BillingWorker;
  const warnings: object[] = [];
  const logged: object[] = [];
  let people = 0;
  let told = 0;

  beforeAll(async () => {
    provider = await startProvider();
    const environment = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
      STRIPE_PRICE_MONTHLY: 'price_simulated_monthly',
      STRIPE_PRICE_ANNUAL: 'price_simulated_annual',
      STRIPE_AUTOMATIC_TAX: 'true',
      STRIPE_PROMOTION_CODES: 'true',
      STRIPE_API_BASE: provider.origin,
      RATE_LIMIT_FACTOR: '1000',
    };
    const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) });
    test = await createTestApp(EMBEDDED, { environment, log });
    const { database, mailer, fingerprints } = test.services;
    worker = {
      database,
      mailer,
      payments: openPayments(readSettings(environment), database),
      fingerprints,
      warn: (details) => warnings.push(details),
    };
  }, 60_000);
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  async function newPerson() {
    people += 1;
    const email = `person-${people}@shop.test`;
    const headers = await test.createUser({
      email,
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Kettle',
    });
    return { email, ...createBuyer(test, headers) };
  }
  type Person = Awaited<ReturnType<typeof newPerson>>;
  const customerOf = async ({ email }: Person): Promise<string> => {
    const [user] = await test.services.database.select().from(users).where(eq(users.email, email));
    return user?.stripeCustomerId ?? '';
  };
  const send = async (payload: string, secret = 'whsec_new') => {
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(payload, secret),
    };
    const answer = await test.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers });
    expect(answer.statusCode).toBe(200);
  };
  const tell = async (events: SimulatedEvent[], secret?: string) => {
    for (const event of events) {
      told += 1;
      await send(payloadOf(event, `evt_provider_${told}`), secret);
    }
  };
  /** Pays on the provider's page; returns the provider's events. */
  async function pay(person: Person, wish: object = TRIAL, card = `card ${people}`) {
    const { body } = await person.choose(wish);
    const sessionId: string = body.checkoutUrl.split('/').at(-1);
    const session = (await provider.store.find(sessionId)) as SimulatedSession;
    return { sessionId, events: await payCheckout(provider.store, session, card) };
  }

  it('gives no Pro for a subscription with quantity 0', async () => {
    const me = await newPerson();
    const { events } = await pay(me);
    const begun = await latestSubscription(provider.store, await customerOf(me));
    const { items } = begun;
    const none: typeof begun = {
      ...begun,
      items: { ...items, data: [{ ...items.data[0], quantity: 0 }] },
    };
    await provider.store.replace(none);
    await tell(events);
    await expect.poll(me.plan, POLL).toMatchObject({ isPro: false, subscriptionStatus: 'trialing' });
    await provider.store.replace(begun);
    await tell([{ type: 'customer.subscription.updated', object: begun }]);
    await expect.poll(me.plan, POLL).toMatchObject({ isPro: true });
  });

  it.each(['of test mode', 'of another account'])(
    'keeps a checkout open that only an event %s calls complete',
    async (kind) => {
      const me = await newPerson();
      const { body } = await me.choose(TRIAL);
      const id: string = body.checkoutUrl.split('/').at(-1);
      const object = { id, object: 'checkout.session', customer: await customerOf(me), status: 'complete' };
      const event = JSON.parse(
        payloadOf({ type: 'checkout.session.completed', object }, `evt_${kind.replaceAll(' ', '_')}`),
      );
      const payload = JSON.stringify({
        ...event,
        ...(kind === 'of test mode' ? { livemode: false } : { livemode: true, account: 'acct_other' }),
      });
      await send(payload);
      const { database } = test.services;
      const isApplied = async () => {
        const [row] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
        return row?.processedAt !== null;
      };
      await expect.poll(isApplied, POLL).toBe(true);
      const stateOf = async () =>
        (await database.select().from(checkouts).where(eq(checkouts.sessionId, id)))[0]?.state;
      expect(await stateOf()).toBe('open');
      const session = (await provider.store.find(id)) as SimulatedSession;
      await tell(await payCheckout(provider.store, session, kind));
      await expect.poll(stateOf, POLL).toBe('complete');
    },
  );

  it('warns the operator about a subscription whose price is in no setting', async () => {
    const me = await newPerson();
    const { sessionId, events } = await pay(me);
    const begun = await latestSubscription(provider.store, await customerOf(me));
    const [item] = begun.items.data;
    const unknown: typeof begun = {
      ...begun,
      items: { object: 'list', data: [{ ...item, price: { ...item.price, id: 'price_forgotten' } }] },
    };
    await provider.store.replace(unknown);
    const told = { subscription: begun.id, prices: ['price_forgotten'], level: 40 };
    const heard = () => logged.filter((line) => 'subscription' in line && line.subscription === begun.id);
    await tell(events.slice(0, 1));
    await expect.poll(heard, POLL).toMatchObject([told]);
    expect((await me.confirm(sessionId)).body.isPro).toBe(false);
    expect(heard()).toMatchObject([told, told]);
    await reconcile(worker);
    expect(warnings).toContainEqual(expect.objectContaining({ prices: ['price_forgotten'] }));
    await provider.store.replace(begun);
  });

  it('leads to its own checkout, with what the settings say', async () => {
    const me = await newPerson();
    const { status, body } = await me.choose(TRIAL);
    expect([status, body]).toEqual([
      200,
      { checkoutUrl: expect.stringContaining(`${provider.origin}/c/pay/cs_test_`) },
    ]);
    expect((await me.choose(TRIAL)).body).toEqual(body);
    const session = await provider.store.find(body.checkoutUrl.split('/').at(-1));
    expect(session).toMatchObject({
      customer: await customerOf(me),
      success_url: 'http://localhost:3000/checkout?session_id={CHECKOUT_SESSION_ID}',
      order: { trialDays: 7, price: 'price_simulated_monthly' },
    });
    expect(await provider.store.find(await customerOf(me))).toMatchObject({
      email: me.email,
      name: 'Ada Kettle',
    });
  });

  it('gives Pro when the provider tells of it, signed with the new or the old secret', async () => {
    for (const secret of ['whsec_new', 'whsec_old']) {
      const me = await newPerson();
      const { events } = await pay(me);
      await tell(events, secret);
      await expect.poll(me.plan, POLL).toMatchObject({ isPro: true, subscriptionStatus: 'trialing' });
    }
  });

  it('gives Pro to whoever comes back before it is told', async () => {
    const me = await newPerson();
    const { sessionId } = await pay(me);
    expect((await me.confirm(sessionId)).body).toMatchObject({ state: 'complete', isPro: true });
    expect((await me.call('POST', '/api/customer-portal')).body.url).toBe(`${provider.origin}/billing`);
  });

  it('shows nothing of the simulation', async () => {
    const me = await newPerson();
    expect((await me.act('renew')).status).toBe(404);
    expect((await me.call('GET', '/api/simulated/subscription')).status).toBe(404);
    expect((await me.call('POST', '/api/customer-portal')).status).toBe(409);
    expect((await me.call('GET', '/api/config')).body.simulatedPayments).toBe(false);
  });

  it('begins anew with somebody whom the provider no longer knows', async () => {
    const me = await newPerson();
    await me.choose({ planType: 'annual' });
    await provider.store.replace({ id: await customerOf(me), object: 'customer', deleted: true });
    const sessions = await provider.store.list('checkout.session', await customerOf(me));
    for (const session of sessions) await provider.store.replace({ ...session, status: 'expired' });
    await me.choose({ planType: 'monthly' });
    expect((await me.choose({ planType: 'monthly' })).status).toBe(200);
  });

  it('ends Pro with a customer that is deleted there', async () => {
    const me = await newPerson();
    const { sessionId } = await pay(me, { planType: 'annual' });
    await me.confirm(sessionId);
    const { id, object } = await worker.payments.stripe.customers.del(await customerOf(me));
    await tell([{ type: 'customer.deleted', object: { id, object } }]);
    await expect.poll(me.plan, POLL).toMatchObject({ isPro: false, isManaged: false });
  });

  it('reminds of the end of a trial two days before it, once', async () => {
    const me = await newPerson();
    const { sessionId } = await pay(me);
    await me.confirm(sessionId);
    const mine = eq(subscriptions.customerId, await customerOf(me));
    await remindOfTrials(worker);
    await test.services.database
      .update(subscriptions)
      .set({ trialEndsAt: new Date(Date.now() + 47 * 3_600_000) })
      .where(mine);
    await Promise.all([remindOfTrials(worker), remindOfTrials(worker)]);
    const [{ trialEndsAt } = { trialEndsAt: null }] = await test.services.database
      .select()
      .from(subscriptions)
      .where(mine);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    await waitForMail(test.dataFolder, me.email, `Your free trial ends on ${day.format(trialEndsAt ?? 0)}`);
    const ends = mailsTo(test.dataFolder, me.email).filter((mail) => mail.includes('trial ends on'));
    expect(ends).toHaveLength(1);
  });

  describe('every night', () => {
    const compare = async () => {
      warnings.length = 0;
      await reconcile(worker);
      const [run] = await test.services.database
        .select()
        .from(reconciliations)
        .orderBy(desc(reconciliations.id))
        .limit(1);
      return run;
    };

    it('finds nothing where nothing was lost', async () => {
      await compare();
      const run = await compare();
      expect(run).toMatchObject({ differences: [], finishedAt: expect.any(Date) });
      expect(run?.compared).toBeGreaterThan(0);
    });

    it('puts right what nobody told, and says so', async () => {
      const [renewed, cancelled, unheard] = [await newPerson(), await newPerson(), await newPerson()];
      for (const person of [renewed, cancelled])
        await person.confirm((await pay(person, TRIAL, person.email)).sessionId);
      await pay(unheard, TRIAL, unheard.email);
      await renew(provider.store, await latestSubscription(provider.store, await customerOf(renewed)));
      const ending = await latestSubscription(provider.store, await customerOf(cancelled));
      await setCancelled(provider.store, ending, true);
      const run = await compare();
      const kinds = run?.differences.map(({ kind, here, there }) => [kind, here, there]);
      expect(kinds).toContainEqual(['status', 'trialing', 'active']);
      expect(kinds).toContainEqual(['missing_here', null, 'trialing']);
      expect(kinds?.some(([kind]) => kind === 'pro_until')).toBe(true);
      expect(warnings).toEqual(run?.differences);
      expect(await renewed.plan()).toMatchObject({ subscriptionStatus: 'active' });
      expect(await cancelled.plan()).toMatchObject({ cancelsAtPeriodEnd: true });
      expect((await unheard.plan()).isPro).toBe(true);
    });

    it('finds a customer that was forgotten there, and one that is still charged for a deleted account', async () => {
      const [lost, gone] = [await newPerson(), await newPerson()];
      for (const person of [lost, gone])
        await person.confirm((await pay(person, TRIAL, person.email)).sessionId);
      const { id, customer } = await latestSubscription(provider.store, await customerOf(lost));
      await provider.store.replace({ id, object: 'forgotten' });
      await provider.store.replace({ id: customer, object: 'customer', deleted: true });
      const left = await customerOf(gone);
      await test.services.database.delete(users).where(eq(users.email, gone.email));
      const found = (await compare())?.differences ?? [];
      expect(found.map(({ kind }) => kind).sort()).toEqual(['missing_there', 'unknown_customer']);
      expect(found.find(({ kind }) => kind === 'unknown_customer')?.there).toBe(left);
      expect((await lost.plan()).isPro).toBe(false);
    });
  });

  it('says so where the provider does not answer, and changes nothing', async () => {
    const me = await newPerson();
    const silent = await createTestApp(EMBEDDED, {
      isWorker: false,
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec',
        STRIPE_PRICE_MONTHLY: 'price_1',
        STRIPE_PRICE_ANNUAL: 'price_2',
        STRIPE_API_BASE: 'http://127.0.0.1:9',
      },
    });
    const headers = await silent.createUser({ email: me.email });
    const { status, body } = await createBuyer(silent, headers).choose(TRIAL);
    expect([status, body.message]).toEqual([503, 'Failed to start subscription. Please try again.']);
    await silent.close();
  });

  it('answers within 15 seconds if the provider hangs', async () => {
    const me = await newPerson();
    const calls: string[] = [];
    const mute = createServer((request) => calls.push(request.url ?? ''));
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const waiting = await createTestApp(EMBEDDED, {
      isWorker: false,
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec',
        STRIPE_PRICE_MONTHLY: 'price_1',
        STRIPE_PRICE_ANNUAL: 'price_2',
        STRIPE_API_BASE: `http://127.0.0.1:${(mute.address() as AddressInfo).port}`,
      },
    });
    const headers = await waiting.createUser({ email: me.email });
    const startedMs = performance.now();
    const { status, body } = await createBuyer(waiting, headers).choose(TRIAL);
    expect(performance.now() - startedMs).toBeLessThan(15_000);
    expect([status, body.message]).toEqual([503, 'Failed to start subscription. Please try again.']);
    expect(calls.length).toBeGreaterThan(1);
    mute.closeAllConnections();
    mute.close();
    await waiting.close();
  });

  it('takes nobody for gone while it is started without its keys', async () => {
    const me = await newPerson();
    const { sessionId } = await pay(me, { planType: 'annual' });
    await me.confirm(sessionId);
    const keyless: BillingWorker = { ...worker, ...createTestPayments() };
    const customerId = await customerOf(me);
    await reconcile(keyless);
    await syncCustomer(keyless, customerId);
    expect(await me.plan()).toMatchObject({ isPro: true, subscriptionStatus: 'active' });
    await expect(closeCustomer(keyless, { customerId })).rejects.toThrow('payment provider’s keys');
    await closeCustomer(worker, { customerId: 'cus_simulated_1' });
  });

  it('keeps nothing of what was only simulated before', async () => {
    const { database } = test.services;
    const [user] = await database
      .insert(users)
      .values({
        email: 'simulated@shop.test',
        stripeCustomerId: 'cus_simulated_1',
        stripeSubscriptionId: 'sub_simulated_1',
        subscriptionStatus: 'active',
        proUntil: new Date('2999-01-01'),
      })
      .returning();
    await database.insert(trials).values({ key: 'simulated', subscriptionId: 'sub_simulated_1' });
    await leaveSimulation(database);
    const [now] = await database
      .select()
      .from(users)
      .where(eq(users.id, user?.id ?? ''));
    expect(now).toMatchObject({ stripeCustomerId: null, subscriptionStatus: 'free', proUntil: null });
    expect(await database.$count(trials, eq(trials.key, 'simulated'))).toBe(0);
  });
});
