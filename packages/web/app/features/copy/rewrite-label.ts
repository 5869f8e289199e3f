import type { CopyReport } from '@liftmark/contract/copy';

/** What other words for the headline are called: no improvement, where nothing speaks against it. */
export function rewriteLabel({
  current,
  issues,
}: Pick<CopyReport['copyAnalysis']['headline'], 'current' | 'issues'>): 'Better' | 'Alternative' {
  return current !== null && issues.length === 0 ? 'Alternative' : 'Better';
}
