import { browser } from 'wxt/browser';
import type { PageCalls } from './page-calls.ts';

/** A tab in a window that can be as narrow as a phone, and back to how it was. */

interface Screen {
  width: number;
  height: number;
}

export interface SizedWindow {
  windowId: number;
  /** Gives the page a screen of that size, as near as this machine's allows. */
  resize(size: Screen): Promise<void>;
}

/** Where a tab is captured, and the way back. */
interface Place {
  windowId: number;
  leave(): Promise<void>;
}

/** Browsers zoom no further out. */
const LEAST_ZOOM = import.meta.env.FIREFOX ? 0.3 : 0.25;
const MOST_TRIES = 4;
/** Browsers round the zoom: a window that can't be narrower gets a little more, to be made wider where that is too much. */
const SPARE = 1.03;
/** How long a page gets to be laid out in its new size. */
const LAYOUT_MS = 350;

const HIDDEN_SCROLLBARS = 'html { scrollbar-width: none !important; }';

export async function inSizedWindow<Result>(
  tabId: number,
  page: PageCalls,
  work: (window: SizedWindow) => Promise<Result>,
): Promise<Result> {
  const zoom = {
    factor: await browser.tabs.getZoom(tabId),
    settings: await browser.tabs.getZoomSettings(tabId),
  };
  const styling = { target: { tabId }, css: HIDDEN_SCROLLBARS };
  const { windowId, leave } = await placeFor(tabId);
  try {
    await browser.scripting.insertCSS(styling);
    await setZoomSettings(tabId, { mode: 'automatic', scope: 'per-tab' });
    return await work({ windowId, resize: (size) => resize({ tabId, windowId, page }, size) });
  } finally {
    await browser.scripting.removeCSS(styling).catch(() => undefined);
    const { mode, scope } = zoom.settings;
    await browser.tabs.setZoom(tabId, zoom.factor).catch(() => undefined);
    await setZoomSettings(tabId, { ...(mode && { mode }), ...(scope && { scope }) });
    await leave();
    // Only in its old size can the page be scrolled to where it was.
    await new Promise((done) => setTimeout(done, LAYOUT_MS));
    await page.restore().catch(() => undefined);
  }
}

/** Firefox has one setting alone, and zooms all tabs of a site alike. */
async function setZoomSettings(
  tabId: number,
  settings: Parameters<typeof browser.tabs.setZoomSettings>[1],
): Promise<void> {
  await browser.tabs.setZoomSettings(tabId, settings).catch(() => undefined);
}

/** Firefox takes an extension's permission away from a tab that moves to another window. */
function placeFor(tabId: number): Promise<Place> {
  return import.meta.env.FIREFOX ? whereItIs(tabId) : ownWindow(tabId);
}

async function whereItIs(tabId: number): Promise<Place> {
  const { windowId } = await browser.tabs.get(tabId);
  const { left, top, width, height, state } = await browser.windows.get(windowId);
  const isNormal = state === 'normal';
  // A page that isn't seen isn't painted either.
  await browser.tabs.update(tabId, { active: true });
  await browser.windows.update(windowId, { focused: true, ...(!isNormal && { state: 'normal' }) });
  return {
    windowId,
    async leave() {
      const bounds = isNormal ? { left, top, width, height } : { state };
      await browser.windows.update(windowId, defined(bounds)).catch(() => undefined);
    },
  };
}

async function ownWindow(tabId: number): Promise<Place> {
  const leave = await wayHome(tabId);
  const created = await browser.windows.create({ tabId, type: 'popup', left: 0, top: 0, focused: true });
  if (created?.id !== undefined) return { windowId: created.id, leave };
  await leave();
  throw new Error('The browser opened no window.');
}

/** How to put a tab back where it is now. */
async function wayHome(tabId: number): Promise<() => Promise<void>> {
  const tab = await browser.tabs.get(tabId);
  const window = await browser.windows.get(tab.windowId, { populate: true });
  const isAlone = window.tabs?.length === 1;
  return async () => {
    if (isAlone) {
      const { left, top, width, height, state } = window;
      const isNormal = state === 'normal';
      const bounds = isNormal ? { left, top, width, height } : { state };
      await browser.windows.create({ tabId, ...defined(bounds), focused: true });
      return;
    }
    await browser.tabs.move(tabId, { windowId: tab.windowId, index: tab.index });
    if (tab.pinned) await browser.tabs.update(tabId, { pinned: true });
    const { groupId = -1 } = tab;
    if (groupId >= 0) await browser.tabs.group({ tabIds: [tabId], groupId });
    await browser.tabs.update(tabId, { active: true });
  };
}

function defined<Data extends object>(data: Data): { [Name in keyof Data]: NonNullable<Data[Name]> } {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as never;
}

interface Target {
  tabId: number;
  windowId: number;
  page: PageCalls;
}

/** By window and zoom together: screens are lower than some pages' and windows wider than phones. */
async function resize({ tabId, windowId, page }: Target, size: Screen): Promise<void> {
  const frame = await frameOf({ windowId, page, zoom: await browser.tabs.getZoom(tabId) });
  const room = {
    width: screen.availWidth - frame.width,
    height: screen.availHeight - frame.height,
  };
  let zoom = Math.max(LEAST_ZOOM, Math.min(1, room.width / size.width, room.height / size.height));
  let inner = scaled(size, zoom);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await browser.tabs.setZoom(tabId, zoom);
    const { width, height } = scaled(inner, 1, frame);
    await browser.windows.update(windowId, { left: 0, top: 0, width, height });
    await new Promise((done) => setTimeout(done, LAYOUT_MS));
    const seen = await page.size();
    if (seen.width === size.width) return;
    const { width: given = width } = await browser.windows.get(windowId);
    const off = seen.width / size.width;
    if (given === width) inner = scaled(inner, 1 / off);
    else {
      zoom = Math.max(LEAST_ZOOM, zoom * off * (given > width ? SPARE : 1));
      inner = scaled(size, zoom);
    }
  }
}

function scaled({ width, height }: Screen, factor: number, frame: Screen = { width: 0, height: 0 }): Screen {
  return {
    width: Math.round(width * factor + frame.width),
    height: Math.round(height * factor + frame.height),
  };
}

/** What a window adds around its page, in pixels of the screen. */
async function frameOf({
  windowId,
  page,
  zoom,
}: {
  windowId: number;
  page: PageCalls;
  zoom: number;
}): Promise<Screen> {
  const { width = 0, height = 0 } = await browser.windows.get(windowId);
  const inner = await page.size();
  return {
    width: Math.max(0, Math.round(width - inner.width * zoom)),
    height: Math.max(0, Math.round(height - inner.height * zoom)),
  };
}
