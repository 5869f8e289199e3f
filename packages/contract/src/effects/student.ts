/** The upper 2.5% point of the normal distribution. */
const Z = 1.959964;

/**
 * The upper 2.5% point of Student's t distribution: the expansion of Cornish and Fisher (Abramowitz and Stegun
 * 26.7.5), within 0.01 from 4 degrees of freedom on.
 */
export function studentPoint(degrees: number): number {
  const z = Z;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, at) => sum + term / degrees ** (at + 1), z);
}
