import { gunzipSync } from 'node:zlib';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import { DEFAULT_POLICY } from '@liftmark/engine/capture/egress/policy';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { receiveCapture } from '@liftmark/engine/capture/received/receive-capture';
import { audit } from '@liftmark/engine/pipeline/audit';
import { judge } from '@liftmark/engine/pipeline/judge';
import { COMPARED_PAGES } from '../compared-pages.ts';
import { PASSWORD } from '../people.ts';
import { type ReceivingServer, startReceivingServer } from '../receiving-server.ts';
import { type Agreement, agreementOf } from '../same-facts.ts';
import { expect, test } from '../test.ts';
import { coveredPixels, SECRETS, STATE, TYPED } from '../typed-values.ts';
import { type ExtendedFirefox, installedFirefox, openExtendedFirefox } from './firefox.ts';

/** Runs the Firefox build in Firefox. The specs in `tests/` cover what Chromium does, too. */

const program = installedFirefox();
test.skip(program === null, 'No Firefox is installed. FIREFOX_PATH names one elsewhere.');

const KEY = `lm_000000000000_${'0'.repeat(48)}`;
/** Its text and fields have other heights, so that what is below them has other places. */
const LEAST_AGREEMENT = { all: 0.9, apartFromPlaces: 0.97 };

/** As wide as what they hold. */
const WITHOUT_PHONE_LAYOUT = ['saas-vague', 'signup-long'];

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
    for (const name of COMPARED_PAGES) {
      await firefox.open(pages.page(name));
      await firefox.analyze();
      const { snapshot, packed } = await receivedFrom(server);
      expect(snapshot.desktop?.viewport.width, name).toBe(1350);
      const ours = judge(await unpackSnapshot(packed));
      const { report } = await audit(pages.page(name), { capturer, budgetMs: 180_000 });
      if (!WITHOUT_PHONE_LAYOUT.includes(name)) expect(snapshot.mobile?.viewport.width, name).toBe(390);
      const { differing, apartFromPlaces, ...all } = agreementOf(report.facts, ours.facts);
      const scores = [report.overall.percent ?? 0, ours.overall.percent ?? 0] as const;
      console.error(
        `${name}: ${percent(all)} of ${all.total} facts, apart from places ${percent(apartFromPlaces)} of ` +
          `${apartFromPlaces.total}, scores ${scores.join(', ')}`,
      );
      const apart = `${name}: ${differing.slice(0, 12).join(', ')}`;
      expect.soft(all.same / all.total, apart).toBeGreaterThanOrEqual(LEAST_AGREEMENT.all);
      const { total, same } = apartFromPlaces;
      expect.soft(same / total, apart).toBeGreaterThanOrEqual(LEAST_AGREEMENT.apartFromPlaces);
      expect.soft(Math.abs(scores[0] - scores[1]), name).toBeLessThanOrEqual(2);
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

function percent({ total, same }: Pick<Agreement, 'total' | 'same'>): string {
  return `${((100 * same) / total).toFixed(1)}%`;
}
