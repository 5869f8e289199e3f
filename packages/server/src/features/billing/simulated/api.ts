import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { readForm } from './form.ts';
import { changeQuantity, endSubscription, endSubscriptionsOf } from './life.ts';
import { nowS, planTypeOf, priceOf, type SimulatedSession, type SimulatedSubscription } from './objects.ts';
import { customerOrder, portalOrder, sessionOrder, subscriptionOrder } from './orders.ts';
import type { SimulatedStore, StoredObject } from './store.ts';

/** The part of the provider's API that the product uses, as a `fetch` over its own store. */

interface Call {
  store: SimulatedStore;
  options: SimulationOptions;
  /** The values of the path's placeholders. */
  id: string;
  query: URLSearchParams;
  body: string;
  /** Creates an id that is the same for repeats of this call. */
  newId: (prefix: string) => string;
}

interface SimulationOptions {
  /** Address of the hosted checkout; without it, `/checkout` shows checkouts with their client secret. */
  checkoutOrigin?: string;
  /** Part of every id, to show that it is simulated. */
  mark?: string;
}

type Answer = { status: number; body: object };
type Handler = (call: Call) => Promise<Answer>;

const SESSION_S = 24 * 3600;

const ROUTES: [method: string, path: RegExp, handler: Handler][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/([^/]+)$/, retrieveOf('customer')],
  ['DELETE', /^\/v1\/customers\/([^/]+)$/, deleteCustomer],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, retrieveOf('checkout.session')],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireSession],
  ['GET', /^\/v1\/subscriptions$/, listOf('subscription')],
  ['GET', /^\/v1\/subscriptions\/([^/]+)$/, retrieveOf('subscription')],
  ['POST', /^\/v1\/subscriptions\/([^/]+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/([^/]+)$/, cancelSubscription],
  ['GET', /^\/v1\/charges$/, listOf('charge')],
  ['GET', /^\/v1\/charges\/([^/]+)$/, retrieveOf('charge')],
  ['GET', /^\/v1\/disputes$/, listDisputes],
  ['GET', /^\/v1\/prices\/([^/]+)$/, retrievePrice],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortalSession],
];

/** The simulated provider. Its answers have the shape of the real ones. */
export function simulateStripe(store: SimulatedStore, options: SimulationOptions = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const body = await request.text();
    const key = request.headers.get('idempotency-key') ?? randomUUID();
    const route = ROUTES.find(([method, path]) => method === request.method && path.test(pathname));
    const id = decodeURIComponent(route?.[1].exec(pathname)?.[1] ?? '');
    const newId = (prefix: string) =>
      `${prefix}_${options.mark ?? 'simulated'}_${hash(`${pathname} ${key}`)}`;
    const isMistake = request.method === 'POST' && (await isOtherRequest(store, key, `${pathname} ${body}`));
    const answer = isMistake
      ? refuse(400, 'The key was used with other parameters', { type: 'idempotency_error' })
      : await (route?.[2] ?? unknown)({ store, options, id, query: searchParams, body, newId });
    return Response.json(answer.body, {
      status: answer.status,
      headers: { 'request-id': `req_simulated_${hash(randomUUID())}` },
    });
  };
}

/** A key belongs to one request: using it for another one is a mistake. */
async function isOtherRequest(store: SimulatedStore, key: string, request: string): Promise<boolean> {
  const id = `key_${hash(key)}`;
  const stored = await store.create({ id, object: 'idempotency_key', request: hash(request) });
  return stored.request !== hash(request);
}

async function createCustomer(call: Call): Promise<Answer> {
  return ordered(customerOrder, call, async (order) =>
    call.store.create({ id: call.newId('cus'), object: 'customer', created: nowS(), ...order }),
  );
}

async function deleteCustomer({ store, id }: Call): Promise<Answer> {
  const customer = await find(store, 'customer', id);
  if (customer === null) return missing(id);
  await endSubscriptionsOf(store, id);
  await store.replace({ id, object: 'customer', deleted: true });
  return { status: 200, body: { id, object: 'customer', deleted: true } };
}

