import type { ReportResults } from '@liftmark/contract/analysis';
import type { Ceiling } from '@liftmark/contract/report';
import { ceilingParts } from '@liftmark/contract/score-words';
import type { PageMark } from './frames.ts';

/** A ceiling with its place on the page. */
export interface CeilingMark extends PageMark {
  sign: string;
  ceiling: Ceiling;
}

/** The ceilings that a report shows one by one, the lowest first; their markers come before those of findings. */
export function ceilingMarks(results: Pick<ReportResults, 'ceilings'>): CeilingMark[] {
  const { main } = ceilingParts(results);
  return main.map((ceiling, index) => ({
    key: ceilingKey(ceiling.id),
    number: index - main.length,
    sign: `C${index + 1}`,
    title: ceiling.title,
    evidence: ceiling.evidence,
    isMissing: false,
    ceiling,
  }));
}

/** The value of `?finding=` for a ceiling, and the id of its line. */
export function ceilingKey(id: string): string {
  return `ceiling-${id}`;
}
