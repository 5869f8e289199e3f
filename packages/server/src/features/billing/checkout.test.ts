import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UserActor } from '../../access/actor.ts';
import { simulatedObjects, subscriptions, users } from '../../database/schema.ts';
import { readSettings } from '../../settings.ts';
import { waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer } from '../../testing/test-billing.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { openPayments } from './payments.ts';
import { startCheckout } from './start-checkout.ts';

/** Until an event has been applied. */
const POLL = { timeout: 20_000 };

/** A person in their personal workspace. */
function actorOf(id: string): UserActor {
  return { kind: 'user', id, workspaceId: id, role: 'owner', isPro: false, isFounder: false };
}

describe('the way to Pro', { timeout: 60_000 }, () => {
  let test: TestApp;
  let people = 0;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  }, 60_000);
  afterAll(() => test.close());

  async function newPerson(known?: string) {
    people += 1;
    const email = known ?? `buyer-${people}@shop.test`;
    const headers = await test.createUser({ email, emailVerified: true, firstName: 'Ada' });
    return { email, headers, ...createBuyer(test, headers) };
  }
  const stored = (object: string) =>
    test.services.database.$count(simulatedObjects, eq(simulatedObjects.object, object));
  const customersOf = (email: string) =>
    test.services.database.$count(
      simulatedObjects,
      and(eq(simulatedObjects.object, 'customer'), sql`${simulatedObjects.data}->>'email' = ${email}`),
    );

  it('leads over the checkout to Pro and back to what was wanted', async () => {
    const me = await newPerson();
    const { body } = await me.choose({ planType: 'annual', returnTo: '/analyze?tab=swot' });
    const address = `/api/simulated/checkout/${body.clientSecret}`;
    const { body: shown } = await me.call('GET', address);
    expect(shown).toMatchObject({ planType: 'annual', trialDays: 0, amount: 46_800, state: 'open' });
    expect((await me.pay(body.clientSecret, { outcome: 'declined' })).body.state).toBe('open');
    expect((await me.confirm(shown.sessionId)).body).toMatchObject({ state: 'open', isPro: false });
    expect((await me.pay(body.clientSecret)).body.state).toBe('complete');
    expect((await me.confirm(shown.sessionId)).body).toEqual({
      state: 'complete',
      planType: 'annual',
      isTrial: false,
      isPro: true,
      returnTo: '/analyze?tab=swot',
    });
    const { body: user } = await me.call('GET', '/api/auth/user');
    expect(user).toMatchObject({ isPro: true, subscriptionStatus: 'active' });
    expect(await me.plan()).toMatchObject({ isPro: true, planType: 'annual', cancelsAtPeriodEnd: false });
    expect((await me.pay(body.clientSecret)).status).toBe(409);
  });

  it('never leads away from the product', async () => {
    const me = await newPerson();
    expect(await me.buy({ planType: 'monthly', returnTo: 'https://evil.test/' })).toMatchObject({
      returnTo: '/analyze',
    });
  });

  it('gives one subscription for two clicks in two tabs', async () => {
    const me = await newPerson();
    const before = [await stored('checkout.session'), await stored('customer')];
    const choice = { planType: 'monthly', trial: true };
    const answers = await Promise.all([1, 2, 3, 4].map((tab) => me.choose(choice, `tab-${tab}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    const secret = answers[0]?.body.clientSecret;
    await Promise.all([me.pay(secret), me.pay(secret)]);
    expect([await stored('checkout.session'), await stored('customer')]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 1,
    ]);
    await expect.poll(async () => (await me.plan()).subscriptionStatus, POLL).toBe('trialing');
    const mine = await test.services.database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.planType, 'monthly'));
    expect(mine.filter(({ status }) => status === 'trialing')).toHaveLength(1);
    const again = await me.choose(choice, 'tab-5');
    expect([again.status, again.body.message]).toEqual([
      409,
      'You already have a subscription. Manage it in your account.',
    ]);
  });

  it('answers a repeat with the same checkout, and refuses its key for the other plan', async () => {
    const me = await newPerson();
    const first = await me.choose({ planType: 'monthly' }, 'key');
    expect((await me.choose({ planType: 'monthly' }, 'key')).body).toEqual(first.body);
    expect((await me.choose({ planType: 'annual' }, 'key')).status).toBe(409);
  });

  it('closes the checkout of a plan once another one is chosen', async () => {
    const me = await newPerson();
    const first = await me.choose({ planType: 'monthly' });
    const second = await me.choose({ planType: 'annual' });
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    expect((await me.pay(first.body.clientSecret)).status).toBe(409);
    expect((await me.pay(second.body.clientSecret)).body.state).toBe('complete');
  });

  it('leads no tab to a checkout that another tab has closed by choosing otherwise in the same moment', async () => {
    const me = await newPerson();
    const { id } = (await me.call('GET', '/api/auth/user')).body;
    const payments = openPayments(readSettings({}), test.services.database);
    const { sessions } = payments.stripe.checkout;
    const create = sessions.create.bind(sessions);
    let second: Awaited<ReturnType<typeof me.choose>> | undefined;
    vi.spyOn(sessions, 'create').mockImplementationOnce(async (...args) => {
      const made = await create(...args);
      second = await me.choose({ planType: 'annual' });
      return made;
    });
    const deps = { ...test.services, payments, publicUrl: 'http://localhost:3000', warn: vi.fn() };
    const choice = { planType: 'monthly', isTrial: false, seats: undefined, returnTo: '/' } as const;
    await expect(startCheckout(deps, actorOf(id), choice, null)).rejects.toMatchObject({ code: 'conflict' });
    expect((await me.pay(second?.body.clientSecret)).body.state).toBe('complete');
  });

  it('is nobody else’s', async () => {
    const [me, other] = [await newPerson(), await newPerson()];
    const { body } = await me.choose({ planType: 'monthly' });
    await other.choose({ planType: 'monthly' });
    expect((await other.pay(body.clientSecret)).status).toBe(404);
    expect((await other.call('GET', `/api/simulated/checkout/${body.clientSecret}`)).status).toBe(404);
    expect((await other.confirm(body.clientSecret.split('_secret_')[0])).status).toBe(404);
  });

  describe('a trial', () => {
    const choice = { planType: 'monthly', trial: true };
    const trialDays = async (me: Awaited<ReturnType<typeof newPerson>>, asked: object = choice) => {
      const { body } = await me.choose(asked);
      return (await me.call('GET', `/api/simulated/checkout/${body.clientSecret}`)).body.trialDays;
    };

    it('knows no payment of a card that was declined before it began', async () => {
      const me = await newPerson();
      const { body } = await me.choose(choice);
      expect((await me.pay(body.clientSecret, { outcome: 'declined' })).body.state).toBe('open');
      expect((await me.pay(body.clientSecret)).body.state).toBe('complete');
      expect((await me.call('GET', '/api/simulated/subscription')).body.payments).toEqual([]);
    });

    it('lasts 7 days, and is told by mail', async () => {
      const me = await newPerson();
      expect(await me.buy(choice)).toMatchObject({ isTrial: true, isPro: true });
      const { trialEndsAt, subscriptionStatus } = await me.plan();
      expect(subscriptionStatus).toBe('trialing');
      const days = (Date.parse(trialEndsAt) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7);
      const mail = await waitForMail(
        test.dataFolder,
        me.email,
        'Your 7-day free trial of Liftmark Pro has started',
      );
      expect(mail).toContain('we’ll charge $49 on');
    });

    it('belongs to the monthly plan', async () => {
      expect(await trialDays(await newPerson(), { planType: 'annual', trial: true })).toBe(0);
      expect(await trialDays(await newPerson(), { planType: 'monthly' })).toBe(0);
    });

    it('comes once to each person, also under a new account of the same address', async () => {
      const me = await newPerson();
      expect(await trialDays(me)).toBe(7);
      await me.buy(choice);
      await me.act('end');
      await expect.poll(async () => (await me.plan()).isPro, POLL).toBe(false);
      expect(await trialDays(me)).toBe(0);
      const gone = await me.call('POST', '/api/account/delete', { confirmation: 'DELETE' });
      expect(gone.status).toBe(200);
      expect(await trialDays(await newPerson(me.email))).toBe(0);
    });

    it('comes once to each card, and nothing is charged for the second', async () => {
      await (await newPerson()).buy(choice, 'shared');
      const me = await newPerson();
      expect(await me.buy(choice, 'shared')).toMatchObject({
        state: 'complete',
        isTrial: true,
        isPro: false,
      });
      expect(await me.plan()).toMatchObject({ isPro: false, subscriptionStatus: 'free' });
      await waitForMail(test.dataFolder, me.email, 'We couldn’t start your free trial');
      expect((await me.call('GET', '/api/simulated/subscription')).body).toMatchObject({
        status: 'canceled',
        payments: [],
      });
    });
  });

  it('ends at the provider with the account', async () => {
    const me = await newPerson();
    await me.buy({ planType: 'monthly' });
    const [user] = await test.services.database.select().from(users).where(eq(users.email, me.email));
    await me.call('POST', '/api/account/delete', { confirmation: 'DELETE' });
    const customer = async () => {
      const [found] = await test.services.database
        .select()
        .from(simulatedObjects)
        .where(eq(simulatedObjects.id, user?.stripeCustomerId ?? ''));
      return found?.data;
    };
    await expect.poll(customer, POLL).toMatchObject({ deleted: true });
    const [subscription] = await test.services.database
      .select()
      .from(simulatedObjects)
      .where(eq(simulatedObjects.id, user?.stripeSubscriptionId ?? ''));
    expect(subscription?.data).toMatchObject({ status: 'canceled' });
  });

  it('leaves no customer at the provider of whoever deletes the account meanwhile', async () => {
    const me = await newPerson();
    const { id } = (await me.call('GET', '/api/auth/user')).body;
    const payments = openPayments(readSettings({}), test.services.database);
    const { customers } = payments.stripe;
    const create = customers.create.bind(customers);
    vi.spyOn(customers, 'create').mockImplementation(async (...order) => {
      const made = await create(...order);
      expect((await me.call('POST', '/api/account/delete', { confirmation: 'DELETE' })).status).toBe(200);
      return made;
    });
    const deps = { ...test.services, payments, publicUrl: 'http://localhost', warn: vi.fn() };
    const choice = { planType: 'monthly', isTrial: false, seats: undefined, returnTo: '/' } as const;
    await expect(startCheckout(deps, actorOf(id), choice, null)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect.poll(() => customersOf(me.email), POLL).toBe(0);
  });

  it('has one customer for each person who chooses twice and leaves, and none once they are gone', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => newPerson()));
    const answers = await Promise.all(
      people.flatMap((me) => [
        me.choose({ planType: 'monthly' }),
        me.choose({ planType: 'annual' }),
        me.call('POST', '/api/account/delete', { confirmation: 'DELETE' }),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 500)).toEqual([]);
    for (const { email } of people) await expect.poll(() => customersOf(email), POLL).toBe(0);
  });
});
