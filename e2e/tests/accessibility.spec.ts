import AxeBuilder from '@axe-core/playwright';
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
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}

test('a report that is still loading does not scroll sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.route('**/api/reports/**', () => undefined);
  await page.goto(report);
  await expect(page.getByText('Loading the report')).toBeAttached();
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
});
