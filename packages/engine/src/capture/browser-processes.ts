import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { within } from './budget.ts';

/** How long a browser that waited for work may take to say that it is there. */
const ANSWER_TIMEOUT_MS = 2_000;

/** Whether the browser's own process is there and not busy with something else. */
export async function answers(browser: Browser): Promise<boolean> {
  const answer = browser.newBrowserCDPSession().then((session) => session.detach());
  return within(ANSWER_TIMEOUT_MS, 'an answer of the browser', answer).then(
    () => true,
    () => false,
  );
}

/** The process of the browser itself, which leads the group that all its others belong to. */
export async function leaderOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const leader = processInfo.find(({ type }) => type === 'browser');
  if (leader === undefined) throw new Error('The browser didn’t report its process.');
  return leader.id;
}

/** Ends a browser with all its processes at once, whether they answer or not. Those that are gone are no fault. */
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

/** What a browser that takes long leaves to the others. */
const SLOW_NICENESS = 10;

/**
 * Lets the browsers of other analyses go first wherever they want the processor, too; only Linux shares it out by
 * browser. Without a right to it nobody can take that back.
 */
export async function yieldProcessor(leader: number): Promise<void> {
  await writeFile(`/proc/${leader}/autogroup`, String(SLOW_NICENESS)).catch(() => undefined);
}
