import { expectAccessible } from '../accessible.ts';
import { signUp, verifyEmail } from '../people.ts';
import { expect, test } from '../test.ts';

test.use({ triesFixes: true });
// A trial waits for those before it, each of which may take a minute on a slow machine.
test.describe.configure({ timeout: 300_000 });

test('fixes are tried on the page after the report, and so are your own words', async ({
  page,
  pages,
  product,
  proCookies,
  browser,
}) => {
  await page.context().addCookies(proCookies);
  const answer = await page.request.post('/api/analyze/url', {
    data: { url: pages.page('saas-vague') },
    timeout: 80_000,
  });
  const { reportId } = await answer.json();
  await page.goto(`/report/${reportId}`);
  await expect(page.getByRole('heading', { name: 'Problems visitors run into' })).toBeVisible();

  const tried = page.getByText(/^Tried on your page/).first();
  // A slow machine runs out of time, and offers to go on.
  const again = page.getByRole('button', { name: /^Try again/ }).first();
  await expect(tried.or(again).first()).toBeVisible({ timeout: 80_000 });
  if (!(await tried.isVisible())) await again.click();
  await expect(tried).toBeVisible({ timeout: 80_000 });
  const slider = page.getByRole('slider', { name: 'Compare the page now with the change' }).first();
  await slider.focus();
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '49% of the picture shows the page now');
  await expect(page.getByRole('img', { name: 'The page with the change' }).first()).toHaveJSProperty(
    'complete',
    true,
  );

  await page.getByRole('button', { name: 'See the whole page before and after' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Before and after/ });
  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  const whole = dialog.getByRole('slider');
  await whole.focus();
  await whole.press('End');
  await expect(whole).toHaveAttribute('aria-valuetext', '100% of the picture shows the page now');
  await dialog.getByRole('tab', { name: 'Above the fold' }).click();
  await expect(dialog.getByRole('slider')).toBeVisible();
  await page.keyboard.press('Escape');

  const words = page.getByRole('region', { name: 'Try your own words' });
  await words.getByRole('button', { name: 'Try' }).click();
  await expect(words.getByRole('alert').first()).toHaveText('Enter the words to try.');
  await words.getByLabel('Your words').fill('A <b>rota</b>');
  await words.getByRole('button', { name: 'Try' }).click();
  await expect(words.getByRole('alert').first()).toContainText('plain text');
  await expect(words.getByText('Your page is open')).toBeVisible({ timeout: 60_000 });
  await words.getByLabel('Your words').fill('Plan next week’s shifts for 40 people in ten minutes');
  await words.getByRole('button', { name: 'Try' }).click();
  await expect(words.getByText(/^Tried on your page/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  // Who has the link sees what was tried, and nothing of the owner's words.
  const visitor = await browser.newContext({ baseURL: product.origin });
  const shared = await visitor.newPage();
  await shared.goto(`/report/${reportId}`);
  await expect(shared.getByText(/^Tried on your page/).first()).toBeVisible();
  await expect(shared.getByRole('region', { name: 'Try your own words' })).toHaveCount(0);
  await visitor.close();
});

test('links to addresses that the owner gives are tried, and can be exported', async ({
  page,
  pages,
  proCookies,
}) => {
  await page.context().addCookies(proCookies);
  const answer = await page.request.post('/api/analyze/url', {
    data: { url: pages.page('saas-vague') },
    timeout: 80_000,
  });
  const { reportId } = await answer.json();
  await page.goto(`/report/${reportId}?finding=legal-links`);
  const privacy = page.getByRole('textbox', { name: 'Privacy policy' });
  await expect(privacy).toBeVisible();
  const submit = page.getByRole('button', { name: 'Try the links' });
  await submit.click();
  await expect(page.getByText('Enter at least one address.')).toBeVisible();
  await privacy.fill('https://evil.test/privacy');
  await submit.click();
  await expect(page.getByText('Enter an address on the same site')).toBeVisible();
  await privacy.fill('/privacy');
  await submit.click();
  const part = page.locator('form').filter({ has: privacy }).locator('..');
  await expect(part.getByText(/^Tried on your page: legal links 0\.0 → 1\.0/)).toBeVisible({
    timeout: 180_000,
  });
  await expectAccessible(page);
  const exported = await page.request.get(`/api/reports/${reportId}/fixes?format=html&only=legal-links`);
  expect(await exported.text()).toContain('href="/privacy"');
});

test('a free report shows what its open fixes did', async ({ page, pages, product }) => {
  const email = 'free-trials@liftmark.test';
  await signUp(page.request, product, email);
  await verifyEmail(page.request, product, email);
  const answer = await page.request.post('/api/analyze/url', {
    data: { url: pages.page('signup-long') },
    timeout: 80_000,
  });
  const { reportId } = await answer.json();
  await page.goto(`/report/${reportId}`);
  await expect(page.getByText(/^(?:Tried|Verified) on your page/).first()).toBeVisible({ timeout: 150_000 });
  const { analysisResults } = await (await page.request.get(`/api/reports/${reportId}`)).json();
  const open = analysisResults.recommendations.slice(0, 2).map(({ id }: { id: string }) => id);
  for (const { recommendation } of analysisResults.trials)
    expect([...open, 'together']).toContain(recommendation);
});
