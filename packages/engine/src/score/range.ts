import { measured } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { isOpen } from './open-checks.ts';
import { usualScore } from './usual.ts';

/** How far most pages lie from the usual score, with all their unmeasured checks alike. */
const USUAL_SPREAD = 0.25;
/** A narrower range says nothing. */
const LEAST_SPAN = 6;

/**
 * From the score with all unmeasured checks below what pages usually get in them to the one with all above it; null where
 * they hardly matter and the page's words were read.
 * @param percent the page's score
 * @param scoreWith the score, 1 to 100, of other results on the same page
 */
export function rangeOf(
  results: readonly CheckResult[],
  percent: number,
  scoreWith: (results: readonly CheckResult[]) => number | null,
  isUnread: boolean,
): { low: number; high: number } | null {
  const scoreAt = (away: number) =>
    scoreWith(results.map((result) => (isOpen(result) ? measuredAt(away, result) : result))) ?? percent;
  const low = Math.min(percent, scoreAt(-USUAL_SPREAD));
  const high = Math.max(percent, scoreAt(USUAL_SPREAD));
  return high - low < LEAST_SPAN && !isUnread ? null : { low, high };
}

function measuredAt(away: number, result: CheckResult): CheckResult {
  return { ...result, outcome: measured(usualScore(result.check.id) + away, '') };
}
