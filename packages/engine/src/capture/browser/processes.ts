import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { within } from '../budget.ts';

/** How long an idle browser may take to respond. */
const ANSWER_TIMEOUT_MS = 2_000;

/** Whether the browser's main process is alive and responsive. */
export async function answers(browser: Browser): Promise<boolean> {
  const answer = browser.newBrowserCDPSession().then((session) => session.detach());
  return within(ANSWER_TIMEOUT_MS, 'an answer of the browser', answer).then(
    () => true,
    () => false,
  );
}

/** The main process of the browser, which leads the process group of all its others. */
export async function leaderOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const leader = processInfo.find(({ type }) => type === 'browser');
  if (leader === undefined) throw new Error('The browser didn’t report its process.');
  return leader.id;
}

/** Kills a browser with all its processes, responsive or not. Processes that are already gone are fine. */
export async function killBrowser(leader: number): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)('taskkill', ['/pid', String(leader), '/T', '/F']).catch(() => undefined);
    return;
  }
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}

/** The niceness of a slow browser. */
const SLOW_NICENESS = 10;

/**
 * Gives the browsers of other analyses priority on the processor. Only Linux schedules by process group, and without
 * privileges this can't be undone.
 */
export async function yieldProcessor(leader: number): Promise<void> {
  await writeFile(`/proc/${leader}/autogroup`, String(SLOW_NICENESS)).catch(() => undefined);
}
