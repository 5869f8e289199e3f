import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** Memory that one browser process may use before it is killed: an image of 120 megapixels takes 1,050 MB. */
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
 * Kills a browser process that uses too much memory. Killing a page's process ends that page; killing the main process,
 * which holds the Blobs and stored data of all pages, ends all of them. Only Linux reports memory cheaply enough;
 * elsewhere nothing is watched.
 *
 * @param isBusy whether any page is open; an idle browser isn't watched
 * @param onEnded called for every process that was killed
 * @returns stops the watch
 */
export async function guardMemory(
  { browser, leader }: Watched,
  isBusy: () => boolean,
  onEnded: () => void,
  maxBytes = MAX_PROCESS_BYTES,
): Promise<() => void> {
  if (process.platform !== 'linux') return () => undefined;
  const session = await browser.newBrowserCDPSession();
  // If the browser is too busy to answer, its last known processes are watched.
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
    // The process id may belong to another program by now.
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
  // The second field, the name, may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { group: Number(fields[2]), bytes: Number(fields[21]) * MEMORY_PAGE_BYTES };
}
