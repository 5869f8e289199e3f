import { newEmail, PASSWORD } from '../people.ts';
import { expect, test } from '../test.ts';

test('an address typed on the landing page becomes a report with evidence', async ({ page, pages }) => {
  await page.goto('/');
  await page
    .getByRole('textbox', { name: /page|url|address/i })
    .first()
    .fill(pages.page('saas-vague'));
  await page.getByRole('button', { name: 'Run My Free Audit' }).first().click();

  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await dialog.getByLabel('First Name').fill('Mira');
  await dialog.getByLabel('Last Name').fill('Kent');
  await dialog.getByLabel('Email', { exact: true }).fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox', { name: 'Get Free CRO Checklist + Weekly Conversion Tips' }).check();
  await dialog.getByRole('button', { name: 'Create Account' }).click();

  const overlay = page.getByRole('dialog', { name: /^Analyzing/ });
  await expect(overlay).toBeVisible();
  await expect(overlay.getByText('Analyzing website content')).toBeVisible();

  await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Liftmark Score \d+ out of 100, grade [A-F]/ })).toBeVisible();
  for (const category of [
    'Clarity',
    'Urgency',
    'Social Proof',
    'Offer Strength',
    'Structure',
    'Trust & Credibility',
  ]) {
    await expect(page.getByRole('button', { name: new RegExp(`^${category}`) })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /page as captured on desktop/ })).toBeVisible();
});

test('a finding is framed on the screenshot where the page has it', async ({
  page,
  context,
  proCookies,
  giveReport,
}) => {
  await context.addCookies(proCookies);
  const reportId = await giveReport(page.request, 'saas-vague');
  const { analysisResults } = await (await page.request.get(`/api/reports/${reportId}`)).json();
  const recommendation = analysisResults.recommendations.find(
    (one: { evidence: { boxes: { desktop: unknown } }[] }) => one.evidence[0]?.boxes.desktop,
  );
  expect(analysisResults.findings.length).toBeGreaterThan(30);
  expect(recommendation).toBeDefined();

  await page.goto(`/report/${reportId}?finding=${recommendation.id}`);
  const capture = page.getByRole('img', { name: /page as captured on desktop/ });
  const frame = page.getByRole('link', { name: /^Finding \d+: / }).filter({
    hasText: /\d/,
  });
  await expect(capture).toBeVisible();
  await expect(frame.first()).toBeVisible();
  await expect(capture).toHaveJSProperty('complete', true);
  await expect(capture).not.toHaveJSProperty('naturalWidth', 0);
});

for (const [kind, sentence] of [
  ['not-found', 'The site returned status 404 instead of the page.'],
  ['forbidden-wall', 'blocks automated visitors'],
  ['json', 'This address isn’t a web page.'],
  ['redirect-loop', 'redirects in a loop'],
  ['empty-shell', 'no content to grade'],
] as const) {
  test(`a page that can't be read says why: ${kind}`, async ({
    page,
    pages,
    context,
    proCookies,
    consoleErrors,
  }) => {
    await context.addCookies(proCookies);
    await page.goto('/analyze');
    await page.getByLabel('The page to analyze').fill(pages.odd(kind));
    await page.getByRole('button', { name: 'Analyze this page' }).click();
    await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: sentence })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page).toHaveURL(/\/analyze/);
    // The browser reports the refused call itself; nothing else may be there.
    expect(consoleErrors.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
  });
}

test('the form says what is wrong with an address before anything is sent', async ({ page }) => {
  await page.goto('/analyze');
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page.getByText('URL is required')).toBeVisible();
  await page.getByLabel('The page to analyze').fill('ftp://shop.test');
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page.getByText('URL must start with http:// or https://')).toBeVisible();
});

test('an unknown path answers 404 with a way on', async ({ page, consoleErrors }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Start Free Analysis' })).toHaveAttribute('href', '/analyze');
  expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});

test('an unknown report says so', async ({ page, consoleErrors }) => {
  await page.goto('/report/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Report Not Found' })).toBeVisible();
  consoleErrors.splice(0);
});

test('an address that can not be analyzed, typed on the landing page, is named as such', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('textbox', { name: /page|url|address/i })
    .first()
    .fill('me@example.com');
  await page.getByRole('button', { name: 'Run My Free Audit' }).first().click();
  await expect(page).toHaveURL(/\/analyze/);
  await expect(page.getByText('Please enter a valid URL (e.g., https://example.com)')).toBeVisible();
});
