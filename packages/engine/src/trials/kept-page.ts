import { CaptureError } from '../capture/capture-error.ts';
import { type Baseline, openBaseline } from './baseline.ts';
import type { Fix } from './fix.ts';
import { TrialPictures } from './pictures.ts';
import { tryFix } from './try-fix.ts';
import type { TrialOptions, Tried } from './try-fixes.ts';

/** A page that stays open, so that one change after the other can be tried without loading it again. */
export interface KeptPage {
  /** Tries a change, one at a time. Null if it couldn't be applied here, or the page can't be used anymore. */
  tryFix(fix: Fix): Promise<Tried | null>;
  /** Resolves when it is closed, or can't be used anymore. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

export type KeptPageOptions = Pick<TrialOptions, 'snapshot' | 'capturer' | 'judge' | 'access' | 'upload'> & {
  /** Gives up opening it. */
  signal?: AbortSignal;
  /** The longest that it stays open, in milliseconds. */
  budgetMs: number;
};

/**
 * Opens the page on both devices, reads and judges it, and keeps it open.
 *
 * @throws `CaptureError` if it can't be opened, `signal.reason` where the caller gave up
 */
export async function keepPage(options: KeptPageOptions): Promise<KeptPage> {
  const { capturer, snapshot, judge, access, upload, signal, budgetMs } = options;
  signal?.throwIfAborted();
  if (capturer.tryOut === null) throw new CaptureError('crash', 'there is no browser');
  const opened = Promise.withResolvers<Baseline>();
  const closing = Promise.withResolvers<void>();
  const opening = new AbortController();
  const giveUp = () => opening.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  const loading = { budgetMs, access, upload, signal: opening.signal };
  const whole = capturer.tryOut(snapshot.finalUrl, loading, async (page, ending) => {
    const judgeOpen: Baseline['judge'] = (changed, type) => judge(changed, type, ending);
    opened.resolve(await openBaseline(page, { snapshot, judge: judgeOpen, isWholeShown: false }));
    await closing.promise;
  });
  whole.catch(opened.reject);
  const ended = whole.catch(() => undefined);
  const baseline = await opened.promise.finally(() => signal?.removeEventListener('abort', giveUp));

  let last: Promise<unknown> = Promise.resolve();
  let isUsable = true;
  void ended.then(() => {
    isUsable = false;
  });
  const tryNext = async (fix: Fix): Promise<Tried | null> => {
    if (!isUsable) return null;
    const pictures = new TrialPictures();
    const outcome = await Promise.race([tryFix(fix, baseline, pictures), ended]).catch(() => undefined);
    if (outcome?.isBack !== true) closing.resolve();
    isUsable &&= outcome?.isBack === true;
    return outcome?.trial.applied === true ? { trials: [outcome.trial], pictures: pictures.files } : null;
  };
  return {
    tryFix(fix) {
      const trying = last.then(() => tryNext(fix));
      last = trying;
      return trying;
    },
    ended,
    async close() {
      closing.resolve();
      await ended;
    },
  };
}
