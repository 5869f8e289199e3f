import type { PatchTarget } from '@liftmark/contract/patches';
import type { PatchContext } from './patch-kind.ts';
import { rowOf, targetOf } from './targets.ts';

/** The row of the main button, below which visitors see what helps them decide; null without one. */
export function belowAction({
  page,
  facts,
}: Pick<PatchContext, 'page' | 'facts'>): { to: PatchTarget; label: string } | null {
  const { primaryAction: action } = facts;
  const node = action && page.main.at(action.evidence.node);
  // In a menu or bar nothing can be put below it.
  if (!action || !node || node.fixed || action.region === 'header' || node.closest((at) => at.isNavigation))
    return null;
  const to = targetOf(page, rowOf(page, node));
  return to && { to, label: action.text };
}
