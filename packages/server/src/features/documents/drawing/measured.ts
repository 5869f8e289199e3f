import { measuredLines, worthLines } from '@liftmark/contract/measured-words';
import { text as wording } from '@liftmark/contract/measured-words.text';
import type { PageFigures } from '@liftmark/contract/measuring';
import type { ReactNode } from 'react';
import { block, heading, text } from './elements.ts';
import { styles } from './theme.ts';

/** What is measured of the page, what its latest change did, and what a higher rate is worth; nothing without figures. */
export function measuredSection(figures: PageFigures | null): ReactNode[] {
  if (figures === null) return [];
  const [recent = '', ...changes] = measuredLines(figures.page);
  const [worth, assumed] = worthLines(figures.page, figures.worth);
  return [
    heading(wording.section),
    block(
      { marginBottom: 6 },
      text(recent, styles.strong),
      ...changes.map((line) => text(line, { marginTop: 3 })),
      worth !== undefined && text(worth, { marginTop: 6 }),
      assumed !== undefined && text(assumed, styles.soft),
    ),
  ];
}
