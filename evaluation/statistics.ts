/** A figure with its 95% interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
  n: number;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of a sample. */
export function standardDeviation(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** A share with Wilson's interval; null of nothing. */
export function shareOf(good: number, n: number): Estimate | null {
  if (n === 0) return null;
  const z = 1.959964;
  const share = good / n;
  const scale = 1 + z ** 2 / n;
  const middle = (share + z ** 2 / (2 * n)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), n };
}

/** Spearman's rank correlation, ties at their mean rank; null where one side doesn't vary. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number | null {
  const first = ranks(pairs.map(([a]) => a));
  const second = ranks(pairs.map(([, b]) => b));
  const [middleA, middleB] = [mean(first), mean(second)];
  let [both, onlyA, onlyB] = [0, 0, 0];
  for (const [at, a] of first.entries()) {
    const [x, y] = [a - middleA, (second[at] ?? 0) - middleB];
    both += x * y;
    onlyA += x * x;
    onlyB += y * y;
  }
  return onlyA === 0 || onlyB === 0 ? null : both / Math.sqrt(onlyA * onlyB);
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to++;
    for (let at = from; at <= to; at++) result[order[at]?.at ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return result;
}

const RESAMPLES = 1_000;

/** A figure of a sample with its bootstrap interval: the same sample always gives the same interval. */
export function bootstrapped<T>(
  sample: readonly T[],
  figure: (sample: readonly T[]) => number | null,
): Estimate | null {
  const value = figure(sample);
  if (value === null || !Number.isFinite(value) || sample.length < 3) return null;
  const random = randomNumbers(20_261_123);
  const figures: number[] = [];
  for (let round = 0; round < RESAMPLES; round++) {
    const drawn = sample.map(() => sample[Math.floor(random() * sample.length)] as T);
    const again = figure(drawn);
    if (again !== null && Number.isFinite(again)) figures.push(again);
  }
  figures.sort((a, b) => a - b);
  const at = (share: number) =>
    figures[Math.min(figures.length - 1, Math.floor(share * figures.length))] ?? value;
  return { value, low: at(0.025), high: at(0.975), n: sample.length };
}

/** The share of what is good in all groups, with its bootstrap interval: groups are drawn again, what is in them is alike. */
export function bootstrappedShare(groups: readonly (readonly boolean[])[]): Estimate | null {
  const counted = groups.map((group) => ({ good: group.filter(Boolean).length, all: group.length }));
  return bootstrapped(counted, (sample) => {
    const all = sample.reduce((sum, group) => sum + group.all, 0);
    return all === 0 ? null : sample.reduce((sum, group) => sum + group.good, 0) / all;
  });
}

/** Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
