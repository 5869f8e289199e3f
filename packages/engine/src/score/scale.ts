import scale from '../../data/models/scale.json' with { type: 'json' };

/** Points of the fitted curve, by rising value: share of the checks' points, and score. */
const POINTS: readonly (readonly number[])[] = scale.points;

/**
 * The score, 0 to 100, that pages with this share of their points deserve by people's ratings.
 * @param share 0 to 1
 */
export function toScale(share: number): number {
  let [x0 = 0, y0 = 0] = POINTS[0] ?? [];
  if (share <= x0) return y0;
  for (const [x1 = 1, y1 = 100] of POINTS) {
    if (share <= x1 && x1 > x0) return y0 + ((share - x0) / (x1 - x0)) * (y1 - y0);
    [x0, y0] = [x1, y1];
  }
  return y0;
}
