import type { Finding } from '@liftmark/contract/report';

/** Checks of this weight say enough of a category. */
const TELLING_WEIGHT = 12;

/** What a category's number rests on. */
export interface Basis {
  judged: Finding[];
  /** How much of what a category should rest on is missing, 0 to 1. */
  fillerShare: number;
}

/** @param findings those of one category */
export function basisOf(findings: readonly Finding[]): Basis {
  const judged = findings.filter(({ score }) => score !== null);
  const weight = judged.reduce((total, finding) => total + finding.weight, 0);
  return { judged, fillerShare: 1 - weight / Math.max(TELLING_WEIGHT, weight) };
}
