import type { Finding } from '@liftmark/contract/report';

/** With checks of this weight, nothing is filled in. */
const TELLING_WEIGHT = 12;

/** What the score of a category is based on. */
export interface Basis {
  judged: Finding[];
  /** The share of its weight that is filled in, 0 to 1. */
  fillerShare: number;
}

/** @param findings those of one category */
export function basisOf(findings: readonly Finding[]): Basis {
  const judged = findings.filter(({ score }) => score !== null);
  const weight = judged.reduce((total, finding) => total + finding.weight, 0);
  return { judged, fillerShare: 1 - weight / Math.max(TELLING_WEIGHT, weight) };
}
