import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'a long kettle';
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="48"><rect width="48" height="48" rx="8" fill="#0a7a4b"/><rect x="60" y="16" width="120" height="16" fill="#16181d"/></svg>',
);

test('a link with a password shows a summary, then what it’s changed to, until it’s revoked', async ({
  page,
  pages,
  browser,
  product,
  proCookies,
  giveReport,
}) => {
  test.setTimeout(240_000);
  await page.context().addCookies(proCookies);
  const reportId = await giveReport(page.request, 'saas-vague');
  await page.goto(`/report/${reportId}`);
  await page.getByText('With expiry or password').click();
  await page.getByLabel('Shows', { exact: true }).selectOption('summary');
  await page.getByLabel('Password (optional)').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Password set.')).toBeVisible();
  await expectAccessible(page);
  const [link] = await (await page.request.get(`/api/reports/${reportId}/links`)).json();

  const recipient = await browser.newContext({ baseURL: product.origin });
  const reader = await recipient.newPage();
  await reader.goto(link.url);
  await expect(reader.getByRole('heading', { name: 'This link is protected' })).toBeVisible();
  expect(await (await reader.request.get(link.url)).text()).not.toContain(
    new URL(pages.page('saas-vague')).host,
  );
  await expectAccessible(reader);
  await reader.getByLabel('Password', { exact: true }).fill('another kettle');
  await reader.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(reader.getByRole('alert')).toContainText('isn’t right');
  await reader.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await reader.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(reader.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(reader.getByText('Unlock with Pro')).toHaveCount(0);
  await expect(reader.getByText('Mobile only')).toHaveCount(0);
  await expectAccessible(reader);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Shows', { exact: true }).selectOption('full');
  await dialog.getByLabel('Expires').selectOption('Never');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The full report. Password set.')).toBeVisible();
  const read = await reader.request.get(link.url.replace('/report/', '/api/reports/'));
  expect((await read.json()).linkShows).toBe('full');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByText('Remove the password').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password set.')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Link revoked', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expectAccessible(reader);
  await recipient.close();
});

test('a client gets a dashboard of all their pages, in the look of who sent it', async ({
  page,
  browser,
  product,
  proCookies,
  giveReport,
}) => {
  test.setTimeout(240_000);
  await page.context().addCookies(proCookies);
  const reportId = await giveReport(page.request, 'saas-vague');
  await page.goto('/account/clients');
  await page.getByLabel('Name', { exact: true }).first().fill('Kettle House');
  await page.getByRole('button', { name: 'Add client' }).click();
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
  await page.getByLabel('Accent color').fill('#ffcc00');
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Move to a client' }).click();
  await page.getByLabel('Client', { exact: true }).selectOption('Kettle House');
  await page.getByRole('button', { name: 'Move page' }).click();
  await expect(page.getByText('Page moved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Client: All clients' }).click();
  await page.getByRole('menuitemradio', { name: 'Kettle House' }).click();
  await expect(page).toHaveURL(/client=/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Client: Kettle House')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Client: Kettle House' }).click();
  await page.getByRole('menuitemradio', { name: 'Without a client' }).click();
  await expect(page.getByText('Client: Kettle House')).toHaveCount(0);
  await page.getByRole('button', { name: 'Client: Without a client' }).click();
  await page.getByRole('menuitemradio', { name: 'All clients' }).click();
  await expect(page.getByText('Client: Kettle House')).toBeVisible();

  const [client] = await (await page.request.get('/api/clients')).json();
  await page.goto(`/account/clients/${client.id}`);
  await page.getByLabel('Shows', { exact: true }).selectOption('tasks');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Not viewed yet.')).toBeVisible();
  await expectAccessible(page);
  const [link] = await (await page.request.get(`/api/clients/${client.id}/links`)).json();

  const recipient = await browser.newContext({ baseURL: product.origin });
  const reader = await recipient.newPage();
  await reader.goto(link.url);
  await expect(reader.getByRole('heading', { name: 'Kettle House' })).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('article').getByRole('link').first().click();
  await expect(reader.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  expect(reader.url()).not.toContain(reportId);
  await expectAccessible(reader);
  await recipient.close();
});
