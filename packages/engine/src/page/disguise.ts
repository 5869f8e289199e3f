import type { ViewportCapture } from '../capture/snapshot.ts';
import { singleSpaced } from '../language/characters.ts';
import { backgroundOf, type Pictures } from './background.ts';
import { alphaOf, contrastRatio, faded, parseColor } from './color.ts';
import { fadeOfText } from './fade.ts';
import type { PageNode } from './node.ts';

/** At this contrast, a text has the color of its background. */
const SAME = 1.08;
/** Smaller letters can't be read. */
const READABLE_PX = 6;
/** Of the square of its size, a letter takes up more than this. */
const LETTER_AREA = 0.05;
/** Pictures as thin as this can't be seen, and those of so few pixels show nothing. */
const DUST_PX = 3;

/** So many are asked about; a page that is made for people has hardly any. */
const MAX_VEILS = 40;
const MAX_LIFTED = 400;

/**
 * Marks texts and pictures meant only for machines: in the color of their background, behind an opaque layer or the
 * page itself, or too small to see.
 */
export function hideDisguised(
  nodes: readonly PageNode[],
  pictures: Pictures,
  capture: ViewportCapture,
): void {
  const unseen = new Set(capture.unseenTexts);
  const veils = nodes.filter(isVeil).slice(0, MAX_VEILS);
  for (const node of nodes) {
    if (!node.visible) continue;
    if (!node.isText) {
      if (isSpeck(node, capture)) node.hidden = 'invisible';
    } else if (
      unseen.has(node.index) ||
      isDisguised(node, pictures) ||
      veils.some((veil) => isUnder(node, veil))
    ) {
      node.hidden = 'invisible';
    }
  }
  hideBehindPage(nodes);
}

/** Texts out of the flow that the boxes of the page cover. */
function hideBehindPage(nodes: readonly PageNode[]): void {
  const lifted = nodes.flatMap((text) => {
    const layer = text.isText && text.visible ? layerOf(text) : null;
    return layer === null ? [] : [{ text, layer }];
  });
  if (lifted.length === 0) return;
  const covers = nodes.filter(isCover);
  for (const { text, layer } of lifted.slice(0, MAX_LIFTED)) {
    const isCovered = covers.some(
      (cover) => isUnder(text, cover) && !layer.contains(cover) && !cover.contains(text),
    );
    if (isCovered) text.hidden = 'invisible';
  }
}

/** The box out of the flow that a text moves with. What keeps its place on the screen shows as the page scrolls. */
function layerOf(text: PageNode): PageNode | null {
  return text.fixed ? null : text.closest(({ style }) => style.position === 'absolute');
}

/** An opaque box in the flow of the page. */
function isCover(node: PageNode): boolean {
  const { position } = node.style;
  return node.children.length > 0 && (position === 'static' || position === 'relative') && isOpaque(node);
}

/** An opaque box with nothing in it that lies over other parts of the page for good. */
const isVeil = (node: PageNode) =>
  node.children.length === 0 && node.style.position === 'absolute' && isOpaque(node);

function isOpaque({ isElement, visible, box, style }: PageNode): boolean {
  if (!isElement || !visible || box === null || style.opacity < 0.99 || style.animated) return false;
  if (Number(style.computed?.['z-index']) < 0) return false;
  const background = parseColor(style.computed?.['background-color'] ?? '');
  return background !== null && alphaOf(background) >= 0.99;
}

function isUnder(text: PageNode, veil: PageNode): boolean {
  const [box, over] = [text.box, veil.box];
  if (!box || !over || (veil.source.paintOrder ?? 0) <= (text.source.paintOrder ?? 0)) return false;
  // What a box around the text cuts off isn't seen either.
  const cut = text.closest(({ isElement, style }) => isElement && style.clipsY)?.box;
  const bottom = Math.min(box.y + box.height, cut ? cut.y + cut.height : Number.POSITIVE_INFINITY);
  const isBelow = box.y >= over.y - 1 && bottom <= over.y + over.height + 1;
  return isBelow && box.x >= over.x - 1 && box.x + box.width <= over.x + over.width + 1;
}

function isSpeck(node: PageNode, { images }: ViewportCapture): boolean {
  if (node.tag !== 'img' || node.box === null) return false;
  const loaded = images[node.source.currentSource ?? node.attribute('src')];
  const pixels = loaded && Math.max(loaded.width, loaded.height);
  return Math.min(node.box.width, node.box.height, pixels || node.box.width) <= DUST_PX;
}

function isDisguised(node: PageNode, pictures: Pictures): boolean {
  const { computed } = node.style;
  if (!computed || node.source.text.trim() === '') return false;
  if (isDust(node)) return true;
  const color = parseColor(computed.color);
  if (!color) return false;
  if (alphaOf(color) === 0) return !isPaintedByBackground(node);
  const element = node.element;
  const background = backgroundOf(element, pictures);
  if (background === null || contrastRatio(faded(color, fadeOfText(element)), background) >= SAME)
    return false;
  // What else lies behind, such as a box of its own, the browser knows.
  const blended = parseColor(node.source.background ?? element.source.background ?? '');
  return blended === null || alphaOf(blended) < 0.99 || contrastRatio(color, blended) < SAME;
}

/** Letters too small to read, by their own size or by that of the box they are shrunk into; drawings scale theirs. */
function isDust(text: PageNode): boolean {
  if (text.isIn('svg')) return false;
  const { box, style } = text;
  if (style.fontSizePx < READABLE_PX) return true;
  const letters = singleSpaced(text.source.text).trim().length;
  return box !== null && box.width * box.height < LETTER_AREA * letters * style.fontSizePx ** 2;
}

/** So many boxes around a text may paint its letters. */
const PAINTERS = 4;

/** Whether a picture or gradient may shine through letters that have no color of their own, as all of its letters then. */
function isPaintedByBackground(text: PageNode): boolean {
  let left = PAINTERS;
  const isPainted = ({ style }: PageNode) =>
    !['', 'none'].includes(style.computed?.['background-image'] ?? '');
  return text.element.closest((at) => left-- > 0 && isPainted(at) && !hasColoredText(at)) !== null;
}

function hasColoredText({ isText, source, style, children }: PageNode): boolean {
  const color = isText && source.text.trim() !== '' ? parseColor(style.computed?.color ?? '') : null;
  return color ? alphaOf(color) > 0 : children.some(hasColoredText);
}
