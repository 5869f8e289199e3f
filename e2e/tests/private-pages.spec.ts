import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../test.ts';

/** Pages that a server can't open: access to their site, and uploads. The extension has specs of its own. */

test.beforeEach(async ({ page, proCookies }) => {
  test.setTimeout(300_000);
  await page.context().addCookies(proCookies);
});

test('a refused page opens with a sign-in, which is kept and can be deleted', async ({
  page,
  pages,
  consoleErrors,
}) => {
  await page.goto('/analyze');
  const box = page.getByLabel('The page to analyze');
  await box.fill(pages.odd('members-only'));
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  const note = page.getByRole('region', { name: 'Analysis Failed' });
  await expect(note).toBeVisible({ timeout: 120_000 });
  await expect(note.getByRole('link', { name: 'Upload the page' })).toHaveAttribute(
    'href',
    '/analyze?tab=upload',
  );
  await expect(note.getByRole('link', { name: 'Capture it in your browser' })).toHaveAttribute(
    'href',
    '/account#extension',
  );
  await expectAccessible(page);

  await note.getByRole('link', { name: 'Add a sign-in' }).click();
  await expect(box).toHaveValue(pages.odd('members-only'));
  await page.getByLabel('Cookies').fill('no cookie');
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page.getByText('Write each cookie as name=value.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Cookies').fill('');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}/, { timeout: 120_000 });
  await expect(page.getByRole('button', { name: 'Re-run Analysis' })).toBeVisible();

  await page.goto('/account#page-access');
  const part = page.locator('#page-access');
  await expect(part.getByText(pages.origin)).toBeVisible();
  await expect(part.getByText('A username and password.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.content()).not.toContain('sesame');
  await part.getByRole('button', { name: `Delete access to ${pages.origin}` }).click();
  await expect(part.getByText('You keep access to no site.')).toBeVisible();
  // The browser reports the answer to the page that was refused.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('422'))).toEqual([]);
});

test('an uploaded page has a report under the name of its file', async ({ page, consoleErrors }) => {
  await page.goto('/analyze');
  await page.getByRole('link', { name: 'Upload it as a file' }).click();
  const submit = page.getByRole('button', { name: 'Analyze this file' });
  await submit.click();
  await expect(page.getByText('Choose a file to upload.')).toBeVisible();
  const file = page.getByLabel('The file to analyze');
  await file.setInputFiles({ name: 'note.zip', mimeType: 'application/zip', buffer: Buffer.from('nothing') });
  await submit.click();
  const note = page.getByRole('region', { name: 'Analysis Failed' });
  await expect(note).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);
  expect(consoleErrors.splice(0).filter((error) => !error.includes('422'))).toEqual([]);

  await file.setInputFiles({ name: 'kettles.html', mimeType: 'text/html', buffer: Buffer.from(KETTLES) });
  await expect(page.getByText('kettles.html, 1 KB')).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}/, { timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
  await expect(page.getByText('kettles.html', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Re-run Analysis' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'change the page type' }).click();
  await page.getByRole('combobox', { name: 'Page type' }).selectOption('course');
  const former = page.url();
  await page.getByRole('button', { name: 'Analyze again' }).click();
  await expect(page).not.toHaveURL(former, { timeout: 120_000 });

  await page.goto('/dashboard');
  const card = page.getByRole('article').filter({ hasText: 'kettles.html' });
  await expect(card.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(card.getByText('2 runs')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Re-run Analysis' })).toHaveCount(0);
  await card.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Re-run automatically' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: 'Upload Again' }).click();
  await expect(page.getByText('becomes the next version')).toBeVisible();
  await file.setInputFiles({ name: 'next.html', mimeType: 'text/html', buffer: Buffer.from(KETTLES) });
  await submit.click();
  await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}/, { timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('article').filter({ hasText: 'next.html' }).getByText('3 runs')).toBeVisible();
});

const KETTLES = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">
<title>Kettles</title></head><body><h1>Copper kettles that whistle</h1>
<p>${'Made of copper by hand in the valley, and guaranteed for as long as you drink tea. '.repeat(10)}</p>
<a href="#buy" style="background:#064;color:#fff;padding:12px">Buy a kettle</a></body></html>`;
