import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { PRO_EMAIL, signUp } from '../people.ts';
import { expect, test } from '../test.ts';

/** Analyzes as whoever the request belongs to; answers with the report's path. */
async function analyze(request: APIRequestContext, kind: string, data: object): Promise<string> {
  const answer = await request.post(`/api/analyze/${kind}`, { data, timeout: 80_000 });
  expect(answer.status()).toBe(200);
  const { reportId } = await answer.json();
  return `/report/${reportId}`;
}

/** The names of frames whose pin is small, or lies under something else. */
const PINS_OUT_OF_REACH = `[...document.querySelectorAll('a.mark')].filter((frame) => {
  const pin = frame.querySelector('span');
  pin.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = pin.getBoundingClientRect();
  const found = [0.2, 0.5, 0.8].map((share) => document.elementFromPoint(left + width * share, top + height * share));
  return width < 24 || height < 24 || found.some((element) => !frame.contains(element));
}).map((frame) => frame.getAttribute('aria-label'))`;

test('a free person reads, ticks, rates and unlocks a report', async ({ page, product, giveReport }) => {
  await signUp(page.request, product);
  await page.goto(`/report/${await giveReport(page.request, 'saas-vague')}`);
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /\d+ more changes are ready/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /\d+ more steps? (is|are) locked/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveCount(0);

  const sources = page.getByText(/^Sources \(\d+\)/).first();
  await sources.click();
  await expect(sources.locator('xpath=ancestor::details')).toHaveAttribute('open', '');

  const step = page.locator('#plan').getByRole('checkbox').first();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/ticks') && answer.ok());
  await step.click();
  await saved;
  await page.reload();
  await expect(step).toBeChecked();

  const rating = page.locator('#rating');
  await rating.getByRole('radio', { name: '5 stars' }).press('ArrowLeft');
  await rating.getByRole('radio', { name: '4 stars' }).press('ArrowLeft');
  await rating.getByLabel('Help us improve (optional):').fill('  The pictures are small.  ');
  await expectAccessible(page);
  await rating.getByRole('button', { name: 'Submit Rating' }).click();
  await expect(rating).toContainText(
    'Thank you for your feedback! Your rating helps us improve our AI analysis.',
  );
  await page.reload();
  await expect(rating).toContainText('You rated this analysis 3 stars');
  await expect(rating).toContainText('The pictures are small.');

  await page.locator('#plan').getByRole('button', { name: 'Unlock with Pro' }).click();
  await expect(page.getByRole('dialog', { name: /plan/ })).toBeVisible();
});

