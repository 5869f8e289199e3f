import type { PageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import { OWN_WORDS, TOGETHER, type Trial, type TrialFailure } from '@liftmark/contract/trials';
import type { SiteAccess } from '../capture/access/site-access.ts';
import { CaptureError } from '../capture/capture-error.ts';
import type { Capturer } from '../capture/capturer.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import type { TrialPage } from '../capture/trial/trial-page.ts';
import type { UploadedSite } from '../capture/upload/uploaded-site.ts';
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
  /** What opens the page, for its site alone. */
  access?: SiteAccess | undefined;
  /** The page comes from this file. */
  upload?: UploadedSite | undefined;
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
  const { capturer, snapshot, signal, access, upload, budgetMs = BUDGET_MS } = options;
  const { tryOut } = capturer;
  const series = new Series(fixes, options);
  const endsAt = performance.now() + budgetMs;
  let failure: TrialFailure | null = tryOut === null ? 'notLoaded' : null;
  /** How many trials were done when the page last couldn't be loaded. */
  let refusedAt = -1;
  for (let load = 0; tryOut !== null && failure === null && series.isOpen && load < MOST_LOADS; load++) {
    const loading = { budgetMs: endsAt - performance.now(), access, upload, ...(signal && { signal }) };
    const count = series.trials.length;
    try {
      await tryOut(snapshot.finalUrl, loading, (page, ending) => series.tryIn(page, ending));
    } catch (cause) {
      signal?.throwIfAborted();
      if (performance.now() >= endsAt) failure = 'outOfTime';
      else if (cause instanceof CaptureError && count === refusedAt) failure = 'notLoaded';
      // A page or a machine may be busy for a moment.
      else if (cause instanceof CaptureError) refusedAt = count;
      // What breaks the page is tried no second time.
      else if (series.trials.length === count) series.skip('pageChanged');
    }
  }
  series.close(failure ?? 'notLoaded');
  return { trials: series.trials, pictures: series.pictures.files };
}

/** Fixes that are tried one after the other, in as many loads of the page as they need. */
class Series {
  readonly trials: Trial[] = [];
  readonly pictures = new TrialPictures();
  readonly #options: TrialOptions;
  readonly #left: Fix[];
  #isJoined = false;

  constructor(fixes: readonly Fix[], options: TrialOptions) {
    this.#left = [...fixes];
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#left.length > 0;
  }

  /** Until all are tried, or until the page can't be taken back. */
  async tryIn(page: TrialPage, ending: AbortSignal): Promise<void> {
    const { snapshot, judge } = this.#options;
    const baseline = await openBaseline(page, {
      snapshot,
      judge: (changed, type) => judge(changed, type, ending),
      isWholeShown: this.#left.some(({ recommendation }) => recommendation !== OWN_WORDS),
    });
    for (let [fix] = this.#left; fix !== undefined; [fix] = this.#left) {
      const { trial, isBack } = await tryFix(fix, baseline, this.pictures);
      this.#add(trial);
      if (!isBack) return;
    }
  }

  /** Leaves out the next one. */
  skip(reason: TrialFailure): void {
    const [fix] = this.#left;
    if (fix !== undefined) this.#add(untried(fix, reason));
  }

  /** Leaves out all that are left. */
  close(reason: TrialFailure): void {
    for (const fix of this.#left) if (fix.recommendation !== TOGETHER) this.#tell(untried(fix, reason));
  }

  #add(trial: Trial): void {
    this.#tell(trial);
    this.#left.shift();
    if (this.isOpen || this.#isJoined) return;
    this.#isJoined = true;
    const together = joined(this.trials);
    if (together !== null) this.#left.push(together);
  }

  #tell(trial: Trial): void {
    this.trials.push(trial);
    this.#options.onTrial?.(trial);
  }
}
