import { centerOf, holdsPoint } from './box.ts';
import { alphaOf, parseColor } from './color.ts';
import { LOADER_NAME } from './layer-words.ts';
import { memoize } from './memoize.ts';
import type { PageNode } from './node.ts';
import type { PageView } from './view.ts';

/** A layer more transparent than this covers nothing. */
const OPAQUE = 0.5;

/** So many are looked at; a page that is made for people has a few. */
const MAX_COVERS = 100;

/** Layers with their own background that stay on the screen: bars, banners, dialogs, splash screens. */
const coveringLayers = memoize((view: PageView): readonly PageNode[] =>
  view.nodes
    .filter((node) => node.fixed && node.isElement && node.visible && hasGround(node) && stays(node))
    .slice(0, MAX_COVERS),
);

function hasGround({ style: { computed, opacity } }: PageNode): boolean {
  if (!computed || computed['pointer-events'] === 'none') return false;
  const color = parseColor(computed['background-color']);
  const alpha = computed['background-image'].includes('gradient(') ? 1 : color ? alphaOf(color) : 0;
  return alpha * opacity > OPAQUE;
}

function stays(node: PageNode): boolean {
  return node.closest((at) => LOADER_NAME.test(at.names) || at.attribute('role') === 'progressbar') === null;
}

/** What is painted over the middle of a node above the fold; null if nothing is. */
export function coveringLayer(node: PageNode, view: PageView): PageNode | null {
  const box = view.boxOf(node);
  if (!box) return null;
  const center = centerOf(box);
  if (center.y >= view.capture.viewport.height) return null;
  let painted = 0;
  for (const { source } of view.subtree(node)) painted = Math.max(painted, source.paintOrder ?? 0);
  const isOver = ({ box: over, source }: PageNode): boolean =>
    over !== null && (source.paintOrder ?? 0) > painted && holdsPoint(over, center);
  return coveringLayers(view).reduce<PageNode | null>((top, cover) => {
    if (!isOver(cover) || cover.contains(node) || node.contains(cover)) return top;
    return top && (top.source.paintOrder ?? 0) > (cover.source.paintOrder ?? 0) ? top : cover;
  }, null);
}
