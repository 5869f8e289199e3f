import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import { FEATURES_FLAG } from '@liftmark/engine/capture/browser/features';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import { audit } from '@liftmark/engine/pipeline/audit';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { type Case, median, type Row, row, timed } from '../case.ts';
import { servePages } from '../pages.ts';
import { policyAllowing } from '../policy.ts';

const PAGES = ['saas-rota', 'product-kettle', 'startbootstrap-agency', 'startbootstrap-new-age'];
const DEBUG_PORT = 9_333;
const ROUNDS = 3;

async function run(): Promise<Row[]> {
  const found = await availableBrowser();
  if (found === null) throw new Error('This benchmark needs a browser.');
  const { server, pages } = await servePages();
  const capturer = await createCapturer({
    policy: policyAllowing(server.host),
  });
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      `--remote-debugging-port=${DEBUG_PORT}`,
      FEATURES_FLAG,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const rows: Row[] = [];
    for (const { name, url } of pages.filter((page) => PAGES.includes(page.name))) {
      const ours: number[] = [];
      const theirs: number[] = [];
      await audit(url, { capturer });
      for (let round = 0; round < ROUNDS; round++) {
        // As the server does between two analyses.
        await capturer.prepare();
        ours.push(await timed(() => audit(url, { capturer })));
        theirs.push(
          await timed(() => lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'silent' })),
        );
      }
      rows.push(row(name, median(ours), median(theirs)));
    }
    return rows;
  } finally {
    await browser.close();
    await capturer.close();
    await server.close();
  }
}

export default {
  name: 'lighthouse',
  measures: 'a full analysis of both devices, beside one Lighthouse run (one device) of the same page',
  unit: 'ms',
  goal: 0.2,
  run,
} satisfies Case;
