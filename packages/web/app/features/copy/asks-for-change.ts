import type { CopyReport } from '@liftmark/contract/copy';

type Action = CopyReport['copyAnalysis']['callToActions'][number];

/** Whether a label needs a change; a label that is fine shows no priority. */
export function asksForChange({
  priority,
  issues,
  rewriteExample,
}: Pick<Action, 'priority' | 'issues' | 'rewriteExample'>): boolean {
  // Viewers who can't read issues and suggestions still get the priority.
  return priority !== 'low' || issues.length > 0 || rewriteExample !== null;
}
