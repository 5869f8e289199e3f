import { bundledBrowser } from './bundled-browser.ts';
import { type FoundBrowser, findSystemBrowser } from './system-browser.ts';

/** The browser that opens pages: the machine's own, else the one from the npm package; null if there is neither. */
export async function availableBrowser(): Promise<FoundBrowser | null> {
  return findSystemBrowser() ?? (await bundledBrowser());
}
