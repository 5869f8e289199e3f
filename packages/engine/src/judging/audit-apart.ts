import { SLOW_JUDGING_SENTENCE } from '@liftmark/contract/capture-failures';
import type { ConversionReport } from '@liftmark/contract/report';
import { DEFAULT_BUDGET_MS, withBudget } from '../capture/budget.ts';
import { CaptureError } from '../capture/capture-error.ts';
import { isLarge, letGo } from '../capture/let-go.ts';
import { type PackedCapture, packSnapshot } from '../capture/packed.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { type AuditOptions, readPage, written } from '../read-page.ts';
import type { JudgingThreads, PageTask } from './threads.ts';

export interface AuditApart extends PackedCapture {
  report: ConversionReport;
}

/** What of the budget the capture may use; a usual page is judged in a small part of the rest. */
const CAPTURE_SHARE = 0.95;

/** How long a thread may think about whether a page is to be opened a second time. */
const CLAIMS_MS = 10_000;

/**
 * `audit` with the judging in a thread of its own, both within the budget. Between the two the page is held packed and
 * nowhere else, so that the largest ones fit.
 */
export async function auditApart(
  url: string,
  threads: JudgingThreads,
  options: AuditOptions,
): Promise<AuditApart> {
  const { hints = {}, budgetMs = DEFAULT_BUDGET_MS } = options;
  const endsAt = performance.now() + budgetMs;
  const { packed, wasLarge, captureMs, screenshots } = await readPacked(url, threads, {
    ...options,
    budgetMs: budgetMs * CAPTURE_SHARE,
  });
  if (wasLarge) await letGo();
  const left = { ...options, budgetMs: endsAt - performance.now() };
  const report = await judgeInTime({ packed, hints, captureMs }, threads, left);
  options.onProgress?.(written(report));
  return { report, packed, screenshots };
}

/** Rejects with `CaptureError` where the time is over before the thread is done, which then ends. */
export function judgeInTime(
  task: PageTask,
  threads: JudgingThreads,
  { budgetMs = DEFAULT_BUDGET_MS, signal, ...listener }: Omit<AuditOptions, 'capturer'>,
): Promise<ConversionReport> {
  return withBudget({ budgetMs, ...(signal && { signal }), sentence: SLOW_JUDGING_SENTENCE }, (ending) =>
    threads.judge(task, ending, listener),
  );
}

/** The nodes themselves are let go where this returns. */
async function readPacked(url: string, threads: JudgingThreads, options: AuditOptions) {
  let packed: Uint8Array | null = null;
  const wantsLaterLoad = async (snapshot: PageSnapshot): Promise<boolean> => {
    const soFar = await packSnapshot(snapshot);
    const wanted = await wantsLaterLoadInTime(soFar, threads, options.signal);
    if (!wanted) packed = soFar;
    return wanted;
  };
  const { snapshot, ...read } = await readPage(url, options, { wantsLaterLoad, onLarge: threads.endIdle });
  return { ...read, wasLarge: isLarge(snapshot), packed: packed ?? (await packSnapshot(snapshot)) };
}

/** A page that takes too long over this is judged as it was first seen, and told of if that takes too long as well. */
async function wantsLaterLoadInTime(
  packed: Uint8Array,
  threads: JudgingThreads,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  try {
    return await withBudget({ budgetMs: CLAIMS_MS, ...(signal && { signal }) }, (ending) =>
      threads.wantsLaterLoad(packed, ending),
    );
  } catch (cause) {
    if (cause instanceof CaptureError && cause.code === 'timeout') return false;
    throw cause;
  }
}
