import { expectAccessible } from '../accessible.ts';
import { connect, type ExtendedBrowser, openExtendedBrowser } from '../extension.ts';
import { PASSWORD } from '../people.ts';
import { expect, test } from '../test.ts';

/** The built extension with the product: `extension-capture.spec.ts` looks at what it captures. */

let extended: ExtendedBrowser;
test.beforeAll(async () => {
  extended = await openExtendedBrowser();
});
test.afterAll(() => extended?.close());

test('connects with a key, analyzes the tab and leads to the report', async ({
  product,
  page,
  pages,
  proCookies,
}) => {
  test.setTimeout(300_000);
  await page.context().addCookies(proCookies);
  const options = await connect(extended, product, `lm_000000000000_${'0'.repeat(48)}`);
  await expect(options.getByText('The API key doesn’t work.')).toBeVisible();
  await expectAccessible(options);
  await options.getByLabel('Address of your Liftmark').fill('http://liftmark.example.com');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByText('Enter an address that begins with https://')).toBeVisible();
  await options.getByLabel('Address of your Liftmark').fill('http://127.0.0.1:1');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByText('can’t be reached')).toBeVisible();
  await options.close();

  const made = await page.request.post(`${product.origin}/api/account/keys`, {
    headers: { origin: product.origin },
    data: { name: 'Extension', scopes: ['analyze'], expiresInDays: 1, password: PASSWORD },
  });
  expect(made.status()).toBe(201);
  const connected = await connect(extended, product, (await made.json()).key);
  await expect(connected.getByText('Connected.')).toBeVisible();
  await connected.close();

  const shown = await extended.context.newPage();
  await shown.goto(pages.page('service-plombier'));
  const window = await extended.analyze(shown);
  const link = window.getByRole('link', { name: 'Open the report' });
  await expect(link).toBeVisible({ timeout: 150_000 });
  await expectAccessible(window);
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText('captured in a browser by its owner')).toBeVisible();
  await expect(page.getByText('open it in your browser and use the Liftmark extension')).toBeVisible();
  for (const name of ['Re-run Analysis', 'Try it on your page'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open to Capture Again' })).toHaveAttribute(
    'href',
    pages.page('service-plombier'),
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'change the page type' }).click();
  await page.getByRole('combobox', { name: 'Page type' }).selectOption('course');
  const former = page.url();
  await page.getByRole('button', { name: 'Analyze again' }).click();
  await expect(page).not.toHaveURL(former, { timeout: 120_000 });
  await expect(page.getByText('captured in a browser by its owner')).toBeVisible();
  await page.goto('/dashboard');
  const card = page.getByRole('article').filter({ hasText: 'Captured in a browser' });
  await card.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Re-run automatically' })).toHaveCount(0);
  await page.keyboard.press('Escape');
});
