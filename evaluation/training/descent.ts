const ROUNDS = 300;

/**
 * Values that a loss is lowest for, as far as steps along one value at a time lead; each round that gains nothing halves
 * the step. Deterministic.
 * @param hold keeps a value within its limits, given the others
 */
export function descend(
  start: readonly number[],
  loss: (values: readonly number[]) => number,
  {
    step,
    least,
    hold,
  }: { step: number; least: number; hold: (value: number, at: number, all: readonly number[]) => number },
): number[] {
  let values = [...start];
  let lowest = loss(values);
  for (let round = 0, length = step; round < ROUNDS && length > least; round++) {
    const before = lowest;
    for (const at of start.keys()) {
      for (const change of [length, -length]) {
        const moved = values.with(at, hold((values[at] ?? 0) + change, at, values));
        const now = loss(moved);
        if (now >= lowest - 1e-9) continue;
        [values, lowest] = [moved, now];
        break;
      }
    }
    if (lowest === before) length /= 2;
  }
  return values;
}
