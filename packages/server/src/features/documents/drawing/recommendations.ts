import type { ReportResults } from '@liftmark/contract/analysis';
import { impactWords } from '@liftmark/contract/impact-words';
import { byPlace, housekeepingWords, PLACE_HEADINGS } from '@liftmark/contract/places';
import { QUESTION_LABELS } from '@liftmark/contract/questions';
import type { Recommendation } from '@liftmark/contract/report';
import type { ConversionView } from '@liftmark/contract/report-view';
import { rewriteNote } from '@liftmark/contract/rewrites';
import { modelNotes, titleWithAuthor } from '@liftmark/contract/suggestion-words';
import { trackRecordWords } from '@liftmark/contract/track-record-words';
import { TOGETHER, triedWords } from '@liftmark/contract/trials';
import {
  biggestGainWords,
  effortAndWorth,
  togetherWords,
  whyFirstWords,
  worthWords,
} from '@liftmark/contract/worth-words';
import { TYPE_LABELS } from '@liftmark/engine/reports/labels';
import type { SmallPair } from '@liftmark/engine/trials/small-pictures';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import type { PagePictures, Picture } from './crops.ts';
import { block, box, link, list, text } from './elements.ts';
import { picture } from './picture.ts';
import { ACCENT, LINE, styles } from './theme.ts';

const CROP_POINTS = 360;

type Item = ReportResults['recommendations'][number];

/** What matters most, for readers who stop here: what visitors run into, or else the first three titles. */
export function topChanges(results: ReportResults, pairs: readonly SmallPair[]): ReactNode {
  const { first, also, housekeeping } = byPlace(results.recommendations);
  const [worst, ...others] = first.map((item, index) => problem(item, index, results, pairs));
  const together = togetherWords(results) ?? triedWords(results, { id: TOGETHER });
  const gain = biggestGainWords(results);
  if (worst) {
    // The heading stays on the same page as the first problem.
    const opening = block(
      { marginTop: 12 },
      h(Text, { style: styles.subheading }, PLACE_HEADINGS.first),
      together !== null && text(together, styles.strong),
      trialPictures(pairs, TOGETHER),
      worst,
    );
    return box({}, opening, ...others, gain !== null && text(gain));
  }
  const titles = [...also, ...housekeeping].slice(0, 3).map(titleWithAuthor);
  if (titles.length === 0) return null;
  return block(
    { marginTop: 12 },
    h(Text, { style: styles.subheading }, wording.conversion.topChanges),
    list(titles, true),
  );
}

/** The question that it leaves open, why it comes first, and its fix; a locked one has only question and title. */
function problem(
  item: Item,
  index: number,
  results: ReportResults,
  pairs: readonly SmallPair[],
): ReactElement {
  const isOpen = !('locked' in item);
  const [fix] = isOpen ? item.steps : [];
  const why = isOpen ? whyFirstWords(item) : null;
  const worth = isOpen ? effortAndWorth(item, results) : worthWords(item, results);
  const tried = triedWords(results, { id: item.id, checks: isOpen ? item.checks : [] });
  return block(
    [styles.row, { borderTopWidth: 1, borderTopColor: LINE, paddingVertical: 6 }],
    h(Text, { style: { ...styles.strong, width: 16, color: ACCENT } }, `${index + 1}`),
    box(
      { flex: 1 },
      item.question && h(Text, { style: styles.small }, QUESTION_LABELS[item.question]),
      text(item.title, styles.strong),
      ...notes(item),
      isOpen && text(item.observed),
      why !== null && text(why, styles.small),
      fix !== undefined && box(styles.fix, text(fix)),
      worth !== null && text(worth, styles.strong),
      tried !== null && text(tried, styles.small),
      trialPictures(pairs, item.id),
    ),
  );
}

const PAIR_POINTS = 200;

