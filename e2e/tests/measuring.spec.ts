import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signUp } from '../people.ts';
import { expect, test } from '../test.ts';

/** A shop with the tag on each page: a form, a thank-you page behind it, and a page that changes its address itself. */
async function startShop(snippet: () => string): Promise<{ host: string; server: Server }> {
  const pages: Record<string, string> = {
    '/': '<a href="/pricing">Pricing</a>',
    '/pricing':
      '<form role="search" onsubmit="return false"><button>Search</button></form><form id="order" onsubmit="return false"><button>Order</button></form>',
    '/app': `<button onclick="history.pushState({}, '', '/app/step')">Next</button><button onclick="history.back()">Back</button><a data-liftmark="conversion" href="#done">Buy</a>`,
  };
  const server = createServer((request, response) => {
    const body = pages[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(body && `<!doctype html><title>Shop</title>${body}${snippet()}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A browser of a visitor, which doesn't say that a test drives it. */
async function visitor(browser: Browser, script = ''): Promise<{ page: Page; sent: string[] }> {
  const context = await browser.newContext({ userAgent: PERSON });
  await context.addInitScript({
    content: `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });${script}`,
  });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/t/') && request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  return { page, sent };
}

test('a tag from its snippet over the first visit to what a change did', async ({
  page,
  browser,
  product,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  let snippet = '';
  const { host, server } = await startShop(() => snippet);
  await signUp(page.request, product);
  await page.goto('/account/measuring');
  await page.getByRole('button', { name: 'Add a site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a site' });
  await dialog.getByRole('button', { name: 'Add site' }).click();
  await expect(dialog.getByText('Enter at least one host')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Hosts').fill(host);
  await dialog.getByLabel('Time zone').selectOption('UTC');
  await dialog.getByRole('button', { name: 'Add site' }).click();
  await expect(page.getByText('Waiting for the first visit.')).toBeVisible();
  snippet = (await page.locator('#tag code').textContent()) ?? '';
  await expectAccessible(page);

  const person = await visitor(browser);
  await person.page.goto(`http://${host}/`);
  await person.page.getByRole('link', { name: 'Pricing' }).click();
  await person.page.getByRole('button', { name: 'Search' }).click();
  await person.page.getByRole('button', { name: 'Order' }).click();
  await person.page.getByRole('button', { name: 'Order' }).click();
  await expect.poll(() => person.sent).toEqual(['v/', 'v/pricing', 'c/pricing']);
  await person.page.reload();
  await person.page.goto(`http://${host}/app`);
  await person.page.getByRole('button', { name: 'Next' }).click();
  await person.page.getByRole('button', { name: 'Back' }).click();
  await person.page.getByText('Buy').click();
  await expect
    .poll(() => person.sent)
    .toEqual(['v/', 'v/pricing', 'c/pricing', 'v/app', 'v/app/step', 'c/app']);
  expect(await person.page.evaluate('[document.cookie, localStorage.length, sessionStorage.length]')).toEqual(
    ['', 0, 0],
  );

  const wary = await visitor(
    browser,
    `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });`,
  );
  await wary.page.goto(`http://${host}/pricing`);
  await wary.page.getByRole('button', { name: 'Order' }).click();
  expect(wary.sent).toEqual([]);

  await expect(page.getByText(/^We saw the first visit/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: `${host}/pricing` })).toBeVisible();
  await person.page.context().close();
  await wary.page.context().close();
  server.close();

  await page.getByLabel('CSV file').setInputFiles({
    name: 'bad.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('page,day,visits,conversions\nshop.test/,yesterday,1,1'),
  });
  await expect(page.getByText('Line 2: “yesterday” isn’t a date.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 400')]);
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'good.csv', mimeType: 'text/csv', buffer: Buffer.from(figures()) });
  await expect(page.getByText('We imported 84 days of 1 page.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'shop.test/pricing' }).click();
  await expect(page.getByText('No change is dated yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a change' }).click();
  const change = page.getByRole('dialog', { name: 'Add a change' });
  await change.getByLabel('What changed').fill('Shorter form');
  await change.getByLabel('Live since').fill(dayBefore(36));
  await change.getByRole('button', { name: 'Add change' }).click();
  await expect(page.getByText(/^Conversion rate: 2\.\d+% → 3\.\d+%, \+\d+% \(95%: /)).toBeVisible();
  await expect(
    page.getByText(/^Clear improvement\. From uploaded figures, 28 days before and after\./),
  ).toBeVisible();
  await page.getByLabel('A conversion is worth').fill('50');
  await page.getByLabel('Currency').click();
  await expect(page.getByText(/more conversions in 28 days, worth \$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a result' }).click();
  await expect(page.getByRole('dialog', { name: 'Add an A/B test' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);
});

test('what was measured is on the page’s card and in its report', async ({
  page,
  pages,
  product,
  giveReport,
}) => {
  await signUp(page.request, product);
  const address = pages.page('saas-vague');
  const headers = { origin: product.origin };
  const reportId = await giveReport(page.request, 'saas-vague');
  await page.request.post('/api/measuring/csv', { data: { csv: figures(address) }, headers });
  const data = { page: address, what: 'Shorter form', day: dayBefore(36) };
  expect((await page.request.post('/api/measuring/changes', { data, headers })).status()).toBe(200);
  for (const screen of ['/dashboard', `/report/${reportId}`]) {
    await page.goto(screen);
    await expect(page.getByText(/^Conversion rate: 2\.\d+% → 3\.\d+%/)).toBeVisible();
    await expect(page.getByText(/^Clear improvement\. From uploaded figures/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'See the figures' }).click();
  await expect(page.getByText('Shorter form')).toBeVisible();
});

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Twelve weeks with a higher rate in the last five. */
function figures(page = 'https://shop.test/pricing'): string {
  const rows = Array.from({ length: 84 }, (_, at) => {
    const visits = 900 + ((at * 37) % 130);
    const rate = at >= 48 ? 0.033 : 0.024;
    return `${page},${dayBefore(84 - at)},${visits},${Math.round(visits * rate) + ((at * 5) % 7) - 3}`;
  });
  return ['page,day,visits,conversions', ...rows].join('\n');
}
