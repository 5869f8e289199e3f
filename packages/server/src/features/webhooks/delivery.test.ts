import type { WebhookRequest } from '@liftmark/contract/webhooks';
import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { and, eq, sql } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, mails, webhookAttempts, webhookDeliveries, webhooks } from '../../database/schema.ts';
import { composeMail } from '../../mails/compose.ts';
import { egressPolicyOf } from '../../platform/egress-policy.ts';
import { openProps } from '../../platform/mail/sealed-props.ts';
import { readSettings } from '../../settings.ts';
import { type Receiver, startReceiver } from '../../testing/receiver.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';
import { readQueueFigures } from '../system/queue-figures.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import type { WebhookWorker } from './jobs.ts';
import type { PageEvent } from './page-event.ts';
import { removeDeliveries } from './remove-deliveries.ts';
import { RETRY_DELAYS_S, retryDelayS } from './retries.ts';
import { sealAddress } from './sealed.ts';

const DAY_MS = 24 * 3600 * 1000;
const SITE = {
  publicUrl: 'https://liftmark.test',
  supportEmail: 'support@liftmark.test',
  unsubscribe: () => ({ oneClickUrl: '', screenUrl: '' }),
};
const ALLOWED = { ALLOW_PRIVATE_TARGETS: '127.0.0.1' };
const FINISHED: PageEvent = {
  type: 'analysis.finished',
  page: { title: 'Kettles', address: 'https://shop.test/' },
  kind: 'url',
  isScheduled: false,
  reportId: '00000000-0000-4000-8000-000000000000',
  score: 70,
  grade: 'B-',
  previousScore: null,
  isComparable: true,
};

