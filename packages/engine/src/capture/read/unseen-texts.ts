import type { Box, ComputedStyle, SnapshotNode } from '../snapshot.ts';
import { cutOf, type Pixels } from './pixels.ts';
import { parsed } from './text-grounds.ts';

/** In CSS pixels; smaller boxes have too few pixels. */
const LEAST_SIDE = 8;
/** A pixel whose channels differ by more from the ground belongs to something that is drawn there. */
const DRAWN = 16;
/** Pixels of a box that compression may change. */
const SPECKS = 3;

/**
 * The texts whose letters have no color, and through which the screenshot shows nothing else either: their boxes have one
 * color throughout. The picture alone doesn't tell: it is taken a moment after the nodes are read, and a page may have moved on.
 * @param pixels of the screenshot, which begins at the page's top left corner
 */
export function unseenTexts(
  pixels: Pixels,
  { nodes, styles }: { nodes: readonly SnapshotNode[]; styles: readonly ComputedStyle[] },
): number[] {
  const colorless = styles.map(isColorless);
  const blurs = styles.map(({ filter }) => filter?.includes('blur') === true);
  /** Blurred boxes are still coming into sight. Parents come before their children, so that deep pages take no longer. */
  const blurred: boolean[] = [];
  return nodes.flatMap(({ tag, text, box, style, parent }, index) => {
    const own = style ?? -1;
    blurred.push(blurred[parent] === true || blurs[own] === true);
    const isAsked = tag === '#text' && text.trim().length >= 2 && colorless[own] === true && !blurred[index];
    return isAsked && box !== null && isBlank(pixels, box) ? [index] : [];
  });
}

function isColorless(style: ComputedStyle): boolean {
  return [style.color, style['-webkit-text-fill-color']].some((color) => parsed(color)?.alpha === 0);
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
