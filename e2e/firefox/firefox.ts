import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildExtension } from '../build-extension.ts';
import { connectMarionette, type Marionette } from './marionette.ts';

/** Firefox with the built extension, as somebody uses it. */
export interface ExtendedFirefox {
  open(address: string): Promise<void>;
  /** Evaluates an expression, or a promise of one, in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Runs statements in the page. */
  run(script: string): Promise<void>;
  /** Fills in the settings; resolves to what they say about it. */
  connect(server: string, key: string): Promise<string>;
  /** Clicks the icon while the page is shown, then the button; resolves to the address of the report. */
  analyze(): Promise<string>;
  close(): Promise<void>;
}

const ID = 'extension@liftmark.invalid';
const CANDIDATES = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const SCREEN = { MOZ_HEADLESS_WIDTH: '1920', MOZ_HEADLESS_HEIGHT: '2400' };
/** The families of Chromium, as Firefox has them elsewhere; on Linux it takes those of the system, which are wider. */
const FONTS = { serif: 'Times New Roman', 'sans-serif': 'Arial', monospace: 'Monospace' };
const PREFERENCES = `user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
${Object.entries(FONTS)
  .map(([family, font]) => `user_pref("font.name.${family}.x-western", "${font}");`)
  .join('\n')}
`;

/** The program: that of FIREFOX_PATH, or the one that is installed. Null without any. */
export function installedFirefox(): string | null {
  const given = process.env.FIREFOX_PATH;
  const names = given ? [given] : CANDIDATES;
  return names.find((name) => spawnSync(name, ['--version']).status === 0) ?? null;
}

export async function openExtendedFirefox(program: string): Promise<ExtendedFirefox> {
  const folder = buildExtension('firefox');
  const profile = await mkdtemp(join(tmpdir(), 'liftmark-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const child = spawn(
    program,
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    { env: { ...process.env, ...SCREEN, HOME: profile }, stdio: 'ignore' },
  );
  const marionette = await connectMarionette(await portOf(profile));
  await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  await marionette.send('WebDriver:SetTimeouts', { implicit: 15_000, script: 60_000 });
  await marionette.send('Addon:Install', { path: folder, temporary: true });
  return driverOf(marionette, { child, profile });
}

async function portOf(profile: string): Promise<number> {
  let port = 0;
  await expect(async () => {
    port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
    expect(port).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  return port;
}

async function driverOf(
  { send, close }: Marionette,
  { child, profile }: { child: ChildProcess; profile: string },
): Promise<ExtendedFirefox> {
  const script = async (body: string) =>
    (await send('WebDriver:ExecuteAsyncScript', { script: body, args: [] })).value;
  const evaluate = (expression: string) =>
    script(`const done = arguments[0]; Promise.resolve(${expression}).then(done)`);
  /** With the rights of the browser itself. */
  const inBrowser = async (body: string) => {
    await send('Marionette:SetContext', { value: 'chrome' });
    const answer = await script(`const done = arguments[0]; (async () => {${body}})().then(done)`);
    await send('Marionette:SetContext', { value: 'content' });
    return answer;
  };
  const open = async (url: string) => void (await send('WebDriver:Navigate', { url }));
  const find = async (value: string) => {
    const { value: found } = await send('WebDriver:FindElement', { using: 'css selector', value });
    return { id: Object.values(found as Record<string, string>)[0] };
  };
  const fill = async (selector: string, text: string) => {
    await send('WebDriver:ElementClear', await find(selector));
    await send('WebDriver:ElementSendKeys', { ...(await find(selector)), text });
  };
  const host = await inBrowser(`return WebExtensionPolicy.getByID('${ID}').mozExtensionHostname`);
  const textOf = async (selector: string, pattern: RegExp, timeout: number) => {
    const read = () => evaluate(`document.querySelector('${selector}')?.textContent ?? ''`);
    await expect.poll(read, { timeout, intervals: [250] }).toMatch(pattern);
    return String(await read());
  };
  return {
    open,
    evaluate,
    run: async (statements) => void (await evaluate(`(() => {${statements}})()`)),
    async connect(server, key) {
      await open(`moz-extension://${host}/options.html`);
      await fill('#server', server);
      await fill('#key', key);
      await send('WebDriver:ElementClick', await find('form button.primary'));
      return textOf('[role=status]', /^(?!Connecting)./, 15_000);
    },
    async analyze() {
      const { value: page } = await send('WebDriver:GetWindowHandle');
      await inBrowser(CLICK);
      await switchTo(send, ({ url }) => url.includes('/capture.html'));
      await textOf('h1', /report is ready|couldn’t be analyzed/, 180_000);
      const link = await evaluate(`document.querySelector('a')?.href ?? document.body.innerText`);
      await send('WebDriver:CloseWindow');
      await send('WebDriver:SwitchToWindow', { handle: page });
      return String(link);
    },
    async close() {
      const ended = once(child, 'exit');
      await send('Marionette:Quit', { flags: ['eForceQuit'] });
      await ended;
      close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function switchTo(
  send: Marionette['send'],
  isWanted: (page: { url: string }) => boolean,
): Promise<void> {
  await expect(async () => {
    const handles = (await send('WebDriver:GetWindowHandles')) as unknown as string[];
    for (const handle of handles) {
      await send('WebDriver:SwitchToWindow', { handle });
      const { value } = await send('WebDriver:GetCurrentURL');
      if (isWanted({ url: String(value) })) return;
    }
    throw new Error('There is no such window.');
  }).toPass({ timeout: 30_000 });
}

/** A click on the icon, as Firefox handles it, and one on the button of what it opens. */
const CLICK = `
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  const { extension } = WebExtensionPolicy.getByID('${ID}');
  const soon = () => new Promise((done) => setTimeout(done, 50));
  await ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);
  let popup;
  while (!popup?.currentURI?.spec.endsWith('/popup.html')) {
    popup = document.querySelector('.webextension-popup-browser');
    await soon();
  }
  const click = 'const click = () => { const button = content.document.querySelector("button.primary");' +
    ' if (button) button.click(); else content.setTimeout(click, 50); }; click();';
  popup.messageManager.loadFrameScript('data:,' + encodeURIComponent(click), false);
`;
