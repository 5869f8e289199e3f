import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { analyses, contactMessages, mails, reports } from '../database/schema.ts';
import { openRelay } from '../testing/relay.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, EMBEDDED } from '../testing/test-database.ts';

/** Nothing is to be repeated for longer than this once the database is back. */
const RECOVERY_MS = 60_000;

/**
 * Takes the database away from a busy product, and holds it to what it acknowledged: people go on asking with the
 * same keys until they are answered, as the client does.
 * @param outages how long the database is gone each time, in milliseconds
 */
export async function playDatabaseGone(outages: number[]): Promise<void> {
  const database = await createTestDatabase(EMBEDDED);
  const relay = await openRelay(database.url);
  const test = await createTestApp(EMBEDDED, {
    environment: { DATABASE_URL: relay.url, RATE_LIMIT_FACTOR: '1000' },
    besides: { databaseUrl: relay.url },
  });
  try {
    const { cookie } = await signedInAs(test, { plan: 'pro' });
    const isOver = new AbortController();
    const people = Array.from({ length: 4 }, () => keepAsking(test, cookie, isOver.signal));
    const messages = keepWriting(test, isOver.signal);
    for (const outage of outages) {
      await sleep(1_000);
      relay.cut();
      await expect.poll(() => readiness(test), { timeout: 20_000 }).toBe(503);
      await sleep(outage);
      relay.restore();
      await expect.poll(() => readiness(test), { timeout: 10_000 }).toBe(200);
    }
    await sleep(1_000);
    isOver.abort();
    const keys = (await Promise.all(people)).flat();
    const written = await messages;
    expect(keys.length).toBeGreaterThan(0);
    expect(written).toBeGreaterThan(0);

    const { database: orm } = test.services;
    const states = async () => (await orm.select().from(analyses)).map(({ state }) => state);
    await expect
      .poll(async () => new Set(await states()), { timeout: RECOVERY_MS })
      .toEqual(new Set(['done']));
    const rows = await orm.select().from(analyses);
    expect(rows.map(({ key }) => key).sort()).toEqual(keys.toSorted());
    expect(await orm.$count(reports)).toBe(keys.length);
    expect(await orm.$count(contactMessages)).toBe(written);
    const unsent = async () =>
      (await orm.select().from(mails)).filter(({ sentAt }) => sentAt === null).length;
    await expect.poll(unsent, { timeout: RECOVERY_MS }).toBe(0);
  } finally {
    await test.close();
    await relay.close();
    await database.close();
  }
}

async function readiness({ app }: TestApp): Promise<number> {
  return (await app.inject({ url: '/readyz' })).statusCode;
}

/** Has one page after the other analyzed; the keys, each of which was answered with a report. */
async function keepAsking({ app }: TestApp, cookie: string, isOver: AbortSignal): Promise<string[]> {
  const keys: string[] = [];
  while (!isOver.aborted) {
    const key = randomUUID();
    await untilAnswered(async () =>
      app.inject({
        method: 'POST',
        url: '/api/analyze/url',
        headers: { cookie, 'idempotency-key': key },
        payload: { url: `https://shop.test/${key}` },
      }),
    );
    keys.push(key);
  }
  return keys;
}

/** Writes one message after the other; how many were acknowledged. */
async function keepWriting({ app }: TestApp, isOver: AbortSignal): Promise<number> {
  let count = 0;
  while (!isOver.aborted) {
    const key = randomUUID();
    await untilAnswered(async () =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'idempotency-key': key },
        remoteAddress: `203.0.113.${count % 250}`,
        payload: { name: 'Ada', email: 'ada@shop.test', message: `Message ${key}` },
      }),
    );
    count += 1;
    await sleep(100);
  }
  return count;
}

/** Repeats a request as a client does. Whatever is not done has to be refused as an outage, never as an error. */
async function untilAnswered(ask: () => Promise<{ statusCode: number; body: string }>): Promise<void> {
  const deadline = Date.now() + RECOVERY_MS * 2;
  for (;;) {
    const { statusCode, body } = await ask();
    if (statusCode === 200) return;
    expect([statusCode, body]).toEqual([503, expect.stringMatching(/"code":"(?:unavailable|busy)"/)]);
    if (Date.now() > deadline) throw new Error('Nothing was answered after the outage');
    await sleep(200);
  }
}
