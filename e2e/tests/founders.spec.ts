import { Buffer } from 'node:buffer';
import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signUp, verifyEmail } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { test as base, expect } from '../test.ts';

const FOUNDER_EMAIL = 'founder@shop.test';

interface Fixtures {
  product: Product;
  /** The cookies of the founder. */
  founderCookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** A product whose operator is known. */
const test = base.extend<object, Fixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct({ CHROME_PATH: 'none', FOUNDER_EMAILS: FOUNDER_EMAIL });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  founderCookies: [
    async ({ product, playwright }, use) => {
      const request = await playwright.request.newContext();
      await signUp(request, product, FOUNDER_EMAIL);
      await verifyEmail(request, product, FOUNDER_EMAIL);
      const { cookies } = await request.storageState();
      await request.dispose();
      await use(cookies);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a founder reads the figures, moves feedback and grants Pro', async ({
  page,
  context,
  product,
  founderCookies,
  playwright,
}) => {
  const visitor = await playwright.request.newContext();
  const email = await signUp(visitor, product);
  await visitor.post(`${product.origin}/api/feedback`, {
    headers: { origin: product.origin },
    multipart: {
      type: 'bug',
      priority: 'high',
      message: '<b>The price is cut off</b>',
      currentPage: '/subscribe',
      attachment: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    },
  });
  await visitor.dispose();
  await context.addCookies(founderCookies);

  await page.goto('/founders');
  await expect(page.getByRole('heading', { name: 'Founders Dashboard' })).toBeVisible();
  const total = page.getByRole('definition').first();
  await expect(total).toHaveText(/^[1-9]/);
  await expect(page.getByText('Without founders')).toHaveCount(1);
  await expect(page.getByText('No card on file', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Total Users' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText(/All existing accounts/);
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: `Grant Pro for ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant Pro' });
  await dialog.getByRole('button', { name: 'Grant Pro' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Helped us test');
  await dialog.getByRole('button', { name: 'Grant Pro' }).click();
  await expect(page.getByRole('button', { name: `Change Pro for ${email}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'User Feedback' }).click();
  // What a stranger wrote is text.
  await expect(page.getByText('<b>The price is cut off</b>')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'notes.txt' }).click();
  expect((await download).suggestedFilename()).toBe('notes.txt');
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();

  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByText('Reason: Helped us test')).toBeVisible();
  await expect(page).toHaveURL(/tab=audit/);

  await page.getByRole('button', { name: 'Time range: Last 7 Days' }).click();
  await page.getByRole('menuitemradio', { name: 'Last 90 Days' }).click();
  await expect(page).toHaveURL(/range=90d/);
});

test('the parts are sound', async ({ page, context, founderCookies }) => {
  await context.addCookies(founderCookies);
  for (const tab of ['feedback', 'health', 'audit']) {
    await page.goto(`/founders?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('to others there is no such screen', async ({ page, product, consoleErrors }) => {
  expect((await page.goto('/founders'))?.status()).toBe(401);
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await signUp(page.request, product);
  expect((await page.goto('/founders'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect((await page.request.get('/api/founders/analytics')).status()).toBe(404);
  // The two answers, as the browser reports them.
  consoleErrors.length = 0;
});
