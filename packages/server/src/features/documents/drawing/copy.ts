import type { CopyView } from '@liftmark/contract/report-view';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { block, box, cover, documentOf, heading, link, list, text } from './elements.ts';
import { styles } from './theme.ts';

/** What stands on the page beside better words for it. */
export function copyDocument(view: CopyView, reportUrl: string): ReactElement {
  const { copyAnalysis, priorityFixes, overallRecommendations, url, locked, lockedCount } =
    view.analysisResults;
  const { headline, callToActions } = copyAnalysis;
  const isFine = headline.issues.length === 0 && headline.current !== null;
  const head = { kind: 'Copy Intelligence Report', title: view.title, createdAt: view.createdAt, reportUrl };
  return documentOf(
    head,
    ...cover(head, url),
    heading('Priority copy optimizations'),
    priorityFixes.length === 0 && text('No words of the page ask for a change.', styles.soft),
    ...priorityFixes.map((fix) =>
      block(
        styles.card,
        h(Text, { style: styles.small }, `Impact: ${fix.impact}`),
        text(fix.element, styles.subheading),
        pair(fix.current, fix.suggested),
        text(fix.reasoning),
      ),
    ),
    heading('Headline optimization'),
    pair(headline.current, headline.rewriteExample, isFine ? 'An alternative' : undefined),
    headline.issues.length > 0 && list(headline.issues),
    headline.suggestions.length > 0 &&
      h(Text, { style: styles.label }, isFine ? 'Other alternatives' : 'Other suggestions'),
    headline.suggestions.length > 0 && list(headline.suggestions),
    ...actions(callToActions),
    overallRecommendations.length > 0 && heading('Strategic copy recommendations'),
    overallRecommendations.length > 0 && list(overallRecommendations, true),
    locked &&
      block(
        styles.panel,
        text(`${lockedCount} suggestions are part of Pro.`),
        link(reportUrl, 'Open the report'),
      ),
  );
}

type Action = CopyView['analysisResults']['copyAnalysis']['callToActions'][number];

function actions(callToActions: readonly Action[]): ReactNode[] {
  if (callToActions.length === 0) return [];
  return [
    heading('Call-to-action optimizations'),
    ...callToActions.map(({ location, priority, current, rewriteExample, issues }) =>
      block(
        styles.card,
        h(Text, { style: styles.small }, `${location} · Priority: ${priority}`),
        pair(current, rewriteExample ?? ''),
        issues.length > 0 && list(issues),
      ),
    ),
  ];
}

function pair(current: string | null, better: string, label = 'Suggested copy'): ReactElement | null {
  if (current === null && better === '') return null;
  return block(
    [styles.panel, styles.row],
    current !== null &&
      box({ flex: 1, marginRight: 12 }, h(Text, { style: styles.small }, 'Current copy'), text(current)),
    better !== '' && box({ flex: 1 }, h(Text, { style: styles.small }, label), text(better, styles.strong)),
  );
}
