import { SLOW_JUDGING_SENTENCE } from '@liftmark/contract/capture-failures';
import type { ConversionReport } from '@liftmark/contract/report';
import { DEFAULT_BUDGET_MS, withBudget } from '../capture/budget.ts';
import { CaptureError } from '../capture/capture-error.ts';
import { freeMemory, isLarge } from '../capture/free-memory.ts';
import { type PackedCapture, packSnapshot } from '../capture/packed-snapshot.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { type AuditOptions, capturePage, reportWritten } from './capture-page.ts';
import type { JudgingThreads, PageTask } from './threads.ts';

export interface ThreadedAudit extends PackedCapture {
  report: ConversionReport;
}

/** The share of the budget for the capture; judging a usual page takes a small part of the rest. */
const CAPTURE_SHARE = 0.95;

/** How long a thread may take to decide whether a page must be opened a second time. */
const CLAIMS_MS = 10_000;

/**
 * `audit` with the judging in a separate thread, both within the budget. Between the two only the packed page is kept
 * in memory, so that the largest pages fit.
 */
export async function auditInThread(
  url: string,
  threads: JudgingThreads,
  options: AuditOptions,
): Promise<ThreadedAudit> {
  const { hints = {}, budgetMs = DEFAULT_BUDGET_MS } = options;
  const endsAt = performance.now() + budgetMs;
  const { packed, wasLarge, captureMs, screenshots } = await capturePacked(url, threads, {
    ...options,
    budgetMs: budgetMs * CAPTURE_SHARE,
  });
  if (wasLarge) await freeMemory();
  const left = { ...options, budgetMs: endsAt - performance.now() };
  const report = await judgeInTime({ packed, hints, captureMs }, threads, left);
  options.onProgress?.(reportWritten(report));
  return { report, packed, screenshots };
}

/** Rejects with `CaptureError` if the time is up before the thread is done, and ends the thread. */
export function judgeInTime(
  task: PageTask,
  threads: JudgingThreads,
  { budgetMs = DEFAULT_BUDGET_MS, signal, ...listener }: Omit<AuditOptions, 'capturer'>,
): Promise<ConversionReport> {
  return withBudget({ budgetMs, ...(signal && { signal }), sentence: SLOW_JUDGING_SENTENCE }, (ending) =>
    threads.judge(task, ending, listener),
  );
}

/** Once this returns, the unpacked nodes can be freed. */
async function capturePacked(url: string, threads: JudgingThreads, options: AuditOptions) {
  // Secrets are taken out, and a file is marked as one, only once the capture is done.
  const isFinal = options.access === undefined && options.upload === undefined;
  let packed: Uint8Array | null = null;
  const wantsLaterLoad = async (snapshot: PageSnapshot): Promise<boolean> => {
    const soFar = await packSnapshot(snapshot);
    const wanted = await wantsLaterLoadInTime(soFar, threads, options.signal);
    if (!wanted && isFinal) packed = soFar;
    return wanted;
  };
  const { snapshot, ...read } = await capturePage(url, options, { wantsLaterLoad, onLarge: threads.endIdle });
  return { ...read, wasLarge: isLarge(snapshot), packed: packed ?? (await packSnapshot(snapshot)) };
}

/**
 * If the decision takes too long, the page is judged as it was first seen; if that takes too long as well, it fails.
 */
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
