import { unpackSnapshot } from '../capture/packed-snapshot.ts';
import { type KeptPage, type KeptPageOptions, keepPage } from '../trials/kept-page.ts';
import { createJudgingThreads } from './threads.ts';
import { judgeInThread, type ThreadedPage } from './try-in-thread.ts';

/**
 * `keepPage` with a judging thread of its own: someone waits for each change, and a thread that an analysis has just taken
 * would have to be started again.
 */
export async function keepInThread({
  packed,
  hints,
  ...options
}: ThreadedPage & Omit<KeptPageOptions, 'snapshot' | 'judge'>): Promise<KeptPage> {
  const threads = createJudgingThreads();
  threads.prepare();
  try {
    const snapshot = await unpackSnapshot(packed);
    const kept = await keepPage({ ...options, snapshot, judge: judgeInThread(threads, hints) });
    void kept.ended.then(() => threads.close());
    return kept;
  } catch (cause) {
    await threads.close();
    throw cause;
  }
}
