import { FEATURES_FLAG } from '@liftmark/engine/capture/browser/features';
import type { FoundBrowser } from '@liftmark/engine/capture/browser/system-browser';
import { VIEWPORTS } from '@liftmark/engine/capture/snapshot';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';

/**
 * The least that any browser-based analysis has to do: open the page on both devices at the same time, wait for
 * its load event, read its nodes, take a full-page picture. No settling, no judging.
 */

const DEVICES: BrowserContextOptions[] = [
  { viewport: VIEWPORTS.desktop },
  { viewport: VIEWPORTS.mobile, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
];

async function openOnce(browser: Browser, url: string, device: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const session = await context.newCDPSession(page);
    await session.send('DOMSnapshot.captureSnapshot', {
      computedStyles: ['display', 'color', 'font-size'],
      includePaintOrder: true,
    });
    await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 });
  } finally {
    await context.close();
  }
}

export async function openBare(browser: Browser, url: string): Promise<void> {
  await Promise.all(DEVICES.map((device) => openOnce(browser, url, device)));
}

/** @param found the browser that the engine uses, so that both are the same */
export function launchBare(found: FoundBrowser): Promise<Browser> {
  return chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      FEATURES_FLAG,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
