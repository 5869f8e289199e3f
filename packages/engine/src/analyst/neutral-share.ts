import type { Finding } from '@liftmark/contract/report';
import { SCORING } from '../score/score.ts';

/** What a category's number rests on. */
export interface Basis {
  /** Findings that speak for or against the page. */
  telling: Finding[];
  /** Share of the number, 0 to 1, that is neutral: filled up, or judged neither good nor bad. */
  neutralShare: number;
}

/** @param findings those of one category */
export function basisOf(findings: readonly Finding[]): Basis {
  const judged = findings.filter(({ score }) => score !== null);
  const telling = judged.filter((finding) => !isNeutral(finding));
  const whole = Math.max(SCORING.fullWeight, weightOf(judged));
  return { telling, neutralShare: 1 - weightOf(telling) / whole };
}

/** Nothing was seen that would speak either way. */
function isNeutral({ score, evidence }: Finding): boolean {
  return score === SCORING.neutralScore && evidence.length === 0;
}

function weightOf(findings: readonly Finding[]): number {
  return findings.reduce((total, { weight }) => total + weight, 0);
}
