import type { Evidence } from '@liftmark/contract/report';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { PricedCards } from '../types/actions.ts';
import { controlCount } from './controls.ts';

/** So large in both directions is a card, in pixels. */
const MIN_SIZE = 120;
/** Of the screen's width; wider ones are rows of a list. */
const MOST_WIDTH = 0.7;
const MAX_UP = 7;

/** The similar cards that prices lie in, and those of them that can't be pressed anywhere. */
export function pricedCards(page: PageModel, prices: readonly { evidence: Evidence }[]): PricedCards {
  const view = page.main;
  if (!view.measured) return { total: 0, bare: [] };
  const cards = new Set(
    prices.flatMap(({ evidence }) => {
      const node = view.at(evidence.node);
      return (node && cardOf(node, view)) ?? [];
    }),
  );
  const bare = [...cards].filter((card) => !canBePressed(card, view));
  return { total: cards.size, bare: bare.map((card) => page.evidence(card, nameOf(card, view))) };
}

function cardOf(price: PageNode, view: PageView): PageNode | null {
  let at: PageNode | null = price;
  for (let up = 0; at !== null && up < MAX_UP; up++, at = at.parent) {
    if (isCardSized(at, view) && view.similarSiblings(at).count >= 2) return at;
  }
  return null;
}

function isCardSized({ tag, box }: PageNode, { capture: { viewport } }: PageView): boolean {
  const isBlock = box !== null && tag !== 'tr' && tag !== 'td';
  return isBlock && Math.min(box.width, box.height) >= MIN_SIZE && box.width <= MOST_WIDTH * viewport.width;
}

function canBePressed(card: PageNode, view: PageView): boolean {
  if (controlCount(card, view) > 0) return true;
  return (
    card.closest(
      (at) => at.tag === 'a' || at.tag === 'button' || at.tag === 'label' || at.source.clickable,
    ) !== null
  );
}

function nameOf(card: PageNode, view: PageView): string {
  const heading = view.subtree(card).find(({ tag, visible }) => visible && HEADING_TAGS.has(tag));
  return heading ? view.text(heading) : (view.lines(card)[0] ?? '');
}
