import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrialRun } from '@liftmark/contract/report-trials';
import type { Trial } from '@liftmark/contract/trials';
import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keptPages, reports } from '../database/schema.ts';
import { picturesOf } from '../features/trials/pictures.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess, type TestProcess } from '../testing/test-process.ts';
import { type Holder, type Moment, openHolder } from './held-moment.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title>
<style>p { color: #bbb }</style></head><body><main>
<h1>Welcome</h1>
<p>${'Fresh bread from our own oven in Linz, every morning from six, delivered to your door by seven. '.repeat(4)}</p>
<p><a href="#form">Order bread</a></p>
<form id="form"><input name="mail" type="email" placeholder="Email"><button>Send</button></form>
</main></body></html>`;

const run = (condition: string): Moment => ({ table: 'public.trial_runs', event: 'update', condition });
const FIRST: [stage: string, moment: Moment][] = [
  ['the beginning', run("new.state = 'running' and new.tried = 0")],
  ['the first trial, with the page open', run('new.tried > 0')],
  ['the end, after the pictures', run("new.state = 'done'")],
];

const browser = await availableBrowser();
let test: TestApp;
let site: Server;
let cookie: string;
let holder: Holder;
let folder: string;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false, environment: { APP_SECRET } });
  site = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  ({ cookie } = await signedInAs(test, { plan: 'pro' }));
  folder = mkdtempSync(join(tmpdir(), 'liftmark-trial-killed-'));
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
const address = () => `127.0.0.1:${(site.address() as AddressInfo).port}`;
const startWorker = async () => {
  const worker = await startProcess({
    DATABASE_URL: test.databaseUrl,
    LIFTMARK_DATA: folder,
    LIFTMARK_ROLES: 'worker',
    APP_SECRET,
    CHROME_PATH: '',
    TMPDIR: tmpdir(),
    ALLOW_PRIVATE_TARGETS: address(),
  });
  workers.push(worker);
  return worker;
};

const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });

async function analyzed(slug: string): Promise<string> {
  const answer = await send('POST', '/api/analyze/url', { url: `http://${address()}/${slug}` });
  expect(answer.statusCode).toBe(200);
  return answer.json().reportId;
}

async function newestRun(id: string): Promise<TrialRun | undefined> {
  return (await send('GET', `/api/reports/${id}/trials`)).json().runs[0];
}

const ended = (id: string) =>
  expect.poll(async () => (await newestRun(id))?.state, { timeout: 120_000 }).toMatch(/done|failed/);

/** Browsers whose profile is that of a process. */
function browsersOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((each) => {
      try {
        return readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(`liftmark-browser-${pid}-`);
      } catch {
        return false;
      }
    });
}

/** The stored pictures of a report's trials are exactly those that it shows. */
async function expectNoOrphans(id: string): Promise<void> {
  const { database } = test.services;
  const [report] = await database.select().from(reports).where(eq(reports.secureId, id));
  const results = report?.analysisResults;
  const { runs } = (await send('GET', `/api/reports/${id}/trials`)).json();
  const trials: Trial[] = [
    ...(results?.kind === 'conversion' ? (results.trials ?? []) : []),
    ...runs.flatMap(({ trial }: TrialRun) => trial ?? []),
  ];
  const shown = new Set(trials.flatMap((trial) => picturesOf(trial).map(({ file }) => file)));
  const marker = `${report?.analysisId}/trials/`;
  const stored = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) => path.split(marker)[1] ?? []);
  expect(shown.size).toBeGreaterThan(0);
  await expect.poll(() => stored().sort(), { timeout: 30_000 }).toEqual([...shown].sort());
}

async function kill(worker: TestProcess, moment: Moment): Promise<void> {
  await expect.poll(holder.isSomebodyHeld, { timeout: 120_000 }).toBe(true);
  await worker.end('SIGKILL');
  await holder.release(moment);
  await expect.poll(() => browsersOf(worker.pid), { timeout: 20_000 }).toEqual([]);
}

it.runIf(process.platform === 'linux' && browser !== null).each(FIRST)(
  'SIGKILL of a worker in a trial at %s: the next one tries again, and leaves nothing behind',
  async (stage, moment) => {
    await holder.stopAt(moment);
    const first = await startWorker();
    const id = await analyzed(stage.replaceAll(/\W+/g, '-'));
    await kill(first, moment);
    const second = await startWorker();
    await ended(id);
    expect(await newestRun(id)).toMatchObject({ kind: 'first', state: 'done' });
    await expectNoOrphans(id);
    expect(await second.end('SIGTERM')).toBe(0);
    await expect.poll(() => browsersOf(second.pid), { timeout: 20_000 }).toEqual([]);
  },
  400_000,
);

it.runIf(process.platform === 'linux' && browser !== null)(
  'SIGKILL of a worker that keeps a page open: the words are tried in a load of their own',
  async () => {
    const first = await startWorker();
    const id = await analyzed('kept');
    await ended(id);
    await send('POST', `/api/reports/${id}/trials/page`);
    const page = async () => (await send('GET', `/api/reports/${id}/trials`)).json().page;
    await expect.poll(page, { timeout: 60_000 }).toBe('open');
    const moment = run("new.kind = 'words' and new.state = 'done'");
    await holder.stopAt(moment);
    await send('POST', `/api/reports/${id}/trials`, { part: 'headline', text: 'Fresh bread at your door' });
    await kill(first, moment);
    const second = await startWorker();
    await ended(id);
    expect(await newestRun(id)).toMatchObject({ kind: 'words', state: 'done' });
    await expectNoOrphans(id);
    // The row that is left counts as gone soon.
    await expect.poll(page, { timeout: 60_000 }).toBe(null);
    expect(await test.services.database.$count(keptPages)).toBeLessThanOrEqual(1);
    expect(await second.end('SIGTERM')).toBe(0);
  },
  400_000,
);
