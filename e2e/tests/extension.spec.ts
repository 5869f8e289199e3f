import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import { DEFAULT_POLICY } from '@liftmark/engine/capture/egress/policy';
import { audit } from '@liftmark/engine/pipeline/audit';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { type ExtendedBrowser, openExtendedBrowser } from '../extension.ts';
import { PASSWORD } from '../people.ts';
import type { Product } from '../product.ts';
import { agreementOf } from '../same-facts.ts';
import { expect, test } from '../test.ts';

const PAGES = [
  'app-budget',
  'article-sourdough',
  'category-rucksaecke',
  'course-fotografie',
  'nonprofit-rivers',
  'pricing-client-rendered',
  'product-kettle',
  'restaurant-quai',
  'saas-rota',
  'saas-vague',
  'service-plombier',
  'signup-long',
];

let extended: ExtendedBrowser;
test.beforeAll(async () => {
  extended = await openExtendedBrowser();
});
test.afterAll(() => extended.close());

async function keyOf(request: APIRequestContext, { origin }: Product): Promise<string> {
  const answer = await request.post(`${origin}/api/account/keys`, {
    headers: { origin },
    data: { name: `Extension ${Date.now()}`, scopes: ['analyze'], expiresInDays: 1, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).key;
}

async function connect(product: Product, key: string): Promise<Page> {
  const options = await extended.context.newPage();
  await options.goto(extended.address('options'));
  await options.getByLabel('Address of your Liftmark').fill(product.origin);
  await options.getByLabel('API key').fill(key);
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  return options;
}

/** Analyzes what a tab shows, and resolves to the id of the report. */
async function reportOn(page: Page): Promise<string> {
  const window = await extended.analyze(page);
  const link = window.getByRole('link', { name: 'Open the report' });
  await expect(link).toBeVisible({ timeout: 150_000 });
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await window.close();
  return id;
}

test('connects with a key, and says what is wrong with one', async ({ product, page, proCookies }) => {
  await page.context().addCookies(proCookies);
  const options = await connect(product, 'lm_000000000000_wrong');
  await expect(options.getByText('The API key doesn’t work.')).toBeVisible();
  await expectAccessible(options);
  await options.getByLabel('Address of your Liftmark').fill('http://liftmark.example.com');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByText('Enter an address that begins with https://')).toBeVisible();
  await options.getByLabel('Address of your Liftmark').fill('http://127.0.0.1:1');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByText('can’t be reached')).toBeVisible();
  await options.close();
  const connected = await connect(product, await keyOf(page.request, product));
  await expect(connected.getByText('Connected.')).toBeVisible();
  await connected.close();
});

test('keeps back what was typed, and puts the tab back', async ({ product, page, pages, proCookies }) => {
  test.setTimeout(240_000);
  await page.context().addCookies(proCookies);
  await (await connect(product, await keyOf(page.request, product))).close();
  const shown = await extended.context.newPage();
  await shown.goto(pages.page('signup-long'));
  await shown.evaluate(TYPED);
  const before = await shown.evaluate(`JSON.stringify([innerWidth, innerHeight, scrollY, devicePixelRatio])`);
  const id = await reportOn(shown);

  expect(await shown.evaluate(`document.querySelector('#typed-password').value`)).toBe('hunter2-secret');
  expect(await shown.evaluate(`JSON.stringify([innerWidth, innerHeight, scrollY, devicePixelRatio])`)).toBe(
    before,
  );
  for (const snapshot of await storedSnapshots(product)) {
    expect(snapshot).toContain('Typed by hand');
    for (const secret of SECRETS) expect(snapshot).not.toContain(secret);
  }
  await page.goto(`${product.origin}/report/${id}`);
  await expect(page.getByText('captured in a browser by its owner')).toBeVisible();
  // Five fields of 400 pixels in width and 240 in height together; the empty one isn’t covered.
  const gray = Number(await page.evaluate(coveredPixels(`/api/reports/${id}/screenshots/desktop`)));
  expect(gray).toBeGreaterThan(400 * 230);
  expect(gray).toBeLessThan(420 * 310);
  await shown.close();
});

