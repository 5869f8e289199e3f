import type { CompetitorReport } from '@liftmark/contract/competitor';
import type { CopyReport } from '@liftmark/contract/copy';
import type {
  CategoryScores,
  Ceiling,
  ConversionReport,
  Finding,
  RecommendationType,
} from '@liftmark/contract/report';
import type { SwotReport } from '@liftmark/contract/swot';
import type { Rewrites } from '../advise/advise.ts';
import type { Picture } from '../model/language-model.ts';
import type { PageFacts } from '../observe/facts.ts';

/** What an analyst may know: facts and findings as data. It never decides a score. */
export interface Material {
  facts: PageFacts;
  findings: readonly Finding[];
  overall: ConversionReport['overall'];
  scores: CategoryScores;
  /** What holds the score down as a whole, the lowest first. */
  ceilings: readonly Ceiling[];
  /** The planned changes, the most worthwhile first. */
  changes: readonly { type: RecommendationType; title: string; checks: readonly string[] }[];
}

/** What an analyst writes. */
export interface Words {
  /** The verdict in two to four sentences, with the page's own facts. */
  summary: string;
  categoryInsights: ConversionReport['categoryInsights'];
  /** What visitors of this kind of page want to know, and whether this one tells them. */
  pageTypeInsights: string[];
  /** Better headlines and button labels. What the page does not say is a placeholder in brackets. */
  rewrites: Rewrites;
}

/** What an analyst needs beside the report. */
export interface Writing {
  /** Aborted when nobody wants the words any more. */
  signal: AbortSignal;
  /** Milliseconds that may be spent on words; what is not written by then stays as it is. */
  waitMs: number;
  /** The first screen; null where none was taken. */
  picture: Picture | null;
}

/**
 * Who writes the words of a report. Each takes a report in the words of the built-in analyst, and returns it with
 * those that it can better; scores, findings and their order are not its to change. It rejects only where the signal
 * aborts.
 */
export interface Analyst {
  writeReport(report: ConversionReport, writing: Writing): Promise<ConversionReport>;
  /** @param page the report that it rests on */
  writeSwot(swot: SwotReport, page: ConversionReport, writing: Writing): Promise<SwotReport>;
  /** @param pages the compared reports, the primary one first */
  writeComparison(
    comparison: CompetitorReport,
    pages: readonly ConversionReport[],
    writing: Writing,
  ): Promise<CompetitorReport>;
  writeCopy(copy: CopyReport, page: ConversionReport, writing: Writing): Promise<CopyReport>;
}
