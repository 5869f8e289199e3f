import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** Memory that one process of the browser may hold before it is ended: a picture of 120 megapixels takes a page 1,050 MB. */
const MAX_PROCESS_BYTES = 1_250 * 1024 * 1024;

const CHECK_MS = 250;
const MEMORY_PAGE_BYTES = 4_096;

/** What is watched. */
export interface Watched {
  browser: Browser;
  /** The process of the browser itself. */
  leader: number;
}

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
  { browser, leader }: Watched,
  isBusy: () => boolean,
  onEnded: () => void,
  maxBytes = MAX_PROCESS_BYTES,
): Promise<() => void> {
  if (process.platform !== 'linux') return () => undefined;
  const session = await browser.newBrowserCDPSession();
  // A browser that is too busy to answer is watched by what it said last.
  let known = [leader];
  let asking = false;

  function ask(): void {
    if (asking) return;
    asking = true;
    session
      .send('SystemInfo.getProcessInfo')
      .then(({ processInfo }) => {
        known = processInfo.map(({ id }) => id);
      })
      .catch(() => undefined)
      .finally(() => {
        asking = false;
      });
  }

  async function check(pid: number): Promise<void> {
    const { group, bytes } = await statusOf(pid);
    // A number may long be another program's.
    if (group !== leader || bytes <= maxBytes) return;
    process.kill(pid, 'SIGKILL');
    onEnded();
  }

  const timer = setInterval(() => {
    if (!isBusy()) return;
    ask();
    for (const pid of known) void check(pid).catch(() => undefined);
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function statusOf(pid: number): Promise<{ group: number; bytes: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, which comes second, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { group: Number(fields[2]), bytes: Number(fields[21]) * MEMORY_PAGE_BYTES };
}
