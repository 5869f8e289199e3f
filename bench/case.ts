/** One line of a benchmark's table: a figure beside the peer or limit that it is held against, in the same run. */
export interface Row {
  subject: string;
  /** What was measured, and the peer or limit, in the case's unit. */
  value: number;
  reference: number;
  /** `value / reference`. */
  ratio: number;
}

export interface Case {
  name: string;
  /** What `value` and `reference` are. */
  measures: string;
  unit: 'ms' | 'us' | 'MB' | 'count';
  /** The ratio must not exceed this: the median one, or the worst. */
  goal: number;
  judgedBy?: 'median' | 'worst';
  run(): Promise<Row[]>;
}

export function row(subject: string, value: number, reference: number): Row {
  return { subject, value, reference, ratio: value / reference };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Milliseconds of CPU that the work took, in this process. */
export function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Milliseconds that the work took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
