import { violationsOf } from '../accessible.ts';
import { signUp } from '../people.ts';
import { expect, test } from '../test.ts';

let report = '';

test.beforeAll(async ({ product, pages, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.origin });
  await signUp(request, product);
  const answer = await request.post('/api/analyze/url', {
    data: { url: pages.page('signup-long') },
    timeout: 80_000,
  });
  const { reportId } = await answer.json();
  report = `/report/${reportId}`;
  await request.dispose();
});

const SCREENS: [string, () => string][] = [
  ['landing', () => '/'],
  ['methodology', () => '/methodology'],
  ['analyze', () => '/analyze'],
  ['report', () => report],
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1350]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      for (const [name, path] of SCREENS) {
        test(`${name} has no violation and does not scroll sideways`, async ({ page }) => {
          await page.goto(path());
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
          const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
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
