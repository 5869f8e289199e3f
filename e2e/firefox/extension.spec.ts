import { gunzipSync } from 'node:zlib';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import { DEFAULT_POLICY } from '@liftmark/engine/capture/egress/policy';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { receiveCapture } from '@liftmark/engine/capture/received/receive-capture';
import { audit } from '@liftmark/engine/pipeline/audit';
import { judge } from '@liftmark/engine/pipeline/judge';
import { PASSWORD } from '../people.ts';
import { type ReceivingServer, startReceivingServer } from '../receiving-server.ts';
import { agreementOf } from '../same-facts.ts';
import { expect, test } from '../test.ts';
import { coveredPixels, SECRETS, STATE, TYPED } from '../typed-values.ts';
import { type ExtendedFirefox, installedFirefox, openExtendedFirefox } from './firefox.ts';

/** Runs the Firefox build in Firefox. The specs in `tests/` cover what Chromium does, too. */

const program = installedFirefox();
test.skip(program === null, 'No Firefox is installed. FIREFOX_PATH names one elsewhere.');

const KEY = `lm_000000000000_${'0'.repeat(48)}`;
const LEAST_AGREEMENT: Record<string, number> = {
  'product-kettle': 0.75,
  'saas-rota': 0.95,
  'service-plombier': 0.95,
};

let firefox: ExtendedFirefox;
let server: ReceivingServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  [firefox, server] = await Promise.all([openExtendedFirefox(program ?? ''), startReceivingServer()]);
});
test.afterAll(() => Promise.all([firefox?.close(), server?.close()]));

test('keeps back what was typed, and leaves the tab as it was', async ({ pages }) => {
  test.setTimeout(240_000);
  await firefox.connect(server.origin, KEY);
  await firefox.open(pages.page('signup-long'));
  await firefox.run(TYPED);
  const before = await firefox.evaluate(STATE);
  expect(await firefox.analyze()).toMatch(/\/report\//);
  expect(await firefox.evaluate(STATE)).toBe(before);

  const { packed, pictures } = server.last();
  const text = gunzipSync(packed).toString();
  expect(text).toContain('Typed by hand');
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  for (const picture of [pictures.desktop, pictures.mobile]) {
    const jpeg = Buffer.from(picture ?? []).toString('base64');
    const pixels = Number(await firefox.evaluate(coveredPixels(jpeg)));
    expect(pixels).toBeGreaterThan(300 * 230);
    expect(pixels).toBeLessThan(400 * 320);
  }
});

test('captures what the engine captures', async ({ pages }) => {
  test.setTimeout(600_000);
  await firefox.connect(server.origin, KEY);
  const capturer = await createCapturer({ policy: { ...DEFAULT_POLICY, allowPrivate: [pages.host] } });
  try {
    for (const name of Object.keys(LEAST_AGREEMENT)) {
      await firefox.open(pages.page(name));
      await firefox.analyze();
      const { snapshot, packed } = await receivedFrom(server);
      expect(snapshot.desktop?.viewport.width, name).toBe(1350);
      expect(Math.abs((snapshot.mobile?.viewport.width ?? 0) - 390), name).toBeLessThanOrEqual(1);
      const ours = judge(await unpackSnapshot(packed));
      const { report } = await audit(pages.page(name), { capturer, budgetMs: 180_000 });
      const { total, same, differing } = agreementOf(report.facts, ours.facts);
      const scores = [report.overall.percent ?? 0, ours.overall.percent ?? 0] as const;
      console.error(
        `${name}: ${((100 * same) / total).toFixed(2)}% of ${total} facts, scores ${scores.join(', ')}`,
      );
      // Its fields have other heights, so that what is below them has other places.
      expect
        .soft(same / total, `${name}: ${differing.slice(0, 12).join(', ')}`)
        .toBeGreaterThanOrEqual(LEAST_AGREEMENT[name] ?? 1);
      expect.soft(Math.abs(scores[0] - scores[1]), name).toBeLessThanOrEqual(3);
    }
  } finally {
    await capturer.close();
  }
});

test('sends to the product with a key, and leads to the report', async ({
  product,
  page,
  pages,
  proCookies,
}) => {
  test.setTimeout(300_000);
  expect(await firefox.connect(product.origin, KEY)).toContain('The API key doesn’t work.');
  await page.context().addCookies(proCookies);
  const made = await page.request.post(`${product.origin}/api/account/keys`, {
    headers: { origin: product.origin },
    data: { name: 'Firefox', scopes: ['analyze'], expiresInDays: 1, password: PASSWORD },
  });
  expect(await firefox.connect(product.origin, (await made.json()).key)).toContain('Connected.');
  await firefox.open(pages.page('service-plombier'));
  await page.goto(await firefox.analyze());
  await expect(page.getByText('captured in a browser by its owner')).toBeVisible();
});

async function receivedFrom({ last }: ReceivingServer) {
  const { packed } = await receiveCapture(last());
  return { packed, snapshot: await unpackSnapshot(packed) };
}
