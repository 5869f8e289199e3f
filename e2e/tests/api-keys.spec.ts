import { expectAccessible } from '../accessible.ts';
import { PASSWORD, signUp } from '../people.ts';
import { expect, test } from '../test.ts';

test('an API key is made, shown once, used and revoked', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  await signUp(page.request, product);
  let isFailing = true;
  await page.route('**/api/account/keys', async (route) => {
    if (isFailing)
      await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Please try again.' } });
    else await route.continue();
  });
  await page.goto('/account#api-keys');
  const part = page.getByRole('region', { name: 'API keys' });
  await expect(part.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 60_000 });
  isFailing = false;
  await part.getByRole('button', { name: 'Try Again' }).click();
  await expect(part.getByText('You have no API keys.')).toBeVisible();
  // The browser reports the refused calls itself.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('503'))).toEqual([]);

  await part.getByRole('link', { name: 'Set up an assistant' }).click();
  await expect(page.getByText('You have no API key that can read reports.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an API key' }).click();

  await part.getByRole('button', { name: 'Create API key' }).click();
  await expect(part.getByLabel('Name', { exact: true })).toBeFocused();
  await part.getByLabel('Read reports').uncheck();
  await part.getByLabel('Analyze pages').uncheck();
  await part.getByRole('button', { name: 'Create key' }).click();
  for (const message of ['Name is required', 'Choose at least one permission', 'Password is required']) {
    await expect(part.getByText(message)).toBeVisible();
  }
  await expectAccessible(page);
  await part.getByLabel('Name', { exact: true }).fill('Build server');
  await part.getByLabel('Read reports').check();
  await part.getByLabel('Expires').selectOption('Never');
  await part.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await part.getByRole('button', { name: 'Create key' }).click();

  await expect(part.getByRole('heading', { name: 'Copy your new key now' })).toBeFocused();
  const key = (await part.locator('code').first().textContent()) ?? '';
  expect(key).toMatch(/^lm_[0-9a-f]{12}_[0-9a-f]{48}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await part.getByRole('button', { name: 'Copy API key' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key);
  await expectAccessible(page);
  await part.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(part.getByText(key)).toHaveCount(0);
  await expect(part.getByText('Never used. Never expires.')).toBeVisible();

  await part.getByRole('link', { name: 'Set up an assistant' }).click();
  const server = page.getByRole('region', { name: 'With an API key' });
  await server.getByRole('tab', { name: 'Cursor' }).click();
  await server.getByRole('button', { name: 'Copy the configuration for Cursor' }).click();
  const copied = JSON.parse(String(await page.evaluate('navigator.clipboard.readText()')));
  expect(copied.mcpServers.liftmark.url).toBe(`${product.origin}/mcp`);
  const local = page.getByRole('region', { name: 'On your machine' });
  await expect(local.getByText('claude mcp add liftmark')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();

  const authorization = `Bearer ${key}`;
  const reports = () => request.get(`${product.origin}/api/v1/reports`, { headers: { authorization } });
  expect((await reports()).status()).toBe(200);
  await page.reload();
  await expect(part.getByText('Last used')).toBeVisible();
  await part.getByRole('button', { name: 'Revoke Build server' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke “Build server”' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect((await reports()).status()).toBe(200);
  await part.getByRole('button', { name: 'Revoke Build server' }).click();
  await question.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Key Revoked', { exact: true })).toBeVisible();
  await expect(part.getByText('You have no API keys.')).toBeVisible();
  expect((await reports()).status()).toBe(401);
});
