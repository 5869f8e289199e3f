import type { Box, ComputedStyle, SnapshotNode } from '../snapshot.ts';
import { cutOf, type Pixels } from './pixels.ts';
import { parsed } from './text-grounds.ts';

/** In CSS pixels; smaller boxes have too few pixels. */
const LEAST_SIDE = 8;
/** A pixel whose channels differ by more from the ground belongs to something that is drawn there. */
const DRAWN = 16;
/** Pixels of a box that compression may change. */
const SPECKS = 3;
/** So many boxes over texts are looked at; a page that is made for people has hardly any. */
const MOST_COVERS = 200;

interface Shown {
  nodes: readonly SnapshotNode[];
  styles: readonly ComputedStyle[];
}

/**
 * The texts that a style may hide, and of which the screenshot shows nothing: their boxes have one color throughout. The
 * picture alone doesn't tell: it is taken a moment after the nodes are read, and a page may have moved on.
 * @param pixels of the screenshot, which begins at the page's top left corner
 */
export function unseenTexts(pixels: Pixels, shown: Shown): number[] {
  const covers = coversIn(shown);
  return [...shown.nodes.entries()].flatMap(([index, node]) =>
    node.tag === '#text' &&
    node.box !== null &&
    node.text.trim().length >= 2 &&
    (isHideable(node, shown) || covers.some((cover) => liesUnder(node, index, cover, shown.nodes))) &&
    isBlank(pixels, node.box)
      ? [index]
      : [],
  );
}

function styleOf({ style }: SnapshotNode, { styles }: Shown): ComputedStyle | undefined {
  return styles[style ?? -1];
}

/** Whether the text's own style or that of a box around it can take its letters away. */
function isHideable(text: SnapshotNode, shown: Shown): boolean {
  const own = styleOf(text, shown);
  if ([own?.color, own?.['-webkit-text-fill-color']].some((color) => parsed(color)?.alpha === 0)) return true;
  for (let at = shown.nodes[text.parent]; at !== undefined; at = shown.nodes[at.parent]) {
    const style = styleOf(at, shown);
    if (style && takesLettersAway(style)) return true;
  }
  return false;
}

function takesLettersAway(style: ComputedStyle): boolean {
  return (
    isSet(style['mask-image'], 'none') ||
    isSet(style['mix-blend-mode'], 'normal') ||
    isSet(style['backface-visibility'], 'visible') ||
    isSet(style['clip-path'], 'none') ||
    style.filter?.includes('blur') === true
  );
}

function isSet(value: string | undefined, initial: string): boolean {
  return value !== undefined && value !== '' && value !== initial;
}

/** Boxes with a color or picture of their own that move with the page. */
function coversIn(shown: Shown): { index: number; node: SnapshotNode }[] {
  return [...shown.nodes.entries()]
    .filter(([, node]) => {
      const style = styleOf(node, shown);
      if (node.tag === '#text' || node.box === null || style?.position === 'fixed') return false;
      const color = parsed(style?.['background-color']);
      return (color !== null && (color.alpha ?? 1) === 1) || isSet(style?.['background-image'], 'none');
    })
    .map(([index, node]) => ({ index, node }))
    .slice(0, MOST_COVERS);
}

function liesUnder(
  text: SnapshotNode,
  index: number,
  cover: { index: number; node: SnapshotNode },
  nodes: readonly SnapshotNode[],
): boolean {
  const [box, over] = [text.box, cover.node.box];
  if (!box || !over || (cover.node.paintOrder ?? 0) <= (text.paintOrder ?? 0)) return false;
  const isWithin =
    box.x >= over.x - 1 &&
    box.y >= over.y - 1 &&
    box.x + box.width <= over.x + over.width + 1 &&
    box.y + box.height <= over.y + over.height + 1;
  return isWithin && !holds(cover.index, index, nodes);
}

function holds(holder: number, index: number, nodes: readonly SnapshotNode[]): boolean {
  for (let at = index; at >= 0; at = nodes[at]?.parent ?? -1) if (at === holder) return true;
  return false;
}

function isBlank(pixels: Pixels, box: Box): boolean {
  const cut = cutOf(pixels, box);
  if (cut.width < LEAST_SIDE || cut.height < LEAST_SIDE) return false;
  const corner = 3 * (cut.top * pixels.width + cut.left);
  const ground = pixels.data.subarray(corner, corner + 3);
  let drawn = 0;
  for (let y = cut.top; y < cut.top + cut.height; y++) {
    for (let x = cut.left; x < cut.left + cut.width; x++) {
      if (isNear(ground, pixels.data, 3 * (y * pixels.width + x))) continue;
      if (++drawn > SPECKS) return false;
    }
  }
  return true;
}

function isNear(ground: Uint8Array, data: Uint8Array, at: number): boolean {
  return ground.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= DRAWN);
}
