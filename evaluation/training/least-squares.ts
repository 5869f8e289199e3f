/**
 * Weights of no less than zero that bring `rows × weights + base` close to the values, held near a prior.
 * Coordinate descent: deterministic, and exact enough after a few hundred rounds.
 * @param rows one list of measures a sample
 * @param hold how many samples the prior of 1 counts for
 */
export function nonNegativeWeights(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  hold: number,
): { weights: number[]; base: number } {
  const count = rows[0]?.length ?? 0;
  const weights = new Array<number>(count).fill(1);
  let base = 0;
  const rests = rows.map((row, at) => (values[at] ?? 0) - row.reduce((sum, value) => sum + value, 0));
  for (let round = 0; round < ROUNDS; round++) {
    const shift = rests.reduce((sum, rest) => sum + rest, 0) / Math.max(1, rests.length);
    base += shift;
    for (const at of rests.keys()) rests[at] = (rests[at] ?? 0) - shift;
    for (let measure = 0; measure < count; measure++) {
      const old = weights[measure] ?? 0;
      let along = hold * (1 - old);
      let square = hold;
      for (const [at, row] of rows.entries()) {
        const value = row[measure] ?? 0;
        along += value * (rests[at] ?? 0);
        square += value * value;
      }
      const next = Math.max(0, old + along / square);
      if (next === old) continue;
      for (const [at, row] of rows.entries())
        rests[at] = (rests[at] ?? 0) - (next - old) * (row[measure] ?? 0);
      weights[measure] = next;
    }
  }
  return { weights, base };
}

const ROUNDS = 400;
