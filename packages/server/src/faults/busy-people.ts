import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { OWN_FAULT } from '../features/analysis/run-engine.ts';
import type { PaymentEvent } from './payment-events.ts';

/** Sends a POST to the product, wherever it runs. */
export type Send = (
  url: string,
  headers: Record<string, string>,
  body: string | FormData,
) => Promise<{ statusCode: number; body: string }>;

/** Like a proxy in front of web processes: a request that is cut off is answered as an outage. */
export function overHttp(nextOrigin: () => string): Send {
  return async (url, headers, body) => {
    try {
      const answer = await fetch(`${nextOrigin()}${url}`, { method: 'POST', headers, body });
      return { statusCode: answer.status, body: await answer.text() };
    } catch {
      return { statusCode: 503, body: '{"code":"unavailable"}' };
    }
  };
}

/** What was acknowledged, by key. */
export interface Acknowledged {
  reports: string[];
  messages: string[];
  feedback: string[];
  /** Ids of payment events. */
  events: string[];
}

interface BusyOptions {
  cookie: string;
  /** Address of a page that can be analyzed. */
  page: (key: string) => string;
  events: PaymentEvent[];
}

/** People who analyze pages at the same time. */
const ANALYSTS = 4;
/** No one waits longer than this for an answer, even during an outage. */
const PATIENCE_MS = 180_000;
const PAUSE_MS = 100;

export interface BusyPeople {
  /** Waits for everyone's last answer, and returns everything that was acknowledged. */
  stop(): Promise<Acknowledged>;
}

/**
 * People who analyze pages and write messages and feedback, and a payment provider that sends events. Like real
 * clients, each repeats unacknowledged requests with the same key.
 */
export function startBusyPeople(send: Send, options: BusyOptions): BusyPeople {
  const isOver = new AbortController();
  const acknowledged = keepBusy(send, options, isOver.signal);
  // Thrown by `stop`, even if it happened earlier.
  acknowledged.catch(() => undefined);
  return {
    stop() {
      isOver.abort();
      return acknowledged;
    },
  };
}

async function keepBusy(
  send: Send,
  { cookie, page, events }: BusyOptions,
  isOver: AbortSignal,
): Promise<Acknowledged> {
  const repeat = async (ask: (key: string) => ReturnType<Send>): Promise<string[]> => {
    const keys: string[] = [];
    while (!isOver.aborted) {
      keys.push(await untilAcknowledged(ask));
      await sleep(PAUSE_MS);
    }
    return keys;
  };
  const post = (url: string, key: string, body: object) =>
    send(url, { cookie, 'content-type': 'application/json', 'idempotency-key': key }, JSON.stringify(body));

  const [messages, feedback, told, ...reports] = await Promise.all([
    repeat((key) =>
      post('/api/contact', key, { name: 'Ada', email: 'ada@shop.test', message: `Message ${key}` }),
    ),
    repeat((key) => send('/api/feedback', { cookie, 'idempotency-key': key }, feedbackForm(key))),
    tell(send, events, isOver),
    ...Array.from({ length: ANALYSTS }, () =>
      repeat((key) => post('/api/analyze/url', key, { url: page(key) })),
    ),
  ]);
  return { reports: reports.flat(), messages, feedback, events: told };
}

/** A message with an attachment of a few pages of text. */
function feedbackForm(key: string): FormData {
  const form = new FormData();
  form.set('message', `The kettle does not whistle: ${key}`);
  form.set('attachment', new File([`A note. ${key} `.repeat(500)], 'note.txt', { type: 'text/plain' }));
  return form;
}

async function tell(send: Send, events: PaymentEvent[], isOver: AbortSignal): Promise<string[]> {
  const told: string[] = [];
  for (const { id, payload, sign } of events) {
    if (isOver.aborted) break;
    await untilAcknowledged(() =>
      send(
        '/api/webhooks/stripe',
        { 'content-type': 'application/json', 'stripe-signature': sign() },
        payload,
      ),
    );
    told.push(id);
    await sleep(PAUSE_MS);
  }
  return told;
}

/**
 * Repeats a request as a client does, and returns the acknowledged key. An unfinished request must be refused as an
 * outage, never as an error. Only one that ended without a result starts over with another key.
 */
async function untilAcknowledged(ask: (key: string) => ReturnType<Send>): Promise<string> {
  let key = randomUUID();
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    const { statusCode, body } = await ask(key);
    if (statusCode === 200) return key;
    expect([statusCode, body]).toEqual([503, expect.stringMatching(/"code":"(?:unavailable|busy)"/)]);
    if (body.includes(OWN_FAULT)) key = randomUUID();
    await sleep(PAUSE_MS);
  }
  throw new Error('A request was not acknowledged after the outage');
}
