import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** What a person reads beside a label of a result. */
function figure(page: Page, label: string) {
  return page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();
}

test('the conversion calculator follows what is typed, and its address holds the result', async ({
  page,
  context,
}) => {
  await page.goto('/tools/conversion-calculator');
  await expect(page.getByText('Enter your weekly visitors')).toBeVisible();
  await page.getByLabel('Weekly visitors').fill('5000');
  await page.getByLabel('Weekly conversions').fill('100');
  await page.getByLabel('Average order value ($)').fill('80');
  await expect(figure(page, 'Current conversion rate')).toHaveText('2.00%');
  // 100 × $80 × 52 weeks.
  await expect(figure(page, 'Yearly revenue')).toHaveText('$416,000');
  // A quarter of $8,000 a week: $2,000, × 4.33 and × 52.
  await expect(page.getByRole('row', { name: /^25%/ })).toHaveText('25%2.50%125$2,000$8,660$104,000');
  await expect(page).toHaveURL(/\?visitors=5000&conversions=100&aov=80$/);
  await page.reload();
  await expect(figure(page, 'Current conversion rate')).toHaveText('2.00%');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Enter your weekly visitors')).toBeVisible();
  await expect(page).toHaveURL(/conversion-calculator$/);
});

test('the ROI calculator rates a return only where money was invested', async ({ page }) => {
  await page.goto('/tools/roi-calculator?traffic=10000&rate=2&aov=50&improvement=20');
  // 200 orders of $50, a fifth more.
  await expect(figure(page, 'Monthly gain')).toHaveText('$2,000');
  await expect(page.getByText('ROI per year')).toHaveCount(0);
  await page.getByLabel('CRO investment ($)').fill('5000');
  await expect(figure(page, 'ROI per year')).toHaveText('380%');
  await expect(page.getByText('Rating: Excellent')).toBeVisible();
  await expect(figure(page, 'Break-even')).toHaveText('3 months');
  await expect(figure(page, 'Net profit in year 1')).toHaveText('$19,000');
});

test('the test planner plans on the press of its button, and names the sound sample', async ({ page }) => {
  await page.goto('/tools/ab-test-planner');
  const generate = page.getByRole('button', { name: 'Generate Test Plan' });
  await expect(generate).toBeDisabled();
  await page.getByLabel('Test element').selectOption('cta-button');
  await page.getByLabel('Business goal').selectOption('increase-conversions');
  await page.getByLabel('Current conversion rate (%)').fill('5');
  await page.getByLabel('Weekly traffic').fill('2000');
  await expect(page.getByText('Sample size')).toHaveCount(0);
  await generate.click();
  // Twice the traffic; 20 + 50 points; 5 % of 2,000.
  await expect(figure(page, 'Sample size')).toHaveText('4,000');
  await expect(figure(page, 'Duration')).toHaveText('1 week');
  await expect(page.getByText('By a rule of thumb; 9 weeks for a sound test')).toBeVisible();
  await expect(page.getByText('Medium, 70 of 100')).toBeVisible();
  await expect(figure(page, 'Base conversions')).toHaveText('100');
  await expect(figure(page, 'Per variant')).toHaveText('8,158');
  await expect(figure(page, 'Runtime')).toHaveText('9 weeks');
});

test('the checklist keeps its ticks', async ({ page, context }) => {
  await page.goto('/tools/cro-checklist');
  for (const name of [/^The headline says what/, /^The main benefit/]) {
    await page.getByRole('checkbox', { name }).click();
  }
  await expect(page.getByText('2 of 50 done')).toBeVisible();
  await expect(page).toHaveURL(/done=0000000000003$/);
  const later = await context.newPage();
  await later.goto('/tools/cro-checklist');
  await expect(later.getByText('2 of 50 done')).toBeVisible();
  await later.getByRole('button', { name: 'Start over' }).click();
  await expect(later.getByText('0 of 50 done')).toBeVisible();
  await later.reload();
  await expect(later.getByText('0 of 50 done')).toBeVisible();
});

test('the checklist keeps what is ticked before its script has come', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/tools/cro-checklist?done=0000000000002', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: /^The headline says what/ });
  await box.check();
  arrived.resolve();
  await expect(page.getByText('2 of 50 done')).toBeVisible();
  await expect(box).toBeChecked();
  await expect(page).toHaveURL(/done=0000000000003$/);
});

test('the journey mapper recommends once goal and audience are chosen', async ({ page }) => {
  await page.goto('/tools/customer-journey');
  await page.getByLabel('Business type').selectOption('service');
  await expect(page.getByRole('heading', { name: 'Problem Recognition' })).toBeVisible();
  await expect(page.getByText('Select all options above to see personalized recommendations')).toBeVisible();
  await page.getByLabel('Primary goal').selectOption('boost-retention');
  await page.getByLabel('Target audience').selectOption('consumer-parents');
  await expect(page.getByRole('heading', { name: 'Recommendations for you' })).toHaveCount(4);
});

test('plan, checklist and journey are exported as PDF', async ({ page, request }) => {
  const addresses = [
    '/tools/ab-test-planner?element=pricing&goal=boost-revenue&rate=3&traffic=4000',
    '/tools/cro-checklist?done=0000000000003',
    '/tools/customer-journey?businessType=saas&primaryGoal=reduce-churn&targetAudience=freelancers',
  ];
  for (const address of addresses) {
    await page.goto(address);
    const href = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
