import type { ConversionReport } from '@liftmark/contract/report';
import type { Failure } from '../failure.ts';
import type { BaselinePage } from './baseline-file.ts';
import type { Target } from './read-config.ts';
import type { RuleOutcome } from './verdict.ts';

/** A run of `liftmark ci`, for its outputs. */
export interface Run {
  pages: PageRun[];
  /** What a reader should know, though nothing failed. */
  notes: string[];
}

export type PageRun = AnalyzedPage | { target: Target; failure: Failure };

export interface AnalyzedPage {
  target: Target;
  report: ConversionReport;
  screenshots: ReadonlyMap<string, Uint8Array>;
  /** What it's compared with; null if nothing. */
  before: BaselinePage | null;
  outcomes: RuleOutcome[];
}

export const isAnalyzed = (page: PageRun): page is AnalyzedPage => 'report' in page;

/** What broke rules, in one line each; the reason if the page couldn't be analyzed. */
export function problemsOf(page: PageRun): string[] {
  if (!isAnalyzed(page)) return [page.failure.error.message];
  return page.outcomes.flatMap(({ problems }) => problems.map(({ message }) => message));
}

/** The score, or its range; null without one. */
export function scoreOf({ overall: { percent, range } }: ConversionReport): string | null {
  if (range) return `${range.low}–${range.high}`;
  return percent === null ? null : String(percent);
}
