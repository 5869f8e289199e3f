import { trackRecords } from '../../packages/server/src/database/schema.ts';
import { notify } from '../../packages/server/src/platform/notifications.ts';
import { expectAccessible } from '../accessible.ts';
import { withDatabase } from '../database.ts';
import { signUp, verifyEmail } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { test as base, expect } from '../test.ts';

const FOUNDER_EMAIL = 'founder@shop.test';

/** A product whose operator is known. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ pages }, use) => {
      const product = await startProduct({
        ALLOW_PRIVATE_TARGETS: pages.host,
        FOUNDER_EMAILS: FOUNDER_EMAIL,
        PRO_EMAILS: FOUNDER_EMAIL,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

type Counted = Pick<typeof trackRecords.$inferInsert, 'advice' | 'done' | 'verified' | 'effect'>;

/** As a night would leave them. */
function count(product: Product, records: Counted[]): Promise<void> {
  return withDatabase(product, async (database) => {
    await database.insert(trackRecords).values(
      records.map((record) => ({
        ...record,
        kind: 'diagnosis' as const,
        advised: 3 * record.done,
        doneIn: 6,
        verifiedIn: 5,
      })),
    );
    await notify(database, 'track-record');
  });
}

const measured = { sites: 6, workspaces: 6, abTests: 2 };

test('what became of advice is in the report, the methodology and on the operator’s screen', async ({
  page,
  pages,
  product,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  await signUp(page.request, product, FOUNDER_EMAIL);
  await verifyEmail(page.request, product, FOUNDER_EMAIL);
  await page.goto('/methodology#track-record');
  await expect(page.getByText('Nothing to show yet.')).toBeVisible();
  await page.goto('/founders?tab=track-record');
  await expect(page.getByText('Nothing was counted yet.')).toBeVisible();

  const made = await page.request.post('/api/analyze/url', {
    data: { url: pages.page('saas-vague') },
    timeout: 80_000,
  });
  const { reportId, recommendations } = await made.json();
  const [first, second] = recommendations.filter(({ question }: { question?: string }) => question);
  await count(product, [
    {
      advice: first.id,
      done: 14,
      verified: 11,
      effect: { ...measured, cases: 6, lift: 3.14, low: -0.42, high: 6.8 },
    },
    {
      advice: second.id,
      done: 1,
      verified: 0,
      effect: { ...measured, cases: 1, lift: 1, low: -30, high: 30 },
    },
  ]);

  await page.goto(`/report/${reportId}`);
  const problems = page.getByRole('region', { name: 'Problems visitors run into' });
  await expect(
    problems.getByText('Done 14 times here, verified 11; measured +3.1% (−0.4% to +6.8%), 6 cases'),
  ).toBeVisible();
  await expect(
    problems.getByText('Done 1 time here, not verified yet; 1 case measured, too few for a figure'),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/methodology#track-record');
  const table = page.getByRole('table', { name: 'What became of each piece of advice' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table).toContainText('+3.1% (−0.4% to +6.8%), 6 cases');
  await expect(table).toContainText('Too few cases (1)');
  await expect(table.getByRole('link').first()).toHaveAttribute('href', `#first-${first.id}`);
  await expectAccessible(page);

  await page.goto('/founders?tab=track-record');
  const diagnoses = page.getByRole('table', { name: 'Track record of diagnoses' });
  await expect(diagnoses).toContainText('+3.1% (−0.4% to +6.8%), 6 cases');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('track-record.csv');

  await page.route('/api/track-record', (route) => route.abort());
  await page.goto('/methodology#track-record');
  await expect(page.getByText('We couldn’t load the figures.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});