async function createSession(call: Call): Promise<Answer> {
  const { store, options, newId } = call;
  return ordered(sessionOrder, call, async (order) => {
    const [{ price, quantity }] = order.line_items;
    if (planTypeOf(price) === null) return missing(price);
    const customer = await find(store, 'customer', order.customer);
    if (customer === null || customer.deleted) return missing(order.customer);
    const id = newId('cs');
    const isHosted = options.checkoutOrigin !== undefined;
    const session: SimulatedSession = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      url: isHosted ? `${options.checkoutOrigin}/c/pay/${id}` : null,
      client_secret: isHosted ? null : `${id}_secret_${hash(randomUUID())}`,
      created: nowS(),
      expires_at: nowS() + SESSION_S,
      success_url: order.success_url,
      customer: order.customer,
      subscription: null,
      order: {
        price,
        quantity,
        trialDays: order.subscription_data.trial_period_days ?? 0,
        metadata: order.subscription_data.metadata,
      },
    };
    return store.create(session);
  });
}

async function expireSession({ store, id }: Call): Promise<Answer> {
  const session = await find(store, 'checkout.session', id);
  if (session === null) return missing(id);
  if (session.status !== 'open') return refuse(400, 'Only open sessions can be expired');
  const expired = { ...session, status: 'expired' };
  await store.replace(expired);
  return { status: 200, body: expired };
}

async function updateSubscription(call: Call): Promise<Answer> {
  const { store, id } = call;
  return ordered(subscriptionOrder, call, async ({ items: [{ quantity }] }) => {
    const subscription = await find(store, 'subscription', id);
    if (subscription === null) return missing(id);
    return changeQuantity(store, subscription as SimulatedSubscription, quantity);
  });
}

async function cancelSubscription({ store, id }: Call): Promise<Answer> {
  const subscription = await find(store, 'subscription', id);
  if (subscription === null) return missing(id);
  const ended = endSubscription(subscription as SimulatedSubscription, 'cancellation_requested');
  await store.replace(ended);
  return { status: 200, body: ended };
}

async function listDisputes({ store, query }: Call): Promise<Answer> {
  const found = await store.list('dispute');
  return listed(
    found.filter(({ charge }) => charge === query.get('charge')),
    '/v1/disputes',
  );
}

async function retrievePrice({ id }: Call): Promise<Answer> {
  const planType = planTypeOf(id);
  return planType === null ? missing(id) : { status: 200, body: priceOf(planType) };
}

async function createPortalSession(call: Call): Promise<Answer> {
  return ordered(portalOrder, call, async ({ customer, return_url }) => ({
    id: call.newId('bps'),
    object: 'billing_portal.session',
    customer,
    return_url,
    url: new URL('/billing', call.options.checkoutOrigin ?? return_url).href,
  }));
}

function retrieveOf(object: string): Handler {
  return async ({ store, id }) => {
    const found = await find(store, object, id);
    return found === null ? missing(id) : { status: 200, body: found };
  };
}

function listOf(object: string): Handler {
  return async ({ store, query }) =>
    listed(await store.list(object, query.get('customer') ?? undefined), `/v1/${object}s`);
}

async function ordered<Schema extends z.ZodType>(
  schema: Schema,
  { body }: Call,
  fulfil: (order: z.infer<Schema>) => Promise<StoredObject | Answer>,
): Promise<Answer> {
  const order = schema.safeParse(readForm(body));
  if (!order.success) return refuse(400, order.error.message);
  const result = await fulfil(order.data);
  return 'body' in result ? (result as Answer) : { status: 200, body: result };
}

async function find(store: SimulatedStore, object: string, id: string): Promise<StoredObject | null> {
  const found = await store.find(id);
  return found?.object === object ? found : null;
}

function listed(data: StoredObject[], url: string): Answer {
  return { status: 200, body: { object: 'list', data, has_more: false, url } };
}

async function unknown(): Promise<Answer> {
  return refuse(404, 'Unrecognized request URL');
}

function missing(id: string): Answer {
  return refuse(404, `No such object: '${id}'`, { code: 'resource_missing' });
}

function refuse(status: number, message: string, more: { type?: string; code?: string } = {}): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...more } } };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
