import { readFileSync, writeFileSync } from 'node:fs';
import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import { type FixtureServer, startFixtureServer } from '@liftmark/engine/fixtures/server';
import { signedInAs } from '../../packages/server/src/testing/test-app.ts';
import { type Case, type Row, row } from '../case.ts';
import { openInstallation } from '../load/installation.ts';

const LIMIT_MB = 512;

/** What is asked for, with the status that has to come: the largest page that is read, and one that is refused. */
const PAGES = [
  { subject: 'an ordinary page', status: 200, url: (pages: FixtureServer) => pages.page('saas-rota') },
  {
    subject: '100,000 nodes on each device',
    status: 200,
    url: (pages: FixtureServer) => `${pages.odd('many-links')}?nodes=101000`,
  },
  {
    subject: '50 MB of HTML, refused',
    status: 422,
    url: (pages: FixtureServer) => `${pages.odd('huge')}?mb=50`,
  },
] as const;

/** The most that the real program, with both roles in one process, held of the machine's memory for each page. */
async function run(): Promise<Row[]> {
  const found = await availableBrowser();
  if (found === null) throw new Error('This benchmark needs a browser.');
  if (process.platform !== 'linux') throw new Error('Only Linux tells the most that a process has held.');
  const pages = await startFixtureServer();
  const { test, start, close } = await openInstallation({ isWorker: false });
  const { cookie } = await signedInAs(test, { plan: 'pro' });
  const product = await start({
    LIFTMARK_ROLES: 'web,worker',
    ALLOW_PRIVATE_TARGETS: pages.host,
    // As `npm start` and the image set it.
    NODE_OPTIONS: '--max-semi-space-size=8',
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_TRIM_THRESHOLD_: '262144',
  });
  try {
    const rows = [row('before any page', takePeakMb(product.pid), LIMIT_MB)];
    for (const { subject, status, url } of PAGES) {
      const answer = await fetch(`${product.origin}/api/analyze/url`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ url: url(pages) }),
      });
      if (answer.status !== status) throw new Error(`${subject}: ${answer.status} ${await answer.text()}`);
      rows.push(row(subject, takePeakMb(product.pid), LIMIT_MB));
    }
    return rows;
  } finally {
    await close();
    await pages.close();
  }
}

/** The most that the process held since it was last asked. */
function takePeakMb(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Number(kilobytes) / 1_024;
}

export default {
  name: 'large-page-memory',
  measures: 'the most memory that the product without its browser held for a page, beside the limit',
  unit: 'MB',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
