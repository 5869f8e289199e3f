import { EVERY_VIEW, expectAccessible } from '../accessible.ts';
import { newEmail, PASSWORD, signUp } from '../people.ts';
import { expect, test } from '../test.ts';

const URL_BOX = 'The page to analyze';

test.describe('signed out', () => {
  test('what was asked for runs by itself after the sign-up', async ({ page, pages }) => {
    await page.goto('/analyze');
    await page.getByLabel(URL_BOX).fill(pages.page('saas-vague'));
    await page.getByRole('button', { name: 'Analyze this page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    await dialog.getByLabel('First Name').fill('Mira');
    await dialog.getByLabel('Last Name').fill('Kent');
    await dialog.getByLabel('Email', { exact: true }).fill(newEmail());
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}/, { timeout: 60_000 });
  });

  test('Google is offered only where it is set up', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    const google = dialog.getByText('Continue with Google');
    const config = page.waitForResponse('**/api/config');
    await page.goto('/analyze?auth=signin');
    expect(await (await config).json()).toMatchObject({ googleSignIn: false });
    await expect(dialog.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(google).toHaveCount(0);
    await expect(dialog.getByText('Google sign-in')).toHaveCount(0);
    await expect(dialog.getByText('Or continue with email')).toHaveCount(0);

    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), googleSignIn: true } });
    });
    await page.goto('/analyze?auth=signin');
    await expect(dialog.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/auth/google?returnTo=%2Fanalyze',
    );
    await expect(dialog.getByText('Or continue with email')).toBeVisible();
  });

  test('the dialog that the address opened gives the focus to the page when it closes', async ({ page }) => {
    await page.goto('/analyze?auth=signup');
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  });

  test('a submission by the keyboard says why the dialog opens', async ({ page }) => {
    await page.goto('/analyze');
    // Stands there once it is known that nobody is signed in.
    await expect(page.getByRole('heading', { name: 'More with Pro' })).toBeVisible();
    await page.getByLabel(URL_BOX).fill('shop.test');
    await page.getByLabel(URL_BOX).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByText('Please sign in to analyze your website.', { exact: true })).toBeVisible();
  });
});

test('an address is put right while it is typed, and a word alone is no address', async ({ page }) => {
  await page.goto('/analyze');
  const box = page.getByLabel(URL_BOX);
  await box.pressSequentially('shop.test/tea');
  await expect(box).toHaveValue('https://shop.test/tea');
  await box.fill('');
  await box.pressSequentially('http://shop.test');
  await expect(box).toHaveValue('http://shop.test');
  await box.fill('hello');
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page.getByText('Please enter a valid URL (e.g., https://example.com)')).toBeVisible();
});

test.describe('before the screen comes to life', () => {
  let comeToLife: () => void;

  test.beforeEach(async ({ page }) => {
    const life = Promise.withResolvers<void>();
    comeToLife = life.resolve;
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await life.promise;
      await route.continue();
    });
  });

  test('what is typed stays in the box and is put right', async ({ page }) => {
    await page.goto('/analyze', { waitUntil: 'commit' });
    const box = page.getByLabel(URL_BOX);
    await box.pressSequentially('shop.test/tea');
    comeToLife();
    await expect(box).toHaveValue('https://shop.test/tea');
    await expect(box).toBeFocused();
    await page.keyboard.type('?x=1');
    await expect(box).toHaveValue('https://shop.test/tea?x=1');
  });

  test('a tab that is pressed opens', async ({ page }) => {
    await page.goto('/analyze?url=https://shop.test/');
    await page.getByRole('tab', { name: /^Copy Optimizer/ }).click();
    comeToLife();
    await expect(page.getByRole('button', { name: 'Unlock Copy Optimizer' })).toBeVisible();
    await expect(page).toHaveURL(/tab=copy/);
  });

  test('a tab that is pressed meanwhile opens', async ({ page }) => {
    await page.addInitScript({
      content: `globalThis.alive = new Promise((resolve) => addEventListener('liftmark:navigated', resolve, { once: true }));`,
    });
    await page.goto('/analyze?url=https://shop.test/');
    await page.getByRole('tab', { name: /^Copy Optimizer/ }).hover();
    await page.mouse.down();
    comeToLife();
    await page.evaluate('globalThis.alive.then(() => true)');
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Unlock Copy Optimizer' })).toBeVisible();
  });

  test('a tab that is drawn anew before its click opens all the same', async ({ page }) => {
    await page.goto('/analyze?url=https://shop.test/');
    const tab = page.getByRole('tab', { name: /^Copy Optimizer/ });
    for (const type of ['pointerdown', 'mousedown', 'pointerup']) await tab.dispatchEvent(type);
    comeToLife();
    await expect(page.getByRole('button', { name: 'Unlock Copy Optimizer' })).toBeVisible();
  });

  test('what is asked for is asked once it has', async ({ page }) => {
    await page.goto('/analyze');
    await page.getByLabel(URL_BOX).fill('shop.test/tea');
    await page.getByRole('button', { name: 'Analyze this page' }).click();
    comeToLife();
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByLabel(URL_BOX)).toHaveValue('https://shop.test/tea');
  });
});

