import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reports } from '../database/schema.ts';
import { openFiles } from '../platform/files.ts';
import { readSettings } from '../settings.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess, type TestProcess } from '../testing/test-process.ts';
import { overHttp, startBusyPeople } from './busy-people.ts';
import { expectKept } from './kept.ts';
import { startTrials } from './payment-events.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';
const CLIENTS = 20;
const KILLS = 6;

/** The workers and the first database connection are this process, whose engine can be held. */
let test: TestApp;
let folder: string;
let web: TestProcess[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liftmark-web-killed-'));
  test = await createTestApp(EMBEDDED, { environment: { APP_SECRET, ANALYSIS_CONCURRENCY: '4' } });
  web = await Promise.all([startWeb(), startWeb()]);
});
afterEach(async () => {
  for (const one of web) await one.end('SIGTERM');
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

function startWeb(): Promise<TestProcess> {
  return startProcess({
    DATABASE_URL: test.databaseUrl,
    LIFTMARK_DATA: folder,
    LIFTMARK_ROLES: 'web',
    RATE_LIMIT_FACTOR: '1000',
    FOUNDER_EMAILS: 'founder@liftmark.test',
    APP_SECRET,
  });
}

it('SIGKILL of a web process while clients wait: the other one answers them, once each', async () => {
  const [first, second] = web;
  const { cookie } = await signedInAs(test, { plan: 'pro' });
  const ask = (process: TestProcess | undefined, index: number) =>
    fetch(`${process?.origin}/api/analyze/url`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': `client-${index}` },
      body: JSON.stringify({ url: `https://shop.test/held-${index}` }),
    });
  const clients = Array.from({ length: CLIENTS }, (_, index) => index);
  const cutOff = clients.map((index) => ask(first, index).catch(() => null));
  await expect.poll(() => test.engine.analyzed.length, { timeout: 60_000 }).toBe(4);
  await first?.end('SIGKILL');
  expect(await Promise.all(cutOff)).toEqual(clients.map(() => null));
  const answers = clients.map((index) => ask(second, index));
  test.engine.release();
  const ids = await Promise.all(
    answers.map(async (answer) => ((await (await answer).json()) as { reportId: string }).reportId),
  );
  expect(new Set(ids).size).toBe(CLIENTS);
  expect(await test.services.database.$count(reports)).toBe(CLIENTS);
}, 240_000);

it(`SIGKILL of a web process ${KILLS} times while people write: nothing is lost or doubled`, async () => {
  const { cookie } = await signedInAs(test, { plan: 'pro' });
  const events = await startTrials(test.services.database, APP_SECRET, 60);
  let turn = 0;
  const send = overHttp(() => {
    turn += 1;
    return web[turn % web.length]?.origin ?? '';
  });
  const page = (key: string) => `https://shop.test/${key}`;
  const people = startBusyPeople(send, { cookie, events, page });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(500);
    const [next, ...others] = web;
    await next?.end('SIGKILL');
    web = [...others, await startWeb()];
  }
  const { database } = test.services;
  const files = await openFiles(readSettings({ LIFTMARK_DATA: folder }));
  const { failed } = await expectKept({ database, files, dataFolder: test.dataFolder }, await people.stop());
  expect(failed).toBe(0);
}, 240_000);
