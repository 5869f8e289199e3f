import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { measuredSites, pageMetrics } from '../../packages/server/src/database/schema.ts';
import { signedInAs, type TestApp } from '../../packages/server/src/testing/test-app.ts';
import { type Case, type Row, row } from '../case.ts';
import { openInstallation } from '../load/installation.ts';

const WANTED_PER_SECOND = 2_000;
const CORES = 2;
const SECONDS = 5;
const CONNECTIONS = 32;
const PAGES = 200;
const HOST = 'shop.test';
/** Counts are written every second; a request that was answered just before may wait that long. */
const MOST_LOST_MS = 1_250;
const TICK_MS = 5;

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function run(): Promise<Row[]> {
  const { test, start, close } = await openInstallation({ isWorker: false });
  try {
    const key = await newSite(test);
    const settings = { LIFTMARK_ROLES: 'web', TRUSTED_PROXIES: '127.0.0.1' };
    let server = await start(settings);
    await sendEvents(server.origin, key, { perSecond: WANTED_PER_SECOND, seconds: 2 });
    const fastest = await sendEvents(server.origin, key, {
      perSecond: Number.POSITIVE_INFINITY,
      seconds: SECONDS,
    });
    await server.end('SIGTERM');

    const before = await countedOf(test);
    server = await start(settings);
    const cpuBeforeMs = cpuMsOf(server.pid);
    const steady = await sendEvents(server.origin, key, { perSecond: WANTED_PER_SECOND, seconds: SECONDS });
    const cpuMs = cpuMsOf(server.pid) - cpuBeforeMs;
    await server.end('SIGTERM');
    const counted = (await countedOf(test)) - before;

    const beforeKill = await countedOf(test);
    server = await start(settings);
    const victim = server;
    const sending = sendEvents(server.origin, key, {
      perSecond: WANTED_PER_SECOND,
      seconds: SECONDS,
      mayFail: true,
    });
    await wait((SECONDS - 2) * 1_000);
    await victim.end('SIGKILL');
    const { answered } = await sending;
    const lost = answered - ((await countedOf(test)) - beforeKill);

    return [
      row('events a second, wanted and answered', WANTED_PER_SECOND, fastest.perSecond),
      row('events answered and counted', steady.answered, counted),
      row(
        `CPU ms for ${WANTED_PER_SECOND} events, of two cores`,
        (cpuMs / steady.answered) * WANTED_PER_SECOND,
        CORES * 1_000,
      ),
      row('events lost by kill -9', lost, (WANTED_PER_SECOND * MOST_LOST_MS) / 1_000),
    ];
  } finally {
    await close();
  }
}

async function newSite(test: TestApp): Promise<string> {
  const headers = await signedInAs(test, { plan: 'free' });
  await test.app.inject({
    method: 'POST',
    url: '/api/measuring/sites',
    payload: { hosts: [HOST], timeZone: 'UTC', goal: 'form' },
    headers,
  });
  const [site] = await test.services.database.select().from(measuredSites);
  if (site === undefined) throw new Error('No site was stored');
  return site.key;
}

async function countedOf(test: TestApp): Promise<number> {
  const days = await test.services.database.select().from(pageMetrics);
  return days.reduce((sum, { visits, conversions }) => sum + visits + conversions, 0);
}

interface Pace {
  perSecond: number;
  seconds: number;
  /** Whether the server may end while events are sent. */
  mayFail?: boolean;
}

/** Events of different visitors on different pages, one in twenty a conversion. */
async function sendEvents(origin: string, key: string, { perSecond, seconds, mayFail = false }: Pace) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1_000;
  let [sent, answered, isGone] = [0, 0, false];
  const isDue = () => sent < ((performance.now() - startedMs) / 1_000) * perSecond;
  const send = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const post = request(`${origin}/t/${key}`, {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          origin: `https://${HOST}`,
          'user-agent': BROWSER,
          'x-forwarded-for': `10.${number % 251}.${(number >> 3) % 241}.${(number >> 7) % 239}`,
        },
      });
      post.once('response', (response) => {
        if (response.statusCode === 204) answered += 1;
        response.resume().once('close', resolve);
      });
      post.once('error', (error) => (mayFail ? resolve() : reject(error)));
      post.once('error', () => {
        isGone = true;
      });
      post.end(`${number % 20 === 0 ? 'c' : 'v'}/page-${number % PAGES}`);
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < endMs && !isGone) {
        if (!isDue()) {
          await wait(TICK_MS);
          continue;
        }
        sent += 1;
        await send(sent);
      }
    }),
  );
  agent.destroy();
  return { answered, perSecond: answered / ((performance.now() - startedMs) / 1_000) };
}

/** CPU time that a process has used, on Linux. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10;
}

export default {
  name: 'tag',
  measures: 'events of the measuring tag at one web process, beside what is wanted',
  unit: 'count',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
