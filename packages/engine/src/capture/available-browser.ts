import { bundledBrowser } from './browser-bundled.ts';
import { type FoundBrowser, findSystemBrowser } from './browser-path.ts';

/** The browser that pages are opened with: the machine's own, else the one of the npm package; null where neither is there. */
export async function availableBrowser(): Promise<FoundBrowser | null> {
  return findSystemBrowser() ?? (await bundledBrowser());
}
