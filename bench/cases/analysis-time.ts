import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import { audit } from '@liftmark/engine/pipeline/audit';
import { launchBare, openBare } from '../bare-browser.ts';
import { type Case, median, type Row, row, timed } from '../case.ts';
import { servePages, withoutLaterLoad } from '../pages.ts';
import { policyAllowing } from '../policy.ts';

const ROUNDS = 3;

async function run(): Promise<Row[]> {
  const found = await availableBrowser();
  if (found === null) throw new Error('This benchmark needs a browser.');
  const served = await servePages();
  const { server } = served;
  const browser = await launchBare(found);
  const capturer = await createCapturer({
    policy: policyAllowing(server.host),
  });
  try {
    const rows: Row[] = [];
    for (const { name, url } of withoutLaterLoad(served)) {
      const bare: number[] = [];
      const full: number[] = [];
      await openBare(browser, url);
      await audit(url, { capturer });
      for (let round = 0; round < ROUNDS; round++) {
        // As the server does between two analyses.
        await capturer.prepare();
        bare.push(await timed(() => openBare(browser, url)));
        full.push(await timed(() => audit(url, { capturer })));
      }
      rows.push(row(name, median(full), median(bare)));
    }
    return rows;
  } finally {
    await capturer.close();
    await browser.close();
    await server.close();
  }
}

export default {
  name: 'analysis-time',
  measures: 'a full analysis, beside the bare browser opening the same page on both devices',
  unit: 'ms',
  goal: 1.25,
  run,
} satisfies Case;
