import { unpackSnapshot } from '../capture/packed-snapshot.ts';
import { type KeptPage, type KeptPageOptions, keepPage } from '../trials/kept-page.ts';
import type { JudgingThreads } from './threads.ts';
import { judgeInThread, type ThreadedPage } from './try-in-thread.ts';

/** `keepPage` with the judging in a separate thread. */
export async function keepInThread(
  threads: JudgingThreads,
  { packed, hints, ...options }: ThreadedPage & Omit<KeptPageOptions, 'snapshot' | 'judge'>,
): Promise<KeptPage> {
  return keepPage({
    ...options,
    snapshot: await unpackSnapshot(packed),
    judge: judgeInThread(threads, hints),
  });
}
