import type { CopyReport } from '@liftmark/contract/copy';

/** The label of a suggested headline: not "Better" if nothing is wrong with the current one. */
export function rewriteLabel({
  current,
  issues,
}: Pick<CopyReport['copyAnalysis']['headline'], 'current' | 'issues'>): 'better' | 'alternative' {
  return current !== null && issues.length === 0 ? 'alternative' : 'better';
}
