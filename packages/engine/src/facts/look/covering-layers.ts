import type { Box } from '../../capture/snapshot.ts';
import { alphaOf, parseColor } from '../../page/color.ts';
import { shareOfFirstScreen } from '../../page/first-screen.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import type { ShownText } from './texts.ts';

const LARGE = 0.12;
const DENSE = 0.6;

/** What lies over the first screen, painted after it. */
export function coveringLayerMeasures(view: PageView, texts: readonly ShownText[]) {
  const { viewport } = view.capture;
  const covers = view.nodes.filter((node) => {
    const { box } = node;
    return (
      node.isElement &&
      node.visible &&
      box !== null &&
      isLifted(node) &&
      isDense(node) &&
      shareOfFirstScreen(box, viewport) >= LARGE
    );
  });
  let letters = 0;
  let covered = 0;
  const inLayers = new Map<PageNode, number>();
  for (const { node, box, letters: own } of texts) {
    if (box.y >= viewport.height || box.y + box.height <= 0) continue;
    const layer = layerOf(node);
    if (layer !== null) inLayers.set(layer, (inLayers.get(layer) ?? 0) + own);
    else {
      letters += own;
      if (covers.some((cover) => isOver(cover, node, box))) covered += own;
    }
  }
  // However many layers there are, no more than one of them is read.
  letters += Math.max(0, ...inLayers.values());
  return {
    coveredShare: letters === 0 ? 0 : covered / letters,
    coverShare: Math.max(0, ...covers.map(({ box }) => (box ? shareOfFirstScreen(box, viewport) : 0))),
  };
}

/** The outermost box of the layer over the page that a text is in. */
function layerOf(text: PageNode): PageNode | null {
  let layer: PageNode | null = null;
  for (let at = text.parent; at; at = at.parent) if (at.region === 'overlay') layer = at;
  return layer;
}

function isLifted(node: PageNode): boolean {
  return node.closest(({ style }) => style.position === 'fixed' || style.position === 'absolute') !== null;
}

function isDense(node: PageNode): boolean {
  const { computed } = node.style;
  const fill = parseColor(computed?.['background-color'] ?? '');
  if (fill === null || Number(computed?.['z-index']) < 0) return false;
  let opacity = 1;
  for (let at: PageNode | null = node; at; at = at.parent) {
    if (isFading(at.style.opacity)) return false;
    opacity *= at.style.opacity;
  }
  return alphaOf(fill) * opacity >= DENSE;
}

/** Opacities that nobody writes are those of a layer on its way out. */
function isFading(opacity: number): boolean {
  return Math.abs(opacity * 100 - Math.round(opacity * 100)) > 1e-3;
}

function isOver(cover: PageNode, node: PageNode, box: Box): boolean {
  const over = cover.box;
  if (!over || cover.contains(node) || node.contains(cover)) return false;
  if ((cover.source.paintOrder ?? 0) <= (node.source.paintOrder ?? 0)) return false;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x > over.x && x < over.x + over.width && y > over.y && y < over.y + over.height;
}
