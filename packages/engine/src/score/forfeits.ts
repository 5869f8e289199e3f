import type { CheckResult } from '../checks/run-checks.ts';
import { FAILS } from './thresholds.ts';

/** What nothing can be said of once the check's subject is missing: by the check that finds it missing. */
export const FORFEITS: Readonly<Record<string, readonly string[]>> = {
  'main-headline': ['headline-specificity', 'title-headline-match'],
  'primary-action': ['primary-action-label', 'action-position', 'action-contrast'],
  'customer-proof': ['proof-position', 'testimonial-attribution'],
};

/**
 * The checks that don't apply only because what the page owes is missing, with how sure that is, 0 to 1: they count as
 * failed. What wasn't found may still be in a part that couldn't be read.
 */
export function forfeitedBy(results: readonly CheckResult[]): ReadonlyMap<string, number> {
  const open = new Set(
    results.filter(({ outcome }) => outcome.kind === 'notApplicable').map(({ check }) => check.id),
  );
  return new Map(
    results.flatMap((result) => {
      const certainty = missing(result);
      const forfeited = certainty === 0 ? [] : (FORFEITS[result.check.id] ?? []);
      return forfeited.filter((id) => open.has(id)).map((id) => [id, certainty] as const);
    }),
  );
}

/** How sure it is that a check found its subject missing. */
function missing({ outcome, likely }: CheckResult): number {
  if (outcome.kind === 'measured') return outcome.score < FAILS ? 1 : 0;
  return likely !== undefined && likely.score < FAILS ? likely.confidence : 0;
}
