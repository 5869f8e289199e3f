import type { PatchTarget } from '@liftmark/contract/patches';
import type { PatchContext } from './patch-kind.ts';
import { besidePictures } from './surfaces.ts';
import { rowOf, targetOf } from './targets.ts';

/**
 * The row of the main button, below which visitors see what helps them decide, or the picture that it is on; null without
 * one.
 */
export function belowAction({
  page,
  facts,
}: Pick<PatchContext, 'page' | 'facts'>): { to: PatchTarget; label: string; isNear: boolean } | null {
  const { primaryAction: action } = facts;
  const node = action && page.main.at(action.evidence.node);
  // In a menu or bar nothing can be put below it.
  if (!action || !node || node.fixed || action.region === 'header' || node.closest((at) => at.isNavigation))
    return null;
  const row = rowOf(page, node);
  const place = besidePictures(page, row);
  const to = place && targetOf(page, place);
  return to && { to, label: action.text, isNear: place === row };
}