describe.each(testServers())('deliveries on $name', { timeout: 60_000 }, (server) => {
  let test: TestApp;
  let worker: WebhookWorker;
  let receiver: Receiver;
  let email: string;
  let userId: string;
  let me: { cookie: string };
  let people = 0;

  beforeAll(async () => {
    // Only the test itself makes attempts.
    test = await createTestApp(server, { environment: ALLOWED, isWorker: false });
    const guard = createEgressGuard(egressPolicyOf(readSettings(ALLOWED)));
    worker = { ...test.services, guard, timeoutMs: 30_000 };
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    people += 1;
    receiver = await startReceiver();
    email = `owner-${people}@shop.test`;
    me = await test.createUser({ email, emailVerified: true, firstName: 'Ada' });
    userId = (await call('GET', '/api/auth/user')).id;
  });
  afterEach(() => receiver.close());

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    status = 200,
  ) {
    const answer = await test.app.inject({ method, url, headers: me, ...(payload && { payload }) });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.anything()]);
    return answer.json();
  }
  const request = (change: Partial<WebhookRequest> = {}): WebhookRequest => ({
    name: 'Team',
    address: receiver.url,
    format: 'standard',
    events: ['analysis.finished'],
    isOn: true,
    ...change,
  });
  const create = async (change: Partial<WebhookRequest> = {}) => {
    const { webhook, secret } = await call('POST', '/api/account/webhooks', request(change));
    return {
      id: webhook.id as string,
      secret: secret as string,
      path: `/api/account/webhooks/${webhook.id}`,
    };
  };
  const publish = (event: PageEvent = FINISHED) =>
    test.services.database.transaction((transaction) =>
      test.services.publisher.publish(transaction, userId, event),
    );
  const deliveriesOf = (webhookId: string) =>
    test.services.database.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhookId));
  const only = async (webhookId: string) => {
    const [delivery, ...others] = await deliveriesOf(webhookId);
    if (delivery === undefined || others.length > 0) throw new Error('Not exactly one delivery');
    return delivery;
  };
  const run = { signal: new AbortController().signal };
  /** Makes the attempt that is due. */
  const attempt = async (webhookId: string, timeoutMs = worker.timeoutMs) => {
    const { id: deliveryId, turn } = await only(webhookId);
    await attemptDelivery({ ...worker, timeoutMs }, { deliveryId, turn }, run);
    return only(webhookId);
  };
  const attemptsAt = (deliveryId: string) =>
    test.services.database.select().from(webhookAttempts).where(eq(webhookAttempts.deliveryId, deliveryId));
  const jobsFor = async (deliveryId: string) => {
    const { rows } = await test.services.database.execute<{ data: { turn: number }; at: number }>(sql`
      select data, (extract(epoch from start_after) * 1000)::float as at from pgboss.job
      where name = 'webhook-attempt' and data->>'deliveryId' = ${deliveryId} order by created_on, start_after`);
    return rows;
  };

  it('are signed so that the library verifies them, and stored without their secrets', async () => {
    const { id, secret } = await create();
    await publish();
    const { id: deliveryId, state } = await attempt(id);
    expect(state).toBe('delivered');
    const [got] = receiver.received;
    const headers = got?.headers as Record<string, string>;
    expect(headers['webhook-id']).toBe(`msg_${deliveryId}`);
    expect(headers['content-type']).toBe('application/json');
    const payload = new Verifier(secret).verify(got?.body ?? '', headers);
    expect(payload).toMatchObject({
      type: 'analysis.finished',
      data: { score: 70, page: { title: 'Kettles' } },
    });
    const rows = JSON.stringify(
      await test.services.database.select().from(webhooks).where(eq(webhooks.id, id)),
    );
    for (const hidden of [secret.slice('whsec_'.length), 'path-token']) expect(rows).not.toContain(hidden);
    const [logged] = await attemptsAt(deliveryId);
    expect(logged).toMatchObject({ status: 204, error: null, answer: null });
  });

  it('carry both signatures while a secret is replaced, and then only the new one', async () => {
    const { id, secret: old, path } = await create();
    const { secret, previousUntil } = await call('POST', `${path}/secret`);
    expect(secret).not.toBe(old);
    expect(Date.parse(previousUntil) - Date.now()).toBeCloseTo(DAY_MS, -6);
    // A repeat must not throw away the one that receivers still use.
    await call('POST', `${path}/secret`, undefined, 409);
    expect(await call('GET', `${path}/secret`)).toEqual({ secret, previousUntil });
    await publish();
    await attempt(id);
    const verifies = (key: string) => {
      const { body = '', headers } = receiver.received.at(-1) ?? {};
      try {
        return Boolean(new Verifier(key).verify(body, headers as Record<string, string>));
      } catch {
        return false;
      }
    };
    expect([verifies(old), verifies(secret)]).toEqual([true, true]);
    expect(await call('DELETE', `${path}/secret/previous`)).toEqual({ secret, previousUntil: null });
    await call('POST', `${path}/deliveries/msg_${(await only(id)).id}/replay`);
    await attempt(id);
    expect(receiver.received).toHaveLength(2);
    expect([verifies(old), verifies(secret)]).toEqual([false, true]);
    // The overlap ends by itself, too.
    const next = (await call('POST', `${path}/secret`)).secret;
    await test.services.database
      .update(webhooks)
      .set({ previousUntil: new Date(Date.now() - 1) })
      .where(eq(webhooks.id, id));
    await call('POST', `${path}/deliveries/msg_${(await only(id)).id}/replay`);
    await attempt(id);
    expect([verifies(secret), verifies(next)]).toEqual([false, true]);
    await removeDeliveries(test.services);
    const [row] = await test.services.database.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row?.sealedPreviousSecret).toBeNull();
  });

  it('go to those that are on and listen to the event', async () => {
    const on = await create();
    const off = await create({ isOn: false });
    const other = await create({ events: ['analysis.failed'] });
    await publish();
    expect((await deliveriesOf(on.id)).length).toBe(1);
    for (const { id } of [off, other]) expect(await deliveriesOf(id)).toEqual([]);
  });

  it('are rolled back with what happened', async () => {
    const { id } = await create();
    const rolledBack = test.services.database.transaction(async (transaction) => {
      await test.services.publisher.publish(transaction, userId, FINISHED);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await deliveriesOf(id)).toEqual([]);
  });

  it('are retried for three days under the same id, then the webhook is off and its owner knows', async () => {
    const { id, path } = await create({ name: 'Ops @evil.test' });
    receiver.answer = (response) => void response.writeHead(500).end('broken');
    await publish();
    for (const [index, delayS] of RETRY_DELAYS_S.entries()) {
      const earliest = Date.now() + delayS * 1_000;
      const { state, turn, nextAttemptAt, id: deliveryId } = await attempt(id);
      const latest = Date.now() + delayS * 1_100 + 1_000;
      expect([state, turn]).toEqual(['pending', index + 1]);
      const job = (await jobsFor(deliveryId)).find(({ data }) => data.turn === turn);
      for (const moment of [nextAttemptAt?.getTime(), job?.at]) {
        expect(moment).toBeGreaterThanOrEqual(earliest);
        expect(moment).toBeLessThanOrEqual(latest);
      }
    }
    const failing = (await call('GET', '/api/account/webhooks')).webhooks[0];
    expect(failing).toMatchObject({ isOn: true, failingSince: expect.any(String) });
    const { state, nextAttemptAt, id: deliveryId } = await attempt(id);
    expect([state, nextAttemptAt]).toEqual(['failed', null]);
    expect(receiver.received).toHaveLength(RETRY_DELAYS_S.length + 1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [webhook] = (await call('GET', '/api/account/webhooks')).webhooks;
    expect(webhook).toMatchObject({ isOn: false, offReason: 'failing' });
    const detail = await call('GET', `${path}/deliveries/msg_${deliveryId}`);
    expect(detail.log).toHaveLength(RETRY_DELAYS_S.length + 1);
    expect(detail.log[0]).toMatchObject({ status: 500, error: 'refused', answer: 'broken' });
    const actions = await test.services.database
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${userId}`));
    expect(actions.map(({ action }) => action)).toEqual(['webhook_created', 'webhook_switched_off']);

    // Nothing more is sent, and nothing can be replayed until it's on again.
    await publish();
    expect(await deliveriesOf(id)).toHaveLength(1);
    await call('POST', `${path}/deliveries/msg_${deliveryId}/replay`, undefined, 409);
    await call('PUT', path, request());
    receiver.answer = (response) => void response.writeHead(200).end('ok');
    await call('POST', `${path}/deliveries/msg_${deliveryId}/replay`);
    expect((await attempt(id)).state).toBe('delivered');
    const again = (await call('GET', '/api/account/webhooks')).webhooks[0];
    expect(again).toMatchObject({ isOn: true, offReason: null, failingSince: null });

    const [stored, ...others] = await test.services.database
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, email), eq(mails.template, 'webhook-switched-off')));
    expect(others).toEqual([]);
    const props = openProps(test.services.keyring, stored?.props ?? {});
    const mail = await composeMail('webhook-switched-off', props, SITE);
    expect(mail.subject).toBe('Your webhook is off: Ops @\u200bevil.\u200btest');
    const words = mail.text.replace(/\s+/g, ' ');
    expect(words).toMatch(
      /because 127\.0\.0\.1:\d+ accepted nothing that we sent for more than three days\./,
    );
    expect(words).toContain(`https://liftmark.test/account/webhooks/${id}`);
    expect(mail.text + mail.html).not.toMatch(/path-token|@evil/);
  });

  it('keep a webhook on that accepted something meanwhile', async () => {
    const { id } = await create();
    receiver.answer = (response) => void response.writeHead(503).end();
    await publish();
    await test.services.database
      .update(webhookDeliveries)
      .set({ tries: RETRY_DELAYS_S.length })
      .where(eq(webhookDeliveries.webhookId, id));
    const lastDeliveredAt = new Date();
    await test.services.database.update(webhooks).set({ lastDeliveredAt }).where(eq(webhooks.id, id));
    expect((await attempt(id)).state).toBe('failed');
    const [webhook] = (await call('GET', '/api/account/webhooks')).webhooks;
    expect(webhook).toMatchObject({ isOn: true, offReason: null });
  });

  it.each<[string, () => string, number]>([
    ['seconds', () => '3600', 3_600],
    ['a date', () => new Date(Date.now() + 7_200_000).toUTCString(), 7_200],
    ['more than a day', () => '99999999', 24 * 3_600],
    ['less than the usual delay', () => '1', 5],
    ['a date in the past', () => 'Sun, 06 Nov 1994 08:49:37 GMT', 5],
    ['nothing that can be read', () => 'soon', 5],
  ])('wait as long as Retry-After says: %s', async (_, retryAfter, delayS) => {
    const { id } = await create();
    receiver.answer = (response) => void response.writeHead(429, { 'retry-after': retryAfter() }).end();
    await publish();
    // A date has whole seconds.
    const earliest = Date.now() + (delayS - 1) * 1_000;
    const { nextAttemptAt, turn, id: deliveryId } = await attempt(id);
    const latest = Date.now() + delayS * 1_100 + 1_000;
    const job = (await jobsFor(deliveryId)).find(({ data }) => data.turn === turn);
    for (const moment of [nextAttemptAt?.getTime(), job?.at]) {
      expect(moment).toBeGreaterThanOrEqual(earliest);
      expect(moment).toBeLessThanOrEqual(latest);
    }
    const [logged] = await attemptsAt(deliveryId);
    expect(logged).toMatchObject({ status: 429, error: 'refused' });
  });

  it('switch a webhook off at once where the receiver says that it’s gone', async () => {
    const { id } = await create();
    receiver.answer = (response) => void response.writeHead(410).end();
    await publish();
    expect((await attempt(id)).state).toBe('failed');
    const [webhook] = (await call('GET', '/api/account/webhooks')).webhooks;
    expect(webhook).toMatchObject({ isOn: false, offReason: 'gone' });
    const stored = await test.services.database
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, email), eq(mails.template, 'webhook-switched-off')));
    expect(stored.map(({ props }) => openProps(test.services.keyring, props).reason)).toEqual(['gone']);
  });

  it('log what went wrong, with a short answer that shows no secrets', async () => {
    const { id, secret, path } = await create();
    const outcome = async (answer: Receiver['answer'], timeoutMs?: number) => {
      receiver.answer = answer;
      const { id: deliveryId } = await attempt(id, timeoutMs);
      return (await call('GET', `${path}/deliveries/msg_${deliveryId}`)).log[0];
    };
    await publish();
    const slow = await outcome(() => undefined, 300);
    expect(slow).toMatchObject({ status: null, error: 'timeout', answer: null });
    expect(slow.durationMs).toBeGreaterThanOrEqual(290);
    const before = receiver.received.length;
    const redirected = await outcome((response) => void response.writeHead(302, { location: '/on' }).end());
    expect(redirected).toMatchObject({ status: 302, error: 'redirect' });
    expect(receiver.received).toHaveLength(before + 1);
    const chatty = await outcome((response, { headers }) => {
      const signature = headers['webhook-signature'];
      response
        .writeHead(400)
        .end(
          `no\n<b>${secret}</b> ${signature} ${receiver.url} ada@shop.test Bearer abc sk_live_1 0123456789abcdef0123456789abcdef ${'x'.repeat(5_000)}`,
        );
    });
    expect(chatty.answer).toMatch(/^no <b>\[secret\]<\/b>/);
    expect(chatty.answer.length).toBeLessThanOrEqual(500);
    expect(chatty.answer).not.toMatch(/whsec|path-token|ada@|abc|sk_live|0123456789abcdef/);
    expect(chatty.answer).not.toContain(secret.slice(-20));
  });

  it('never reach a private address, whatever a row says', async () => {
    const hidden = await startReceiver('127.0.0.2');
    await call('POST', '/api/account/webhooks', request({ address: hidden.url }), 422);
    const { id } = await create();
    await test.services.database
      .update(webhooks)
      .set({ sealedAddress: sealAddress(test.services.keyring, hidden.url) })
      .where(eq(webhooks.id, id));
    await publish();
    const [logged] = await attemptsAt((await attempt(id)).id);
    expect(logged).toMatchObject({ status: null, error: 'blocked_destination' });
    expect(hidden.received).toEqual([]);
    await hidden.close();
  });

  it('are replayed under the same id, once', async () => {
    const { id, path } = await create();
    await publish();
    const { id: deliveryId } = await attempt(id);
    const replay = `${path}/deliveries/msg_${deliveryId}/replay`;
    expect(await call('POST', replay)).toMatchObject({ state: 'pending', id: `msg_${deliveryId}` });
    await call('POST', replay, undefined, 409);
    expect((await jobsFor(deliveryId)).map(({ data }) => data.turn)).toEqual([0, 2]);
    await attempt(id);
    // A job of an earlier turn finds nothing to do.
    for (const turn of [0, 1, 2]) await attemptDelivery(worker, { deliveryId, turn }, run);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      `msg_${deliveryId}`,
      `msg_${deliveryId}`,
    ]);
  });

  it('that wait for their next attempt are sent now by a replay, and not a second time later', async () => {
    const { id, path } = await create();
    receiver.answer = (response) => void response.writeHead(500).end();
    await publish();
    const { id: deliveryId, turn } = await attempt(id);
    await call('POST', `${path}/deliveries/msg_${deliveryId}/replay`);
    receiver.answer = (response) => void response.writeHead(200).end();
    expect((await attempt(id)).state).toBe('delivered');
    await attemptDelivery(worker, { deliveryId, turn }, run);
    expect(receiver.received).toHaveLength(2);
  });

  it('that are not recorded are repeated under the same id, and nothing else is lost', async () => {
    const { id } = await create();
    await publish();
    const { id: deliveryId, turn } = await only(id);
    const dying: WebhookWorker = {
      ...worker,
      database: Object.assign(Object.create(worker.database), {
        transaction: () => Promise.reject(new Error('power cut')),
      }),
    };
    await expect(attemptDelivery(dying, { deliveryId, turn }, run)).rejects.toThrow('power cut');
    expect(await only(id)).toMatchObject({ state: 'pending', turn: 0 });
    await attemptDelivery(worker, { deliveryId, turn }, run);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      `msg_${deliveryId}`,
      `msg_${deliveryId}`,
    ]);
    expect(await attemptsAt(deliveryId)).toHaveLength(1);
    expect(await only(id)).toMatchObject({ state: 'delivered' });
  });

  it('that a stopping worker didn’t finish go back to the queue', async () => {
    const { id } = await create();
    await publish();
    const { id: deliveryId, turn } = await only(id);
    const stop = new AbortController();
    receiver.answer = () => stop.abort(new Error('stopping'));
    await expect(attemptDelivery(worker, { deliveryId, turn }, stop)).rejects.toThrow('stopping');
    expect(await only(id)).toMatchObject({ state: 'pending', turn: 0, tries: 0 });
  });

  it('are given up when a webhook is switched off, and deleted with it', async () => {
    const { id, path } = await create();
    await publish();
    await call('PUT', path, request({ isOn: false }));
    expect((await attempt(id)).state).toBe('failed');
    expect(receiver.received).toEqual([]);
    await call('DELETE', path);
    expect(await deliveriesOf(id)).toEqual([]);
    await call('DELETE', path, undefined, 404);
  });

  it('are given up when they were queued while their webhook was switched off', async () => {
    const { id, path } = await create();
    await test.services.database.transaction(async (transaction) => {
      await test.services.publisher.publish(transaction, userId, FINISHED);
      await call('PUT', path, request({ isOn: false }));
    });
    expect(await attempt(id)).toMatchObject({ state: 'failed', nextAttemptAt: null });
    expect(receiver.received).toEqual([]);
  });

  it('are tested once per key, without retries, also while the webhook is off', async () => {
    const { id, path } = await create({ isOn: false, format: 'discord' });
    const headers = { ...me, 'idempotency-key': 'one' };
    const send = () => test.app.inject({ method: 'POST', url: `${path}/test`, headers });
    const [first, second] = [await send(), await send()];
    expect(second.json().id).toBe(first.json().id);
    receiver.answer = (response) => void response.writeHead(404).end();
    expect(await attempt(id)).toMatchObject({ state: 'failed', nextAttemptAt: null });
    expect(JSON.parse(receiver.received[0]?.body ?? '').embeds[0].title).toBe('Test message');
    const [webhook] = (await call('GET', '/api/account/webhooks')).webhooks;
    expect(webhook).toMatchObject({ isOn: false, offReason: null, failingSince: null });
  });

  it('are deleted with age, with their log', async () => {
    const { id, path } = await create();
    await publish();
    const { id: deliveryId } = await attempt(id);
    await removeDeliveries(test.services);
    expect((await call('GET', `${path}/deliveries`)).total).toBe(1);
    await test.services.database
      .update(webhookDeliveries)
      .set({ createdAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(webhookDeliveries.id, deliveryId));
    await removeDeliveries(test.services);
    expect(await call('GET', `${path}/deliveries`)).toEqual({ deliveries: [], total: 0 });
    expect(await attemptsAt(deliveryId)).toEqual([]);
  });

  it('that wait for a later attempt don’t look like a queue that stands still', async () => {
    const { id } = await create();
    await publish();
    const { id: deliveryId } = await only(id);
    await test.services.database.execute(sql`
      update pgboss.job set created_on = now() - interval '1 day', start_after = now() - interval '1 second'
      where data->>'deliveryId' = ${deliveryId}`);
    const figures = await readQueueFigures(test.services.database);
    const oldestS = /oldest_job_seconds\{queue="webhook-attempt"\} (\S+)/.exec(figures)?.[1];
    expect(Number(oldestS)).toBeGreaterThan(0);
    expect(Number(oldestS)).toBeLessThan(3_600);
  });

  it('are listed by page, newest first', async () => {
    const { path } = await create();
    for (let index = 0; index < 21; index += 1) await publish();
    const first = await call('GET', `${path}/deliveries`);
    const second = await call('GET', `${path}/deliveries?page=2`);
    expect([first.total, first.deliveries.length, second.deliveries.length]).toEqual([21, 20, 1]);
    const ids = [...first.deliveries, ...second.deliveries].map((each: { id: string }) => each.id);
    expect(new Set(ids).size).toBe(21);
    expect(second.deliveries[0].last).toBeNull();
  });
});

it('waits a little longer by chance, and gives up after ten attempts', () => {
  expect(retryDelayS(1, null, () => 0)).toBe(5);
  expect(retryDelayS(2, null, () => 1)).toBe(330);
  expect(retryDelayS(2, 1_000, () => 1)).toBe(1_100);
  expect(retryDelayS(RETRY_DELAYS_S.length + 1, 60)).toBeNull();
  const totalS = RETRY_DELAYS_S.reduce((sum, delayS) => sum + delayS, 0);
  expect(totalS / 3600).toBeGreaterThan(72);
  expect(totalS / 3600).toBeLessThan(80);
});
