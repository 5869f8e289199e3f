/**
 * Readers call 50 an ordinary small firm's page, which is just above 60 on our scale. The tenth that they rate highest starts
 * at 62: those score above 80.
 */
const POINTS: readonly (readonly [rating: number, score: number])[] = [
  [0, 2],
  [10, 14],
  [20, 27],
  [35, 46],
  [50, 64],
  [60, 80],
  [70, 90],
  [85, 96],
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