/** The place of a change now and tried, side by side; null where there are no pictures of it. */
function trialPictures(pairs: readonly SmallPair[], recommendation: string): ReactNode {
  const pair = pairs.find((each) => each.recommendation === recommendation);
  if (pair === undefined) return null;
  const { width, height, device } = pair;
  const part = (bytes: Uint8Array, words: string) =>
    box(
      { marginRight: 10 },
      picture({ jpeg: Buffer.from(bytes), width, height }, PAIR_POINTS),
      text(words, styles.small),
    );
  const { tried } = wording.recommendations;
  return block(
    {},
    box(styles.row, part(pair.before, tried.before), part(pair.after, tried.after)),
    text(tried.caption[device], styles.small),
  );
}

/** A card for each recommendation; housekeeping has one line each. A locked one shows only its title. */
export async function recommendationCards(
  { analysisResults: results, trackRecords = {} }: Pick<ConversionView, 'analysisResults' | 'trackRecords'>,
  pictures: PagePictures,
  reportUrl: string,
): Promise<ReactNode[]> {
  const { recommendations, lockedCount } = results;
  if (recommendations.length === 0) return [text(wording.recommendations.none)];
  const { first, also, housekeeping } = byPlace(recommendations);
  const cardsOf = async (items: readonly Item[]): Promise<ReactNode[]> => {
    const cards: ReactNode[] = [];
    for (const item of items) {
      const index = recommendations.indexOf(item);
      if ('locked' in item) cards.push(lockedCard(index, item));
      else {
        const record = trackRecordWords(trackRecords[item.id]);
        cards.push(...card(index, item, await pictures.crop(item.evidence), { results, record }));
      }
    }
    return cards;
  };
  return [
    ...(await cardsOf(first)),
    first.length > 0 && also.length > 0 && placeHeading(PLACE_HEADINGS.also),
    ...(await cardsOf(also)),
    // A list that starts a new page by itself would leave its heading behind.
    housekeeping.length > 0 &&
      block({}, placeHeading(housekeepingWords(housekeeping)), list(housekeeping.map(titleWithAuthor))),
    lockedCount > 0 &&
      block(
        styles.panel,
        text(wording.recommendations.locked({ count: lockedCount })),
        link(reportUrl, wording.openReport),
      ),
  ];
}

/** Never ends up alone at the bottom of a page. */
function placeHeading(words: string): ReactElement {
  return h(
    View,
    { minPresenceAhead: 60, style: { marginTop: 8 } },
    h(Text, { style: styles.subheading }, words),
  );
}

function title(index: number, type: Recommendation['type'], words: string): ReactElement {
  return box(
    { marginBottom: 2 },
    h(
      Text,
      { style: styles.small },
      wording.recommendations.severity({ number: index + 1, severity: TYPE_LABELS[type] }),
    ),
    text(words, styles.subheading),
  );
}

function lockedCard(index: number, item: Item): ReactElement {
  return block(
    styles.card,
    title(index, item.type, item.title),
    ...notes(item),
    h(Text, { style: styles.small }, wording.recommendations.lockedLabel),
  );
}

/** What a language model had to do with it. */
function notes(item: Item): ReactNode[] {
  return modelNotes(item).map((words) => text(words, styles.small));
}

/** The parts are separate elements, since a card in one box would not break between pages. */
function card(
  index: number,
  item: Recommendation,
  crop: Picture | null,
  { results, record }: { results: ReportResults; record: string | null },
): ReactNode[] {
  return [
    // The title stays on the same page as what we saw.
    block(
      styles.card,
      title(index, item.type, item.title),
      ...notes(item),
      part(wording.recommendations.observed, text(item.observed)),
      crop && picture(crop, CROP_POINTS),
    ),
    part(wording.recommendations.why, text(item.why)),
    item.steps.length > 0 && part(wording.recommendations.steps, list(item.steps, true)),
    ...item.copyExamples.map(({ before, after, ...example }) =>
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
          rewriteNote(example) !== '' && text(rewriteNote(example), styles.small),
        ),
      ),
    ),
    part(wording.recommendations.impact, text(impactWords(item, results.recommendations))),
    text(effortAndWorth(item, results), styles.small),
    record !== null && text(record, styles.small),
    ...item.sources.flatMap((id) => {
      const source = results.sources[id];
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
