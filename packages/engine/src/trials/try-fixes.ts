import type { PageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import { TOGETHER, type Trial, type TrialFailure } from '@liftmark/contract/trials';
import { CaptureError } from '../capture/capture-error.ts';
import type { Capturer } from '../capture/capturer.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import type { TrialPage } from '../capture/trial/trial-page.ts';
import { openBaseline } from './baseline.ts';
import { type Fix, joined, untried } from './fix.ts';
import { TrialPictures } from './pictures.ts';
import { tryFix } from './try-fix.ts';

export interface TrialOptions {
  /** What the report was made from. */
  snapshot: PageSnapshot;
  capturer: Pick<Capturer, 'tryOut'>;
  /**
   * Judges a snapshot as the report's own was judged.
   * @param pageType to judge it as, instead of what it is recognized as
   */
  judge: (
    snapshot: PageSnapshot,
    pageType: PageType | undefined,
    signal: AbortSignal,
  ) => Promise<ConversionReport>;
  /** Whole time in milliseconds. */
  budgetMs?: number;
  signal?: AbortSignal;
  /** Called for each trial as soon as it is done. */
  onTrial?: (trial: Trial) => void;
}

export interface Tried {
  trials: Trial[];
  /** JPEG bytes by the file name that the trials give them. */
  pictures: Map<string, Uint8Array>;
}

/** Room for opening the page and five trials on a busy machine. */
const BUDGET_MS = 60_000;
/** Pages that can't be taken back to what they were are opened again, this often. */
const MOST_LOADS = 12;

/**
 * Applies each fix to the page in a browser, looks at it and judges it; then all that held together. Never rejects because
 * of the page: a fix that couldn't be tried says why.
 *
 * @throws `signal.reason` where the caller gave up
 */
export async function tryFixes(fixes: readonly Fix[], options: TrialOptions): Promise<Tried> {
  const { capturer, snapshot, signal, budgetMs = BUDGET_MS } = options;
  const pictures = new TrialPictures();
  const trials: Trial[] = [];
  const add = (trial: Trial) => {
    trials.push(trial);
    options.onTrial?.(trial);
  };
  const endsAt = performance.now() + budgetMs;
  const left = [...fixes];
  let isJoined = false;

  /** Until all are tried, or until the page can't be taken back. */
  const tryInOneLoad = async (page: TrialPage, ending: AbortSignal): Promise<void> => {
    const baseline = await openBaseline(page, snapshot, (changed, pageType) =>
      options.judge(changed, pageType, ending),
    );
    for (let fix = left[0]; fix !== undefined; [fix] = left) {
      const { trial, isBack } = await tryFix(fix, baseline, pictures);
      add(trial);
      left.shift();
      if (left.length === 0 && !isJoined) {
        isJoined = true;
        const together = joined(trials);
        if (together !== null) left.push(together);
      }
      if (!isBack) return;
    }
  };

  const { tryOut } = capturer;
  let failure: TrialFailure = 'notLoaded';
  for (let load = 0; tryOut !== null && left.length > 0 && load < MOST_LOADS; load++) {
    const count = trials.length;
    try {
      const time = { budgetMs: endsAt - performance.now(), ...(signal && { signal }) };
      await tryOut(snapshot.finalUrl, time, tryInOneLoad);
    } catch (cause) {
      signal?.throwIfAborted();
      if (performance.now() >= endsAt) failure = 'outOfTime';
      else if (cause instanceof CaptureError && trials.length === count) failure = 'notLoaded';
      // A fix that breaks the page is tried no second time.
      else if (trials.length === count) add(untried(left.shift() as Fix, 'pageChanged'));
      if (failure === 'outOfTime' || cause instanceof CaptureError) break;
    }
  }
  for (const fix of left) if (fix.recommendation !== TOGETHER) add(untried(fix, failure));
  return { trials, pictures: pictures.files };
}
