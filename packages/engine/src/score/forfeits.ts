import type { CheckResult } from '../checks/run-checks.ts';
import { FAILS } from './thresholds.ts';

/** What nothing can be said of once the check's subject is missing: by the check that finds it missing. */
export const FORFEITS: Readonly<Record<string, readonly string[]>> = {
  'main-headline': ['headline-specificity', 'title-headline-match'],
  'primary-action': ['primary-action-label', 'action-position', 'action-contrast'],
  'customer-proof': ['proof-position', 'testimonial-attribution'],
};

/** Ids of the checks that don't apply only because what the page owes is missing: they count as failed. */
export function forfeitedBy(results: readonly CheckResult[]): ReadonlySet<string> {
  const forfeited = results.flatMap(({ check, outcome }) =>
    outcome.kind === 'measured' && outcome.score < FAILS ? (FORFEITS[check.id] ?? []) : [],
  );
  const open = new Set(
    results.filter(({ outcome }) => outcome.kind === 'notApplicable').map(({ check }) => check.id),
  );
  return new Set(forfeited.filter((id) => open.has(id)));
}
