import { LEVEL_WORDS } from '@liftmark/contract/level-words';
import type { SwotView } from '@liftmark/contract/report-view';
import { rubricWords } from '@liftmark/contract/score-words';
import type { Level } from '@liftmark/contract/swot';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import { block, box, cover, type DocumentBrand, documentOf, heading, link, text } from './elements.ts';
import { drawSuggestions } from './suggestions.ts';
import { styles } from './theme.ts';

const QUADRANTS = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
type Quadrant = (typeof QUADRANTS)[number];

interface Entry {
  title: string;
  description: string;
  /** Name of the level: “Impact”. */
  scale: string;
  level: Level;
  /** What to do, with a label for it. */
  action: { label: string; text: string } | null;
}

/** The four quadrants, one after the other. */
export function swotDocument(
  view: SwotView,
  reportUrl: string,
  brand: DocumentBrand | null = null,
): ReactElement {
  const { strengths, weaknesses, opportunities, threats, ...about } = view.analysisResults;
  const head = { kind: wording.kinds.swot, title: view.title, createdAt: view.createdAt, reportUrl, brand };
  return documentOf(
    head,
    ...cover(head, about.url, rubricWords(about)),
    counts({ strengths, weaknesses, opportunities, threats }),
    ...quadrant(
      wording.swot.strengths.heading,
      strengths.map((item) => entry(item, wording.swot.strengths.scale, item.impact, null)),
    ),
    ...quadrant(
      wording.swot.weaknesses.heading,
      weaknesses.map((item) =>
        entry(item, wording.swot.weaknesses.scale, item.severity, {
          label: wording.swot.weaknesses.action,
          text: item.suggestion,
        }),
      ),
    ),
    ...quadrant(
      wording.swot.opportunities.heading,
      opportunities.map((item) =>
        entry(item, wording.swot.opportunities.scale, item.potential, {
          label: wording.swot.opportunities.action,
          text: item.actionable,
        }),
      ),
    ),
    ...quadrant(
      wording.swot.threats.heading,
      threats.map((item) =>
        entry(item, wording.swot.threats.scale, item.risk, {
          label: wording.swot.threats.action,
          text: item.mitigation,
        }),
      ),
    ),
    ...drawSuggestions(about.suggestions),
    about.locked &&
      block(
        styles.panel,
        text(wording.swot.locked({ count: about.lockedCount })),
        link(reportUrl, wording.openReport),
      ),
  );
}

function entry(
  { title, description }: Pick<Entry, 'title' | 'description'>,
  scale: string,
  level: Level,
  action: Entry['action'],
): Entry {
  return { title, description, scale, level, action: action?.text ? action : null };
}

function counts(quadrants: Record<Quadrant, readonly unknown[]>): ReactElement {
  return block(
    [styles.row, styles.panel],
    ...QUADRANTS.map((quadrant) =>
      box(
        { flex: 1 },
        h(
          Text,
          { style: { ...styles.strong, fontSize: 18, lineHeight: 1.3 } },
          `${quadrants[quadrant].length}`,
        ),
        h(Text, { style: styles.soft }, wording.swot[quadrant].heading),
      ),
    ),
  );
}

function quadrant(name: string, entries: readonly Entry[]): ReactNode[] {
  return [
    heading(name),
    entries.length === 0 && text(wording.swot.none, styles.soft),
    ...entries.map(({ title, description, scale, level, action }) =>
      block(
        styles.card,
        h(Text, { style: styles.small }, wording.swot.level({ scale, level: LEVEL_WORDS[level] })),
        text(title, styles.subheading),
        text(description),
        action && h(Text, { style: styles.label }, action.label),
        action && text(action.text),
      ),
    ),
  ];
}
