import type { PageHints } from '@liftmark/contract/analysis';
import { packSnapshot, unpackSnapshot } from '../capture/packed-snapshot.ts';
import type { Fix } from '../trials/fix.ts';
import { type TrialOptions, type Tried, tryFixes } from '../trials/try-fixes.ts';
import type { JudgingThreads } from './threads.ts';

export interface ThreadedPage {
  /** The page that the report was made from, packed. */
  packed: Uint8Array;
  /** What the report was made with. */
  hints?: PageHints;
}

/** `tryFixes` with the judging in a separate thread. */
export async function tryInThread(
  fixes: readonly Fix[],
  threads: JudgingThreads,
  { packed, hints, ...options }: ThreadedPage & Omit<TrialOptions, 'snapshot' | 'judge'>,
): Promise<Tried> {
  return tryFixes(fixes, {
    ...options,
    snapshot: await unpackSnapshot(packed),
    judge: judgeInThread(threads, hints),
  });
}

export function judgeInThread(threads: JudgingThreads, hints: PageHints = {}): TrialOptions['judge'] {
  return async (snapshot, pageType, signal) => {
    const judged = pageType === undefined ? hints : { ...hints, pageType };
    return threads.judge({ packed: await packSnapshot(snapshot), hints: judged, captureMs: 0 }, signal);
  };
}
