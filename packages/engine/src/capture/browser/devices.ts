import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { Egress } from '../egress/egress.ts';
import { VIEWPORTS, type ViewportName } from '../snapshot.ts';

/** A desktop or phone with one empty tab, in its own context. */
export interface Device {
  page: Page;
  /** With the domains enabled that are listened to while a page opens. */
  session: CDPSession;
  close(): Promise<void>;
}

/** Whose browser, and through which guarded way out. */
export interface DeviceSource {
  browser: Browser;
  egress: Egress;
  /** The egress checks certificates, so the browser doesn't have to. */
  ignoreCertificates: boolean;
}

/** Image pixels per CSS pixel of a phone. */
const MOBILE_SCALE = 2;

export async function openDevice(
  { browser, egress, ignoreCertificates }: DeviceSource,
  viewport: ViewportName,
): Promise<Device> {
  const context = await browser.newContext({
    ...contextOptions(viewport, browser.version()),
    proxy: { server: egress.proxyUrl },
    ignoreHTTPSErrors: ignoreCertificates,
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= context.close().catch(() => undefined);
    return closing;
  };
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await Promise.all([
      session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] }),
      session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
      session.send('Performance.enable', { timeDomain: 'timeTicks' }),
    ]);
    return { page, session, close };
  } catch (cause) {
    void close();
    throw cause;
  }
}

/**
 * Keeps the screen of a phone in pictures of more than it shows: for those, the browser knows only the screen that was set
 * in the same session, and otherwise lays the page out again.
 */
export async function keepScreen(session: CDPSession, viewport: ViewportName): Promise<void> {
  if (viewport !== 'mobile') return;
  const { width, height } = VIEWPORTS[viewport];
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: MOBILE_SCALE,
    mobile: true,
  });
}

/** The user agent of a browser context. The name at the end lets site owners recognize and allow Liftmark. */
function contextOptions(viewport: ViewportName, browserVersion: string): BrowserContextOptions {
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
    deviceScaleFactor: isMobile ? MOBILE_SCALE : 1,
    locale: 'en-US',
    serviceWorkers: 'block',
    acceptDownloads: false,
  };
}
