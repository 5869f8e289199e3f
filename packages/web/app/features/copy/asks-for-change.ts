import type { CopyReport } from '@liftmark/contract/copy';

type Action = CopyReport['copyAnalysis']['callToActions'][number];

/** Whether anything is to be done about a label; a priority would say so of one that is right as it is. */
export function asksForChange({
  priority,
  issues,
  rewriteExample,
}: Pick<Action, 'priority' | 'issues' | 'rewriteExample'>): boolean {
  // Who may not read issues and words is still told the priority.
  return priority !== 'low' || issues.length > 0 || rewriteExample !== null;
}
