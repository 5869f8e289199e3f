import { signUp } from '../people.ts';
import { expect, test } from '../test.ts';

const MESSAGE = 'Staff rotas for clinics: 30-day free trial, <b>from $4</b>';

test('the ad is compared with the page, again when the page type is corrected', async ({
  page,
  pages,
  product,
}) => {
  await signUp(page.request, product);
  await page.goto('/analyze');
  await page.getByLabel('The page to analyze').fill(pages.page('saas-rota'));
  await page.getByText('Add details about the page').click();
  const box = page.getByLabel('Ad, email or search text (optional)');
  const submit = page.getByRole('button', { name: 'Analyze this page' });
  await box.fill('x'.repeat(501));
  await submit.click();
  await expect(page.getByText('Use at most 500 characters')).toBeVisible();
  await box.fill(MESSAGE);
  await submit.click();

  const report = /\/report\/[0-9a-f-]{36}/;
  const compared = page.getByText(/^Compared with the text that brings visitors here: /);
  await expect(page).toHaveURL(report, { timeout: 60_000 });
  await expect(compared).toHaveText(`Compared with the text that brings visitors here: ${MESSAGE}`);
  await expect(page.getByText('You promise “30-day free trial”, but the page says').first()).toBeVisible();

  const first = page.url();
  await page.getByRole('button', { name: 'change the page type' }).click();
  await page.getByRole('dialog').getByLabel('Page type').selectOption('service');
  await page.getByRole('button', { name: 'Analyze again' }).click();
  await expect(page).not.toHaveURL(first, { timeout: 60_000 });
  await expect(page).toHaveURL(report, { timeout: 60_000 });
  await expect(page.getByText('Service business').first()).toBeVisible();
  await expect(compared).toHaveText(`Compared with the text that brings visitors here: ${MESSAGE}`);
});

test('other kinds of analysis have no use for the ad', async ({ page }) => {
  await page.goto('/analyze?tab=manual');
  await expect(page.getByText('Add details about the page')).toBeVisible();
  await expect(page.getByLabel('Ad, email or search text (optional)')).toHaveCount(0);
});
