import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { analyses, reports } from '../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess, type TestProcess } from '../testing/test-process.ts';
import { type Holder, jobDone, type Moment, openHolder } from './held-moment.ts';
import { expectApplied, expectNothingOpen, expectSent } from './kept.ts';
import { startTrials } from './payment-events.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';

const PAGE = `<!doctype html><html lang="en"><title>Kettles</title><h1>Kettles that whistle a tune</h1>
<p>${'Each kettle is tuned by hand and boils in two minutes. '.repeat(30)}</p><a href="/buy">Buy a kettle</a></html>`;

const MOMENTS: [stage: string, moment: Moment][] = [
  ...['capture', 'observe', 'check', 'advise'].map((stage): [string, Moment] => [stage, beginOf(stage)]),
  ['store, before the files', beginOf('store')],
  ['store, after the files', { table: 'public.reports', event: 'insert', condition: 'true' }],
  ['done, before the queue knows', jobDone('analysis')],
];

function beginOf(stage: string): Moment {
  return { table: 'public.analyses', event: 'update', condition: `new.progress->>'stage' = '${stage}'` };
}

let test: TestApp;
let site: Server;
let cookie: string;
/** Ids of the payment events that were acknowledged. */
const told: string[] = [];
let holder: Holder;
let folder: string;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, {
    isWorker: false,
    environment: { APP_SECRET },
  });
  site = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  ({ cookie } = await signedInAs(test, { plan: 'pro' }));
  folder = mkdtempSync(join(tmpdir(), 'liftmark-killed-'));
  holder = await openHolder(test.databaseUrl);
});
afterAll(async () => {
  await holder.close();
  site.close();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

let workers: TestProcess[] = [];
afterEach(async () => {
  for (const worker of workers) await worker.end('SIGKILL');
  workers = [];
});
const startWorker = async () => {
  const worker = await startProcess({
    DATABASE_URL: test.databaseUrl,
    LIFTMARK_DATA: folder,
    LIFTMARK_ROLES: 'worker',
    APP_SECRET,
    ANALYSIS_CONCURRENCY: '1',
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${(site.address() as AddressInfo).port}`,
  });
  workers.push(worker);
  return worker;
};

it.each(MOMENTS)(
  'SIGKILL of a worker at %s: another one finishes, once',
  async (stage, moment) => {
    const { database } = test.services;
    const slug = stage.replaceAll(/\W+/g, '-');
    const before = await database.$count(reports);
    await holder.stopAt(moment);
    const first = await startWorker();
    const { port } = site.address() as AddressInfo;
    const waiting = test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      headers: { cookie, 'idempotency-key': slug },
      payload: { url: `http://127.0.0.1:${port}/${slug}` },
    });
    await expect.poll(holder.isSomebodyHeld, { timeout: 60_000 }).toBe(true);
    await first.end('SIGKILL');
    await holder.release(moment);
    const second = await startWorker();
    expect((await waiting).statusCode).toBe(200);
    await expectNothingOpen(database);
    expect(await database.$count(reports)).toBe(before + 1);
    const rows = await database.select().from(analyses);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'done'));
    expect(await second.end('SIGTERM')).toBe(0);
  },
  240_000,
);

const ASIDE: [stage: string, moment: Moment][] = [
  [
    'a payment event, before what follows',
    { table: 'public.subscriptions', event: 'insert', condition: 'true' },
  ],
  [
    'a payment event, after what follows',
    { table: 'public.webhook_events', event: 'update', condition: 'new.processed_at is not null' },
  ],
  ['a payment event, before the queue knows', jobDone('billing-event')],
  [
    'a mail that was handed over',
    { table: 'public.mails', event: 'update', condition: 'new.sent_at is not null' },
  ],
  ['a mail, before the queue knows', jobDone('mail')],
];

it.each(ASIDE)(
  'SIGKILL of a worker at %s: another one finishes, once',
  async (_stage, moment) => {
    const { database } = test.services;
    const events = await startTrials(database, APP_SECRET, 1);
    await holder.stopAt(moment);
    const first = await startWorker();
    for (const { id, payload, sign } of events) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': sign() };
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers,
        payload,
      });
      expect(answer.statusCode).toBe(200);
      told.push(id);
    }
    await expect.poll(holder.isSomebodyHeld, { timeout: 60_000 }).toBe(true);
    await first.end('SIGKILL');
    await holder.release(moment);
    const second = await startWorker();
    await expectNothingOpen(database);
    await expectApplied(database, told);
    await expectSent({ database, dataFolder: folder });
    expect(await second.end('SIGTERM')).toBe(0);
  },
  240_000,
);
