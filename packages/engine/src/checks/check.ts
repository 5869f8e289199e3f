import type { Category } from '@liftmark/contract/categories';
import type { PageType } from '@liftmark/contract/page-types';
import type { Effort, Evidence, RecommendationType } from '@liftmark/contract/report';
import type { PageFacts } from '../facts/types/page-facts.ts';

export type Group =
  | 'message'
  | 'reading'
  | 'info'
  | 'urgency'
  | 'proof'
  | 'reviews'
  | 'cost'
  | 'terms'
  | 'action'
  | 'form'
  | 'flow'
  | 'tech'
  | 'identity'
  | 'payment'
  | 'risk';

/** Which published range of effects a change belongs to; see `evidence/impact.ts`. */
export type ImpactClass =
  | 'default'
  | 'cosmetic'
  | 'proof'
  | 'deadline'
  | 'lcp'
  | 'video'
  | 'chat'
  | 'trial'
  | 'reviews'
  | 'friction'
  | 'defect'
  | 'none';

export type Outcome =
  | {
      kind: 'measured';
      /** 0 (fails) to 1 (passes). */
      score: number;
      /** One sentence with the page's own words and figures. */
      observed: string;
      /** What was seen, the most serious first. */
      evidence: Evidence[];
      /** Where we looked, if something is missing. */
      searched?: string[];
      /** Whether the failure was measured in a rendered page or seen in both viewports, which `critical` requires. */
      certain?: boolean;
    }
  | { kind: 'notApplicable'; reason: string }
  | { kind: 'notMeasured'; reason: string };

export interface Advice {
  /** An instruction that names something on the page. */
  title: string;
  /** What to do, in order, specific enough to hand to a colleague. */
  steps: string[];
  /** Before and after, with visible placeholders such as `[number of customers]` for what we can't know. */
  copyExamples?: { before: string | null; after: string }[];
  /** Sizes, colors, positions. */
  design?: string[];
  /** Findings with the same remedy on the same node become one recommendation. */
  remedy: string;
  /** Correct but minor: listed after all other advice. */
  slight?: boolean;
}

/** The title of a check that passes and of one that fails. */
interface Verdicts {
  passes: string;
  fails: string;
}

/** Facts that every check may read without declaring them. */
export type ContextFacts = 'pageType' | 'told' | 'language' | 'wordLists' | 'document';

export interface Check<Needs extends keyof PageFacts = keyof PageFacts> {
  /** A noun for what it looks at; also the name of its folder. */
  id: string;
  category: Category;
  /** As the report shows it: a noun and its state, at most seven words. */
  title: Verdicts;
  /** For a page of which only the HTML was read, if `title` mentions the layout. */
  titleFromHtml?: Verdicts;
  /** Why it matters, in two sentences, based on the cited evidence. */
  why: string;
  /** What is measured and how it is scored, for the methodology page. */
  measure: string;
  /** 0 to 10, by the strength of the evidence. */
  weight: number;
  group: Group;
  /** Page types that it applies to. */
  pageTypes: 'all' | readonly PageType[];
  /** Whether it can be measured in static mode and in a language without a word list. `partly`: `evaluate` decides. */
  measurable: { static: 'yes' | 'partly' | 'no'; withoutWordList: 'yes' | 'partly' | 'no' };
  /** Set if it measures how the page arrives, which a file that was uploaded doesn't. */
  measuresArrival?: true;
  /** Set if its score follows people's ratings: one that passes isn't short of any limit. */
  isRated?: true;
  /** Ids of published evidence. */
  evidence: readonly [string, ...string[]];
  advice: { badly: RecommendationType; mildly: RecommendationType; effort: Effort; impact: ImpactClass };
  /** The facts it reads; it gets no others. */
  needs: readonly Needs[];
  evaluate(facts: Pick<PageFacts, Needs | ContextFacts>): Outcome;
  /** Null if the gap is too small to be worth the work. */
  recommend(
    outcome: Extract<Outcome, { kind: 'measured' }>,
    facts: Pick<PageFacts, Needs | ContextFacts>,
  ): Advice | null;
}

export function measured(
  score: number,
  observed: string,
  evidence: Evidence[] = [],
  extra: { searched?: string[]; certain?: boolean } = {},
): Outcome {
  return { kind: 'measured', score: Math.min(1, Math.max(0, score)), observed, evidence, ...extra };
}

export function notApplicable(reason: string): Outcome {
  return { kind: 'notApplicable', reason };
}

export function notMeasured(reason: string): Outcome {
  return { kind: 'notMeasured', reason };
}

/** Measured values and their scores, by rising value: between two points the score slides, beyond them it is flat. */
export type Points = readonly [value: number, score: number][];

/** The score on the line through the points. */
export function ramp(value: number, ...points: Points): number {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) throw new RangeError('ramp needs at least one point');
  if (value <= first[0]) return first[1];
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? first;
    const [x1, y1] = points[i] ?? last;
    if (value <= x1) return y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
  }
  return last[1];
}

/** The mean (or the lower) of the scores of the viewports that were rendered; null if none was. */
export function acrossViewports(
  scores: { desktop: number | null; mobile: number | null },
  how: 'mean' | 'worse' = 'mean',
): number | null {
  const known = [scores.desktop, scores.mobile].filter((score) => score !== null);
  if (known.length === 0) return null;
  return how === 'worse' ? Math.min(...known) : known.reduce((sum, score) => sum + score, 0) / known.length;
}
