import type { SwotView } from '@liftmark/contract/report-view';
import type { Level } from '@liftmark/contract/swot';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { block, box, cover, documentOf, heading, link, text } from './elements.ts';
import { styles } from './theme.ts';

interface Entry {
  title: string;
  description: string;
  /** What the level is of: "Impact". */
  scale: string;
  level: Level;
  /** What to do, and what that is called. */
  action: { label: string; text: string } | null;
}

/** The four quadrants, one after the other. */
export function swotDocument(view: SwotView, reportUrl: string): ReactElement {
  const { strengths, weaknesses, opportunities, threats, ...about } = view.analysisResults;
  const head = { kind: 'SWOT Analysis Report', title: view.title, createdAt: view.createdAt, reportUrl };
  return documentOf(
    head,
    ...cover(head, about.url),
    counts({ strengths, weaknesses, opportunities, threats }),
    ...quadrant(
      'Strengths',
      strengths.map((item) => entry(item, 'Impact', item.impact, null)),
    ),
    ...quadrant(
      'Weaknesses',
      weaknesses.map((item) =>
        entry(item, 'Severity', item.severity, { label: 'Suggestion', text: item.suggestion }),
      ),
    ),
    ...quadrant(
      'Opportunities',
      opportunities.map((item) =>
        entry(item, 'Potential', item.potential, { label: 'Action', text: item.actionable }),
      ),
    ),
    ...quadrant(
      'Threats',
      threats.map((item) => entry(item, 'Risk', item.risk, { label: 'Mitigation', text: item.mitigation })),
    ),
    about.locked &&
      block(
        styles.panel,
        text(`${about.lockedCount} entries are part of Pro: with evidence and what to do about them.`),
        link(reportUrl, 'Open the report'),
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

function counts(quadrants: Record<string, readonly unknown[]>): ReactElement {
  return block(
    [styles.row, styles.panel],
    ...Object.entries(quadrants).map(([name, entries]) =>
      box(
        { flex: 1 },
        h(Text, { style: { ...styles.strong, fontSize: 18, lineHeight: 1.3 } }, `${entries.length}`),
        h(Text, { style: styles.soft }, name.charAt(0).toUpperCase() + name.slice(1)),
      ),
    ),
  );
}

function quadrant(name: string, entries: readonly Entry[]): ReactNode[] {
  return [
    heading(name),
    entries.length === 0 && text('Nothing that was measured belongs here.', styles.soft),
    ...entries.map(({ title, description, scale, level, action }) =>
      block(
        styles.card,
        h(Text, { style: styles.small }, `${scale}: ${level}`),
        text(title, styles.subheading),
        text(description),
        action && h(Text, { style: styles.label }, action.label),
        action && text(action.text),
      ),
    ),
  ];
}
