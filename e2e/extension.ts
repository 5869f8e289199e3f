import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import { type BrowserContext, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { buildExtension } from './build-extension.ts';

/** A browser with the built extension, as somebody uses it. */
export interface ExtendedBrowser {
  context: BrowserContext;
  /** Address of one of the extension's pages. */
  address(page: 'options' | 'capture'): string;
  /** Clicks the icon while the page is shown, then the button; resolves to the window that follows the work. */
  analyze(page: Page): Promise<Page>;
  close(): Promise<void>;
}

/** Builds the extension and starts a browser with it, on a screen of the given size. */
export async function openExtendedBrowser(screen = { width: 1920, height: 2400 }): Promise<ExtendedBrowser> {
  const folder = buildExtension('chrome');
  const profile = await mkdtemp(join(tmpdir(), 'liftmark-extension-'));
  const browser = await availableBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(browser && { executablePath: browser.executablePath, env: { ...process.env, ...browser.env } }),
    headless: false,
    viewport: null,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      // So that the icon can be clicked.
      '--enable-unsafe-extension-debugging',
      '--window-size=1280,900',
      `--screen-info={${screen.width}x${screen.height}}`,
    ],
  });
  const session = await context.browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('The browser has no session.');
  const { extensions } = await session.send('Extensions.getExtensions');
  const id = extensions[0]?.id;
  if (id === undefined) throw new Error('The extension was not loaded.');
  return {
    context,
    address: (page) => `chrome-extension://${id}/${page}.html`,
    analyze: (page) => clickThrough(context, session, id, page),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Fills in the settings, and resolves to their page. */
export async function connect(
  { context, address }: ExtendedBrowser,
  { origin }: { origin: string },
  key: string,
): Promise<Page> {
  const options = await context.newPage();
  await options.goto(address('options'));
  await options.getByLabel('Address of your Liftmark').fill(origin);
  await options.getByLabel('API key').fill(key);
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByRole('status')).not.toHaveText(/^$|Connecting/);
  return options;
}

/** The pop-up under the icon is no page for Playwright, so its button is clicked over the wire. */
async function clickThrough(
  context: BrowserContext,
  session: CDPSession,
  id: string,
  page: Page,
): Promise<Page> {
  const window = context.waitForEvent('page', (opened) => opened.url().includes('/capture.html'));
  const tab = await targetOf(session, ({ type, url }) => type === 'tab' && url === page.url());
  await session.send('Extensions.triggerAction', { id, targetId: tab });
  const popup = await targetOf(session, ({ type, url }) => type === 'page' && url.endsWith('/popup.html'));
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: popup });
  const expression = `(async () => {
    for (let button; !button; ) {
      button = document.querySelector('button.primary');
      await new Promise((done) => setTimeout(done, 20));
    }
    document.querySelector('button.primary').click();
  })()`;
  const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
  await session.send('Target.sendMessageToTarget', { sessionId, message });
  return window;
}

async function targetOf(
  session: CDPSession,
  isWanted: (target: { type: string; url: string }) => boolean,
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
    found = targetInfos.find(isWanted)?.targetId;
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found ?? '';
}