test('captures what the engine captures', async ({ product, page, pages, proCookies }) => {
  test.setTimeout(600_000);
  await page.context().addCookies(proCookies);
  await (await connect(product, await keyOf(page.request, product))).close();
  const policy = { ...DEFAULT_POLICY, allowPrivate: [pages.host] };
  const capturer = await createCapturer({ policy });
  const lines: string[] = [];
  const all = { total: 0, same: 0 };
  try {
    for (const name of PAGES) {
      const shown = await extended.context.newPage();
      await shown.goto(pages.page(name));
      const id = await reportOn(shown);
      await shown.close();
      const { analysisResults } = await (
        await page.request.get(`${product.origin}/api/reports/${id}`)
      ).json();
      const { report } = await audit(pages.page(name), { capturer });
      const { total, same, differing } = agreementOf(report.facts, analysisResults.facts);
      all.total += total;
      all.same += same;
      const scores = [report.overall.percent ?? 0, analysisResults.overall.percent ?? 0] as const;
      const share = (100 * same) / total;
      lines.push(`${name}: ${share.toFixed(2)}% of ${total} facts, scores ${scores.join(' and ')}`);
      expect.soft(Math.abs(scores[0] - scores[1]), name).toBeLessThanOrEqual(2);
      expect.soft(share, `${name}: ${differing.slice(0, 12).join(', ')}`).toBeGreaterThanOrEqual(95);
    }
  } finally {
    await capturer.close();
    console.error(lines.join('\n'));
  }
  expect((100 * all.same) / all.total).toBeGreaterThanOrEqual(97);
});

const SECRETS = [
  'mira.kent@private.test',
  'hunter2-secret',
  'a note to myself',
  'draft of a letter',
  '4111-1111',
];

/** Fills fields of every kind, and repeats one value in the page as scripts do. */
const TYPED = `
  document.body.insertAdjacentHTML('afterbegin', \`<section><h2>Typed by hand</h2>
    <input id="typed-email" type="email" style="width:400px;height:40px">
    <input id="typed-password" type="password" style="width:400px;height:40px">
    <textarea id="typed-note" style="width:400px;height:80px"></textarea>
    <div id="typed-editor" contenteditable style="width:400px;height:40px"></div>
    <div id="host"></div><p id="echo"></p>
    <input id="empty" style="width:400px;height:40px"></section>\`);
  const shadow = document.querySelector('#host').attachShadow({ mode: 'closed' });
  shadow.innerHTML = '<input id="card" style="width:400px;height:40px">';
  shadow.querySelector('#card').value = '4111-1111';
  document.querySelector('#typed-email').value = 'mira.kent@private.test';
  document.querySelector('#typed-email').setAttribute('value', 'mira.kent@private.test');
  document.querySelector('#typed-password').value = 'hunter2-secret';
  document.querySelector('#typed-note').value = 'a note to myself';
  document.querySelector('#typed-editor').textContent = 'draft of a letter';
  document.querySelector('#echo').textContent = 'We write to mira.kent@private.test soon';
  document.querySelector('#echo').dataset.copy = 'mira.kent@private.test';
  scrollTo(0, 120);
`;

/** How many pixels of the stored screenshot's first screen have the gray that covers fields. */
const coveredPixels = (address: string) => `(async () => {
  const image = await createImageBitmap(await (await fetch(${JSON.stringify(address)})).blob());
  const pen = new OffscreenCanvas(image.width, 900).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, 900);
  let gray = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ([0, 1, 2].every((channel) => Math.abs(data[at + channel] - 0x88) <= 3)) gray += 1;
  }
  return gray;
})()`;

/** Every snapshot that the product has stored, as text. */
async function storedSnapshots({ dataFolder }: Product): Promise<string[]> {
  const files = join(dataFolder, 'files');
  const names = await readdir(files, { recursive: true });
  const packed = names.filter((name) => name.endsWith('snapshot.json.gz'));
  expect(packed.length).toBeGreaterThan(0);
  return Promise.all(packed.map(async (name) => gunzipSync(await readFile(join(files, name))).toString()));
}
