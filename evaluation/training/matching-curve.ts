const QUANTILES = [0.02, 0.15, 0.35, 0.5, 0.65, 0.85, 0.98];

/**
 * Points of the rising curve through (0, 0) and (1, 1) that gives values the distribution of other ones.
 * @param values 0 to 1
 * @param wanted 0 to 1
 */
export function matchingCurve(values: readonly number[], wanted: readonly number[]): number[][] {
  const points = [[0, 0]];
  for (const share of QUANTILES) {
    const [x = 0, y = 0] = [quantile(values, share), quantile(wanted, share)].map(thousandths);
    const [lastX = 0, lastY = 0] = points.at(-1) ?? [];
    if (x > lastX + 0.001 && x < 1) points.push([x, Math.max(y, lastY)]);
  }
  return [...points, [1, 1]];
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
