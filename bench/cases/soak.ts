import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import { audit } from '@liftmark/engine/pipeline/audit';
import { type Case, type Row, row } from '../case.ts';
import { servePages } from '../pages.ts';
import { policyAllowing } from '../policy.ts';

const ANALYSES = Number(process.env.SOAK_ANALYSES ?? 50);
const WARM_UP = 10;
/** Contexts are closed after the report is there. */
const SETTLE_MS = 3_000;
const PAGES = ['saas-rota', 'product-kettle', 'restaurant-quai', 'startbootstrap-agency'];

/** Many analyses in a row: what this process holds at the end beside what it held after the warm-up. */
async function run(): Promise<Row[]> {
  const { server, pages } = await servePages();
  const capturer = await createCapturer({ policy: policyAllowing(server.host) });
  const chosen = pages.filter((page) => PAGES.includes(page.name));
  const analyze = async (times: number): Promise<void> => {
    for (let turn = 0; turn < times; turn++) {
      const page = chosen[turn % chosen.length];
      if (page) await audit(page.url, { capturer });
      await capturer.prepare();
    }
    await setTimeout(SETTLE_MS);
    collectGarbage();
  };
  try {
    await analyze(WARM_UP);
    const before = held();
    await analyze(ANALYSES);
    const after = held();
    return [
      row(`resident memory after ${ANALYSES}, MB`, after.megabytes, before.megabytes),
      row('open handles', after.handles, before.handles),
      row('processes of the browser', after.processes, before.processes),
    ];
  } finally {
    await capturer.close();
    await server.close();
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/** Every page that is still open in a context keeps a process. Counted on Linux alone. */
function descendants(): number {
  if (process.platform !== 'linux') return 1;
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  return [...parents.keys()].filter(isOurs).length;
}

function parentOf(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

function held(): { megabytes: number; handles: number; processes: number } {
  return {
    megabytes: process.memoryUsage.rss() / 1024 / 1024,
    handles: process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout' && kind !== 'Immediate')
      .length,
    processes: descendants(),
  };
}

export default {
  name: 'soak',
  measures: `what ${ANALYSES} analyses in a row leave behind, beside what was held after a warm-up`,
  unit: 'count',
  goal: 1.1,
  judgedBy: 'worst',
  run,
} satisfies Case;
