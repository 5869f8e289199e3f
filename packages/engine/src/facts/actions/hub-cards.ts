import type { Evidence } from '@liftmark/contract/report';
import { pattern } from '../../language/patterns.ts';
import { hasScheme } from '../../page/address.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { type Control, controlsWithin } from './controls.ts';

const MIN_CARDS = 3;
const MAX_CARDS = 60;
/** Rows that are looked at; real pages have a few. */
const MAX_ROWS = 50;
/** So large in both directions is a card, in pixels. */
const MIN_SIZE = 100;
/** Cards of one row are of one width, give or take this share. */
const SAME_WIDTH = 0.1;
/** Cards of one row begin at one height, give or take so many pixels. */
const MAX_STEP = 40;
const PICTURE_FILE = pattern('pictureFile');

/** Rows of similar cards in the content that each lead to a page of the same site: a hub page. */
const cardRows = memoize((view: PageView): PageNode[][] => {
  if (!view.measured) return [];
  const linksUpTo = countLinks(view);
  const leads = ({ order, end }: PageNode): boolean => (linksUpTo[end] ?? 0) > (linksUpTo[order] ?? 0);
  const rows: PageNode[][] = [];
  for (const { children } of view.nodes) {
    if (children.length < MIN_CARDS || children.length > MAX_CARDS) continue;
    const cards = children.filter((child) => isCard(child) && leads(child));
    if (cards.length >= MIN_CARDS && areSimilar(cards)) rows.push(cards);
    if (rows.length === MAX_ROWS) break;
  }
  return rows;
});

/** Links of cards with different labels: choices, none of which is the next step. */
export const cardLinks = memoize((view: PageView): ReadonlySet<Control> => {
  const links = new Set<Control>();
  for (const cards of cardRows(view)) {
    const ofCards = cards.map((card) => controlsWithin(card, view));
    const cardsSaying = new Map<string, number>();
    for (const controls of ofCards)
      for (const key of new Set(controls.map((control) => control.key)))
        cardsSaying.set(key, (cardsSaying.get(key) ?? 0) + 1);
    for (const control of ofCards.flat())
      if (!control.buttonLike && cardsSaying.get(control.key) === 1) links.add(control);
  }
  return links;
});

/** The links of the first row of a hub, one of each card; the pictures of a gallery all say the same. */
export function hubLinks(page: PageModel): Evidence[] {
  const view = page.main;
  const said = (card: PageNode): string => view.text(card) || view.label(card);
  const isHub = (cards: readonly PageNode[]): boolean => new Set(cards.map(said)).size >= MIN_CARDS;
  const hub = cardRows(view).find(isHub) ?? [];
  return hub.flatMap((card) => {
    const links = view.subtree(card).filter((node) => leadsOn(node, view));
    const link = links.find((node) => view.label(node) !== '') ?? links[0];
    return link ? [page.evidence(link)] : [];
  });
}

/** How many links to pages of the site stand before each place of the reading order. */
function countLinks(view: PageView): Uint32Array {
  const counts = new Uint32Array(view.nodes.length + 1);
  for (const [order, node] of view.nodes.entries())
    counts[order + 1] = (counts[order] ?? 0) + (leadsOn(node, view) ? 1 : 0);
  return counts;
}

function leadsOn(node: PageNode, { base }: PageView): boolean {
  if (node.tag !== 'a' || !node.visible) return false;
  const href = node.attribute('href');
  if (href === '' || href === '#' || PICTURE_FILE.test(href)) return false;
  if (hasScheme(href, 'javascript', 'tel', 'mailto')) return false;
  const own = base === null ? null : URL.parse(base)?.host;
  return own === null || URL.parse(href, base ?? undefined)?.host === own;
}

function isCard({ isElement, visible, box, region }: PageNode): boolean {
  const isContent = region === 'hero' || region === 'main';
  return isElement && visible && isContent && box !== null && box.width >= MIN_SIZE && box.height >= MIN_SIZE;
}

/** Of one kind and width, and beside each other: sections stand below each other. */
function areSimilar(cards: readonly PageNode[]): boolean {
  const [first, second] = cards;
  if (Math.abs((first?.box?.y ?? 0) - (second?.box?.y ?? 0)) > MAX_STEP) return false;
  const widths = cards.map(({ box }) => box?.width ?? 0);
  return (
    new Set(cards.map(({ tag }) => tag)).size === 1 &&
    Math.max(...widths) <= (1 + SAME_WIDTH) * Math.min(...widths)
  );
}
