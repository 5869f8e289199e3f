import type { ReportResults } from '@liftmark/contract/analysis';
import type { Recommendation } from '@liftmark/contract/report';
import { EFFORT_LABELS, TYPE_LABELS } from '@liftmark/engine/reports/labels';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { picture } from './conversion.ts';
import type { PagePictures, Picture } from './crops.ts';
import { block, box, link, list, text } from './elements.ts';
import { styles } from './theme.ts';

const CROP_POINTS = 360;

/** One card for each recommendation; of locked ones what they are about, and how many there are. */
export async function recommendationCards(
  { recommendations, lockedCount, sources }: ReportResults,
  pictures: PagePictures,
  reportUrl: string,
): Promise<ReactNode[]> {
  if (recommendations.length === 0) return [text('Nothing that was measured asks for a change.')];
  const cards: ReactNode[] = [];
  for (const [index, item] of recommendations.entries()) {
    if ('locked' in item) cards.push(lockedCard(index, item.type, item.title));
    else cards.push(...card(index, item, await pictures.crop(item.evidence), sources));
  }
  if (lockedCount > 0) {
    cards.push(
      block(
        styles.panel,
        text(`${lockedCount} recommendations are part of Pro: with evidence, steps and better words.`),
        link(reportUrl, 'Open the report'),
      ),
    );
  }
  return cards;
}

function title(index: number, type: Recommendation['type'], words: string): ReactElement {
  return box(
    { marginBottom: 2 },
    h(Text, { style: styles.small }, `${index + 1} · ${TYPE_LABELS[type]}`),
    text(words, styles.subheading),
  );
}

function lockedCard(index: number, type: Recommendation['type'], words: string): ReactElement {
  return block(styles.card, title(index, type, words), h(Text, { style: styles.small }, 'Part of Pro'));
}

/** The parts stand in the flow of the page side by side: a card as one box would not break between pages. */
function card(
  index: number,
  item: Recommendation,
  crop: Picture | null,
  sources: ReportResults['sources'],
): ReactNode[] {
  return [
    // The title keeps together with what was seen.
    block(
      styles.card,
      title(index, item.type, item.title),
      part('What we saw', text(item.observed)),
      crop && picture(crop, CROP_POINTS),
    ),
    part('Why it matters', text(item.why)),
    item.steps.length > 0 && part('What to change', list(item.steps, true)),
    ...item.copyExamples.map(({ before, after }) =>
      block(
        [styles.panel, styles.row],
        before !== null &&
          box({ flex: 1, marginRight: 12 }, h(Text, { style: styles.small }, 'Now'), text(before)),
        box({ flex: 1 }, h(Text, { style: styles.small }, 'Better'), text(after, styles.strong)),
      ),
    ),
    part('Expected impact', text(item.impact.text)),
    text(`Effort: ${EFFORT_LABELS[item.effort]}`, styles.small),
    ...item.sources.flatMap((id) => {
      const source = sources[id];
      return source?.url
        ? [box({ fontSize: 8 }, link(source.url, `Source: ${source.title}, ${source.publisher}`))]
        : [];
    }),
    box({ height: 12 }),
  ];
}

function part(label: string, content: ReactNode): ReactElement {
  return block({}, h(Text, { style: styles.label }, label), content);
}
