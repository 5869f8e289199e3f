import type { CompetitorReport } from '@liftmark/contract/competitor';
import type { CopyReport } from '@liftmark/contract/copy';
import type {
  CategoryScores,
  Ceiling,
  ConversionReport,
  Effort,
  Evidence,
  Finding,
  Place,
  RecommendationType,
} from '@liftmark/contract/report';
import type { SwotReport } from '@liftmark/contract/swot';
import type { Rewrites } from '../advise/advise.ts';
import type { ViewportName } from '../capture/snapshot.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import type { Picture } from '../model/language-model.ts';
import type { OutlineNode } from './model/whole-page/outline.ts';

/** What an analyst may know: facts and findings as data. It never decides a score. */
export interface AnalystInput {
  facts: PageFacts;
  findings: readonly Finding[];
  overall: ConversionReport['overall'];
  scores: CategoryScores;
  /** What limits the score as a whole, the lowest first. */
  ceilings: readonly Ceiling[];
  /** The planned changes: what visitors run into first, housekeeping last. */
  changes: readonly {
    id: string;
    place: Place;
    evidence: readonly Evidence[];
    type: RecommendationType;
    title: string;
    checks: readonly string[];
    effort: Effort;
    /** Ids of the ceilings that it lifts. */
    ceilings?: readonly string[] | undefined;
  }[];
}

/** What an analyst writes. */
export interface Words {
  /** The verdict in two to four sentences, with the page's own facts. */
  summary: string;
  categoryInsights: ConversionReport['categoryInsights'];
  /** What visitors of this type of page want to know, and whether this page answers it. */
  pageTypeInsights: string[];
  /** Better headlines and button labels, with placeholders in brackets for what the page doesn't say. */
  rewrites: Rewrites;
}

/** What an analyst needs besides the report. */
export interface Writing {
  /** Aborted when the words are no longer wanted. */
  signal: AbortSignal;
  /** Milliseconds that may be spent on writing; anything unfinished by then stays as it is. */
  waitMs: number;
  /** The first screen; null where none was taken. */
  picture: Picture | null;
  /** Reads the whole page; null where there is none, as for a draft, and where several are compared. */
  readPage: (() => Promise<WholePage>) | null;
}

/** One of several pages that are compared. */
export interface ComparedPage {
  report: ConversionReport;
  /** What its visitors see; null where no page was captured. */
  readOutline: (() => Promise<readonly OutlineNode[]>) | null;
}

/** A part of a full-page screenshot. */
export interface Tile extends Picture {
  device: ViewportName;
  /** CSS pixels of the page: a phone's tile shows strips side by side, read from left to right. */
  strips: { top: number; bottom: number }[];
}

/** The page itself, for a model that reads more than findings. */
export interface WholePage {
  /** What visitors see, in reading order. */
  outline: readonly OutlineNode[];
  /** At most so many tiles of both devices, the first screens first; none without a browser. */
  tiles(most: number): Promise<Tile[]>;
}

/**
 * Writes the words of reports. Each method takes a report in the words of the built-in analyst and returns it with
 * better ones where it can; it never changes scores, findings or their order. Rejects only when the signal aborts.
 */
export interface Analyst {
  writeReport(report: ConversionReport, writing: Writing): Promise<ConversionReport>;
  /** @param swotOf the analysis of a page: a model may see the page's problems in another order */
  writeSwot(
    page: ConversionReport,
    swotOf: (page: ConversionReport) => SwotReport,
    writing: Writing,
  ): Promise<SwotReport>;
  /** @param pages the primary one first */
  writeComparison(
    comparison: CompetitorReport,
    pages: readonly ComparedPage[],
    writing: Writing,
  ): Promise<CompetitorReport>;
  /** @param copyOf the copy report of a page, as for `writeSwot` */
  writeCopy(
    page: ConversionReport,
    copyOf: (page: ConversionReport) => CopyReport,
    writing: Writing,
  ): Promise<CopyReport>;
}
