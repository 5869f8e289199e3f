import type { PageHints, ProgressEvent } from '@liftmark/contract/analysis';
import type { AnalyzeManualRequest } from '@liftmark/contract/manual';
import type { ConversionReport } from '@liftmark/contract/report';
import type { OnCheckError } from '@liftmark/engine/checks/check-error';

export interface EngineRun {
  /** Aborted when the budget is spent, or nobody wants the result any more. */
  signal: AbortSignal;
  /** Milliseconds that the engine may take. */
  budgetMs: number;
  onProgress: (progress: Pick<ProgressEvent, 'stage' | 'percent' | 'detail'>) => void;
  /** Told of each check that fails: the report only says that it could not be measured. */
  onCheckError: OnCheckError;
}

export interface EngineResult {
  report: ConversionReport;
  /** The snapshot as the engine packs it, to judge the page again later. */
  snapshot: Uint8Array;
  screenshots: { desktop: EngineScreenshot | null; mobile: EngineScreenshot | null };
}

export interface EngineScreenshot {
  mimeType: string;
  bytes: Uint8Array;
}

/**
 * What the worker needs of the engine. `analyze` rejects with an error whose `code` is one of the capture
 * failures where the page can't be analyzed; any other rejection is a fault of ours.
 */
export interface AnalysisEngine {
  analyze(page: PageHints & { url: string }, run: EngineRun): Promise<EngineResult>;
  /** The report on words without a page. */
  judgeManual(request: AnalyzeManualRequest, run: EngineRun): Promise<ConversionReport>;
  /** A stored snapshot, judged by today's rubric. */
  judgeAgain(snapshot: Uint8Array, hints: PageHints, run: EngineRun): Promise<ConversionReport>;
  /** False where pages are read without a browser. */
  readonly isRendered: boolean;
  /** Calls back for every browser that ended on its own. */
  onBrowserLost(listener: () => void): void;
  close(): Promise<void>;
}
