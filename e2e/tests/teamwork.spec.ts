import { expectAccessible } from '../accessible.ts';
import { signUp } from '../people.ts';
import { expect, test } from '../test.ts';

test('a task gets a person, a date and comments, and shows in the activity and the month', async ({
  page,
  pages,
  product,
}) => {
  test.setTimeout(240_000);
  await signUp(page.request, product);
  const headers = { origin: product.origin };
  const made = await page.request.post('/api/workspaces', { headers, data: { name: 'Kettles' } });
  const { id } = await made.json();
  // Requests that name a workspace make it the one of those that don't.
  const inside = { ...headers, 'liftmark-workspace': id };
  const url = pages.page('saas-vague');
  const answer = await page.request.post('/api/analyze/url', {
    headers: inside,
    data: { url },
    timeout: 120_000,
  });
  expect(answer.status()).toBe(200);

  await page.goto('/dashboard');
  await page.getByText(/changes?, three tasks each/).click();
  await page
    .getByRole('button', { name: /^Set a due date:/ })
    .first()
    .click();
  await page.getByLabel('Due date', { exact: true }).fill('2036-12-01');
  await expect(page.getByRole('button', { name: /^Due Dec 1, 2036:/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Assign:/ })
    .first()
    .click();
  await page.getByLabel('Assigned to').selectOption('Mira Kent');
  await expect(page.getByRole('button', { name: /^Assigned to Mira Kent:/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Comment:/ })
    .first()
    .click();
  const comment = '<b>See</b> https://shop.test/brief. @Mira Kent';
  await page.getByLabel('Your comment').fill(comment);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(page.getByText('<b>See</b>')).toBeVisible();
  const link = page.getByRole('link', { name: 'https://shop.test/brief' });
  await expect(link).toHaveAttribute('rel', /nofollow noopener/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Tasks and activity' }).click();
  await expect(page.getByText('Yours, due Dec 1, 2036')).toBeVisible();
  await expect(page.getByText(/^Mira Kent commented:/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open Summary' }).click();
  await expect(page.getByText('1 analysis of 1 page')).toBeVisible();
  await expectAccessible(page);
});

test('one person with one page sees neither people nor activity', async ({ page, product, giveReport }) => {
  await signUp(page.request, product);
  await giveReport(page.request, 'saas-vague');
  await page.goto('/dashboard');
  await page.getByText(/changes?, three tasks each/).click();
  await expect(page.getByText('Draft improved version').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Set a due date|Assign|Comment):/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tasks and activity' })).toHaveCount(0);
});
