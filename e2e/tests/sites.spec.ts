import { startFixtureSite } from '@liftmark/engine/fixtures/site';
import { expectAccessible } from '../accessible.ts';
import { leaveFixesUntried } from '../database.ts';
import { PRO_EMAIL, signUp, verifyEmail } from '../people.ts';
import { startProduct } from '../product.ts';
import { test as base, expect } from '../test.ts';

/** A small shop to read, and the product that may read it. */
const test = base.extend<object, { shop: Awaited<ReturnType<typeof startFixtureSite>> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const shop = await startFixtureSite({ pages: 40 });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ shop }, use) => {
      const product = await startProduct({ ALLOW_PRIVATE_TARGETS: shop.host, PRO_EMAILS: PRO_EMAIL });
      await leaveFixesUntried(product);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Reading and analyzing take as long as the machine is busy. */
const LONG = { timeout: 400_000 };

test('a site from its address over its templates to its report', async ({ page, product, shop }) => {
  test.setTimeout(1_200_000);
  page.setDefaultTimeout(60_000);
  await signUp(page.request, product, PRO_EMAIL);
  await verifyEmail(page.request, product, PRO_EMAIL);
  await page.goto('/sites');
  await expect(page.getByText(/^You have no sites yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Add site' }).click();
  await expect(page.getByText('Enter an address')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Address of the site').fill(shop.origin);
  await page.getByRole('button', { name: 'Add site' }).click();
  await expect(page.getByRole('heading', { name: shop.host })).toBeVisible();

  await expect(page.getByText('Ready to analyze.')).toBeVisible(LONG);
  await expect(
    page.getByText(/^40 pages from its sitemap and links\. .* found 6 templates\.$/),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Report' }).click();
  await expect(page.getByText(/^Analyze the pages that stand for each template/)).toBeVisible();
  await page.getByRole('tab', { name: 'Templates' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Analyze a page of /products/*' }).click();

  await expect(page.getByText('1 page analyzed.')).toBeVisible(LONG);
  await page.getByRole('tab', { name: 'Report' }).click();
  await expect(
    page.getByText(/^On 1 of 1 analyzed page of \/products\/\*, likely on all \d+\.$/).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Pages' }).click();
  await expect(page.getByText(/^Likely \d+, as its template$/).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delete site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete site' }).click();
  await expect(page.getByText(/^You have no sites yet/)).toBeVisible();
});
