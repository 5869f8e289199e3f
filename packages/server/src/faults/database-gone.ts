import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { openRelay } from '../testing/relay.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, EMBEDDED } from '../testing/test-database.ts';
import { startBusyPeople } from './busy-people.ts';
import { expectKept } from './kept.ts';
import { startTrials } from './payment-events.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';
const CUSTOMERS = 40;

/**
 * Takes the database away from a busy product, then checks that everything acknowledged is there.
 * @param outages duration of each outage in milliseconds
 */
export async function playDatabaseGone(outages: number[]): Promise<void> {
  const database = await createTestDatabase(EMBEDDED);
  const relay = await openRelay(database.url);
  const test = await createTestApp(EMBEDDED, {
    environment: { DATABASE_URL: relay.url, RATE_LIMIT_FACTOR: '1000', APP_SECRET },
    besides: { databaseUrl: relay.url },
  });
  try {
    const { cookie } = await signedInAs(test, { plan: 'pro' });
    const events = await startTrials(test.services.database, APP_SECRET, CUSTOMERS);
    const people = startBusyPeople(
      (url, headers, payload) => test.app.inject({ method: 'POST', url, headers, payload }),
      { cookie, events, page: (key) => `https://shop.test/${key}` },
    );
    for (const outage of outages) {
      await sleep(1_000);
      relay.cut();
      await expect.poll(() => readiness(test), { timeout: 20_000 }).toBe(503);
      await sleep(outage);
      relay.restore();
      await expect.poll(() => readiness(test), { timeout: 10_000 }).toBe(200);
    }
    await sleep(1_000);
    const { failed } = await expectKept(
      { ...test.services, dataFolder: test.dataFolder },
      await people.stop(),
    );
    expect(failed).toBe(0);
  } finally {
    await test.close();
    await relay.close();
    await database.close();
  }
}

async function readiness({ app }: TestApp): Promise<number> {
  return (await app.inject({ url: '/readyz' })).statusCode;
}
