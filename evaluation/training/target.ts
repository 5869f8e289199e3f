/** Readers call 50 an ordinary small firm's page; on our scale that is 60, and the best tenth of the web is above 85. */
const POINTS: readonly (readonly [rating: number, score: number])[] = [
  [0, 2],
  [10, 12],
  [20, 24],
  [35, 44],
  [50, 61],
  [65, 80],
  [75, 89],
  [85, 95],
  [100, 100],
];

/** The score, 0 to 100, that a page deserves which readers rate so. */
export function targetOf(rating: number): number {
  return along(rating, POINTS);
}

/** The value on a line through points of rising first coordinate, flat beyond them. */
export function along(at: number, points: readonly (readonly number[])[]): number {
  let [x0 = 0, y0 = 0] = points[0] ?? [];
  if (at <= x0) return y0;
  for (const [x1 = 0, y1 = 0] of points.slice(1)) {
    if (at <= x1) return x1 === x0 ? y1 : y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
    [x0, y0] = [x1, y1];
  }
  return y0;
}
