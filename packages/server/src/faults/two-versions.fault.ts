import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createEmptyDatabase, EMBEDDED } from '../testing/test-database.ts';
import { startProcess, type TestProcess } from '../testing/test-process.ts';
import { overHttp, startBusyPeople } from './busy-people.ts';
import { checkOutFormerVersion } from './former-version.ts';
import { expectKept } from './kept.ts';
import { startTrials } from './payment-events.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';
/** Duration of each mix of versions. */
const WHILE_MS = 5_000;

interface Version {
  web: TestProcess;
  worker: TestProcess;
}

async function end({ web, worker }: Version): Promise<void> {
  expect(await Promise.all([web.end('SIGTERM'), worker.end('SIGTERM')])).toEqual([0, 0]);
}

it('the version before the newest migration and this one work side by side, there and back', async (context) => {
  const former = checkOutFormerVersion();
  if (former === null) return context.skip('the history of the repository is not here');
  const pages = await startFixtureServer();
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-versions-'));
  // Empty, so that the former version creates its own schema.
  const { url: databaseUrl, close: dropDatabase } = await createEmptyDatabase(EMBEDDED);
  const start = async (main?: string): Promise<Version> => {
    const play = (role: string) =>
      startProcess(
        {
          DATABASE_URL: databaseUrl,
          LIFTMARK_DATA: folder,
          LIFTMARK_ROLES: role,
          PUBLIC_URL: 'http://localhost:3000',
          FREE_ANALYSES_PER_MONTH: '100000',
          RATE_LIMIT_FACTOR: '1000',
          FOUNDER_EMAILS: 'founder@liftmark.test',
          ALLOW_PRIVATE_TARGETS: pages.host,
          APP_SECRET,
        },
        main,
      );
    const [web, worker] = await Promise.all([play('web'), play('worker')]);
    return { web, worker };
  };
  const old = await start(former.main);
  const cookie = await signUp(old);
  const present = await start();
  let running = [old, present];
  const observer = await createTestApp(EMBEDDED, {
    isWorker: false,
    environment: { APP_SECRET },
    besides: { databaseUrl, dataFolder: folder },
  });
  try {
    let turn = 0;
    const send = overHttp(() => {
      turn += 1;
      return (running[turn % running.length] ?? present).web.origin;
    });
    const events = await startTrials(observer.services.database, APP_SECRET, 100);
    const page = (key: string) => `${pages.page('saas-rota')}?key=${key}`;
    const people = startBusyPeople(send, { cookie, events, page });
    await sleep(WHILE_MS);
    running = [present];
    await end(old);
    await sleep(WHILE_MS);
    // Back again: the former version on a schema that it doesn't know.
    const back = await start(former.main);
    running = [present, back];
    await sleep(WHILE_MS);
    running = [back];
    await end(present);
    await sleep(WHILE_MS);
    const { failed } = await expectKept({ ...observer.services, dataFolder: folder }, await people.stop());
    expect(failed).toBe(0);
  } finally {
    for (const version of running) await end(version);
    await observer.close();
    await dropDatabase();
    await pages.close();
    former.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);

async function signUp({ web }: Version): Promise<string> {
  const answer = await fetch(`${web.origin}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@shop.test',
      password: 'correct kettle battery',
      firstName: 'Ada',
      lastName: 'Kettle',
    }),
  });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return cookies.join('; ');
}
