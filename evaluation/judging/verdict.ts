import type { ConversionReport } from '@liftmark/contract/report';

/** Of a report what its score is made of: what is compared, stored and measured. */
export interface Verdict {
  percent: number | null;
  grade: string | null;
  scores: Record<string, number | null>;
  /** By check: its score, or `notApplicable`, `notMeasured`. */
  outcomes: Record<string, number | 'notApplicable' | 'notMeasured'>;
  /** Reasons for which the score has a ceiling; empty for rubrics that have none. */
  ceilings: string[];
  pageType: string;
  language: string | null;
  /** Titles, in the report's order. */
  recommendations: string[];
  /** Checks that ended with an error. */
  broken: string[];
}

export function verdictOf(report: ConversionReport): Verdict {
  return {
    percent: report.overall.percent,
    grade: report.overall.grade,
    scores: report.scores,
    outcomes: Object.fromEntries(
      report.findings.map(({ check, score, outcome }) => [
        check,
        score ?? (outcome === 'notApplicable' ? outcome : 'notMeasured'),
      ]),
    ),
    ceilings: ceilingsOf(report),
    pageType: report.pageType.type,
    language: report.language,
    recommendations: report.recommendations.map(({ title }) => title),
    broken: report.findings
      .filter(({ observed }) => observed.startsWith('This check ended with an error'))
      .map(({ check, observed }) => `${check}: ${observed}`),
  };
}

/** Rubrics of before ceilings have no such lines. */
function ceilingsOf({ scoreLines }: ConversionReport): string[] {
  const lines: { kind: string; of: string }[] = scoreLines;
  return [...new Set(lines.filter(({ kind }) => kind === 'ceiling').map(({ of }) => of))];
}
