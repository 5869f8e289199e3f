import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { linkToken, newEmail, PASSWORD, signUp, verifyEmail } from '../people.ts';
import { expect, test } from '../test.ts';

const NAME = 'Kettles & Co';
const TOURS_DONE = `for (const tour of ['welcome', 'spotlight']) localStorage.setItem('tour-' + tour, 'done');`;

const workspaceOf = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Workspace' });
const rowOf = (page: Page, email: string) =>
  page.locator('#members, #invitations').getByRole('listitem').filter({ hasText: email });

test('a team from its creation over seats, an invitation and roles to its deletion', async ({
  page,
  pages,
  product,
  browser,
  consoleErrors,
}) => {
  test.setTimeout(540_000);
  const owner = await signUp(page.request, product);
  await verifyEmail(page.request, product, owner);

  // With one workspace, there is only a way to a team.
  await page.goto('/account');
  await expect(page.getByRole('link', { name: 'Create a team' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Workspace' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Create a team' }).click();
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name').fill(NAME);
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(workspaceOf(page)).toContainText(NAME);
  const id = await workspaceOf(page).inputValue();

  // Seats cost, viewers don't.
  const guest = newEmail();
  const invitations = page.locator('#invitations');
  await invitations.getByLabel('Email').fill(guest);
  await invitations.getByLabel('Role').selectOption('editor');
  await invitations.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invitations.getByText(/free plan has one seat/)).toBeVisible();
  const seats = page.locator('#seats');
  await seats.getByLabel('Seats').fill('0');
  await seats.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(seats.getByText('A team needs at least 1 seat')).toBeVisible();
  await seats.getByLabel('Seats').fill('3');
  await expect(seats.getByText('$147 today, then every month until you cancel.')).toBeVisible();
  await expectAccessible(page);
  await seats.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByText('Pro Monthly, 3 seats')).toBeVisible();
  await page.getByRole('button', { name: 'Simulate successful payment' }).click();
  await expect(page.getByRole('heading', { name: 'You have Liftmark Pro' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(seats.getByText('1 of 3 seats in use')).toBeVisible();
  await seats.getByLabel('Seats').fill('4');
  await seats.getByRole('button', { name: 'Change seats' }).click();
  await expect(seats.getByText('1 of 4 seats in use')).toBeVisible();
  await expect(seats.getByText(/for \$196$/)).toBeVisible();
  await seats.getByRole('button', { name: 'Manage plan' }).click();
  await expect(page.getByRole('heading', { name: 'Pro Monthly, 4 seats' })).toBeVisible();

  await page.goto('/account/team');
  await invitations.getByLabel('Email').fill(guest);
  await invitations.getByLabel('Role').selectOption('editor');
  await invitations.getByRole('button', { name: 'Send invitation' }).click();
  await expect(rowOf(page, guest)).toContainText('Editor');
  const first = await linkToken(product, guest, 'invitation');
  await rowOf(page, guest)
    .getByRole('button', { name: /^Send again/ })
    .click();
  await expect(page.getByText('Invitation sent again').first()).toBeVisible();
  let token = first;
  await expect(async () => {
    token = await linkToken(product, guest, 'invitation');
    expect(token).not.toBe(first);
  }).toPass({ timeout: 30_000 });
  await expectAccessible(page);

  // The other person: signed out, in a wrong account, unconfirmed, in.
  const context = await browser.newContext({ baseURL: product.origin });
  await context.addInitScript({ content: TOURS_DONE });
  const theirs = await context.newPage();
  await theirs.goto(`/invitation#token=${first}`);
  await expect(theirs.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto('/contact');
  await theirs.goto(`/invitation#token=${token}`);
  await expect(theirs.getByRole('heading', { name: `Join “${NAME}”` })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Sign in to join' })).toBeVisible();
  await expectAccessible(theirs);
  const wrong = await signUp(context.request, product);
  await theirs.reload();
  await expect(theirs.getByText(`You’re signed in as ${wrong}`)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Use another account' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(guest);
  await signUp(context.request, product, guest);
  await theirs.reload();
  await expect(theirs.getByText(/^Confirm your address first/)).toBeVisible();
  await verifyEmail(context.request, product, guest);
  await theirs.getByRole('button', { name: 'I’ve confirmed it' }).click();
  await theirs.getByRole('button', { name: 'Join the team' }).click();
  await expect(theirs.getByText(`You’re in “${NAME}”.`)).toBeVisible();
  await expect(workspaceOf(theirs)).toContainText(NAME);

  // What one analyzes, all see.
  const made = await page.request.post('/api/analyze/url', {
    headers: { origin: product.origin, 'liftmark-workspace': id },
    data: { url: pages.page('saas-vague') },
    timeout: 90_000,
  });
  expect(made.status()).toBe(200);
  const { reportId } = await made.json();
  await theirs.goto('/dashboard');
  await expect(theirs.getByRole('button', { name: 'Re-run Analysis' })).toBeVisible();
  await theirs.goto('/account');
  await expect(theirs.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'API keys' })).toHaveCount(0);
  await theirs.goto('/account/team');
  await expect(theirs.getByText('Only an owner can change the plan: Mira Kent.')).toBeVisible();
  await expect(theirs.locator('#invitations')).toHaveCount(0);
  await expectAccessible(theirs);

  // A viewer is offered nothing that the role refuses.
  await page.reload();
  await rowOf(page, guest).getByRole('combobox').selectOption('viewer');
  await expect(page.getByText('Mira Kent is now a viewer.').first()).toBeVisible();
  await expect(
    page.locator('#activity').getByText(`Made ${guest} a viewer, formerly an editor`),
  ).toBeVisible();
  await theirs.goto('/dashboard');
  await expect(theirs.getByRole('link', { name: 'View Report' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Re-run Analysis' })).toHaveCount(0);
  await expectAccessible(theirs);
  await theirs.goto('/analyze');
  await expect(theirs.getByText(`You’re a viewer of “${NAME}”`)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto('/account/clients');
  await expect(theirs.getByText('You have no clients yet.')).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Your branding' })).toHaveCount(0);

  // Links lead to their report from every workspace.
  await workspaceOf(theirs).selectOption({ label: 'Personal' });
  await expect(theirs.getByText(`You’re a viewer of “${NAME}”`)).toHaveCount(0);
  await theirs.goto('/dashboard');
  await expect(theirs.getByText('Get started by analyzing your first website below.')).toBeVisible();
  await theirs.goto(`/report/${reportId}`);
  await expect(theirs.getByRole('heading', { name: 'Report actions' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Re-run Analysis' })).toHaveCount(0);

  // Removed, the open tab says so at its next step.
  await workspaceOf(theirs).selectOption({ label: NAME });
  await theirs.goto('/dashboard');
  await expect(theirs.getByRole('link', { name: 'View Report' })).toBeVisible();
  // The tab has to know the team to say that it's lost.
  await expect(workspaceOf(theirs)).toBeVisible();
  await rowOf(page, guest)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click();
  // Roles behind an open dialog are hidden, so the row counts only once it's closed.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, guest)).toHaveCount(0);
  await theirs.getByRole('banner').getByTitle('Your account').click();
  await expect(theirs.getByRole('heading', { name: `You’re no longer in “${NAME}”` })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Go to your personal workspace' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(theirs.getByRole('combobox', { name: 'Workspace' })).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: 'Delete the team' }).click();
  const end = page.getByRole('dialog', { name: `Delete “${NAME}”` });
  await end.getByLabel(`Type ${NAME} to confirm`).fill('Kettles');
  await end.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await end.getByRole('button', { name: 'Delete team' }).click();
  await expect(end.getByText('Type the name of the team to confirm')).toBeVisible();
  await expectAccessible(page);
  await end.getByLabel(`Type ${NAME} to confirm`).fill(NAME);
  await end.getByRole('button', { name: 'Delete team' }).click();
  await expect(page.getByText('Get started by analyzing your first website below.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Workspace' })).toHaveCount(0);
  // The browser reports the refused invitation and the refused name itself.
  expect(consoleErrors.splice(0).filter((line) => !/status of 4(00|09)/.test(line))).toEqual([]);
});

test('a team that can’t be loaded says so and tries again', async ({ page, product, consoleErrors }) => {
  await signUp(page.request, product);
  const made = await page.request.post('/api/workspaces', {
    headers: { origin: product.origin, 'idempotency-key': 'team' },
    data: { name: NAME },
  });
  const { id } = await made.json();
  let isDown = true;
  await page.route(`**/api/workspaces/${id}/*`, (route) =>
    isDown ? route.fulfill({ status: 400, body: '' }) : route.continue(),
  );
  await page.goto('/account/team');
  const problem = page.locator('#members').getByRole('alert');
  await expect(problem).toContainText('couldn’t answer');
  await expectAccessible(page);
  isDown = false;
  await problem.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('(you)')).toBeVisible();
  consoleErrors.splice(0);
});

test('signed out, the team asks to sign in, and half a link says so', async ({ page }) => {
  await page.goto('/account/team');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.goto('/invitation');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
});
