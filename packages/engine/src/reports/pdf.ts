import { tmpdir } from 'node:os';
import { chromium } from 'playwright-core';
import { browserEnvironment } from '../capture/browser/environment.ts';
import { FEATURES_FLAG } from '../capture/browser/features.ts';
import type { FoundBrowser } from '../capture/browser/system-browser.ts';

const TIMEOUT_MS = 30_000;

/** The browser prints without scripts and without any way to a network. */
const FLAGS = [FEATURES_FLAG, '--disable-background-networking', '--host-resolver-rules=MAP * ~NOTFOUND'];

/** Prints a self-contained HTML report on A4 pages, text selectable and links live. */
export async function printPdf(html: string, found: FoundBrowser): Promise<Uint8Array> {
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: browserEnvironment(found, tmpdir()),
    args: FLAGS,
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: TIMEOUT_MS,
  });
  try {
    const context = await browser.newContext({ offline: true, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'load', timeout: TIMEOUT_MS });
    return await page.pdf({
      format: 'A4',
      printBackground: true,
      preferCSSPageSize: true,
      outline: true,
      tagged: true,
    });
  } finally {
    await browser.close();
  }
}
