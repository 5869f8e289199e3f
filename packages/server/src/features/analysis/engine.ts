import type { PageHints, ProgressEvent } from '@liftmark/contract/analysis';
import type { GivenLinks } from '@liftmark/contract/given-links';
import type { AnalyzeManualRequest } from '@liftmark/contract/manual';
import type { ConversionReport } from '@liftmark/contract/report';
import type { OwnWords } from '@liftmark/contract/trials';
import type { OutlineNode } from '@liftmark/engine/analyst/model/whole-page/outline';
import type { SiteAccess } from '@liftmark/engine/capture/access/site-access';
import type { Upload } from '@liftmark/engine/capture/upload/uploaded-site';
import type { OnCheckError } from '@liftmark/engine/checks/check-error';
import type { Fix } from '@liftmark/engine/trials/fix';
import type { KeptPage } from '@liftmark/engine/trials/kept-page';
import type { Tried } from '@liftmark/engine/trials/try-fixes';

export interface EngineRun {
  /** Aborted when the time limit is reached, or the result is no longer wanted. */
  signal: AbortSignal;
  /** Time limit of the engine in milliseconds. */
  budgetMs: number;
  onProgress: (progress: Pick<ProgressEvent, 'stage' | 'percent' | 'detail'>) => void;
  /** Called for each check that fails: the report only says that it couldn't be measured. */
  onCheckError: OnCheckError;
}

/** A page, and how it is opened. */
export interface PageSource {
  url: string;
  /** What opens it, for its site alone. */
  access?: SiteAccess | undefined;
  /** The file that it comes from. */
  upload?: Upload | undefined;
}

export interface EngineResult {
  report: ConversionReport;
  /** The snapshot, packed by the engine, for judging the page again later. */
  snapshot: Uint8Array;
  screenshots: { desktop: EngineScreenshot | null; mobile: EngineScreenshot | null };
}

export interface EngineScreenshot {
  mimeType: string;
  bytes: Uint8Array;
}

/** A stored page, with what was said about it and how it is opened. */
interface TriedPage extends Omit<PageSource, 'url'> {
  snapshot: Uint8Array;
  hints: PageHints;
}

interface TrialRun {
  signal: AbortSignal;
  budgetMs: number;
  /** Called for each fix as soon as it was tried. */
  onTrial: () => void;
}

/**
 * What the worker needs from the engine. If the page can't be analyzed, `analyze` rejects with an error whose `code`
 * is one of the capture failures; any other rejection is a bug.
 */
export interface AnalysisEngine {
  audit(page: PageHints & PageSource, run: EngineRun): Promise<EngineResult>;
  /** The report on text without a page. */
  judgeManual(request: AnalyzeManualRequest, run: EngineRun): Promise<ConversionReport>;
  /** Judges a stored snapshot by today's rubric. */
  judge(snapshot: Uint8Array, hints: PageHints, run: EngineRun): Promise<ConversionReport>;
  /** Judges the snapshot of a page that its owner's browser captured; rejects like `audit`. */
  judgeReceived(snapshot: Uint8Array, hints: PageHints, run: EngineRun): Promise<ConversionReport>;
  /** What visitors see of a stored page, for a language model. */
  outline(snapshot: Uint8Array, signal: AbortSignal): Promise<OutlineNode[]>;
  /** Tries fixes on the page of a stored snapshot, in one load of it. */
  tryFixes(page: TriedPage, fixes: readonly Fix[], run: TrialRun): Promise<Tried>;
  /** Opens the page of a stored snapshot, and keeps it open for one change after the other. */
  keepPage(page: TriedPage, run: Pick<TrialRun, 'signal' | 'budgetMs'>): Promise<KeptPage>;
  /** Links to pages of the site that the owner gives; null where the recommendation misses none of them. */
  ownLinks(
    snapshot: Uint8Array,
    report: ConversionReport,
    request: { recommendation: string; links: GivenLinks },
  ): Promise<Fix | null>;
  /** The owner's own words as a fix; null if the page has no such part. */
  ownWords(snapshot: Uint8Array, report: ConversionReport, words: OwnWords): Promise<Fix | null>;
  /** Resolves once no page is being analyzed in this process. */
  whenIdle(signal: AbortSignal): Promise<void>;
  /** False if pages are read without a browser. */
  readonly isRendered: boolean;
  /** Calls back for every browser that ended unexpectedly. */
  onBrowserLost(listener: () => void): void;
  close(): Promise<void>;
}
