import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { CompetitorView } from '@liftmark/contract/report-view';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { block, box, cover, documentOf, heading, link, list, scoreBar, text } from './elements.ts';
import { printableUpTo } from './printable.ts';
import { LINE, scoreColor, styles } from './theme.ts';

type Results = CompetitorView['analysisResults'];

/** The page beside its competitors: scores, category by category, and what to learn from them. */
export function competitorDocument(view: CompetitorView, reportUrl: string): ReactElement {
  const { primary, competitors, insights, locked, lockedCount } = view.analysisResults;
  const head = {
    kind: 'Competitive Intelligence Report',
    title: view.title,
    createdAt: view.createdAt,
    reportUrl,
  };
  return documentOf(
    head,
    ...cover(head, primary.url),
    text(insights.summary, styles.lead),
    heading('Scores'),
    standing(primary.title, primary.url, primary),
    ...competitors.map(({ title, url, analysis }) => standing(title, url, analysis)),
    heading('Performance by category'),
    matrixRow(['Category', 'Your page', 'Best competitor', 'Difference'], styles.strong),
    ...insights.matrix.map(categoryRow),
    heading('Strategic recommendations'),
    insights.recommendations.length > 0
      ? list(insights.recommendations, true)
      : text('No competitor does better where your page loses points.', styles.soft),
    locked &&
      lockedCount > 0 &&
      block(
        styles.panel,
        text(`${lockedCount} recommendations are part of Pro.`),
        link(reportUrl, 'Open the report'),
      ),
    heading('Your page in detail'),
    ...insights.matrix.map(({ category }) =>
      insight(CATEGORY_LABELS[category], primary.categoryInsights[category]),
    ),
  );
}

function standing(
  title: string,
  url: string,
  { percent, overallScore }: Pick<Results['primary'], 'percent' | 'overallScore'>,
): ReactElement {
  return block(
    { marginBottom: 8 },
    box(
      [styles.row, { justifyContent: 'space-between' }],
      box({ flex: 1, marginRight: 12 }, text(title, styles.strong), box({ fontSize: 8 }, link(url))),
      h(
        Text,
        { style: { ...styles.strong, fontSize: 13, color: scoreColor(percent) } },
        percent === null ? 'No score' : `${percent} · ${overallScore ?? ''}`,
      ),
    ),
    scoreBar(percent),
  );
}

function categoryRow({
  category,
  primary,
  best,
  bestTitle,
  difference,
  reason,
}: Results['insights']['matrix'][number]): ReactElement {
  const theirs = best === null ? '–' : `${best} (${printableUpTo(bestTitle ?? '', 40)})`;
  const lead = difference === null ? '–' : `${difference > 0 ? '+' : ''}${difference}`;
  return matrixRow(
    [CATEGORY_LABELS[category], primary === null ? '–' : `${primary}`, theirs, lead],
    {},
    reason && `Not comparable: ${reason}`,
  );
}

const WIDTHS = ['28%', '16%', '40%', '16%'];

function matrixRow(
  cells: readonly string[],
  style: Record<string, unknown> = {},
  note: string | null | undefined = null,
): ReactElement {
  return block(
    { borderBottomWidth: 1, borderBottomColor: LINE, paddingVertical: 4 },
    box(
      styles.row,
      ...cells.map((cell, index) =>
        box({ width: WIDTHS[index] ?? '25%', paddingRight: 6 }, text(cell, style as never)),
      ),
    ),
    note && text(note, styles.soft),
  );
}

function insight(label: string, words: string): ReactNode {
  return block({ marginBottom: 6 }, h(Text, { style: styles.strong }, label), text(words));
}
