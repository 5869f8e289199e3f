import type { PageNode } from '../page/node.ts';
import type { PageView } from '../page/view.ts';
import { amountsIn } from './amounts.ts';

const MAX_CARD = 500;

/** Whether it is a line in the list of what a price buys: its figures are what the plan allows. */
export function isPlanLine(node: PageNode, view: PageView): boolean {
  const list = node.closest((at) => at.tag === 'ul' || at.tag === 'ol');
  if (!list) return false;
  const card = list.parent ?? list;
  return view.textLength(card) <= MAX_CARD && amountsIn(view.text(card)).length > 0;
}
