import { bundledBrowser } from './browser-bundled.ts';
import { type FoundBrowser, findSystemBrowser } from './browser-path.ts';

/** The browser that opens pages: the machine's own, else the one from the npm package; null if there is neither. */
export async function availableBrowser(): Promise<FoundBrowser | null> {
  return findSystemBrowser() ?? (await bundledBrowser());
}
