import type {
  CategoryScores,
  ConversionReport,
  Finding,
  RecommendationType,
} from '@liftmark/contract/report';
import type { Rewrites } from '../advise/advise.ts';
import type { PageFacts } from '../observe/facts.ts';

/** What an analyst may know: facts and findings as data. It never decides a score. */
export interface Material {
  facts: PageFacts;
  findings: readonly Finding[];
  overall: ConversionReport['overall'];
  scores: CategoryScores;
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

/**
 * Who writes the words of a report. The built-in analyst is always there; another one may fail, and its
 * failure only means that the built-in one's words stand.
 */
export interface Analyst {
  author: ConversionReport['analyst'];
  write(material: Material, signal: AbortSignal | undefined): Promise<Words>;
}
