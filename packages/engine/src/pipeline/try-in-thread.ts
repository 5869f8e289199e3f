import type { PageHints } from '@liftmark/contract/analysis';
import { packSnapshot, unpackSnapshot } from '../capture/packed-snapshot.ts';
import type { Fix } from '../trials/fix.ts';
import { type TrialOptions, type Tried, tryFixes } from '../trials/try-fixes.ts';
import type { JudgingThreads } from './threads.ts';

export interface ThreadedTrialOptions extends Omit<TrialOptions, 'snapshot' | 'judge'> {
  /** The page that the report was made from, packed. */
  packed: Uint8Array;
  /** What the report was made with. */
  hints?: PageHints;
}

/** `tryFixes` with the judging in a separate thread. */
export async function tryInThread(
  fixes: readonly Fix[],
  threads: JudgingThreads,
  { packed, hints = {}, ...options }: ThreadedTrialOptions,
): Promise<Tried> {
  return tryFixes(fixes, {
    ...options,
    snapshot: await unpackSnapshot(packed),
    judge: async (snapshot, pageType, signal) => {
      const judged = pageType === undefined ? hints : { ...hints, pageType };
      return threads.judge({ packed: await packSnapshot(snapshot), hints: judged, captureMs: 0 }, signal);
    },
  });
}
