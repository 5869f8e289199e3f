import type { Category } from '@liftmark/contract/categories';
import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';

/** What a report says about its score. */
export type ScoreReport = Pick<
  ConversionReport,
  'overall' | 'scoreLines' | 'findings' | 'rubricVersion' | 'pageType'
>;

export interface ChangeLine {
  kind: 'check' | 'ceiling' | 'filler' | 'floor' | 'rounding';
  /** Id of the check or ceiling, or the category for filler and floor. */
  of: string;
  category: Category | null;
  /** Points of the Liftmark Score won (positive) or lost by it. */
  points: number;
  /** What was seen before and after, where a check stands behind it. */
  before: string | null;
  after: string | null;
}

export interface ScoreChange {
  /** Points between the two scores; null where one of them has none. */
  total: number | null;
  /** The part that comes from the page; null where it cannot be told from the rubric's. */
  page: number | null;
  /** The part that comes from another rubric, or from judging the page as another type; null where it cannot be told. */
  rubric: number | null;
  /** What makes up the page's part, the largest first. The points add up to it. */
  lines: ChangeLine[];
}

/** Whether two reports weigh the same checks alike, so that their scores differ by the page alone. */
export function measureAlike(one: ScoreReport, other: ScoreReport): boolean {
  return (
    one.rubricVersion === other.rubricVersion &&
    judgedPageType(one.pageType) === judgedPageType(other.pageType)
  );
}

/**
 * Why the score of a page changed between two reports.
 * @param rejudged the earlier capture under the later rubric and as the later type of page; needed only where the two
 *   reports do not measure alike
 */
export function explainChange(
  before: ScoreReport,
  after: ScoreReport,
  rejudged: ScoreReport | null = null,
): ScoreChange {
  const total = difference(before, after);
  const start = measureAlike(before, after) ? before : rejudged;
  if (total === null || start === null || !measureAlike(start, after)) {
    return { total, page: null, rubric: null, lines: [] };
  }
  const page = difference(start, after);
  const rubric = difference(before, start);
  return { total, page, rubric, lines: page === null ? [] : changeLines(start, after) };
}

function difference(before: ScoreReport, after: ScoreReport): number | null {
  const { percent: from } = before.overall;
  const { percent: to } = after.overall;
  return from === null || to === null ? null : to - from;
}

function changeLines(before: ScoreReport, after: ScoreReport): ChangeLine[] {
  const lost = new Map(before.scoreLines.map((line) => [keyOf(line), line]));
  const still = new Map(after.scoreLines.map((line) => [keyOf(line), line]));
  const lines = [...new Set([...lost.keys(), ...still.keys()])].flatMap((key): ChangeLine[] => {
    const line = still.get(key) ?? lost.get(key);
    const points = fine((lost.get(key)?.points ?? 0) - (still.get(key)?.points ?? 0));
    if (!line || points === 0) return [];
    return [{ ...line, points, before: observed(before, line.of), after: observed(after, line.of) }];
  });
  return lines.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.of.localeCompare(b.of, 'en'));
}

function keyOf({ kind, of }: { kind: string; of: string }): string {
  return `${kind} ${of}`;
}

function observed({ findings }: ScoreReport, check: string): string | null {
  return findings.find((finding) => finding.check === check)?.observed ?? null;
}

function fine(points: number): number {
  return Math.round(points * 10_000) / 10_000;
}
