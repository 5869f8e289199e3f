import type { Box, ComputedStyle, SnapshotNode } from '../snapshot.ts';
import { cutOf, type Pixels } from './pixels.ts';
import { isOpaque, parsed } from './text-grounds.ts';

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
export function unseenTexts(pixels: Pixels, { nodes, styles }: Shown): number[] {
  const hiding = styles.map(takesLettersAway);
  const covers = coversIn({ nodes, styles });
  /** Whether a box around each node may hide its letters. Parents come before their children, so that deep pages take no longer. */
  const hidden: boolean[] = [];
  return nodes.flatMap((node, index) => {
    const { tag, text, box, style, parent } = node;
    hidden.push(hidden[parent] === true || (tag !== '#text' && hiding[style ?? -1] === true));
    if (tag !== '#text' || box === null || text.trim().length < 2) return [];
    const isHideable = hidden[index] || isColorless(styles[style ?? -1]);
    const mayBeUnseen = isHideable || covers.some((cover) => liesUnder(node, index, cover, nodes));
    return mayBeUnseen && isBlank(pixels, box) ? [index] : [];
  });
}

function isColorless(style: ComputedStyle | undefined): boolean {
  return [style?.color, style?.['-webkit-text-fill-color']].some((color) => parsed(color)?.alpha === 0);
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

interface Cover {
  index: number;
  node: SnapshotNode;
}

/** Boxes with a color or picture of their own that move with the page. */
function coversIn({ nodes, styles }: Shown): Cover[] {
  const covering = styles.map(
    (style) =>
      style.position !== 'fixed' &&
      (isOpaque(parsed(style['background-color'])) || isSet(style['background-image'], 'none')),
  );
  const covers: Cover[] = [];
  for (const [index, node] of nodes.entries()) {
    if (covers.length === MOST_COVERS) break;
    if (node.tag !== '#text' && node.box !== null && covering[node.style ?? -1]) covers.push({ index, node });
  }
  return covers;
}

function liesUnder(
  text: SnapshotNode,
  index: number,
  { index: holder, node }: Cover,
  nodes: readonly SnapshotNode[],
): boolean {
  const [box, over] = [text.box, node.box];
  if (!box || !over || (node.paintOrder ?? 0) <= (text.paintOrder ?? 0)) return false;
  const isWithin =
    box.x >= over.x - 1 &&
    box.y >= over.y - 1 &&
    box.x + box.width <= over.x + over.width + 1 &&
    box.y + box.height <= over.y + over.height + 1;
  return isWithin && !holds(holder, index, nodes);
}

/** Whether one node lies within another, which comes before it. */
function holds(holder: number, index: number, nodes: readonly SnapshotNode[]): boolean {
  for (let at = index; at >= holder; at = nodes[at]?.parent ?? -1) if (at === holder) return true;
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
