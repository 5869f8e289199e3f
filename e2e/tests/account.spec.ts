import type { Page } from '@playwright/test';
import { violationsOf } from '../accessible.ts';
import { linkToken, newEmail, PASSWORD, signUp } from '../people.ts';
import { expect, test } from '../test.ts';
import { totp } from '../totp.ts';

const SCREENS = [
  ['light', 1350],
  ['dark', 390],
  ['light', 390],
  ['dark', 1350],
] as const;

/** No violation and no scrolling sideways, in both themes; on two kinds of screen, or on all four. */
async function expectSound(page: Page, name: string, kinds: 2 | 4 = 2): Promise<void> {
  for (const [colorScheme, width] of SCREENS.slice(0, kinds)) {
    // Colors that are still changing have no contrast to measure.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const where = `${name}, ${colorScheme}, ${width} px`;
    expect(await violationsOf(page), where).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow, where).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1350, height: 900 });
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

/** The code that follows the one of now: each works once, and this one was used to switch two-factor on. */
const nextCode = (secret: string): string => totp(secret, new Date(Date.now() + 30_000));

test('from sign-up over sign-out, sign-in and two-factor to deletion', async ({
  page,
  pages,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const signUpDialog = page.getByRole('dialog', { name: 'Create Account' });
  await signUpDialog.getByRole('button', { name: 'Create Account' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ]) {
    await expect(signUpDialog.getByText(message)).toBeVisible();
  }
  await expect(signUpDialog.getByLabel('First Name')).toBeFocused();
  await expectSound(page, 'sign-up with errors', 4);
  await signUpDialog.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('The page to analyze').fill(pages.page('saas-vague'));
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await signUpDialog.getByLabel('First Name').fill('Mira');
  await signUpDialog.getByLabel('Last Name').fill('Kent');
  await signUpDialog.getByLabel('Email').fill(email);
  await signUpDialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signUpDialog.getByRole('button', { name: 'Show password' }).click();
  await expect(signUpDialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await signUpDialog.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}/, { timeout: 60_000 });
  const report = new URL(page.url()).pathname;
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
  // Nothing opens over the first report; the offer waits for the next screen.
  const welcome = page.getByRole('dialog', { name: 'Welcome, Mira' });
  await expect(welcome).toHaveCount(0);

  await page.getByRole('link', { name: 'Mira' }).click();
  await expect(welcome.getByText(email)).toBeVisible();
  await expectSound(page, 'offer of mails');
  await welcome.getByRole('checkbox').check();
  await welcome.getByRole('button', { name: 'Subscribe & Continue' }).click();
  await expect(page.getByText('Subscribed!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText('1 of 3 analyses used this month')).toBeVisible();
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(page.getByText('This device')).toBeVisible();
  await expectSound(page, 'account', 4);

  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('#two-factor code').textContent()) ?? '';
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectSound(page, 'two-factor set-up');
  await page.getByLabel('Code', { exact: true }).fill(totp(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: /Save these recovery codes/ })).toBeFocused();
  const recoveryCode = (await page.locator('#two-factor li').first().textContent()) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('liftmark-recovery-codes.txt');
  await expectSound(page, 'recovery codes');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account');
  const signInDialog = page.getByRole('dialog', { name: 'Sign In' });
  await signIn(page, email, 'not the password at all');
  await expect(page.getByText('Sign In Failed', { exact: true })).toBeVisible();
  await expectSound(page, 'sign-in that failed');
  await signIn(page, email);
  await signInDialog.getByLabel('Code', { exact: true }).fill(nextCode(secret));
  await expectSound(page, 'second step');
  await signInDialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account');
  await signIn(page, email);
  await signInDialog.getByRole('button', { name: 'Use recovery code' }).click();
  await signInDialog.getByLabel('Recovery code').fill(recoveryCode);
  await signInDialog.getByRole('button', { name: 'Sign In' }).click();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete my account' });
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await expect(deletion.getByText('Type DELETE to confirm', { exact: true }).last()).toBeVisible();
  await deletion.getByLabel('Type DELETE to confirm').fill('DELETE');
  await deletion.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await expectSound(page, 'deletion');
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Account deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  expect((await page.request.get(`/api${report.replace('/report/', '/reports/')}`)).status()).toBe(404);
  // The browser reports the refused sign-in itself; nothing else may be there.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('401'))).toEqual([]);
});

test('links in mails: a forgotten password, an address to confirm, mails to end', async ({
  page,
  product,
  browser,
  consoleErrors,
}) => {
  const elsewhere = await browser.newContext();
  const email = await signUp(elsewhere.request, product);
  await elsewhere.close();
  await page.goto(`/verify-email#token=${await linkToken(product, email, 'verify-email')}`);
  await page.getByRole('button', { name: 'Sign in to confirm' }).click();
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expectSound(page, 'confirmed');
  await page.goto('/account');
  await page.goto('/verify-email#token=spent');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/analyze?auth=signin&returnTo=/account');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText(email)).toBeVisible();
  await expectSound(page, 'link on its way');

  await page.goto(`/reset-password#token=${await linkToken(product, email, 'reset-password')}`);
  await page.getByLabel('New password', { exact: true }).fill('another secret that is long');
  await expectSound(page, 'new password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, email, 'another secret that is long');
  await expect(page).toHaveURL(/\/analyze$/);
  await expect(page.getByText('Welcome back', { exact: true })).toBeVisible();
  // The browser reports itself that the link asked for a sign-in, and that one was spent.
  expect(consoleErrors.splice(0).filter((text) => !/40[01]/.test(text))).toEqual([]);
});

test('whoever guesses the address of a forgotten password can ask for a link', async ({ page }) => {
  await page.goto('/forgot-password');
  const dialog = page.getByRole('dialog', { name: 'Set a new password' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test('a link that is spent says so, and leads on', async ({ page, consoleErrors }) => {
  await page.goto('/verify-email#token=spent');
  await expect(page.getByRole('heading', { name: 'We couldn’t confirm this address' })).toBeVisible();
  await expectSound(page, 'spent');
  await page.goto('/reset-password#token=spent');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText('Please request a new one')).toBeVisible();
  await page.getByRole('button', { name: 'Get a new link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a new password' });
  await expect(dialog.getByRole('button', { name: 'Send link' })).toBeVisible();
  await page.goto('/unsubscribe');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(consoleErrors.splice(0).filter((text) => !text.includes('400'))).toEqual([]);
});

test('the account screen shows a preview to whoever is signed out, and stays after sign-in', async ({
  page,
  product,
  browser,
}) => {
  const other = await browser.newContext();
  const email = await signUp(other.request, product);
  await other.close();
  await page.goto('/account');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Sign in to see your account' })).toBeVisible();
  await expectSound(page, 'preview');
  await page.getByRole('button', { name: 'Sign in to see your account' }).click();
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
});

test('a page that is only read forgets whom it showed once their session has ended elsewhere', async ({
  page,
  product,
}) => {
  await signUp(page.request, product);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.goto('/terms');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Mira' })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Mira' })).toBeHidden();
});

test('a message leads on only within the product, and only from it', async ({ page }) => {
  await page.goto('/methodology');
  const send = (url: string) =>
    page.evaluate(`postMessage({ type: 'OAUTH_REDIRECT', url: ${JSON.stringify(url)} }, '*')`);
  for (const url of ['https://evil.test/', '//evil.test/', 'javascript:alert(1)']) await send(url);
  await expect(page).toHaveURL(/\/methodology$/);
  await send('/analyze');
  await expect(page).toHaveURL(/\/analyze$/);
});
