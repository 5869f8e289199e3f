import { expectAccessible } from '../accessible.ts';
import { signUp } from '../people.ts';
import { expect, test } from '../test.ts';

test('a webhook from its first test over a failure, a replay and a new secret to its deletion', async ({
  page,
  pages,
  product,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  await signUp(page.request, product);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Manage webhooks' }).click();
  await expect(page.getByText('You have no webhooks yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Team channel');
  await dialog.getByLabel('Address').fill('http://10.0.0.1/');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText(/points to a private or reserved network/)).toBeVisible();
  await dialog.getByLabel('Format').selectOption('slack');
  await dialog.getByLabel('Address').fill(`${pages.origin}/missing`);
  await dialog.getByRole('checkbox', { name: /^Analysis failed/ }).uncheck();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const created = page.getByRole('dialog', { name: 'Webhook added' });
  const secret = await created.locator('code').textContent();
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page);
  await created.getByRole('link', { name: 'Open the webhook' }).click();

  await expect(page.getByRole('heading', { name: 'Team channel' })).toBeVisible();
  await expect(page.getByText('Nothing was sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(/^Status 404 after/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Details of Test/ }).click();
  await expect(page.getByText(/“<h1>Not found<\/h1>”/)).toBeVisible();
  await expect(page.getByText(/"Your webhook “Team channel” works\."/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit webhook' });
  await edit.getByLabel('Address').fill(pages.page('saas-vague'));
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await page.getByRole('button', { name: /^Replay Test/ }).click();
  await expect(page.getByText('Delivered')).toBeVisible();
  await expect(page.getByText(/, 2 attempts/)).toBeVisible();

  await page.getByRole('button', { name: 'Show secret' }).click();
  await expect(page.locator('#secret code')).toHaveText(secret ?? '');
  await page.getByRole('button', { name: 'Replace secret' }).click();
  await expect(page.getByText(/The old secret signs too until/)).toBeVisible();
  await expect(page.locator('#secret code')).not.toHaveText(secret ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop using the old secret' }).click();
  await expect(page.getByRole('button', { name: 'Replace secret' })).toBeVisible();

  await page.getByRole('switch', { name: 'On' }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Replay Test/ })).toBeDisabled();

  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Team channel' });
  await expect(row).toContainText('Slack, 127.0.0.1');
  await expectAccessible(page);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this webhook?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('You have no webhooks yet')).toBeVisible();

  await page.goto('/account/webhooks/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'This webhook doesn’t exist' })).toBeVisible();
  // The browser reports the refused address and the missing webhook itself; nothing else may be there.
  expect(consoleErrors.splice(0).filter((text) => !/422|404/.test(text))).toEqual([]);
});

test('webhooks that can’t be loaded say so and try again', async ({ page, product, consoleErrors }) => {
  await signUp(page.request, product);
  let isDown = true;
  await page.route('**/api/account/webhooks', (route) =>
    isDown ? route.fulfill({ status: 400, body: '' }) : route.continue(),
  );
  await page.goto('/account/webhooks');
  const problem = page.getByRole('alert').filter({ hasText: 'couldn’t answer' });
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await problem.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You have no webhooks yet')).toBeVisible();
  consoleErrors.splice(0);
});

test('signed out, the screens ask to sign in', async ({ page }) => {
  await page.goto('/account/webhooks');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});
