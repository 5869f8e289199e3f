import type { BrowserContextOptions } from 'playwright-core';
import { VIEWPORTS, type ViewportName } from './snapshot.ts';

/** What a browser context pretends to be. The name at the end lets site owners recognize and allow us. */
export function deviceOptions(viewport: ViewportName, browserVersion: string): BrowserContextOptions {
  const major = browserVersion.split('.')[0];
  const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const isMobile = viewport === 'mobile';
  const system = isMobile ? 'Linux; Android 10; K' : 'X11; Linux x86_64';
  const safari = isMobile ? 'Mobile Safari/537.36' : 'Safari/537.36';
  return {
    viewport: VIEWPORTS[viewport],
    userAgent: `Mozilla/5.0 (${system}) ${engine} Chrome/${major}.0.0.0 ${safari} Liftmark/1.0`,
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: isMobile ? 2 : 1,
    locale: 'en-US',
    serviceWorkers: 'block',
    acceptDownloads: false,
  };
}
