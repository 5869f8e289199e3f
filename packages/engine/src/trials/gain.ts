import type { ConversionReport, Finding } from '@liftmark/contract/report';
import { claimsNothing, type Trial } from '@liftmark/contract/trials';
import type { Fix } from './fix.ts';

/** Which a check's score has to gain for its fix to hold. */
const GAIN = 0.02;

/** The costliest check that the fix answers and that was measured. */
export function checkOf(
  ids: readonly string[],
  before: ConversionReport,
  after: ConversionReport,
): Trial['check'] {
  for (const id of ids) {
    const was = findingOf(before, id)?.score;
    if (was != null) return { id, before: was, after: findingOf(after, id)?.score ?? null };
  }
  return null;
}

export function findingOf({ findings }: ConversionReport, id: string): Finding | undefined {
  return findings.find(({ check }) => check === id);
}

/** Whether the check gains or doesn't apply anymore; where no check speaks of the problem, whether it is gone. */
export function isBetter(
  { recommendation, patch, includes = [] }: Fix,
  check: Trial['check'],
  before: ConversionReport,
  after: ConversionReport,
): boolean {
  if (check?.after === null) return findingOf(after, check.id)?.outcome === 'notApplicable';
  if (check !== null) return check.after >= check.before + GAIN;
  if (claimsNothing(patch)) return true;
  const gained = (after.overall.percent ?? 0) > (before.overall.percent ?? 0);
  const ids = includes.length > 0 ? includes : [recommendation];
  return gained || !after.recommendations.some(({ id }) => ids.includes(id));
}
