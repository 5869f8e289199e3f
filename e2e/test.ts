import { type FixtureServer, startFixtureServer } from '@liftmark/engine/fixtures/server';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { leaveFixesUntried } from './database.ts';
import { PRO_EMAIL, signUp, verifyEmail } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { type GiveReport, sampleReports } from './sample-reports.ts';

interface WorkerFixtures {
  /** Pages to analyze. */
  pages: FixtureServer;
  /** Whether the first fixes of each new report are tried on its page. */
  triesFixes: boolean;
  /** The product, shared by the tests of a file. */
  product: Product;
  /** The cookies of somebody with Pro. */
  proCookies: Cookies;
  /** Where a test is about a report, and not about how it comes. */
  giveReport: GiveReport;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface TestFixtures {
  /** Messages of the browser's console that nobody expected; the test fails on any. */
  consoleErrors: string[];
  /** Whether the guided tours of a first visit come up; they would stand in the way of everything else. */
  showsTours: boolean;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startFixtureServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  triesFixes: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ pages, triesFixes }, use) => {
      const product = await startProduct({ ALLOW_PRIVATE_TARGETS: pages.host, PRO_EMAILS: PRO_EMAIL });
      if (!triesFixes) await leaveFixesUntried(product);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  proCookies: [
    async ({ product, playwright }, use) => {
      const request = await playwright.request.newContext();
      await signUp(request, product, PRO_EMAIL);
      await verifyEmail(request, product, PRO_EMAIL);
      const { cookies } = await request.storageState();
      await request.dispose();
      await use(cookies);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  giveReport: [
    async ({ product, pages, playwright }, use) => use(sampleReports(product, pages, playwright.request)),
    { scope: 'worker' },
  ],
  showsTours: [false, { option: true }],
  page: async ({ page, showsTours }, use) => {
    const marks = `for (const tour of ['welcome', 'spotlight']) localStorage.setItem('tour-' + tour, 'done');`;
    if (!showsTours) await page.addInitScript({ content: marks });
    await use(page);
  },
  baseURL: async ({ product }, use) => use(product.origin),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // Asking who is signed in is answered with 401 where nobody is, which the browser reports by itself.
        const isSignedOut = message.location().url.endsWith('/api/auth/user');
        if (message.type() === 'error' && !isSignedOut) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
