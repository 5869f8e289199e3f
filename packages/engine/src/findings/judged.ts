import type { PageType } from '@liftmark/contract/page-types';
import type { Effort, RecommendationType } from '@liftmark/contract/report';
import type { Check, Outcome } from '../checks/check.ts';
import { FAILS, PASSES } from '../score/thresholds.ts';

type MeasuredOutcome = Extract<Outcome, { kind: 'measured' }>;

/** A measured check, as advice needs it. `weight` carries the relevance to the page type. */
export interface Judged {
  check: Check;
  outcome: MeasuredOutcome;
  weight: number;
  /** Points of the score that it cost. */
  points: number;
}

/** What is known about the page as a whole. */
export interface AdviceContext {
  pageType: { type: PageType; confidence: number };
  mode: 'rendered' | 'static';
}

/** The divisor of a gain, by how long it takes. */
const EFFORT_COST: Record<Effort, number> = { '15 min': 1, hours: 1.25, days: 1.6 };

/** Most serious first. */
export const TYPE_ORDER: readonly RecommendationType[] = ['critical', 'improve', 'optimize', 'other'];

/** Checks that can be critical without rendering: HTML alone makes both certain. */
const CRITICAL_WITHOUT_RENDERING = new Set(['secure-connection', 'template-remnants']);

const CONFIDENT_PAGE_TYPE = 0.8;

/** What a change gains for its effort. */
export function priorityOf({ check, outcome, weight }: Judged): number {
  return (weight * (1 - outcome.score)) / EFFORT_COST[check.advice.effort];
}

/** The type of recommendation for a finding, or null if nothing needs to change. */
export function typeOf(judged: Judged, context: AdviceContext): RecommendationType | null {
  const { check, outcome } = judged;
  if (outcome.score >= PASSES) return null;
  const type = outcome.score < FAILS ? check.advice.badly : check.advice.mildly;
  return type === 'critical' && !mayBeCritical(judged, context) ? 'improve' : type;
}

/**
 * Critical means that visitors certainly can't act, read, pay or trust what they see. Something that is only nice to
 * have is never critical, whatever its weight.
 */
function mayBeCritical({ check, outcome }: Judged, { pageType, mode }: AdviceContext): boolean {
  return (
    outcome.score < FAILS &&
    outcome.certain === true &&
    (check.pageTypes === 'all' || pageType.confidence >= CONFIDENT_PAGE_TYPE) &&
    (mode === 'rendered' || CRITICAL_WITHOUT_RENDERING.has(check.id))
  );
}
