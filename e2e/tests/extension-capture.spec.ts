import { gunzipSync } from 'node:zlib';
import { type Capturer, createCapturer } from '@liftmark/engine/capture/capturer';
import { DEFAULT_POLICY } from '@liftmark/engine/capture/egress/policy';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { receiveCapture } from '@liftmark/engine/capture/received/receive-capture';
import { type FixtureServer, startFixtureServer } from '@liftmark/engine/fixtures/server';
import { audit } from '@liftmark/engine/pipeline/audit';
import { judge } from '@liftmark/engine/pipeline/judge';
import { expect, type Page, test } from '@playwright/test';
import { COMPARED_PAGES } from '../compared-pages.ts';
import { connect, type ExtendedBrowser, openExtendedBrowser } from '../extension.ts';
import { type ReceivingServer, startReceivingServer } from '../receiving-server.ts';
import { agreementOf } from '../same-facts.ts';
import { coveredPixels, SECRETS, STATE, TYPED } from '../typed-values.ts';

/** What the built extension captures and sends, byte by byte, without the product. */

let extended: ExtendedBrowser;
let pages: FixtureServer;
let server: ReceivingServer;
test.beforeAll(async () => {
  [extended, pages, server] = await Promise.all([
    openExtendedBrowser(),
    startFixtureServer(),
    startReceivingServer(),
  ]);
  await (await connect(extended, server, `lm_000000000000_${'0'.repeat(48)}`)).close();
});
test.afterAll(async () => {
  await extended.close();
  await Promise.all([pages.close(), server.close()]);
});

/** Analyzes what a tab shows, until the capture has arrived. */
async function capture(page: Page) {
  const window = await extended.analyze(page);
  await expect(window.getByRole('link', { name: 'Open the report' })).toBeVisible({ timeout: 150_000 });
  await window.close();
  return server.last();
}

test('keeps back what was typed, and leaves the tab as it was', async () => {
  test.setTimeout(240_000);
  const page = await extended.context.newPage();
  await page.goto(pages.page('signup-long'));
  await page.evaluate(TYPED);
  const before = await page.evaluate(STATE);
  const sent = await capture(page);
  expect(await page.evaluate(STATE)).toBe(before);
  expect(JSON.parse(String(before))).toContain('hunter2-secret');

  const text = gunzipSync(sent.packed).toString();
  expect(text).toContain('Typed by hand');
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  const gray = [sent.pictures.desktop, sent.pictures.mobile].map(async (picture) =>
    Number(await page.evaluate(coveredPixels(Buffer.from(picture ?? []).toString('base64')))),
  );
  for (const pixels of await Promise.all(gray)) {
    // Five fields of 300 pixels in width and 240 in height together; the empty one isn’t covered.
    expect(pixels).toBeGreaterThan(300 * 230);
    expect(pixels).toBeLessThan(400 * 320);
  }
  await page.close();
});

test('captures what the engine captures', async () => {
  test.setTimeout(1_200_000);
  const policy = { ...DEFAULT_POLICY, allowPrivate: [pages.host] };
  const capturer: Capturer = await createCapturer({ policy });
  const lines: string[] = [];
  const all = { total: 0, same: 0 };
  try {
    for (const name of COMPARED_PAGES) {
      const page = await extended.context.newPage();
      await page.goto(pages.page(name));
      const { packed } = await receiveCapture(await capture(page));
      await page.close();
      const ours = judge(await unpackSnapshot(packed));
      const { report } = await audit(pages.page(name), { capturer, budgetMs: 180_000 });
      const { total, same, differing } = agreementOf(report.facts, ours.facts);
      all.total += total;
      all.same += same;
      const [one, other] = [report.overall.percent ?? 0, ours.overall.percent ?? 0];
      const share = (100 * same) / total;
      lines.push(`${name}: ${share.toFixed(2)}% of ${total} facts, scores ${one} and ${other}`);
      expect.soft(Math.abs(one - other), name).toBeLessThanOrEqual(2);
      expect.soft(share, `${name}: ${differing.slice(0, 12).join(', ')}`).toBeGreaterThanOrEqual(95);
    }
  } finally {
    await capturer.close();
    console.error(
      [...lines, `all: ${((100 * all.same) / all.total).toFixed(2)}% of ${all.total}`].join('\n'),
    );
  }
  expect((100 * all.same) / all.total).toBeGreaterThanOrEqual(97);
});
