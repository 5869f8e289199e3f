import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { amountsIn } from './amounts.ts';

const MAX_CARD = 500;
const CARD_STEPS = 3;

/** Whether it is a line in the list of what a price buys: its figures are what the plan allows. */
export function isPlanLine(node: PageNode, view: PageView): boolean {
  const list = node.closest((at) => at.tag === 'ul' || at.tag === 'ol');
  let card = list?.parent ?? null;
  for (let step = 0; card && step < CARD_STEPS; card = card.parent, step++) {
    if (view.textLength(card) > MAX_CARD) return false;
    if (amountsIn(view.text(card)).length > 0) return true;
  }
  return false;
}
