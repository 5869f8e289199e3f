import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import { defineConfig } from '@playwright/test';

const browser = await availableBrowser();
const runsAsRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './tests',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // The browser and the product share two cores.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One browser test in several hundred meets a race; the run names it, and goes on.
  retries: process.env.CI === undefined ? 0 : 2,
  forbidOnly: process.env.CI !== undefined,
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(browser && { executablePath: browser.executablePath, env: { ...process.env, ...browser.env } }),
      args: [
        ...(runsAsRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
  },
});
