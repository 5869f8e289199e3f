import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { backdateOptimization } from '../backdate.ts';
import { signUp } from '../people.ts';
import { test as base, expect } from '../test.ts';

const FLAWED = join(import.meta.dirname, '../../packages/engine/fixtures/pages/saas-vague/index.html');
const FLAW = '{{testimonial_2}}';

interface Shop {
  folder: string;
  /** Serves the page with its flaw, or without it. */
  show(state: 'flawed' | 'mended'): Promise<void>;
}

/** Beside the other pages one that changes between two runs. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'liftmark-shop-'));
      const flawed = await readFile(FLAWED, 'utf8');
      await use({
        folder,
        show: (state) =>
          writeFile(
            join(folder, 'index.html'),
            state === 'flawed' ? flawed : flawed.replace(FLAW, 'The rota took us an hour a week less.'),
          ),
      });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ shop }, use) => {
      const server = await startFixtureServer({ mounts: { shop: shop.folder } });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** The message of the moment, by its title. */
function message(page: Page, title: string) {
  return page.getByText(title, { exact: true });
}

async function choose(page: Page, menu: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${menu}:`) }).click();
  await page.getByRole('menuitemradio', { name: option }).click();
}

test('a finding becomes a measured result', async ({ page, pages, product, shop }) => {
  test.setTimeout(240_000);
  await signUp(page.request, product);
  await shop.show('flawed');
  const answer = await page.request.post('/api/analyze/url', {
    data: { url: `${pages.origin}/shop/` },
    timeout: 80_000,
  });
  expect(answer.status()).toBe(200);
  const { reportId: secureId } = await answer.json();
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back, Mira')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pages Needing Action (1)' })).toBeVisible();
  const card = page.getByRole('article');
  await expect(card).toContainText(/\d+ critical items/);

  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Re-run automatically' }).click();
  await expect(page.getByLabel('Re-run automatically')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const insights = page.locator('section').filter({ hasText: 'Optimization Insights' });
  await expect(insights).toContainText('Weak CTAsChanges marked CRITICAL');
  await expect(insights).toContainText('Average CVR liftNone yet');

  // Tasks: ticked, kept.
  await card.getByText(/^\d+ changes, three tasks each$/).click();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/ticks') && answer.ok());
  await card.getByRole('checkbox').first().click();
  await saved;
  await expect(card.getByText(/^1 of \d+ tasks completed$/)).toBeVisible();
  await page.reload();
  await expect(card.getByText(/^1 of \d+ tasks completed$/)).toBeVisible();

  // A change that is ticked in the plan of the report is done on the dashboard, its tasks are not.
  // Until it's known who reads it, nothing can be ticked.
  let sayWho = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    sayWho = resolve;
  });
  await page.route('**/api/auth/user', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto(`/report/${secureId}`);
  await expect(page.locator('#plan').getByRole('checkbox').last()).toBeDisabled();
  sayWho();
  const savedInPlan = page.waitForResponse((answer) => answer.url().endsWith('/ticks') && answer.ok());
  await page.locator('#plan').getByRole('checkbox').last().click();
  await savedInPlan;
  await expect(page.getByText(/^1 of \d steps? done/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(card.getByText(/^1 of \d+ tasks completed$/)).toBeVisible();
  await expect(card.getByText(/^1 of \d+ changes done$/)).toBeVisible();

  await card.getByRole('button', { name: 'Mark as Optimized' }).click();
  await expect(message(page, 'Page Optimized!')).toBeVisible();
  await expect(page.getByText('1 optimized • 0 archived')).toBeVisible();

  // A week later its new rate is asked for.
  await backdateOptimization(product, secureId, 8);
  await page.reload();
  const banner = page.getByRole('status').filter({ hasText: 'as optimized 1 week, 1 day ago' });
  await banner.getByRole('button', { name: 'Track CVR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Track CVR' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing to save yet');
  await dialog.getByLabel('Pre-optimization CVR (%)').fill('2');
  await expect(dialog.getByText('Improvement')).toHaveCount(0);
  await dialog.getByLabel('Post-optimization CVR (%)').fill('2.5');
  await expect(dialog).toContainText('+25.0% Improvement');
  await expect(dialog).toContainText('no sample size');
  await expectAccessible(page);
  const [before, after] = ['Pre-optimization', 'Post-optimization'].map((name) =>
    dialog.getByRole('group', { name }),
  );
  await before?.getByLabel('Visitors').fill('20000');
  await before?.getByLabel('Conversions').fill('1800');
  await expect(dialog.getByLabel('Pre-optimization CVR (%)')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('These visitors and conversions work out to 9%, not 2%');
  await before?.getByLabel('Conversions').fill('400');
  await after?.getByLabel('Visitors').fill('20000');
  await after?.getByLabel('Conversions').fill('500');
  await expect(dialog).toContainText('clear improvement');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'CVR Updated')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Across 1 page', { exact: true })).toBeVisible();

  await choose(page, 'Show', 'Optimized');
  await expect(card).toContainText('CVR Tracked');
  await expect(card).toContainText('+25.0% Improvement');

  // Too few visitors to be sure of it: that is said wherever the lift stands.
  await card.getByRole('button', { name: 'Track CVR' }).click();
  await before?.getByLabel('Visitors').fill('200');
  await before?.getByLabel('Conversions').fill('4');
  await after?.getByLabel('Visitors').fill('200');
  await after?.getByLabel('Conversions').fill('5');
  await expect(dialog.getByLabel('Post-optimization CVR (%)')).toHaveValue('2.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Across 1 page, not enough data yet')).toBeVisible();
  await expect(insights).toContainText('+25.0% across 1 pagenot enough data yet');

  // What was mended is seen by the next run.
  await shop.show('mended');
  await card.getByRole('button', { name: 'Re-run Analysis' }).click();
  await expect(card.getByRole('button', { name: 'Re-analyzing...' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible({ timeout: 80_000 });
  await page.goto('/dashboard?status=optimized');
  await expect(card.getByRole('list', { name: 'Since the last run' })).toContainText(/verified \w+ \d+/);
  await expect(card.getByRole('img', { name: /^Scores over time: \d+, \d+$/ })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(message(page, 'Page Archived')).toBeVisible();
  await expect(page.getByText('No pages with "optimized" status found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show All Pages' }).click();
  await expect(page.getByText('0 optimized • 1 archived')).toBeVisible();
  await page.getByText('0 optimized • 1 archived').click();
  await expect(card).toHaveCount(1);
});

test('a page is added in its place in the list, which shows nobody else’s', async ({
  page,
  pages,
  product,
  giveReport,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: product.origin });
  await signUp(other.request, product);
  await giveReport(other.request, 'signup-long');
  await other.close();

  await signUp(page.request, product);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No analyses found' })).toBeVisible();
  await expect(page.getByText('Get started by analyzing your first website below.')).toBeVisible();
  await expectAccessible(page);

  let send = (): void => undefined;
  const mayGo = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/analyze/url', async (route) => {
    const response = await route.fetch({ timeout: 80_000 });
    await mayGo;
    await route.fulfill({ response });
  });
  const box = page.getByLabel('Page address');
  await box.fill('not an address');
  await page.getByRole('button', { name: 'Add & Analyze' }).click();
  await expect(page.getByText('Please enter a valid URL', { exact: false })).toBeVisible();
  await box.fill(pages.page('product-kettle'));
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Report Loading...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(message(page, 'Share Failed')).toBeVisible();
  await expectAccessible(page);
  send();
  await expect(page.getByRole('heading', { name: 'Pages Needing Action (1)' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Report Loading...' })).toHaveCount(0);
  await expect(box).toHaveValue('');
  await expect(page.getByRole('article').getByRole('link', { name: 'View Report' })).toBeVisible();
});

test('why a page could not be added stays below its box', async ({ page, product, consoleErrors }) => {
  await signUp(page.request, product);
  const sentence = 'We couldn’t find this site. Check the spelling of the address.';
  await page.route('**/api/analyze/url', (route) =>
    route.fulfill({ status: 422, json: { code: 'dns', message: sentence } }),
  );
  await page.goto('/dashboard');
  await page.getByLabel('Page address').fill('https://shop.test/');
  await page.getByRole('button', { name: 'Add & Analyze' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('region', { name: 'Analysis Failed' }).getByText(sentence)).toBeVisible();
  consoleErrors.splice(0);
});

test('two tabs that mark one page at once agree, and a reminder is dismissed once', async ({
  page,
  product,
  giveReport,
  context,
}) => {
  await signUp(page.request, product);
  const secureId = await giveReport(page.request, 'signup-long');
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto('/dashboard');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/status')) sent.push(request.method());
  });
  const mark = page.getByRole('button', { name: 'Mark as Optimized' });
  await expect(mark).toBeVisible();
  await Promise.all([mark.dblclick(), second.getByRole('button', { name: 'Mark as Optimized' }).click()]);
  for (const tab of [page, second]) {
    await expect(message(tab, 'Page Optimized!')).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'Completed Pages (1)' })).toBeVisible();
  }
  expect(sent).toEqual(['PUT']);

  await backdateOptimization(product, secureId, 15);
  await page.reload();
  await expect(page.getByText(/as optimized 2 weeks ago/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).last().click();
  await expect(message(page, 'Reminder dismissed')).toBeVisible();
  await expect(page.getByText(/as optimized 2 weeks ago/)).toHaveCount(0);
});

test('the list is worked with the keyboard alone, on a phone too', async ({ page, product, giveReport }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page.request, product);
  await giveReport(page.request, 'signup-long');
  await giveReport(page.request, 'product-kettle');
  await page.goto('/dashboard');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  // A title that takes several lines begins beside the sign of its status.
  for (const card of await cards.all()) {
    const sign = await card.getByLabel('Needs action').boundingBox();
    const title = await card.getByRole('heading').getByRole('link').boundingBox();
    expect(title?.x).toBeGreaterThan((sign?.x ?? 0) + (sign?.width ?? 0));
    expect(Math.abs((title?.y ?? 0) - (sign?.y ?? 0))).toBeLessThan(12);
  }

  const search = page.getByRole('searchbox', { name: 'Search pages' });
  await search.focus();
  await page.keyboard.type('nothing of mine');
  await page.getByRole('button', { name: 'Show All Pages' }).press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(search).toHaveValue('');

  await search.focus();
  await page.keyboard.type('signup');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/search=signup/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Show:/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'All Pages' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Need Action' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=action_required/);

  const items = cards.locator('summary');
  await items.focus();
  await page.keyboard.press('Enter');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/ticks') && answer.ok());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await saved;
  await expect(cards.getByRole('checkbox').first()).toBeChecked();

  await cards.getByRole('button', { name: 'Track CVR' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Track CVR' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards.getByRole('button', { name: 'Track CVR' })).toBeFocused();

  await cards.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page, 'Page Archived')).toBeVisible();
});
