import { singleSpaced, unspaced } from '../../language/characters.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { SPACES } from '../../language/spaces.ts';
import { firstFrom } from '../../page/first-from.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { FactContext } from '../fact-context.ts';

const OUT_OF_FIVE = compose(String.raw`([0-5](?:[.,]\d)?)\s*(?:\/|${alternatives('outOf')})\s*5`, 'i');

const STAR_NAME = pattern('starName');
const STAR_FILE = pattern('starFile');
const EMPTY = pattern('emptyStarName');
const HALF = pattern('halfStarName');
const SIGNS = /[★☆⭐✭✮]{3,}/u;

/** A row of stars, with how many are filled where that could be told. */
export interface StarRow {
  node: PageNode;
  filled: number | null;
}

/** Rows of four or more stars, as signs, icons, drawings or pictures. Linear. */
export const starRows = memoize((context: FactContext): StarRow[] => {
  const { view } = context;
  const rows: StarRow[] = [];
  const byParent = new Map<PageNode, PageNode[]>();
  const taken = new Set<PageNode>();
  for (const block of context.blocks) {
    const run = SIGNS.exec(unspaced(block.text.replaceAll('\ufe0f', '')));
    if (run && !taken.has(block.node)) {
      taken.add(block.node);
      rows.push({ node: block.node, filled: [...run[0]].filter((sign) => sign !== '☆').length });
    }
  }
  for (const node of view.nodes) {
    if (!node.visible || !node.isElement || !isStar(node)) continue;
    const holder = starHolder(node);
    const list = byParent.get(holder);
    if (list) list.push(node);
    else byParent.set(holder, [node]);
  }
  for (const [holder, stars] of byParent) {
    if (stars.length < 4 || stars.length > 10 || taken.has(holder)) continue;
    if (holder.closest((at) => at.tag === 'a' && pattern('starlessHost').test(at.attribute('href'))))
      continue;
    rows.push({ node: holder, filled: filledOf(stars) });
  }
  return rows.sort((a, b) => a.node.order - b.node.order);
});

/** Filled stars within a node; null where there are none or they don't tell. */
export function starsIn(card: PageNode, context: FactContext): number | null {
  for (let order = card.order; order < card.end; order++) {
    const node = context.view.nodes[order];
    const label = node?.attribute('aria-label') || node?.attribute('title') || node?.attribute('alt') || '';
    // "2 of 5" is what slides are called, too.
    if (!node || label === '' || node.has('aria-roledescription') || node.tag === 'button') continue;
    const value = OUT_OF_FIVE.exec(label)?.[1];
    if (value) return Number(value.replace(',', '.'));
  }
  const first = starRows(context)[firstFrom(starRows(context), card.order, (row) => row.node.order)];
  return first && card.contains(first.node) ? first.filled : null;
}

const STAR_TAGS = new Set(['i', 'span', 'svg', 'use', 'li', 'div']);

function isStar(node: PageNode): boolean {
  if (STAR_TAGS.has(node.tag)) {
    const names = `${node.names} ${node.attribute('data-icon')} ${node.attribute('data-lucide')} ${node.attribute('href')}`;
    if (STAR_NAME.test(names.replace('#', ' '))) return node.children.every((child) => !isStar(child));
    if (node.tag === 'svg') return isDrawnStar(node);
    const text =
      node.children.length === 1 && node.children[0]?.isText ? node.children[0].source.text.trim() : '';
    return /^([★☆⭐]|star(_half|_border|_outline)?)$/u.test(text);
  }
  return (
    node.tag === 'img' &&
    STAR_FILE.test(`${node.attribute('alt')}-${node.attribute('src').split('/').at(-1) ?? ''}`)
  );
}

/** A five-pointed outline has ten corners around; icon sets share a few well-known beginnings. */
function isDrawnStar(node: PageNode): boolean {
  const { box } = node;
  if (box && (box.width > 48 || box.width < 6)) return false;
  const shape = node.children.find((child) => child.tag === 'path' || child.tag === 'polygon');
  if (!shape) return false;
  if (shape.tag === 'polygon') return cornersOf(shape) === 10;
  const path = singleSpaced(shape.attribute('d'));
  return pattern('starPath').test(path) && path.toLowerCase().includes('z') && siblingsAlike(node);
}

/** Corners of a polygon; one that ends where it began has drawn the first twice. */
function cornersOf(polygon: PageNode): number {
  const points = polygon.attribute('points').replaceAll(',', ' ').trim().split(SPACES);
  const closed = points.slice(0, 2).join() === points.slice(-2).join();
  return points.length / 2 - (closed ? 1 : 0);
}

function siblingsAlike(node: PageNode): boolean {
  const drawn = starHolder(node).children.filter((child) => child.isElement);
  return drawn.length >= 4 && drawn.length <= 7;
}

function starHolder(node: PageNode): PageNode {
  let at = node;
  while (at.parent && isOnlyElement(at, at.parent) && at.parent.tag !== 'body') at = at.parent;
  return at.parent ?? at;
}

function isOnlyElement(node: PageNode, parent: PageNode): boolean {
  return parent.children.every((child) => child === node || !child.isElement);
}

function filledOf(stars: PageNode[]): number | null {
  if (stars.length > 5) return null;
  const names = stars.map((star) => `${star.names} ${star.attribute('src')} ${star.parent?.names ?? ''}`);
  const empty = names.filter((name) => EMPTY.test(name)).length;
  const half = names.filter((name) => HALF.test(name) && !EMPTY.test(name.replace(HALF, ''))).length;
  return stars.length - empty - half / 2;
}
