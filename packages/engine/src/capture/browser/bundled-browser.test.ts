import { tmpdir } from 'node:os';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { bundledBrowser } from './bundled-browser.ts';
import { browserEnvironment } from './environment.ts';

const isPacked = process.platform === 'linux' && process.arch === 'x64';

it.runIf(isPacked)(
  'shows text and form fields',
  async () => {
    const found = await bundledBrowser();
    if (found === null) throw new Error('The package could not be unpacked.');
    const browser = await chromium.launch({
      executablePath: found.executablePath,
      env: browserEnvironment(found, tmpdir()),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      const page = await browser.newPage();
      await page.setContent('<span>mmmm</span> <input type="email" value="someone@shop.test">');
      expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(20);
    } finally {
      await browser.close();
    }
  },
  90_000,
);