test('a free account finds what Pro would bring, and the way to it keeps the page', async ({
  page,
  product,
}) => {
  await signUp(page.request, product);
  await page.goto('/analyze?url=https://shop.test/');
  for (const [tab, unlock, title] of [
    ['VS Competitors', 'Unlock VS Competitors', 'Unlock Competitor Analysis'],
    ['SWOT Analysis', 'Unlock SWOT Analysis', 'Unlock SWOT Analysis'],
    ['Copy Optimizer', 'Unlock Copy Optimizer', 'Unlock Copy Optimization'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.getByRole('button', { name: unlock }).click();
    const modal = page.getByRole('dialog', { name: title });
    const trial = modal.getByRole('link', { name: 'Start 7-Day Free Trial' });
    await expect(trial).toHaveAttribute('href', /^\/subscribe\?trial=true&returnTo=.*shop\.test/);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }
});

test('every tab tells what one gets of its own report', async ({ page }) => {
  const contents = page.getByRole('complementary', { name: 'What you get' });
  await page.goto('/analyze');
  await expect(contents.getByText('Your page with highlights')).toBeVisible();
  for (const [tab, title] of [
    ['VS Competitors', 'The performance matrix'],
    ['SWOT Analysis', 'Opportunities'],
    ['Copy Optimizer', 'The copy to change first'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(contents.getByText(title, { exact: true })).toBeVisible();
    await expect(contents.getByText('Your page with highlights')).toHaveCount(0);
  }
});

test('why an analysis failed stays beside the form, with what to do next', async ({
  page,
  pages,
  product,
  consoleErrors,
}) => {
  await signUp(page.request, product);
  await page.goto('/analyze');
  await page.getByLabel(URL_BOX).fill(pages.odd('not-found'));
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'Analysis Failed' });
  await expect(message.getByText('The site returned status 404')).toBeVisible({ timeout: 60_000 });
  const note = page.getByRole('region', { name: 'Analysis Failed' });
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toHaveCount(0);
  await expect(note.getByText('The site returned status 404')).toBeVisible();
  await expect(
    note.getByRole('link', { name: 'Analyze just the headline and offer instead' }),
  ).toHaveAttribute('href', '/analyze?tab=manual');
  await note.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: /^Analyzing/ })).toBeVisible();
  await expect(note).toBeVisible({ timeout: 60_000 });
  expect(consoleErrors.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('whoever has just signed up reads why the analysis failed before an offer is made', async ({
  page,
  pages,
  consoleErrors,
}) => {
  await page.goto('/analyze');
  await page.getByLabel(URL_BOX).fill(pages.odd('not-found'));
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  const signUpDialog = page.getByRole('dialog', { name: 'Create Account' });
  await signUpDialog.getByLabel('First Name').fill('Nora');
  await signUpDialog.getByLabel('Last Name').fill('Kent');
  await signUpDialog.getByLabel('Email', { exact: true }).fill(newEmail());
  await signUpDialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signUpDialog.getByRole('button', { name: 'Create Account' }).click();
  const note = page.getByRole('region', { name: 'Analysis Failed' });
  await expect(note).toBeVisible({ timeout: 60_000 });
  const offer = page.getByRole('dialog', { name: 'Welcome, Nora' });
  await expect(offer).toHaveCount(0);
  // The offer is announced half a second after the sign-up.
  await page.waitForTimeout(1_000);
  await expect(offer).toHaveCount(0);
  await note.getByRole('link', { name: 'Analyze just the headline and offer instead' }).click();
  await expect(offer).toBeVisible();
  expect(consoleErrors.splice(0).filter((text) => !/401|422/.test(text))).toEqual([]);
});

test('an address that was typed without its scheme can be tried over http', async ({
  page,
  pages,
  product,
  consoleErrors,
}) => {
  await signUp(page.request, product);
  await page.goto('/analyze');
  await page.getByLabel(URL_BOX).fill(pages.page('saas-vague').replace('http://', ''));
  await expect(page.getByLabel(URL_BOX)).toHaveValue(/^https:/);
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  const note = page.getByRole('region', { name: 'Analysis Failed' });
  await expect(note.getByRole('button', { name: 'Try with http://' })).toBeVisible({ timeout: 60_000 });
  // On a phone the toast lies over the note.
  const message = page.getByRole('listitem').filter({ hasText: 'Analysis Failed' });
  await message.getByRole('button', { name: 'Try with http://' }).click();
  await expect(page).toHaveURL(/\/report\//, { timeout: 60_000 });
  expect(consoleErrors.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('a screen that is loaded anew waits on for the analysis that it had begun', async ({
  page,
  pages,
  product,
}) => {
  await signUp(page.request, product);
  await page.goto('/analyze');
  await page.getByLabel(URL_BOX).fill(pages.page('saas-vague'));
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page.getByText('Opening the page on desktop and mobile')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/report\//, { timeout: 60_000 });
  const reports = await page.request.get('/api/reports');
  expect(await reports.json()).toHaveLength(1);
  // What has ended is not begun again.
  await page.goto('/analyze');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Analyze this page' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an analysis says that the network is gone, and ends once it is back', async ({
  page,
  pages,
  product,
  context,
  consoleErrors,
}) => {
  await signUp(page.request, product);
  await page.goto('/analyze');
  await page.getByLabel(URL_BOX).fill(`${pages.odd('slow')}?ms=5000`);
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page.getByText('Opening the page on desktop and mobile')).toBeVisible();
  await context.setOffline(true);
  const lost = page.getByText('We lost the connection to Liftmark');
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(lost).toBeHidden();
  await expect(page).toHaveURL(/\/report\//, { timeout: 60_000 });
  expect(consoleErrors.splice(0).filter((text) => !text.includes('net::ERR_'))).toEqual([]);
});

test('an analysis that was left goes on in view on the dashboard', async ({ page, pages, product }) => {
  await signUp(page.request, product);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Analyze New Page' }).click();
  await page.getByLabel(URL_BOX).fill(pages.page('saas-vague'));
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page.getByText('Opening the page on desktop and mobile')).toBeVisible();
  await page.goBack();
  const pending = page.getByRole('article', { name: pages.page('saas-vague') });
  await expect(pending.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Report' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Page Added', { exact: true })).toBeVisible();
  const reports = await page.request.get('/api/reports');
  expect(await reports.json()).toHaveLength(1);
});

test('a link that is followed while the server is away keeps the screen, and leads on afterwards', async ({
  page,
  product,
  consoleErrors,
}) => {
  await signUp(page.request, product);
  await page.goto('/analyze');
  // Stands there once all scripts of the screen have come.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mira' })).toBeVisible();
  await page.getByLabel(URL_BOX).fill('https://shop.test/');
  await page.route('**/assets/**', (route) => route.abort('connectionrefused'));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' });
  const away = page.getByRole('dialog', { name: 'We couldn’t reach Liftmark' });
  await link.click();
  await away.getByRole('button', { name: 'Stay Here' }).click();
  await expect(away).toBeHidden();
  await expect(page.getByLabel(URL_BOX)).toHaveValue('https://shop.test/');
  await link.click();
  await away.getByRole('button', { name: 'Try Again' }).click();
  await expect(away).toBeVisible();
  await page.unroute('**/assets/**');
  await away.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free tools');
  expect(consoleErrors.splice(0).filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
});

test('the limit of the free plan opens the upgrade modal', async ({ page, product, consoleErrors }) => {
  await signUp(page.request, product);
  await page.route('**/api/analyze/url', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'free_limit', message: 'Free plan limit reached: 3 analyses a month.' },
    }),
  );
  await page.goto('/analyze');
  await page.getByLabel(URL_BOX).fill('https://shop.test/');
  await page.getByRole('button', { name: 'Analyze this page' }).click();
  await expect(page.getByRole('dialog', { name: 'Free plan limit reached' })).toBeVisible();
  consoleErrors.splice(0);
});

test.describe('with Pro', () => {
  test.beforeEach(async ({ context, proCookies }) => context.addCookies(proCookies));

  test('a page stands beside a competitor', async ({ page, pages }) => {
    await page.goto('/analyze?tab=competitor');
    await page.getByRole('button', { name: 'Compare pages' }).click();
    await expect(page.getByText('Your website URL is required')).toBeVisible();
    await expect(page.getByText('Competitor URL cannot be empty')).toBeVisible();
    await page.getByLabel('Your page').fill(pages.page('saas-vague'));
    await page.getByLabel('Competitor’s page').fill(pages.page('saas-rota'));
    await page.getByRole('button', { name: 'Compare pages' }).click();
    await expect(page.getByRole('heading', { name: 'Competitive Intelligence' })).toBeVisible({
      timeout: 80_000,
    });
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await expect(page.getByLabel('Your page')).toHaveValue('');
  });

  for (const [tab, submit, title, back] of [
    ['swot', 'Run SWOT analysis', 'SWOT Analysis', 'Analyze Another Page'],
    ['copy', 'Optimize copy', 'Copy Intelligence', 'Optimize Another Page'],
  ] as const) {
    test(`the ${tab} report takes the place of its form`, async ({ page, pages, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/analyze?tab=${tab}`);
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByText('Please enter a valid URL')).toBeVisible();
      await page.getByLabel(URL_BOX).fill(pages.page('saas-vague'));
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 80_000 });
      await page.getByRole('button', { name: 'Share Link' }).click();
      await expect(page.getByText('Link Copied', { exact: true })).toBeVisible();
      expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/report\/[0-9a-f-]{36}$/);
      await page.getByRole('button', { name: back }).click();
      await expect(page.getByLabel(URL_BOX)).toHaveValue('');
    });
  }

  test('words without a page are judged too', async ({ page }) => {
    await page.goto('/analyze');
    await page.getByRole('link', { name: 'Analyze a headline and an offer' }).click();
    await page.getByRole('button', { name: 'Analyze this copy' }).click();
    await expect(page.getByText('Headline is required')).toBeVisible();
    await expect(page.getByText('Offer/Value proposition is required')).toBeVisible();
    await page.getByLabel('Headline').fill('Rotas that plan themselves');
    await page.getByLabel('Offer / value proposition').fill('Staff planning for clinics in an hour a week.');
    await page.getByRole('button', { name: 'Analyze this copy' }).click();
    await expect(page).toHaveURL(/\/report\//, { timeout: 60_000 });
    await expect(page.getByText('Manual Analysis').first()).toBeVisible();
  });

  test('a cancelled analysis leads back to the form', async ({ page, pages }) => {
    await page.goto('/analyze');
    await page.getByLabel(URL_BOX).fill(`${pages.odd('slow')}?ms=5000`);
    await page.getByRole('button', { name: 'Analyze this page' }).click();
    const overlay = page.getByRole('dialog', { name: /^Analyzing 127\.0\.0\.1:\d+$/ });
    await overlay.getByRole('button', { name: 'Cancel' }).click();
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('button', { name: 'Analyze this page' })).toBeFocused();
  });

  test('what is cancelled on its way to the server ends there, too', async ({
    page,
    pages,
    consoleErrors,
  }) => {
    const way = Promise.withResolvers<void>();
    await page.route('**/api/analyze/url', async (route) => {
      await way.promise;
      await route.continue();
    });
    await page.goto('/analyze');
    await page.getByLabel(URL_BOX).fill(`${pages.odd('slow')}?ms=5000`);
    await page.getByRole('button', { name: 'Analyze this page' }).click();
    const overlay = page.getByRole('dialog', { name: /^Analyzing 127\.0\.0\.1:\d+$/ });
    await overlay.getByRole('button', { name: 'Cancel' }).click();
    await expect(overlay).toBeHidden();
    const answer = page.waitForResponse('**/api/analyses/*/cancel');
    way.resolve();
    expect(await (await answer).json()).toMatchObject({ state: 'cancelled', progress: { stage: 'failed' } });
    // Until the request arrives, the server doesn't know the analysis.
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
});

test.describe('the guided tours of a first visit', () => {
  test.use({ showsTours: true });

  test('are used by keyboard, one after the other, and come once', async ({ page }) => {
    await page.goto('/analyze');
    const welcome = page.getByRole('dialog', { name: 'Welcome to Liftmark' });
    await expect(welcome.getByRole('button', { name: 'Next' })).toBeFocused();
    await expect(welcome.getByText('25%')).toBeVisible();
    for (const title of ['Start with an address', 'Three more reports with Pro', 'What you get']) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    }
    await page.keyboard.press('Enter');
    const spotlight = page.getByRole('dialog', { name: 'The page to analyze' });
    await expect(spotlight.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Compare with a competitor' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'What’s in Pro' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate("localStorage.getItem('tour-welcome')")).toBe('done');
    expect(await page.evaluate("localStorage.getItem('tour-spotlight')")).toBe('done');
  });

  test('leave whoever types alone', async ({ page }) => {
    await page.clock.install();
    await page.goto('/analyze');
    await page.getByRole('textbox').first().focus();
    await page.clock.runFor(5_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('come one at a visit where the first is skipped', async ({ page }) => {
    await page.clock.install();
    await page.goto('/analyze');
    await page.clock.runFor(2_000);
    await page.getByRole('button', { name: 'Skip tour' }).click();
    await page.clock.runFor(5_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate("localStorage.getItem('tour-spotlight')")).toBeNull();
  });

  test('the second closes by itself', async ({ page }) => {
    await page.addInitScript({ content: "localStorage.setItem('tour-welcome', 'done')" });
    await page.goto('/analyze');
    const spotlight = page.getByRole('dialog', { name: 'The page to analyze' });
    await expect(spotlight).toBeVisible();
    await expect(spotlight).toBeHidden();
    expect(await page.evaluate("localStorage.getItem('tour-spotlight')")).toBe('done');
  });
});

test('no teaser, form or modal has a violation or scrolls sideways', async ({
  page,
  product,
  context,
  proCookies,
}) => {
  test.setTimeout(180_000);
  await signUp(page.request, product);
  await page.goto('/analyze?tab=swot');
  await page.getByRole('button', { name: 'Unlock SWOT Analysis' }).waitFor();
  await expectAccessible(page, EVERY_VIEW);
  await page.getByRole('button', { name: 'Unlock SWOT Analysis' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, EVERY_VIEW);

  await context.clearCookies();
  await context.addCookies(proCookies);
  for (const tab of ['competitor', 'manual']) {
    await page.goto(`/analyze?tab=${tab}`);
    await page.getByRole('button', { name: /^Compare|^Analyze this copy/ }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByText('Add details about the page').click();
    await expectAccessible(page, EVERY_VIEW);
  }
});
