import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Payments } from '../features/billing/payments.ts';
import { simulateStripe } from '../features/billing/simulated/api.ts';
import type { SimulatedEvent } from '../features/billing/simulated/life.ts';
import {
  nowS,
  SIMULATED_PRICES,
  type SimulatedSession,
  type SimulatedSubscription,
} from '../features/billing/simulated/objects.ts';
import type { SimulatedStore, StoredObject } from '../features/billing/simulated/store.ts';

/** A provider's data, which ends with the test. */
function memoryStore(): SimulatedStore {
  const objects = new Map<string, StoredObject>();
  return {
    find: async (id) => objects.get(id) ?? null,
    list: async (object, customer) =>
      [...objects.values()]
        .filter((each) => each.object === object && (customer === undefined || each.customer === customer))
        .reverse(),
    async create(created) {
      const there = objects.get(created.id);
      if (there === undefined) objects.set(created.id, created);
      return there ?? created;
    },
    async replace(changed) {
      objects.set(changed.id, changed);
    },
  };
}

/** Payments with their own provider, without a network. */
export function createTestPayments(store = memoryStore()): { payments: Payments; store: SimulatedStore } {
  return {
    store,
    payments: {
      stripe: new Stripe('sk_test_1', { httpClient: Stripe.createFetchHttpClient(simulateStripe(store)) }),
      webhookSecrets: ['whsec_test'],
      prices: {
        monthly: { sold: SIMULATED_PRICES.monthly, earlier: ['price_of_old'] },
        annual: { sold: SIMULATED_PRICES.annual, earlier: [] },
      },
      hasAutomaticTax: false,
      hasPromotionCodes: false,
      isSimulated: true,
    },
  };
}

/** An unpaid checkout, as the provider has it. */
export function openSession(customer: string, id: string, trialDays: number): SimulatedSession {
  return {
    id: `cs_${id}`,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    url: null,
    client_secret: `cs_${id}_secret`,
    created: nowS(),
    expires_at: nowS() + 3600,
    success_url: 'http://localhost/checkout',
    customer,
    subscription: null,
    order: { price: SIMULATED_PRICES.monthly, trialDays, metadata: {} },
  };
}

/** The customer's latest subscription, as the provider has it. */
export async function latestSubscription(
  store: SimulatedStore,
  customer: string,
): Promise<SimulatedSubscription> {
  const [latest] = await store.list('subscription', customer);
  if (latest === undefined) throw new Error(`${customer} has no subscription`);
  return latest as SimulatedSubscription;
}

/** An event as sent, the same bytes for every delivery. */
export function payloadOf({ type, object }: SimulatedEvent, id: string): string {
  return JSON.stringify({ id, object: 'event', type, created: nowS(), livemode: false, data: { object } });
}

/** @param ageS how long ago it was signed, in seconds */
export function signatureOf(payload: string, secret: string, ageS = 0): string {
  const { stripe } = createTestPayments().payments;
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: nowS() - ageS });
}

/** The provider as a server with its own checkout. Requests must be accepted by its API. */
export async function startProvider() {
  const store = memoryStore();
  let answer: typeof fetch = simulateStripe(store);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answered = await answer(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answered.status, { 'content-type': 'application/json' });
    response.end(await answered.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answer = simulateStripe(store, { checkoutOrigin: origin, mark: 'test' });
  return {
    origin,
    store,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
