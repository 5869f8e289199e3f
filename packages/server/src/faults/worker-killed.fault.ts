import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { analyses, reports } from '../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess, type TestProcess } from '../testing/test-process.ts';

const PAGE = `<!doctype html><html lang="en"><title>Kettles</title><h1>Kettles that whistle a tune</h1>
<p>${'Each kettle is tuned by hand and boils in two minutes. '.repeat(30)}</p><a href="/buy">Buy a kettle</a></html>`;

/** A moment in the life of an analysis, as a condition on the row that a worker is about to write. */
const MOMENTS: [stage: string, table: string, event: string, condition: string][] = [
  ['capture', 'public.analyses', 'update', "new.progress->>'stage' = 'capture'"],
  ['observe', 'public.analyses', 'update', "new.progress->>'stage' = 'observe'"],
  ['check', 'public.analyses', 'update', "new.progress->>'stage' = 'check'"],
  ['advise', 'public.analyses', 'update', "new.progress->>'stage' = 'advise'"],
  ['store, before the files', 'public.analyses', 'update', "new.progress->>'stage' = 'store'"],
  ['store, after the files', 'public.reports', 'insert', 'true'],
  [
    'done, before the queue knows',
    'pgboss.job',
    'update',
    "new.name = 'analysis' and new.state = 'completed'",
  ],
];

/** Held by this test while workers have to stop at the moment. */
const HOLD = 0x66617574;

let test: TestApp;
let site: Server;
let cookie: string;
let holder: pg.Client;
let folder: string;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, {
    isWorker: false,
    environment: { APP_SECRET: 'the-secret-that-all-processes-share' },
  });
  site = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  ({ cookie } = await signedInAs(test, { plan: 'pro' }));
  folder = mkdtempSync(join(tmpdir(), 'liftmark-killed-'));
  holder = new pg.Client({ connectionString: test.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
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
    APP_SECRET: 'the-secret-that-all-processes-share',
    ANALYSIS_CONCURRENCY: '1',
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${(site.address() as AddressInfo).port}`,
  });
  workers.push(worker);
  return worker;
};

/** Lets whoever reaches the moment wait until the lock is given back. */
async function stopAt(table: string, event: string, condition: string): Promise<void> {
  await holder.query('select pg_advisory_lock($1)', [HOLD]);
  await holder.query(`
    create or replace function hold() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(${HOLD}); return new; end';
    create trigger hold before ${event} on ${table} for each row when (${condition}) execute function hold()`);
}

async function isSomebodyHeld(): Promise<boolean> {
  const { rowCount } = await holder.query(
    "select from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
    [HOLD],
  );
  return rowCount !== 0;
}

it.each(MOMENTS)(
  'SIGKILL of a worker at %s: another one finishes, once',
  async (stage, table, event, condition) => {
    const { database } = test.services;
    const slug = stage.replaceAll(/\W+/g, '-');
    const before = await database.$count(reports);
    await stopAt(table, event, condition);
    const first = await startWorker();
    const { port } = site.address() as AddressInfo;
    const waiting = test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      headers: { cookie, 'idempotency-key': slug },
      payload: { url: `http://127.0.0.1:${port}/${slug}` },
    });
    await expect.poll(isSomebodyHeld, { timeout: 60_000 }).toBe(true);
    await first.end('SIGKILL');
    await holder.query(`drop trigger hold on ${table}`).catch(() => undefined);
    await holder.query('select pg_advisory_unlock($1)', [HOLD]);
    const second = await startWorker();
    const answer = await waiting;
    expect(answer.statusCode).toBe(200);
    expect(await database.$count(reports)).toBe(before + 1);
    const rows = await database.select().from(analyses);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'done'));
    // Nothing is left for the queue, within the minute that it takes to notice a death.
    const open = async () =>
      (await holder.query("select from pgboss.job where name = 'analysis' and state < 'completed'")).rowCount;
    await expect.poll(open, { timeout: 60_000 }).toBe(0);
    expect(await second.end('SIGTERM')).toBe(0);
  },
  240_000,
);
