import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { violationsOf } from '../accessible.ts';
import { expect, test } from '../test.ts';

/** The pages that anybody can read. */
const PAGES = [
  '/',
  '/features',
  '/tools',
  '/tools/conversion-calculator?visitors=5000&conversions=100&aov=80',
  '/tools/cro-checklist?done=0000000000003',
  '/tools/ab-test-planner?element=pricing&goal=boost-revenue&rate=3&traffic=4000',
  '/tools/roi-calculator?traffic=10000&rate=2&aov=50&improvement=20&investment=5000',
  '/tools/customer-journey?businessType=saas&primaryGoal=reduce-churn&targetAudience=freelancers',
  '/blog',
  '/blog/critical-landing-page-elements',
  '/case-studies',
  '/help',
  '/contact',
  '/security',
  '/privacy',
  '/terms',
];
const BUILT = join(import.meta.dirname, '../../packages/web/build/client');

for (const path of PAGES) {
  test(`${path} is sound in both themes at every width`, async ({ page }) => {
    // Tools draw what their address holds once their script runs.
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [320, 768, 1350]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect(await violationsOf(page)).toEqual([]);
    }
  });
}

test('every prerendered page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // How React writes HTML.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      'long-title': 'off',
      'no-inline-style': 'off',
      'require-sri': 'off',
      'no-raw-characters': 'off',
      'doctype-style': 'off',
    },
  });
  const problems: string[] = [];
  for (const file of readdirSync(BUILT, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || file === '__spa-fallback.html') continue;
    const report = await validator.validateString(readFileSync(join(BUILT, file), 'utf8'));
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        problems.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

test('each page names itself, and an address with a query is not listed', async ({ page }) => {
  await page.goto('/blog/saas-conversion-best-practices?ref=mail');
  const { origin } = new URL(page.url());
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /^http:\/\/(localhost|127\.0\.0\.1):\d+\/blog\/saas-conversion-best-practices$/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\.png$/);
  const feed = await page.request.get(`${origin}/blog/rss.xml`);
  expect(await feed.text()).not.toContain('liftmark.invalid');
});

test('the calculator renews both figures while one types', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('spinbutton', { name: 'Daily visitors' }).fill('500');
  // 500 × 2 % × $100 × 20 % = $200 a day, 30 days of it $6,000.
  await expect(page.locator('output[name="daily"]')).toHaveText('$200');
  await expect(page.locator('output[name="monthly"]')).toHaveText('$6,000');
  await expect(page.locator('output[name="cost"]')).toHaveText('$6,000');
});

test('one question is open at a time', async ({ page }) => {
  await page.goto('/');
  const rows = page.locator('details[name="questions"]');
  await rows.nth(0).locator('summary').click();
  await rows.nth(1).locator('summary').click();
  await expect(page.locator('details[name="questions"][open]')).toHaveCount(1);
  await rows.nth(1).locator('summary').click();
  await expect(page.locator('details[name="questions"][open]')).toHaveCount(0);
});

test('the floating button appears below the first section, the exit popup once', async ({ page }) => {
  await page.goto('/');
  const floating = page.locator('#floating-audit');
  await expect(floating).toBeHidden();
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect(floating).toBeVisible();
  const leave = "document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }))";
  const popup = page.locator('#exit-popup');
  await page.evaluate(leave);
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await page.evaluate(leave);
  await expect(popup).toBeHidden();
});

test('nothing personal is counted before consent, and a session after it', async ({ page }) => {
  const sent: { sessionId: string | null; events: { event: string }[] }[] = [];
  await page.route('**/api/events', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  // Events are sent together, some seconds after the first of them.
  const untilSent = (isSent: () => boolean) =>
    expect(async () => {
      await page.clock.fastForward('00:10');
      expect(isSent()).toBe(true);
    }).toPass({ timeout: 45_000 });
  await page.clock.install();
  await page.goto('/');
  await page.goto('/help');
  await untilSent(() => sent.length > 0);
  expect(sent[0]).toMatchObject({ sessionId: null, events: [{ event: 'page_view' }] });
  // Tours were seen already, as in every test.
  const kept =
    '[...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => !/^tour-/.test(key))';
  expect(await page.evaluate(kept)).toEqual([]);

  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('#cookie-notice')).toBeHidden();
  await page.goto('/terms');
  await untilSent(() => sent.some(({ sessionId }) => sessionId !== null));
  const names = sent
    .filter(({ sessionId }) => sessionId !== null)
    .flatMap(({ events }) => events.map(({ event }) => event));
  // What is sent while a page is being left does not pass the test's hands.
  expect(names).toContain('conversion_path');
  await page.reload();
  await expect(page.locator('#cookie-notice')).toBeHidden();
});

test('the cookie notice covers nothing, and on a phone the feedback button neither', async ({ page }) => {
  const notice = page.locator('#cookie-notice');
  const bottomOf = `document.querySelector('#cookie-notice').getBoundingClientRect().bottom`;
  const topOf = `document.querySelector('#main').getBoundingClientRect().top`;
  for (const width of [1350, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/subscribe');
    await expect(notice).toBeVisible();
    expect(await page.evaluate(`${bottomOf} <= ${topOf}`), `at ${width} px`).toBe(true);
  }
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeInViewport();
  const covered = `(() => {
    const { left, top, width, height } = document.querySelector('#feedback-corner').getBoundingClientRect();
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .some((element) => element.matches('footer :is(a, span)'));
  })()`;
  expect(await page.evaluate(covered)).toBe(false);
});

test('a message reaches the founders', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter a message')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).fill('A visitor');
  await page.getByRole('textbox', { name: 'Email' }).fill('visitor@shop.test');
  await page.getByRole('textbox', { name: 'Message' }).fill('The report misses our price.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible();
});
