import type { ConversionReport, Place } from '@liftmark/contract/report';
import type { CheckError } from '@liftmark/engine/checks/check-error';

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
  /** The same by id, with where each stands; null for reports from before places. */
  plan: { id: string; place: Place | null }[];
  /** Checks, diagnoses and ceilings that ended with an error, also those whose advice did. */
  broken: string[];
}

/** @param errors what threw while the page was judged, which most reports don't show */
export function verdictOf(report: ConversionReport, errors: readonly CheckError[] = []): Verdict {
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
    plan: report.recommendations.map(({ id, place = null }) => ({ id, place })),
    broken: [...errors.map(({ check, error }) => `${check}: ${error.message}`), ...unheard(report, errors)],
  };
}

/** Checks that ended with an error by the report alone: engines of other times tell nobody else. */
function unheard({ findings }: ConversionReport, errors: readonly CheckError[]): string[] {
  return findings
    .filter(
      ({ check, observed }) =>
        observed.startsWith('This check ended with an error') && !errors.some((one) => one.check === check),
    )
    .map(({ check, observed }) => `${check}: ${observed}`);
}

/** Rubrics of before ceilings have no such lines. */
function ceilingsOf({ scoreLines }: ConversionReport): string[] {
  const lines: { kind: string; of: string }[] = scoreLines;
  return [...new Set(lines.filter(({ kind }) => kind === 'ceiling').map(({ of }) => of))];
}
