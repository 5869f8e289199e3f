import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../test.ts';

test('fixes are copied and downloaded, one or all that are chosen', async ({
  page,
  product,
  context,
  proCookies,
  giveReport,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await context.addCookies(proCookies);
  await page.goto(`/report/${await giveReport(page.request, 'saas-vague')}`);

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
  await expectAccessible(page);

  const one = page.getByRole('button', { name: 'Take it with you' }).first();
  for (const finding of await page.locator('#findings button[aria-expanded="false"]').all()) {
    if (await one.isVisible()) break;
    await finding.click();
  }
  await one.click();
  await page.getByRole('menuitem', { name: 'Copy: HTML and CSS' }).click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('HTML and CSS for');
});
