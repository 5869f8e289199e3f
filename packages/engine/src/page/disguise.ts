import { groundOf, type Pictures } from './background.ts';
import { alphaOf, contrastRatio, faded, parseColor } from './color.ts';
import { fadeOfText } from './fade.ts';
import type { PageNode } from './node.ts';

/** At this contrast, a text has the color of its background. */
const SAME = 1.08;
/** Letters of this size can't be seen. */
const DUST_PX = 3;

/** Marks texts and pictures meant only for machines: in the color of their background, or too small to see. */
export function hideDisguised(nodes: readonly PageNode[], pictures: Pictures): void {
  for (const node of nodes) {
    if (!node.visible) continue;
    if (node.isText ? isDisguised(node, pictures) : isSpeck(node)) node.hidden = 'invisible';
  }
}

function isSpeck({ tag, box }: PageNode): boolean {
  return tag === 'img' && box !== null && box.width <= DUST_PX && box.height <= DUST_PX;
}

function isDisguised(node: PageNode, pictures: Pictures): boolean {
  const { computed, fontSizePx } = node.style;
  if (!computed || node.source.text.trim() === '') return false;
  if (fontSizePx < DUST_PX) return true;
  const color = parseColor(computed.color);
  // Letters may be painted by the background of their box.
  if (!color || alphaOf(color) === 0) return false;
  const element = node.element;
  const ground = groundOf(element, pictures);
  if (ground === null || contrastRatio(faded(color, fadeOfText(element)), ground) >= SAME) return false;
  // What else lies behind, such as a box of its own, the browser knows.
  const blended = parseColor(node.source.background ?? element.source.background ?? '');
  return blended === null || alphaOf(blended) < 0.99 || contrastRatio(color, blended) < SAME;
}
