import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import pg from 'pg';
import { expect, it } from 'vitest';
import { locateDatabase } from '../database/connection.ts';
import { openFiles } from '../platform/files.ts';
import { readSettings } from '../settings.ts';
import { createTestApp, signedInAs } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess } from '../testing/test-process.ts';
import { overHttp, type Send, startBusyPeople } from './busy-people.ts';
import { expectKept } from './kept.ts';
import { startTrials } from './payment-events.ts';
import { mountSmallDisk } from './small-disk.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';
const MEGABYTES = 300;

it('the disk is full, until the embedded database falls over: nothing is lost or doubled, and it goes on', async (context) => {
  const disk = mountSmallDisk(MEGABYTES);
  if (disk === null) return context.skip('mounting a small disk takes root');
  const pages = await startFixtureServer();
  const program = await startProcess({
    LIFTMARK_DATA: disk.folder,
    APP_SECRET,
    RATE_LIMIT_FACTOR: '1000',
    FOUNDER_EMAILS: 'founder@liftmark.test',
    ALLOW_PRIVATE_TARGETS: pages.host,
  });
  const located = await locateDatabase({ url: undefined, embeddedFolder: join(disk.folder, 'postgres') });
  // This process would otherwise help to restart the product's database.
  await located.release();
  const observer = await createTestApp(EMBEDDED, {
    isWorker: false,
    environment: { APP_SECRET },
    besides: { databaseUrl: located.url },
  });
  let answers = 0;
  let refusals = 0;
  const overNetwork = overHttp(() => program.origin);
  const send: Send = async (...request) => {
    const answer = await overNetwork(...request);
    answers += 1;
    if (answer.statusCode === 503) refusals += 1;
    return answer;
  };
  const statusOf = async (path: string) => (await fetch(`${program.origin}${path}`)).status;
  try {
    const { database } = observer.services;
    const { cookie } = await signedInAs(observer, { plan: 'pro' });
    const events = await startTrials(database, APP_SECRET, 60);
    const people = startBusyPeople(send, {
      cookie,
      events,
      page: (key) => `${pages.page('saas-rota')}?key=${key}`,
    });
    await expect.poll(() => answers, { timeout: 60_000 }).toBeGreaterThan(20);
    expect(refusals).toBe(0);

    disk.fill();
    await expect.poll(() => refusals, { timeout: 120_000 }).toBeGreaterThan(5);
    // The write-ahead log needs a new file and there is no room for it, so the server stops.
    await askOnce(located.url, 'select pg_switch_wal()');
    await askOnce(located.url, 'create table more as select generate_series(1, 1000000)');
    disk.fill();
    await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(503);
    await sleep(10_000);
    expect(await statusOf('/healthz')).toBe(200);

    disk.free();
    await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200);
    const before = answers - refusals;
    await expect.poll(() => answers - refusals, { timeout: 60_000 }).toBeGreaterThan(before + 20);
    const files = await openFiles(readSettings({ LIFTMARK_DATA: disk.folder }));
    await expectKept({ database, files, dataFolder: disk.folder }, await people.stop());
  } finally {
    await observer.close();
    await program.end('SIGTERM');
    await pages.close();
    disk.close();
  }
}, 600_000);

async function askOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client
    .connect()
    .then(() => client.query(statement))
    .catch(() => undefined);
  await client.end().catch(() => undefined);
}
