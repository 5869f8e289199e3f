import type { ReportResults } from '@liftmark/contract/analysis';
import type { Finding, OutcomeKind } from '@liftmark/contract/report';
import { OUTCOME_LABELS } from '@liftmark/engine/reports/labels';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { block, box, heading, text } from './elements.ts';
import { LINE, styles } from './theme.ts';

const ORDER: readonly OutcomeKind[] = ['fail', 'partial', 'pass', 'notApplicable', 'notMeasured'];

/** How the score came about: what was measured, and every check with what it cost. */
export function methodSection({
  findings,
  coverage,
  rubricVersion,
  overall,
  mode,
  analyst,
}: ReportResults): ReactNode[] {
  const { checks, measured, notApplicable, notMeasured } = coverage;
  const ranked = findings.toSorted(
    (a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || b.points - a.points,
  );
  return [
    heading('How this was measured'),
    text(
      `Of ${checks} checks ${measured} were measured, ${notApplicable} do not apply to this page and ${notMeasured} could not be measured. The Liftmark Score is the rounded mean of the category scores${overall.percent === null ? '' : `: ${overall.percent} of 100`}. Each check below says what it cost.`,
    ),
    text(
      `Rubric ${rubricVersion}. ${mode === 'rendered' ? 'The page was opened in a browser, on a desktop and on a phone where it could be.' : 'The page was read as HTML, without a browser.'} ${wordsBy(analyst)}`,
      styles.soft,
      { marginTop: 4, marginBottom: 8 },
    ),
    ...ranked.map(checkRow),
  ];
}

function wordsBy({ kind, model, parts = [] }: ReportResults['analyst']): string {
  if (kind === 'built-in') return 'Words by the built-in analyst.';
  const sum = (count: 'kept' | 'dropped') => parts.reduce((total, part) => total + part[count], 0);
  return `Worded in part by ${model}: ${sum('kept')} statements held against the page, ${sum('dropped')} did not and were dropped. Scores by code.`;
}

function checkRow({ title, outcome, points }: Finding): ReactElement {
  return block(
    [styles.row, { borderBottomWidth: 1, borderBottomColor: LINE, paddingVertical: 2, fontSize: 8.5 }],
    box({ flex: 1, paddingRight: 8 }, text(title)),
    h(Text, { style: { ...styles.soft, width: 80 } }, OUTCOME_LABELS[outcome]),
    h(
      Text,
      { style: { width: 60, textAlign: 'right' } },
      points >= 0.05 ? `−${points.toFixed(1)} points` : '',
    ),
  );
}
