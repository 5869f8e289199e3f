import { LEVEL_WORDS } from '@liftmark/contract/level-words';
import type { CopyView } from '@liftmark/contract/report-view';
import { COPY_PART_LABELS, rewriteNote } from '@liftmark/contract/rewrites';
import { rubricWords } from '@liftmark/contract/score-words';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import { block, box, cover, type DocumentBrand, documentOf, heading, link, list, text } from './elements.ts';
import { drawSuggestions } from './suggestions.ts';
import { styles } from './theme.ts';

/** The page's copy with better words for it. */
export function copyDocument(
  view: CopyView,
  reportUrl: string,
  brand: DocumentBrand | null = null,
): ReactElement {
  const { copyAnalysis, priorityFixes, overallRecommendations, url, locked, lockedCount } =
    view.analysisResults;
  const { headline, callToActions } = copyAnalysis;
  const isFine = headline.issues.length === 0 && headline.current !== null;
  const head = { kind: wording.kinds.copy, title: view.title, createdAt: view.createdAt, reportUrl, brand };
  return documentOf(
    head,
    ...cover(head, url, rubricWords(view.analysisResults)),
    heading(wording.copy.priorities),
    priorityFixes.length === 0 && text(wording.copy.none, styles.soft),
    ...priorityFixes.map((fix) =>
      block(
        styles.card,
        h(Text, { style: styles.small }, wording.copy.impact({ level: LEVEL_WORDS[fix.impact] })),
        text(fix.element, styles.subheading),
        pair(fix.current, fix.suggested),
        text(fix.reasoning),
      ),
    ),
    heading(wording.copy.headline),
    pair(
      headline.current,
      headline.rewriteExample,
      isFine ? wording.copy.alternative : wording.copy.suggested,
    ),
    headline.issues.length > 0 && list(headline.issues),
    headline.suggestions.length > 0 &&
      h(Text, { style: styles.label }, isFine ? wording.copy.moreAlternatives : wording.copy.moreSuggestions),
    headline.suggestions.length > 0 && list(headline.suggestions),
    ...rewritten(view.analysisResults.rewrites),
    ...actions(callToActions),
    overallRecommendations.length > 0 && heading(wording.copy.recommendations),
    overallRecommendations.length > 0 && list(overallRecommendations, true),
    ...drawSuggestions(view.analysisResults.suggestions),
    locked &&
      block(
        styles.panel,
        text(wording.copy.locked({ count: lockedCount })),
        link(reportUrl, wording.openReport),
      ),
  );
}

/** Every part but the headline, which has its own section. */
function rewritten(rewrites: CopyView['analysisResults']['rewrites'] = []): ReactNode[] {
  const shown = rewrites.filter(({ part, candidates }) => part !== 'headline' && candidates.length > 0);
  if (shown.length === 0) return [];
  return [
    heading(wording.copy.rewrites),
    ...shown.map(({ part, current, candidates }) =>
      block(
        styles.card,
        text(COPY_PART_LABELS[part], styles.subheading),
        current !== null && text(wording.copy.now({ current }), styles.soft),
        ...candidates.map((candidate) =>
          box(
            { marginTop: 4 },
            text(candidate.text, styles.strong),
            text(rewriteNote(candidate), styles.soft),
          ),
        ),
      ),
    ),
  ];
}

type Action = CopyView['analysisResults']['copyAnalysis']['callToActions'][number];

function actions(callToActions: readonly Action[]): ReactNode[] {
  if (callToActions.length === 0) return [];
  return [
    heading(wording.copy.callsToAction),
    ...callToActions.map(({ location, priority, current, rewriteExample, issues }) =>
      block(
        styles.card,
        h(
          Text,
          { style: styles.small },
          wording.copy.callToAction({ location, priority: LEVEL_WORDS[priority] }),
        ),
        pair(current, rewriteExample ?? ''),
        issues.length > 0 && list(issues),
      ),
    ),
  ];
}

function pair(
  current: string | null,
  better: string,
  label: string = wording.copy.suggested,
): ReactElement | null {
  if (current === null && better === '') return null;
  return block(
    [styles.panel, styles.row],
    current !== null &&
      box(
        { flex: 1, marginRight: 12 },
        h(Text, { style: styles.small }, wording.copy.current),
        text(current),
      ),
    better !== '' && box({ flex: 1 }, h(Text, { style: styles.small }, label), text(better, styles.strong)),
  );
}
