import { EVERY_VIEW, expectAccessible, type Views, violationsOf } from '../accessible.ts';
import { signUp } from '../people.ts';
import { expect, test } from '../test.ts';

let report = '';

test.beforeAll(async ({ product, giveReport, playwright }) => {
  const request = await playwright.request.newContext();
  await signUp(request, product);
  report = `/report/${await giveReport(request, 'signup-long')}`;
  await request.dispose();
});

const SCREENS: [string, () => string, Views?][] = [
  ['landing', () => '/', EVERY_VIEW],
  // Text of one kind, and much of it.
  ['methodology', () => '/methodology'],
  ['analyze', () => '/analyze', EVERY_VIEW],
  ['report', () => report, EVERY_VIEW],
];

for (const [name, path, views] of SCREENS) {
  test(`${name} has no violation and does not scroll sideways`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(path());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, views);
  });
}

test('what breaks a rule is found, with its element', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('afterbegin', '<img src="/favicon.ico"><p style="color:#bbb;background:#fff">Pale</p>')`,
  );
  const violations = await violationsOf(page);
  expect(violations.filter((violation) => violation.startsWith('image-alt: <img src='))).toHaveLength(1);
  expect(violations.filter((violation) => violation.startsWith('color-contrast: <p style='))).toHaveLength(1);
});

test('a report that is still loading does not scroll sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.route('**/api/reports/**', () => undefined);
  await page.goto(report);
  await expect(page.getByText('Loading the report')).toBeAttached();
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
});
