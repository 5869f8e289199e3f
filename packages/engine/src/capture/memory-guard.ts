import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** Memory that one process of the browser may hold before it is ended: a picture of 120 megapixels takes a page 1,050 MB. */
const MAX_PROCESS_BYTES = 1_250 * 1024 * 1024;

const CHECK_MS = 250;
const MEMORY_PAGE_BYTES = 4_096;

/**
 * Ends a process of the browser that takes too much memory. A page's own takes that page along; the browser's, which
 * holds the Blobs and stored data of all pages, takes all of them. Only Linux tells a process's memory cheaply enough;
 * elsewhere nothing is watched.
 *
 * @param isBusy whether any page is open; an idle browser is left in peace
 * @param onEnded told of every process that was ended
 * @returns ends the watch
 */
export async function guardMemory(
  browser: Browser,
  isBusy: () => boolean,
  onEnded: () => void,
  maxBytes = MAX_PROCESS_BYTES,
): Promise<() => void> {
  if (process.platform !== 'linux') return () => undefined;
  const session = await browser.newBrowserCDPSession();
  let checking = false;

  async function check(): Promise<void> {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { id } of processInfo) {
      if ((await residentBytes(id)) <= maxBytes) continue;
      process.kill(id, 'SIGKILL');
      onEnded();
    }
  }

  const timer = setInterval(() => {
    if (checking || !isBusy()) return;
    checking = true;
    check()
      .catch(() => undefined)
      .finally(() => {
        checking = false;
      });
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function residentBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8');
  return Number(statm.split(' ')[1]) * MEMORY_PAGE_BYTES;
}
