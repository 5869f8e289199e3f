import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Case, type Row, row } from '../case.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const CLIENTS = 50;
const DURATION_MS = 10_000;
const PROBE_EVERY_MS = 20;
const LIMIT_MS = 100;
const person = { email: 'bench@shop.test', password: 'correct kettle battery' };

async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-bench-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const program = await start(folder, new URL(origin).port);
  try {
    const signUp = await post(`${origin}/auth/signup`, { ...person, firstName: 'Bench', lastName: 'Mark' });
    if (signUp !== 200) throw new Error(`Signing up was answered with ${signUp}`);
    const until = performance.now() + DURATION_MS;
    let signIns = 0;
    const client = async () => {
      while (performance.now() < until) {
        const status = await post(`${origin}/auth/signin`, person);
        if (status !== 200) throw new Error(`Signing in was answered with ${status}`);
        signIns += 1;
      }
    };
    const [times] = await Promise.all([
      probe(`${origin}/healthz`, until),
      ...Array.from({ length: CLIENTS }, client),
    ]);
    const perSecond = Math.round(signIns / (DURATION_MS / 1000));
    return [row(`GET /healthz beside ${perSecond} sign-ins a second`, percentile(times, 0.99), LIMIT_MS)];
  } finally {
    program.kill('SIGTERM');
    await once(program, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(folder: string, port: string): Promise<ChildProcess> {
  const program = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: port,
      LIFTMARK_DATA: folder,
      CHROME_PATH: 'none',
      LOG_LEVEL: 'error',
      // What is measured is the work of signing in, not how soon too many tries are turned away.
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of program.stdout) {
    printed += String(chunk);
    if (printed.includes('Liftmark is ready')) return program;
  }
  throw new Error(`Liftmark did not start: ${printed}`);
}

async function post(url: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds that each request took, one sent every few milliseconds whether or not the last was answered. */
async function probe(url: string, until: number): Promise<number[]> {
  const times: Promise<number>[] = [];
  while (performance.now() < until) {
    const sentMs = performance.now();
    times.push(
      fetch(url)
        .then((response) => response.arrayBuffer())
        .then(() => performance.now() - sentMs),
    );
    await wait(PROBE_EVERY_MS);
  }
  return Promise.all(times);
}

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export default {
  name: 'sign-in',
  measures: '99th percentile of GET /healthz while 50 clients sign in, beside the limit',
  unit: 'ms',
  goal: 1,
  run,
} satisfies Case;
