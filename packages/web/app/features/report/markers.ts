import type { Frame, PageSize } from './frames.ts';

/** The corner of a marker. */
export interface Point {
  x: number;
  y: number;
}

/** The unit of what follows: the text size, with which markers grow. A marker is 1.5 wide. */
const STEP = 1.65;
/** The marker covers the corner inside its frame. */
const INSIDE: Point = { x: -0.8, y: -0.8 };
const BESIDE: Point = { x: -1.65, y: -0.3 };
/** How far markers may extend beyond the edge of the screenshot. */
const OVERHANG = 0.8;
/** A frame this far from the left edge, as a share of the page's width, leaves room for its marker. */
const ROOM_SHARE = 0.02;
const MAX_STEPS = 12;

/** Alternative positions, the nearest first, sideways before up or down. */
const STEPS: Point[] = Array.from({ length: (2 * MAX_STEPS + 1) ** 2 }, (_, index) => ({
  x: (index % (2 * MAX_STEPS + 1)) - MAX_STEPS,
  y: Math.floor(index / (2 * MAX_STEPS + 1)) - MAX_STEPS,
})).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || Math.abs(a.y) - Math.abs(b.y) || b.x - a.x);

/**
 * The positions of markers at a page width, each relative to its frame, by the key of its entry: at the corner, or at
 * the nearest free place.
 */
export function markersOf(frames: readonly Frame[], page: PageSize, width: number): Map<string, Point> {
  const scale = width / page.width;
  const right = width + OVERHANG - STEP;
  const bottom = page.height * scale + OVERHANG - STEP;
  const taken: Point[] = [];
  const isFree = ({ x, y }: Point): boolean =>
    taken.every((other) => Math.abs(other.x - x) >= STEP - 0.01 || Math.abs(other.y - y) >= STEP - 0.01);
  const markers = new Map<string, Point>();
  for (const { item, box } of frames.toSorted((a, b) => a.item.number - b.item.number)) {
    const corner = box.x > page.width * ROOM_SHARE ? BESIDE : INSIDE;
    const own = { x: box.x * scale, y: box.y * scale };
    const at = {
      x: between(own.x + corner.x, -OVERHANG, right),
      y: between(own.y + corner.y, -OVERHANG, bottom),
    };
    const places = STEPS.map(({ x, y }) => ({ x: at.x + x * STEP, y: at.y + y * STEP })).filter(
      ({ x, y }) => x >= -OVERHANG && x <= right && y >= -OVERHANG && y <= bottom,
    );
    const place = places.find(isFree) ?? at;
    taken.push(place);
    markers.set(item.key, { x: place.x - own.x, y: place.y - own.y });
  }
  return markers;
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
