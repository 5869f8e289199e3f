import type { PageHints } from '@liftmark/contract/analysis';
import type { ConversionReport } from '@liftmark/contract/report';
import { BUILT_IN, builtInWords } from './analyst/built-in.ts';
import type { Captured, CaptureOptions } from './capture/capture.ts';
import type { Capturer } from './capture/capturer.ts';
import type { PageSnapshot } from './capture/snapshot.ts';
import { amount } from './checks/phrasing.ts';
import { examine, type Progress } from './examine.ts';
import type { JudgingThreads } from './judging/threads.ts';
import { wantsLaterLoad } from './observe/urgency.ts';
import { composeReport } from './report.ts';

export interface AuditOptions {
  /** What the person says about the page, beside its address; overrides what is recognized. */
  hints?: PageHints;
  /** What opens pages: a browser, or the static reader. It stays open. */
  capturer: Pick<Capturer, 'capture'>;
  /** Ends the audit at once; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Whole time of the capture in milliseconds. */
  budgetMs?: number;
  onProgress?: (progress: Progress) => void;
  /** Judges instead of the calling thread. */
  threads?: JudgingThreads;
}

export interface Audit extends Captured {
  report: ConversionReport;
}

/** The report on a captured page: a pure function, so the same snapshot gives the same report (timings aside). */
export function judge(
  snapshot: PageSnapshot,
  hints: PageHints = {},
  captureMs = 0,
  tell?: (progress: Progress) => void,
): ConversionReport {
  const judgement = examine(snapshot, hints, tell);
  const beganAt = performance.now();
  const words = builtInWords(judgement.material);
  return composeReport(judgement, { words, author: BUILT_IN, captureMs, beganAt });
}

/**
 * Opens a page, reads it and judges it.
 * @throws {CaptureError} where the page could not be seen as a visitor sees it
 */
export async function audit(url: string, options: AuditOptions): Promise<Audit> {
  const tell = options.onProgress ?? (() => undefined);
  const startedAt = performance.now();
  tell({ stage: 'capture', percent: 5, detail: 'Opening the page on desktop and mobile' });
  const { snapshot, screenshots } = await options.capturer.capture(url, captureOptions(options, tell));
  const captureMs = performance.now() - startedAt;
  tell({ stage: 'capture', percent: 70, detail: loaded(snapshot) });

  const report = await judgeCaptured(snapshot, captureMs, options, tell);
  tell({
    stage: 'advise',
    percent: 95,
    detail: `Wrote ${amount(report.recommendations.length, 'recommendation')}`,
  });
  return { report, snapshot, screenshots };
}

async function judgeCaptured(
  snapshot: PageSnapshot,
  captureMs: number,
  options: AuditOptions,
  tell: (progress: Progress) => void,
): Promise<ConversionReport> {
  const { threads, hints = {} } = options;
  if (threads) {
    return threads.judge({ snapshot, hints, captureMs }, options.signal, tell);
  }
  return judge(snapshot, hints, captureMs, tell);
}

function captureOptions(
  { signal, budgetMs, threads }: AuditOptions,
  tell: (progress: Progress) => void,
): CaptureOptions {
  return {
    ...(signal && { signal }),
    ...(budgetMs && { budgetMs }),
    wantsLaterLoad: threads ? (desktop) => threads.wantsLaterLoad(desktop, signal) : wantsLaterLoad,
    onProgress: (stage) => {
      if (stage !== 'waiting') return;
      const detail = 'Waiting to open the page once more, to see whether its claims hold';
      tell({ stage: 'capture', percent: 50, detail });
    },
  };
}

function loaded({ mode, desktop, mobile }: PageSnapshot): string {
  if (mode === 'static') return 'Read the HTML without a browser';
  const devices = [desktop && 'desktop', mobile && 'mobile'].filter((device) => device !== null);
  const requests = (desktop?.requests.length ?? 0) + (mobile?.requests.length ?? 0);
  return `Loaded on ${devices.join(' and ')}, ${amount(requests, 'request')}`;
}
