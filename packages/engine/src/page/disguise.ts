import { backgroundOf, type Pictures } from './background.ts';
import { alphaOf, contrastRatio, faded, parseColor } from './color.ts';
import { fadeOfText } from './fade.ts';
import type { PageNode } from './node.ts';

/** At this contrast, a text has the color of its background. */
const SAME = 1.08;
/** Letters of this size can't be seen. */
const DUST_PX = 3;

/** So many are asked about; a page that is made for people has hardly any. */
const MAX_VEILS = 40;

/**
 * Marks texts and pictures meant only for machines: in the color of their background, behind an opaque layer, or too
 * small to see.
 */
export function hideDisguised(nodes: readonly PageNode[], pictures: Pictures): void {
  const veils = nodes.filter(isVeil).slice(0, MAX_VEILS);
  for (const node of nodes) {
    if (!node.visible) continue;
    if (!node.isText) {
      if (isSpeck(node)) node.hidden = 'invisible';
    } else if (isDisguised(node, pictures) || veils.some((veil) => isUnder(node, veil))) {
      node.hidden = 'invisible';
    }
  }
}

/** An opaque box with nothing in it that lies over other parts of the page for good. */
function isVeil({ isElement, visible, children, box, style }: PageNode): boolean {
  if (!isElement || !visible || children.length > 0 || box === null) return false;
  if (style.position !== 'absolute' || style.opacity < 0.99 || style.animated) return false;
  if (Number(style.computed?.['z-index']) < 0) return false;
  const background = parseColor(style.computed?.['background-color'] ?? '');
  return background !== null && alphaOf(background) >= 0.99;
}

function isUnder({ box, source }: PageNode, veil: PageNode): boolean {
  const over = veil.box;
  if (box === null || over === null || (veil.source.paintOrder ?? 0) <= (source.paintOrder ?? 0))
    return false;
  return (
    box.x >= over.x - 1 &&
    box.y >= over.y - 1 &&
    box.x + box.width <= over.x + over.width + 1 &&
    box.y + box.height <= over.y + over.height + 1
  );
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
  const background = backgroundOf(element, pictures);
  if (background === null || contrastRatio(faded(color, fadeOfText(element)), background) >= SAME)
    return false;
  // What else lies behind, such as a box of its own, the browser knows.
  const blended = parseColor(node.source.background ?? element.source.background ?? '');
  return blended === null || alphaOf(blended) < 0.99 || contrastRatio(color, blended) < SAME;
}
