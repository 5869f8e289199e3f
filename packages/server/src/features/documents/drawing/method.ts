import type { ReportResults } from '@liftmark/contract/analysis';
import { figure } from '@liftmark/contract/figures';
import type { Finding, OutcomeKind } from '@liftmark/contract/report';
import { fallByPart, isCeilingStep } from '@liftmark/contract/score-fall';
import { oldRubricWords, rubricWords } from '@liftmark/contract/score-words';
import { countedAs, outcomeLabel } from '@liftmark/engine/reports/labels';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import { block, box, heading, text } from './elements.ts';
import { LINE, scoreColor, styles } from './theme.ts';

const ORDER: readonly OutcomeKind[] = ['fail', 'partial', 'pass', 'notApplicable', 'notMeasured'];

/** How the score was made: what was measured, and what each check cost. */
export function methodSection(results: ReportResults): ReactNode[] {
  const { findings, coverage, overall, mode, analyst } = results;
  const ranked = findings.toSorted(
    (a, b) => ORDER.indexOf(countedAs(a)) - ORDER.indexOf(countedAs(b)) || b.points - a.points,
  );
  return [
    heading(wording.method.heading),
    text(wording.method.coverage(coverage)),
    text(
      [oldRubricWords(results) ?? rubricWords(results), wording.method[mode], wordsBy(analyst)].join(' '),
      styles.soft,
      { marginTop: 4, marginBottom: 8 },
    ),
    ...(overall.percent === null ? [] : fall(results, overall.percent)),
    h(Text, { style: styles.subheading }, wording.method.allChecks),
    ...ranked.map(checkRow),
  ];
}

function wordsBy({ kind, model, parts = [] }: ReportResults['analyst']): string {
  if (kind === 'built-in') return wording.method.builtInWords;
  const sum = (count: 'kept' | 'dropped') => parts.reduce((total, part) => total + part[count], 0);
  return wording.method.modelWords({ model: `${model}`, kept: sum('kept'), dropped: sum('dropped') });
}

/** Why the score is not 100: the ceilings, then the categories. */
function fall(results: ReportResults, percent: number): ReactNode[] {
  return [
    h(Text, { style: styles.subheading }, wording.method.losses({ percent })),
    ...fallByPart(results).map((step) =>
      lossRow(step.label, figure(step.lost, 1), isCeilingStep(step) ? { color: scoreColor(0) } : {}),
    ),
    box({ marginBottom: 12 }, lossRow(`100 − ${percent}`, figure(100 - percent, 1), styles.strong)),
  ];
}

/** One loss of points, in a table that ends in the score. */
export function lossRow(
  label: string,
  lost: string,
  style: Record<string, string | number> = {},
): ReactElement {
  return block(
    [styles.row, { borderBottomWidth: 1, borderBottomColor: LINE, paddingVertical: 2, fontSize: 8.5 }],
    box({ flex: 1, paddingRight: 8 }, text(label, style)),
    h(Text, { style: { ...style, width: 60, textAlign: 'right' } }, lost),
  );
}

function checkRow(finding: Finding): ReactElement {
  const { title, points } = finding;
  return block(
    [styles.row, { borderBottomWidth: 1, borderBottomColor: LINE, paddingVertical: 2, fontSize: 8.5 }],
    box({ flex: 1, paddingRight: 8 }, text(title)),
    h(Text, { style: { ...styles.soft, width: 80 } }, outcomeLabel(finding)),
    h(
      Text,
      { style: { width: 60, textAlign: 'right' } },
      points >= 0.05 ? wording.method.points({ points: figure(points, 1) }) : '',
    ),
  );
}
