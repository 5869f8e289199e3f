import { expect, test } from '../test.ts';

/** Bytes of the scripts, compressed, as they are sent. The methodology fills in a table. */
const LIMITS = { '/': 20_000, '/methodology': 6_500, '/blog/critical-landing-page-elements': 5_800 };

for (const [path, limit] of Object.entries(LIMITS)) {
  test(`${path} is read with the small scripts of the site alone`, async ({ page }) => {
    const scripts: { url: string; bytes: Promise<number> }[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const bytes = response.request().sizes();
      scripts.push({ url: response.url(), bytes: bytes.then(({ responseBodySize }) => responseBodySize) });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = (await Promise.all(scripts.map(({ bytes }) => bytes))).reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
    expect(scripts.some(({ url }) => url.includes('entry.client'))).toBe(false);
    expect(total).toBeLessThan(limit);
  });
}

test('the theme that is chosen on a page without React holds on every other page', async ({ page }) => {
  await page.goto('/methodology');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/analyze');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('system');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

/** Keeps React from drawing until `comeToLife()` is called, in the first document of a test. */
const HELD_BACK = `if (!sessionStorage.isHeld) {
  sessionStorage.isHeld = 'yes';
  const post = MessagePort.prototype.postMessage;
  const held = [];
  MessagePort.prototype.postMessage = function (...message) { held.push(() => post.apply(this, message)); };
  window.comeToLife = () => {
    MessagePort.prototype.postMessage = post;
    for (const send of held.splice(0)) send();
  };
}`;

test('a theme that is chosen before a page has come to life holds', async ({ page }) => {
  await page.addInitScript({ content: HELD_BACK });
  await page.goto('/analyze');
  const menu = page.getByRole('combobox', { name: 'Theme' });
  // The first choice finds React not able to draw yet, the second has it draw at once.
  for (const theme of ['light', 'dark']) {
    await menu.selectOption(theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(menu).toHaveValue(theme);
  }
  await page.evaluate('comeToLife()');
  await page.getByRole('tab', { name: 'SWOT Analysis Pro' }).click();
  await expect(page.getByRole('heading', { name: 'Your page in four quadrants' })).toBeVisible();
  await expect(menu).toHaveValue('dark');
});

test('what is pressed before a page has come to life is heard', async ({ page }) => {
  await page.addInitScript({ content: HELD_BACK });
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.evaluate('window.comeToLife?.()');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('the menu of a small screen closes when it leads to a place on the same page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Features' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#features$/);
});

test('every finding of a report leads to its check in the methodology', async ({
  page,
  context,
  proCookies,
  giveReport,
}) => {
  await context.addCookies(proCookies);
  await page.goto(`/report/${await giveReport(page.request, 'saas-vague')}`);
  const links = page.locator('main a[href^="/methodology#"]');
  await expect(links.first()).toBeVisible();
  const targets = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  await page.goto('/methodology');
  for (const target of targets) {
    const id = target?.split('#')[1];
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  }
});

test('a printed report opens every finding', async ({ page, context, proCookies, giveReport }) => {
  await context.addCookies(proCookies);
  await page.goto(`/report/${await giveReport(page.request, 'signup-long')}`);
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
  const bodies = page.getByRole('heading', { name: 'What we saw', exact: true });
  const openedOnScreen = await bodies.count();
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  const rows = await page.locator('[id^="finding-"] h3 button').count();
  expect(rows).toBeGreaterThan(openedOnScreen);
  await expect(bodies).toHaveCount(rows);
  await page.emulateMedia({ media: 'print' });
  for (const body of await bodies.all()) await expect(body).toBeVisible();
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await expect(bodies).toHaveCount(openedOnScreen);
});