test('a report fits a phone, however long the words of the page are', async ({ page, pages, product }) => {
  await signUp(page.request, product);
  const path = await analyze(page.request, 'url', { url: pages.odd('long-word') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
  const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  // Where a gutter is kept for the scroll bar, the page is narrower.
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
});

test('whoever is signed out reads a shared report and is asked to sign in to rate it', async ({
  page,
  product,
  giveReport,
  browser,
}) => {
  const owner = await browser.newContext({ baseURL: product.origin });
  await signUp(owner.request, product);
  const reportId = await giveReport(owner.request, 'signup-long');
  await owner.close();
  await page.goto(`/report/${reportId}`);
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email Report' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Re-run Analysis' })).toHaveCount(0);
  await page.locator('#rating').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test.describe('with Pro', () => {
  test.beforeEach(async ({ context, proCookies }) => {
    await context.addCookies(proCookies);
  });

  test('every pin on the picture of a page can be tapped on a phone', async ({ page, giveReport }) => {
    const reportId = await giveReport(page.request, 'saas-vague');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/report/${reportId}`);
    const links = page.getByLabel('Annotated page').getByRole('link', { name: /^(?:Finding \d+|C\d+):/ });
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeGreaterThan(5);
    const outOfReach = () => page.evaluate(PINS_OUT_OF_REACH);
    expect(await outOfReach()).toEqual([]);
    await links.first().press('Enter');
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    expect(await outOfReach()).toEqual([]);
  });

  test('a report answers questions, is passed on, and is followed up', async ({
    page,
    context,
    giveReport,
  }) => {
    test.setTimeout(180_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const path = `/report/${await giveReport(page.request, 'saas-vague')}`;
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'AI Expert Chat' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlock with Pro' })).toHaveCount(0);

    const chat = page.locator('#chat');
    await chat.getByRole('button', { name: 'What should I change first, and why?' }).click();
    const citation = chat
      .getByRole('list', { name: 'Findings behind this answer' })
      .getByRole('link')
      .first();
    await expect(citation).toBeVisible();
    await citation.click();
    await expect(page).toHaveURL(/[?&]finding=/);
    await expect(page.locator('.finding-selected')).toBeInViewport();
    await expectAccessible(page);
    await chat.getByRole('button', { name: 'Clear conversation' }).click();
    await expect(citation).toHaveCount(0);
    await chat.getByLabel('Your question').fill('Who won the world cup?');
    await chat.getByRole('button', { name: 'Send' }).click();
    await chat.getByRole('listitem').getByRole('button', { name: 'How can I improve the headline?' }).click();
    await expect(citation).toBeVisible();

    const actions = page.locator('#report-actions');
    await actions.getByRole('button', { name: 'Share Link' }).click();
    await expect(page.getByText('Link Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(path);

    // Where neither the clipboard nor a share sheet takes the link it is shown, and the focus comes back.
    await page.evaluate(`Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('forbidden')) },
    })`);
    const share = actions.getByRole('button', { name: 'Share Link' });
    await share.focus();
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'Share Link Ready' });
    await expect(shown.getByLabel('Link')).toBeFocused();
    // The dialog may hold the focus a moment before it listens to the key.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(share).toBeFocused();

    await actions.getByRole('button', { name: 'Email Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email Report' });
    await expect(dialog.getByLabel('Email address')).toHaveValue(PRO_EMAIL);
    await dialog.getByLabel('Email address').fill('nobody');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await actions.getByRole('button', { name: 'Re-run Analysis' }).click();
    const changes = page.getByRole('region', { name: 'What changed' });
    await expect(changes.locator(`a[href="${path}"]`)).toBeVisible({ timeout: 80_000 });
    await expectAccessible(page);
  });

  for (const [kind, heading] of [
    ['swot', 'SWOT Analysis'],
    ['copy-optimization', 'Copy Intelligence'],
    ['competitor', 'Conversion Analysis Report'],
  ] as const) {
    test(`a stored report of ${kind} stands on its own screen`, async ({ page, pages }) => {
      const url = pages.page('saas-vague');
      const data =
        kind === 'competitor' ? { primaryUrl: url, competitorUrls: [pages.page('signup-long')] } : { url };
      await page.goto(await analyze(page.request, kind, data));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Download PDF' }).first()).toBeVisible();
      if (kind === 'competitor') {
        await expect(page.getByText(/^Competitive Intelligence: .+ vs\. .+/)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Score Comparison' })).toBeVisible();
        const picture = page.locator('#differences img').first();
        await picture.scrollIntoViewIfNeeded();
        const loaded = () => picture.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')));
        await expect.poll(loaded).toBeGreaterThan(100);
        await page.getByLabel('Add a competitor').fill('https://exa mple');
        await page.getByRole('button', { name: 'Add competitor' }).click();
        await expect(page.getByText('Please enter valid competitor URLs')).toBeVisible();
      }
      await expectAccessible(page);
    });
  }
});

test('the data of a report is asked for once, before the scripts that draw it have run', async ({
  page,
  product,
  giveReport,
}) => {
  await signUp(page.request, product);
  const reportId = await giveReport(page.request, 'signup-long');
  await page.goto(`/report/${reportId}`);
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
  const started = await page.evaluate(`
    const all = performance.getEntriesByType('resource');
    const report = all.filter(({ name }) => new URL(name).pathname === '/api/reports/${reportId}');
    const scripts = all.filter(({ name }) => /assets\\/report/.test(name));
    [report.length, report[0].startTime <= Math.min(...scripts.map(({ startTime }) => startTime))]
  `);
  expect(started).toEqual([1, true]);
});
