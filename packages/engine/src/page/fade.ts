import { alphaOf, parseColor } from './color.ts';
import type { PageNode } from './node.ts';

/**
 * How much of the text's color the transparency of the boxes around it leaves, 0 to 1, up to the box whose background
 * fades with it.
 */
export function fadeOfText(box: PageNode): number {
  let opacity = 1;
  for (let at: PageNode | null = box; at && !isSolid(at); at = at.parent) opacity *= shownAt(at);
  return opacity;
}

/** The same for the fill and frame of a box. */
export function fadeOfBox(box: PageNode): number {
  return shownAt(box) * (box.parent ? fadeOfText(box.parent) : 1);
}

/** The background of the page itself is painted behind everything, whatever becomes of its box. */
function isSolid({ tag, style }: PageNode): boolean {
  if (tag === 'body' || tag === 'html') return false;
  const background = parseColor(style.computed?.['background-color'] ?? '');
  return background !== null && alphaOf(background) >= 0.99;
}

/** Boxes that are animated, or not yet shown, are on their way to be solid. */
function shownAt({ style }: PageNode): number {
  return style.animated || style.opacity < 0.05 ? 1 : style.opacity;
}
