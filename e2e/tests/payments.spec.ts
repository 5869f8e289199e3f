import { expectAccessible } from '../accessible.ts';
import { newEmail, PASSWORD, signUp } from '../people.ts';
import { expect, test } from '../test.ts';

test('from a locked tab over the checkout to the analysis that was wanted, and on to the end of Pro', async ({
  page,
  pages,
  product,
}) => {
  test.setTimeout(240_000);
  await signUp(page.request, product);
  const address = pages.page('saas-vague');
  await page.goto(`/analyze?tab=swot&url=${encodeURIComponent(address)}`);
  await page.getByRole('button', { name: 'Unlock SWOT Analysis' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Start 7-Day Free Trial' }).click();

  await expect(page.getByRole('heading', { name: 'Choose Your AI-Powered Plan' })).toBeVisible();
  await expect(page.getByText('$0 for 7 days, then $49/month')).toBeVisible();
  await expect(page.getByText('20% savings ($120/year)')).toBeVisible();
  await expect(page.getByText('Simulated payments.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();

  await expect(page.getByRole('heading', { name: 'Simulated checkout' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?client_secret=.*&plan=monthly/);
  await page.getByRole('button', { name: 'Simulate declined card' }).click();
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simulate trial start' }).click();
  await expect(page.getByRole('heading', { name: 'Your 7-day free trial has started' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Start the Analysis' }).click();
  await expect(page.getByRole('dialog', { name: /^Analyzing/ })).toBeVisible();
  await expect(page).toHaveURL(/report=[0-9a-f-]{36}/, { timeout: 60_000 });

  await page.goto('/account#plan');
  await expect(page.getByText(/^Free trial until .*, then \$49$/)).toBeVisible();
  await page.getByRole('button', { name: 'Manage plan' }).click();
  await expect(page.getByRole('heading', { name: 'Simulated customer portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Simulate renewal' }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel your plan?' });
  await question.getByRole('button', { name: 'Keep current plan' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(question.getByText(/^You keep Pro until /)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('button', { name: 'Keep plan' })).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await page.goto('/account#plan');
    await expect(page.getByText(/^Pro until .*, won’t renew$/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectAccessible(page);

  await page.goto('/billing');
  await page.getByRole('button', { name: 'Simulate end of plan' }).click();
  await expect(page.getByText('This subscription has ended.')).toBeVisible();
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your AI-Powered Plan' })).toBeVisible();
  // The provider's event may come after the page.
  await expect(async () => {
    await page.goto('/subscribe');
    await expect(page.getByRole('button', { name: 'Start Monthly Plan' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('a plan that is chosen before signing up is opened right after it, and can be paid by the year', async ({
  page,
}) => {
  await page.goto('/pricing?plan=annual');
  await expect(page).toHaveURL(/\/subscribe\?plan=annual$/);
  await page.getByRole('button', { name: 'Start Annual Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await dialog.getByLabel('First Name').fill('Mira');
  await dialog.getByLabel('Last Name').fill('Kent');
  await dialog.getByLabel('Email', { exact: true }).fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/checkout\?client_secret=.*&plan=annual/);
  await page.getByRole('dialog', { name: 'Welcome, Mira' }).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('$468 every year')).toBeVisible();
  await page.getByRole('button', { name: 'Simulate successful payment' }).click();
  await expect(page.getByRole('heading', { name: 'You have Liftmark Pro' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyze a Page' })).toBeVisible();
});
