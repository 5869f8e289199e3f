import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import type { FoundBrowser } from '@liftmark/engine/capture/browser/system-browser';
import { signedInAs } from '../../packages/server/src/testing/test-app.ts';
import { launchBare, openBare } from '../bare-browser.ts';
import { type Case, type Row, row, timed } from '../case.ts';
import { type Installation, openInstallation } from '../load/installation.ts';
import { servePages, withoutLaterLoad } from '../pages.ts';

const WORKERS = [1, 2, 4];

/** Analyses through the queue by workers of one slot each, beside as many bare browsers on the same pages. */
async function run(): Promise<Row[]> {
  const found = await availableBrowser();
  if (found === null) throw new Error('This benchmark needs a browser.');
  const served = await servePages();
  const urls = withoutLaterLoad(served).map(({ url }) => url);
  try {
    const rows: Row[] = [];
    for (const workers of WORKERS) {
      const bare = await capturesOf(found, workers, urls);
      const product = await analysesOf(found, workers, urls, served.server.host);
      const perSecond = (1_000 / product).toFixed(2);
      rows.push(row(`${workers} workers (${perSecond}/s), ms for each`, product, bare));
    }
    return rows;
  } finally {
    await served.server.close();
  }
}

/** Milliseconds from one capture to the next, with browsers that capture one page after the other. */
async function capturesOf(found: FoundBrowser, browsers: number, urls: string[]): Promise<number> {
  const launched = await Promise.all(Array.from({ length: browsers }, () => launchBare(found)));
  try {
    const capture = async (waiting: string[]) => {
      await Promise.all(
        launched.map(async (browser) => {
          for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
            await openBare(browser, url);
        }),
      );
    };
    await capture(urls.slice(0, browsers));
    return (await timed(() => capture([...urls]))) / urls.length;
  } finally {
    await Promise.all(launched.map((browser) => browser.close()));
  }
}

/** Milliseconds from one analysis to the next, all of them waiting in the queue. */
async function analysesOf(
  found: FoundBrowser,
  workers: number,
  urls: string[],
  host: string,
): Promise<number> {
  const installation = await openInstallation({ isWorker: false });
  try {
    const analyze = await analyzer(installation);
    await Promise.all(
      Array.from({ length: workers }, () =>
        installation.start({
          LIFTMARK_ROLES: 'worker',
          ANALYSIS_CONCURRENCY: '1',
          ALLOW_PRIVATE_TARGETS: host,
          CHROME_PATH: found.executablePath,
        }),
      ),
    );
    await Promise.all(urls.slice(0, 2 * workers).map(analyze));
    return (await timed(() => Promise.all(urls.map(analyze)))) / urls.length;
  } finally {
    await installation.close();
  }
}

async function analyzer({ test }: Installation): Promise<(url: string) => Promise<void>> {
  const headers = await signedInAs(test, { plan: 'pro' });
  return async (url) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      headers,
      payload: { url },
    });
    if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.body}`);
  };
}

export default {
  name: 'load-analyses',
  measures:
    'time from one analysis to the next by 1, 2 and 4 worker processes, beside bare browsers doing the same captures',
  unit: 'ms',
  // 0.8 of the captures of the bare browsers; the worst of the three.
  goal: 1.25,
  judgedBy: 'worst',
  run,
} satisfies Case;
