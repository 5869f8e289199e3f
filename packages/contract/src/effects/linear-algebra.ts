/** A matrix as rows. */
export type Matrix = readonly (readonly number[])[];

/** The inverse of a symmetric positive definite matrix; null if it isn't one, up to rounding. */
export function inverseOf(matrix: Matrix): number[][] | null {
  const size = matrix.length;
  const left = matrix.map((row) => [...row]);
  const right = left.map((_, at) => Array.from({ length: size }, (__, other) => (at === other ? 1 : 0)));
  const scale = matrix.map((row, at) => row[at] ?? 0);
  for (let at = 0; at < size; at++) {
    const pivot = left[at]?.[at] ?? 0;
    if (!(pivot > 1e-9 * (scale[at] ?? 0))) return null;
    for (const side of [left, right]) side[at] = (side[at] as number[]).map((value) => value / pivot);
    for (let other = 0; other < size; other++) {
      const factor = left[other]?.[at] ?? 0;
      if (other === at || factor === 0) continue;
      for (const side of [left, right]) subtract(side[other] as number[], side[at] as number[], factor);
    }
  }
  return right;
}

function subtract(row: number[], other: readonly number[], factor: number): void {
  for (let at = 0; at < row.length; at++) row[at] = (row[at] as number) - factor * (other[at] as number);
}

export function product(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => dot(row, vector));
}

export function dot(first: readonly number[], second: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < first.length; at++) sum += (first[at] as number) * (second[at] as number);
  return sum;
}

/** X′WX of rows with weights. */
export function crossProduct(rows: Matrix, weights: readonly number[]): number[][] {
  const size = rows[0]?.length ?? 0;
  const sum = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const [at, row] of rows.entries()) {
    const weight = weights[at] as number;
    for (let a = 0; a < size; a++) {
      const part = weight * (row[a] as number);
      const into = sum[a] as number[];
      for (let b = 0; b < size; b++) into[b] = (into[b] as number) + part * (row[b] as number);
    }
  }
  return sum;
}
