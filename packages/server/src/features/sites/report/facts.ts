import type { PageType } from '@liftmark/contract/page-types';
import type { Effort, RecommendationType } from '@liftmark/contract/report';

/** What the report of a site is made from: plain data, read from stored reports. */

export interface Advice {
  id: string;
  title: string;
  type: RecommendationType;
  effort: Effort;
  /** Points that it is estimated to gain; null without a score. */
  gain: number | null;
  /** Whether it is open without Pro. */
  isOpen: boolean;
}

export interface AnalyzedPage {
  address: string;
  secureId: string;
  score: number | null;
  rubricVersion: string | null;
  /** Null where it is uncertain. */
  pageType: PageType | null;
  advice: Advice[];
}

export interface TemplateFacts {
  id: string;
  name: string;
  pages: number;
  /** Pages whose structure was read. */
  read: number;
  /** A guess from its markup. */
  kind: PageType | null;
  analyzed: AnalyzedPage[];
  /** Ids of templates that its pages link to, and on what share of those that were read. */
  links: Map<string, number>;
  /** Whether the start page has it. */
  isStart: boolean;
}

/** Mean score of a template's reports. */
export function scoreOf({ analyzed }: Pick<TemplateFacts, 'analyzed'>): number | null {
  const scores = analyzed.flatMap(({ score }) => score ?? []);
  return scores.length === 0
    ? null
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** What most of its reports say, else what its markup says. */
export function typeOf({ analyzed, kind }: TemplateFacts): PageType | null {
  const types = analyzed.flatMap(({ pageType }) => pageType ?? []);
  const [most] = [...Map.groupBy(types, (type) => type)].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? kind;
}
