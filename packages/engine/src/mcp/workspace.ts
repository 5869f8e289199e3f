import type { PageHints, ReportResults } from '@liftmark/contract/analysis';
import type { CompetitorResults } from '@liftmark/contract/competitor';
import type { GivenLinks } from '@liftmark/contract/given-links';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import type { TrackRecords } from '@liftmark/contract/track-record';
import type { Trial } from '@liftmark/contract/trials';

/** Where a session analyzes pages and keeps their reports: a folder on this machine, or an account on a server. */
export interface Workspace {
  /** Whether pages are read with a browser. */
  isRendered: boolean;
  /** Opens a page and keeps its report. Stops the browser when the signal aborts. */
  analyze(request: PageRequest, run: Run): Promise<KeptReport>;
  /** Analyzes a page and others under the same conditions. */
  compare(request: ComparisonRequest, run: Run): Promise<KeptComparison>;
  /** The newest first. */
  list(range: { from: number; count: number }): Promise<{ entries: ReportEntry[]; total: number }>;
  /** Null if there is none, or if it belongs to another account. */
  find(id: string): Promise<KeptReport | null>;
  /** What changed on the page since the report before; null if there is none. */
  changes(id: string): Promise<ReportChanges | null>;
  /** Applies a fix to the page in a browser and measures what it does; null where that isn't offered. */
  tryFix: ((request: TrialRequest, run: Run) => Promise<TriedFix>) | null;
  /** The picture of the whole page; null if none was taken on that device. */
  screenshot(id: string, device: Device): Promise<Uint8Array | null>;
}

export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

export type PageRequest = { url: string } & PageHints;

export type ComparisonRequest = { url: string; competitorUrls: string[] } & Omit<PageHints, 'message'>;

/** What to try for a recommendation of a report. */
export interface TrialRequest {
  reportId: string;
  /** Its id. */
  recommendation: string;
  /** Links that it misses, in place of its fix. */
  links?: GivenLinks | undefined;
}

export interface TriedFix {
  trial: Trial;
  /** JPEG bytes by the file name that the trial gives them. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** One call of a tool that takes a while. */
export interface Run {
  /** Names the call within its session. */
  call: string;
  signal: AbortSignal;
  onProgress(progress: { percent: number; detail: string }): void;
}

/** A report as its reader may see it. */
export interface KeptReport {
  id: string;
  createdAt: string;
  results: ReportResults;
  /** What became of the same advice before, where that is known. */
  trackRecords?: TrackRecords | undefined;
}

export interface KeptComparison {
  /** Null if the comparison itself isn't kept. */
  id: string | null;
  results: CompetitorResults;
}

export interface ReportEntry {
  id: string;
  url: string;
  title: string;
  /** Such as `72 (B-)`. */
  score: string;
  createdAt: string;
}

/** A call that can't be answered, with a sentence that says what to do instead. */
export class WorkspaceError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
