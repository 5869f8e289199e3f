import { type FixtureServer, startFixtureServer } from '@liftmark/engine/fixtures/server';
import { test as base, expect } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

interface WorkerFixtures {
  /** Pages to analyze. */
  pages: FixtureServer;
  /** The product, shared by the tests of a file. */
  product: Product;
}

interface TestFixtures {
  /** Messages of the browser's console that nobody expected; the test fails on any. */
  consoleErrors: string[];
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
  product: [
    async ({ pages }, use) => {
      const product = await startProduct({ ALLOW_PRIVATE_TARGETS: pages.host });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
