import { isDeepStrictEqual } from 'node:util';
import { signedInAs } from '../../packages/server/src/testing/test-app.ts';
import { type Case, type Row, row } from '../case.ts';
import { openInstallation } from '../load/installation.ts';
import { allEnded, comeIn, waitForAnalysis } from '../load/waiting-client.ts';

const CLIENTS = 500;
const WARM_UP = 50;
/** Two thousand of them in 512 MB. */
const LIMIT_KB = 256;

/** All that the engine of the worker here tells, with what the queue and the store tell around it. */
const STAGES = ['queued', 'capture', 'capture', 'check', 'store', 'done'];

/** Many people who wait for an analysis at one web process, while the worker is held. */
async function run(): Promise<Row[]> {
  const { test, start, close } = await openInstallation();
  try {
    const { origin } = await start({ LIFTMARK_ROLES: 'web', ANALYSIS_CONCURRENCY: '64' });
    const newClient = (path: string) => async (index: number) => {
      const { cookie } = await signedInAs(test, { plan: 'free' });
      return waitForAnalysis(origin, cookie, `https://shop.test/${path}/${index}`);
    };
    await allEnded(await comeIn(WARM_UP, newClient('warm-up')));
    const before = await residentKb(origin);
    const clients = await comeIn(CLIENTS, newClient('held'));
    const waiting = await residentKb(origin);
    const releasedMs = performance.now();
    test.engine.release();
    await allEnded(clients);
    const seconds = (performance.now() - releasedMs) / 1_000;
    console.log(`  all ${CLIENTS} answered ${seconds.toFixed(1)} s after the worker went on`);
    const told = clients.filter(({ stages }) => isDeepStrictEqual(stages, STAGES));
    return [
      row('kB for each client', (waiting - before) / CLIENTS, LIMIT_KB),
      row('clients, and those told everything', CLIENTS, told.length),
    ];
  } finally {
    await close();
  }
}

/** Resident memory of a web process. */
async function residentKb(origin: string): Promise<number> {
  const figures = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 1_024;
}

export default {
  name: 'load-waiting',
  measures: `${CLIENTS} people who wait at one web process and follow the progress of their analyses, beside the limit`,
  unit: 'count',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
