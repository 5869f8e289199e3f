import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../test.ts';

test('an account in German has its reports in German, and the rest in English', async ({
  page,
  pages,
  context,
  browser,
  product,
  proCookies,
}) => {
  test.setTimeout(180_000);
  await context.addCookies(proCookies);
  await page.goto('/account#report-language');
  const setting = page.locator('#report-language').getByLabel('Language');
  await setting.selectOption('Deutsch');
  await expect(page.getByText('Language Saved', { exact: true })).toBeVisible();
  try {
    const answer = await page.request.post('/api/analyze/url', {
      data: { url: pages.page('saas-vague') },
      timeout: 80_000,
    });
    const { reportId, analysisResults } = await answer.json();
    expect(analysisResults.writtenIn).toBe('de');

    // Everyone who has the link reads it in the same language, whatever their browser’s.
    const visitor = await browser.newContext({ baseURL: product.origin, locale: 'en-US' });
    for (const reader of [page, await visitor.newPage()]) {
      await reader.goto(`/report/${reportId}`);
      const report = reader.locator('article');
      await expect(report.getByRole('heading', { name: 'Sechs Kategorien' })).toBeVisible();
      await expect(report.getByRole('heading', { name: 'Wie wird bewertet?' })).toBeVisible();
      await expect(report.getByText('Six categories')).toHaveCount(0);
      await expect(reader.locator('[lang="de"] article')).toHaveCount(1);
      await expect(reader.locator('#chat').getByRole('heading', { name: 'KI-Experten-Chat' })).toBeVisible();
    }
    await visitor.close();
    await expectAccessible(page);

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard|Pages/);

    const asked = await page.request.post('/api/analyze/url', {
      data: { url: pages.page('saas-rota'), reportLanguage: 'fr' },
      timeout: 80_000,
    });
    expect((await asked.json()).analysisResults.writtenIn).toBe('fr');
  } finally {
    await page.request.put('/api/account/report-language', {
      headers: { origin: product.origin },
      data: { reportLanguage: null },
    });
  }
});
