import type { Rgb } from 'culori';
import { centerOf, holdsPoint } from './box.ts';
import { alphaOf, blend, COLORS, parseColor } from './color.ts';
import { HEADING_TAGS } from './content-tags.ts';
import type { PageNode } from './node.ts';

const WHITE: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };
const ROW_PX = 200;
/** So many pictures side by side and in two layers fit into a row; whatever else lies there is stacked on them. */
const MOST_IN_ROW = 600;

/** Pictures, videos and canvases by the rows of the page that they touch, to find what is behind text. */
export class Pictures {
  readonly #rows = new Map<number, PageNode[]>();

  constructor(nodes: PageNode[]) {
    for (const node of nodes) {
      const { box } = node;
      if (!box || box.width < 40 || box.height < 20 || !node.visible || !isPicture(node)) continue;
      const last = Math.min(Math.floor((box.y + box.height) / ROW_PX), Math.floor(box.y / ROW_PX) + 200);
      for (let row = Math.floor(box.y / ROW_PX); row <= last; row++) {
        const list = this.#rows.get(row);
        if (list === undefined) this.#rows.set(row, [node]);
        else if (list.length < MOST_IN_ROW) list.push(node);
      }
    }
  }

  /** Whether a picture that paints earlier than the node lies behind its middle, above the given order. */
  behind(node: PageNode, paintedAfter: number): boolean {
    const { box } = node;
    if (!box) return false;
    const center = centerOf(box);
    const own = node.source.paintOrder ?? 0;
    const row = this.#rows.get(Math.floor(center.y / ROW_PX));
    if (!row) return false;
    return row.some((picture) => {
      const order = picture.source.paintOrder ?? 0;
      const p = picture.box;
      if (!p || order > own || order < paintedAfter || picture.contains(node) || node.contains(picture))
        return false;
      return holdsPoint(p, center);
    });
  }
}

function isPicture(node: PageNode): boolean {
  if (!node.isElement) return false;
  if (PICTURE_TAGS.has(node.tag)) return true;
  const image = node.style.computed?.['background-image'] ?? 'none';
  return image !== 'none' && image !== '';
}

const PICTURE_TAGS = new Set(['img', 'video', 'canvas', 'picture', 'iframe', 'image', 'svg']);

/**
 * The color behind a node's content; null behind a picture or gradient, or in static mode.
 * @param surround true for the background around the node itself
 */
export function backgroundOf(node: PageNode, pictures: Pictures, surround = false): Rgb | null {
  const layers: Rgb[] = [];
  let paintedAfter = 0;
  let opaque = false;
  for (let at: PageNode | null = surround ? node.parent : node; at; at = at.parent) {
    const { computed } = at.style;
    if (!at.isElement) continue;
    if (!computed) {
      if (at.box) return null;
      continue;
    }
    if (hasImage(computed)) return null;
    const color = paintedColor(computed);
    if (!color) continue;
    layers.push(color);
    if (alphaOf(color) >= 0.99) {
      paintedAfter = at.source.paintOrder ?? 0;
      opaque = true;
      break;
    }
  }
  if (pictures.behind(node, paintedAfter)) return null;
  const start = surround ? node.parent : node;
  const blended = !opaque && start?.source.background ? parseColor(start.source.background) : null;
  if (blended && alphaOf(blended) >= 0.99) return blended;
  return layers.reduceRight((below, above) => blend(above, below), WHITE);
}

function hasImage({ 'background-image': image }: { 'background-image': string }): boolean {
  return image !== 'none' && image !== '';
}

/** The background color, unless nothing of it is seen. */
function paintedColor(computed: { 'background-color': string }): Rgb | null {
  const color = parseColor(computed['background-color']);
  return color && alphaOf(color) > 0 ? color : null;
}

/**
 * The colors of the gradient that a node's content stands on; null where a picture lies there, where any color is
 * translucent, or where there is no gradient. One on the text's own block may color the letters instead.
 */
export function gradientOf(node: PageNode, pictures: Pictures): Rgb[] | null {
  const own = node.closest((at) => at.isElement && !at.style.inline);
  for (let at: PageNode | null = node; at; at = at.parent) {
    const { computed } = at.style;
    if (!at.isElement || !computed) continue;
    if (hasImage(computed)) {
      const behind = at !== own && !own?.contains(at) && !HEADING_TAGS.has(at.tag);
      if (!behind || pictures.behind(node, at.source.paintOrder ?? 0)) return null;
      return solidStops(computed['background-image']);
    }
    if (paintedColor(computed)) return null;
  }
  return null;
}

/** The colors of a gradient; null if it has fewer than two, or one that lets anything through. */
function solidStops(image: string): Rgb[] | null {
  if (image.includes('url(')) return null;
  const stops = (image.match(COLORS) ?? []).map(parseColor);
  const solid = stops.filter((color) => color !== null && alphaOf(color) >= 0.99);
  return stops.length > 1 && solid.length === stops.length ? solid.filter((color) => color !== null) : null;
}
