import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, subscriptions, users, webhookEvents } from '../../database/schema.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import {
  createTestPayments,
  latestSubscription,
  openSession,
  payloadOf,
  signatureOf,
} from '../../testing/test-payments.ts';
import { applyEvent } from './apply-event.ts';
import type { BillingWorker } from './jobs.ts';
import { receiveWebhook } from './receive-webhook.ts';
import {
  failRenewal,
  payCheckout,
  renew,
  type SimulatedEvent,
  setCancelled,
  takeBack,
} from './simulated/life.ts';
import { nowS } from './simulated/objects.ts';
import type { SimulatedStore } from './simulated/store.ts';

const ORDERS = 40;
/** Lives that go on side by side. */
const AT_ONCE = 10;
const SECRET = 'whsec_test';

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('the events of a subscription’s life', { timeout: 240_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false });
  }, 60_000);
  afterAll(() => test.close());

  /** Simulates the life of a subscription at its own provider; `tell` is called with each step. */
  async function live(
    store: SimulatedStore,
    customer: string,
    tell: (events: SimulatedEvent[]) => Promise<void>,
  ) {
    await store.create({ id: customer, object: 'customer', created: nowS() });
    const now = () => latestSubscription(store, customer);
    await tell(await payCheckout(store, openSession(customer, customer, 7), customer));
    await tell(await renew(store, await now()));
    await tell(await failRenewal(store, await now()));
    await tell(await renew(store, await now()));
    await tell(await takeBack(store, await now(), 'refund'));
    await tell(await setCancelled(store, await now(), true));
  }

  async function liveIn(order: number) {
    const { database, mailer, fingerprints } = test.services;
    const random = randomFrom(order + 1);
    const customer = `cus_simulated_${order}`;
    const { payments, store } = createTestPayments();
    const worker: BillingWorker = { database, mailer, payments, fingerprints, warn: () => {} };
    const jobs = { ...test.services.jobs, send: async () => {} };
    const [user] = await database
      .insert(users)
      .values({ email: `life-${order}@shop.test`, stripeCustomerId: customer })
      .returning();
    let waiting: { id: string; payload: string }[] = [];
    let told = 0;
    const deliver = async (messages: typeof waiting) => {
      for (const { id, payload } of messages) {
        await receiveWebhook(
          { database, jobs, payments },
          Buffer.from(payload),
          signatureOf(payload, SECRET),
        );
        if (random() < 0.3)
          await Promise.all([applyEvent(worker, { eventId: id }), applyEvent(worker, { eventId: id })]);
        else await applyEvent(worker, { eventId: id });
      }
    };
    await live(store, customer, async (events) => {
      for (const event of events) {
        told += 1;
        const id = `evt_${order}_${told}`;
        const message = { id, payload: payloadOf(event, id) };
        waiting.push(message, ...(random() < 0.4 ? [message] : []));
      }
      waiting = shuffled(waiting, random);
      // Some events arrive immediately, others after later ones.
      await deliver(waiting.splice(0, Math.floor(random() * waiting.length)));
    });
    await deliver(waiting);
    const [kept] = await database.select().from(subscriptions).where(eq(subscriptions.customerId, customer));
    const [standing] = await database.select().from(users).where(eq(users.stripeCustomerId, customer));
    const sent = await database
      .select()
      .from(mails)
      .where(eq(mails.userId, user?.id ?? ''));
    return { name: `order ${order}`, kept, standing, sent: sent.map(({ template }) => template), told };
  }

  it(`end in the same state in ${ORDERS} orders, with repeats`, async () => {
    let told = 0;
    for (let first = 0; first < ORDERS; first += AT_ONCE) {
      const orders = Array.from({ length: AT_ONCE }, (_, index) => first + index);
      for (const life of await Promise.all(orders.map(liveIn))) {
        told += life.told;
        expect(life.kept, life.name).toMatchObject({
          status: 'active',
          planType: 'monthly',
          withdrawal: 'refunded',
          cancelsAtPeriodEnd: true,
        });
        expect(life.standing, life.name).toMatchObject({
          subscriptionStatus: 'active',
          stripeSubscriptionId: life.kept?.id,
          proUntil: life.kept?.proUntil,
        });
        expect(life.kept?.proUntil.getTime()).toBeLessThanOrEqual(Date.now());
        expect(new Set(life.sent).size, `${life.name}: ${life.sent}`).toBe(life.sent.length);
      }
    }
    expect(await test.services.database.$count(webhookEvents)).toBe(told);
  });
});
