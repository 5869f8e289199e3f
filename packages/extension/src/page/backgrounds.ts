import { alphaOf, blend, parseColor, type Rgb } from './color.ts';

/** The color behind words, blended from everything that is painted below them. */

interface Surface {
  box: DOMRect;
  order: number;
  /** Null for a picture or a gradient, whose color is unknown. */
  color: Rgb | null;
}

const ROW_PX = 200;
const MOST_ROWS = 300;
const WHITE: Rgb = { r: 255, g: 255, b: 255, alpha: 1 };

export class Backgrounds {
  readonly #rows = new Map<number, Surface[]>();

  /** Called for each element in the order of the tree, once its layer is known. */
  add(element: Element, box: DOMRect, style: CSSStyleDeclaration, order: number): void {
    const isPicture =
      /^(?:img|video|canvas|svg|iframe)$/.test(element.localName) ||
      !/^(?:none|)$/.test(style.backgroundImage);
    const color = isPicture ? null : parseColor(style.backgroundColor);
    if (!isPicture && (color === null || color.alpha === 0)) return;
    if (style.visibility !== 'visible' || box.width === 0 || box.height === 0) return;
    const first = Math.floor(box.top / ROW_PX);
    const last = Math.min(Math.floor(box.bottom / ROW_PX), first + MOST_ROWS);
    for (let row = first; row <= last; row++) {
      const surfaces = this.#rows.get(row);
      if (surfaces === undefined) this.#rows.set(row, [{ box, order, color }]);
      else surfaces.push({ box, order, color });
    }
  }

  /** Null where a picture lies behind the middle of the box. */
  behind(box: DOMRect, order: number): string | null {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const below = (this.#rows.get(Math.floor(y / ROW_PX)) ?? [])
      .filter((surface) => surface.order <= order && holds(surface.box, x, y))
      // Within a layer, what comes later in the tree lies on top.
      .toSorted((one, other) => one.order - other.order);
    const opaque = below.findLastIndex(({ color }) => color !== null && alphaOf(color) === 1);
    const seen = below.slice(Math.max(0, opaque));
    if (seen.some(({ color }) => color === null)) return null;
    const { r, g, b } = seen.reduce(
      (under, { color }) => (color === null ? under : blend(color, under)),
      WHITE,
    );
    return `rgb(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)})`;
  }
}

function holds({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}
