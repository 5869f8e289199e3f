import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../test.ts';

test('fixes are copied and downloaded, one or all that are chosen', async ({
  page,
  pages,
  product,
  context,
  proCookies,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await context.addCookies(proCookies);
  const answer = await page.request.post('/api/analyze/url', {
    data: { url: pages.page('saas-vague') },
    timeout: 80_000,
  });
  const { reportId } = await answer.json();
  await page.goto(`/report/${reportId}`);

  const all = page.locator('#take-with-you');
  const boxes = all.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await box.setChecked(false);
  await expect(all.getByRole('button', { name: 'Download: JSON' })).toBeDisabled();
  await boxes.first().click();
  const saved = page.waitForEvent('download');
  await all.getByRole('button', { name: 'Download: JSON' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('liftmark-fixes.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).fixes).toHaveLength(1);

  await all.getByRole('button', { name: 'Copy: A/B test snippet' }).click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain("name: 'liftmark_");
  for (const width of [390, 1350])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      if (process.env.LOOK)
        await all.screenshot({ path: `${process.env.LOOK}/all-${width}-${colorScheme}.png` });
    }

  const one = page.getByRole('button', { name: 'Take it with you' }).first();
  for (const finding of await page.locator('#findings button[aria-expanded="false"]').all()) {
    if (await one.isVisible()) break;
    await finding.click();
  }
  await one.click();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/one.png` });
  await page.getByRole('menuitem', { name: 'Copy: HTML and CSS' }).click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('HTML and CSS for');
});
