import type { ReportResults } from '@liftmark/contract/analysis';
import type { Recommendation } from '@liftmark/contract/report';
import { EFFORT_LABELS, TYPE_LABELS } from '@liftmark/engine/reports/labels';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import type { PagePictures, Picture } from './crops.ts';
import { block, box, link, list, text } from './elements.ts';
import { picture } from './picture.ts';
import { styles } from './theme.ts';

const CROP_POINTS = 360;

/** A card for each recommendation. A locked one shows only its title. */
export async function recommendationCards(
  { recommendations, lockedCount, sources }: ReportResults,
  pictures: PagePictures,
  reportUrl: string,
): Promise<ReactNode[]> {
  if (recommendations.length === 0) return [text(wording.recommendations.none)];
  const cards: ReactNode[] = [];
  for (const [index, item] of recommendations.entries()) {
    if ('locked' in item) cards.push(lockedCard(index, item.type, item.title));
    else cards.push(...card(index, item, await pictures.crop(item.evidence), sources));
  }
  if (lockedCount > 0) {
    cards.push(
      block(
        styles.panel,
        text(wording.recommendations.locked({ count: lockedCount })),
        link(reportUrl, wording.openReport),
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
  return block(
    styles.card,
    title(index, type, words),
    h(Text, { style: styles.small }, wording.recommendations.lockedLabel),
  );
}

/** The parts are separate elements, since a card in one box would not break between pages. */
function card(
  index: number,
  item: Recommendation,
  crop: Picture | null,
  sources: ReportResults['sources'],
): ReactNode[] {
  return [
    // The title stays on the same page as what we saw.
    block(
      styles.card,
      title(index, item.type, item.title),
      part(wording.recommendations.observed, text(item.observed)),
      crop && picture(crop, CROP_POINTS),
    ),
    part(wording.recommendations.why, text(item.why)),
    item.steps.length > 0 && part(wording.recommendations.steps, list(item.steps, true)),
    ...item.copyExamples.map(({ before, after }) =>
      block(
        [styles.panel, styles.row],
        before !== null &&
          box(
            { flex: 1, marginRight: 12 },
            h(Text, { style: styles.small }, wording.recommendations.now),
            text(before),
          ),
        box(
          { flex: 1 },
          h(Text, { style: styles.small }, wording.recommendations.better),
          text(after, styles.strong),
        ),
      ),
    ),
    part(wording.recommendations.impact, text(item.impact.text)),
    text(wording.recommendations.effort({ effort: EFFORT_LABELS[item.effort] }), styles.small),
    ...item.sources.flatMap((id) => {
      const source = sources[id];
      return source?.url
        ? [box({ fontSize: 8 }, link(source.url, wording.recommendations.source(source)))]
        : [];
    }),
    box({ height: 12 }),
  ];
}

function part(label: string, content: ReactNode): ReactElement {
  return block({}, h(Text, { style: styles.label }, label), content);
}
