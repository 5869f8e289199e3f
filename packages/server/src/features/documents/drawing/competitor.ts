import { CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import type { Side } from '@liftmark/contract/competitor';
import type { CompetitorView } from '@liftmark/contract/report-view';
import { rubricWords, spanWords } from '@liftmark/contract/score-words';
import { leadWord, levelNote, type Standing, signed, standingsOf } from '@liftmark/contract/standings';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import {
  block,
  box,
  cover,
  type DocumentBrand,
  documentOf,
  heading,
  link,
  list,
  scoreBar,
  text,
} from './elements.ts';
import { picture } from './picture.ts';
import { printableUpTo } from './printable.ts';
import { drawSuggestions } from './suggestions.ts';
import { INK, LINE, scoreColor, styles } from './theme.ts';

type Results = CompetitorView['analysisResults'];

/** The picture of a difference on one of the two pages. */
export interface DrawnCrop {
  place: number;
  side: Side;
  jpeg: Uint8Array;
}

/** The page compared with its competitors: scores by category, and recommendations. */
export function competitorDocument(
  view: CompetitorView,
  reportUrl: string,
  crops: readonly DrawnCrop[] = [],
  brand: DocumentBrand | null = null,
): ReactElement {
  const { primary, insights, suggestions, locked, lockedCount } = view.analysisResults;
  const standings = standingsOf(view.analysisResults);
  const head = {
    kind: wording.kinds.competitor,
    title: view.title,
    createdAt: view.createdAt,
    reportUrl,
    brand,
  };
  return documentOf(
    head,
    ...cover(head, primary.url, rubricWords(view.analysisResults)),
    rivals(standings.filter(({ isOwn }) => !isOwn)),
    text(insights.summary, styles.lead),
    heading(wording.competitor.scores),
    ...standings.map(standing),
    heading(wording.competitor.categories),
    text(levelNote(), styles.soft),
    matrixRow(wording.competitor.columns, styles.strong),
    ...insights.matrix.map(categoryRow),
    ...sideBySide(insights.differences, crops),
    ...drawSuggestions(suggestions),
    heading(wording.competitor.recommendations),
    insights.recommendations.length > 0
      ? list(insights.recommendations, true)
      : text(wording.competitor.none, styles.soft),
    locked &&
      lockedCount > 0 &&
      block(
        styles.panel,
        text(wording.competitor.locked({ count: lockedCount })),
        link(reportUrl, wording.openReport),
      ),
    heading(wording.competitor.details),
    ...insights.matrix.flatMap(({ category }) => reasons(category, standings)),
  );
}

type Difference = NonNullable<Results['insights']['differences']>[number];

/** What matters most, each page's picture and words beside the other's. */
function sideBySide(differences: readonly Difference[] = [], crops: readonly DrawnCrop[]): ReactNode[] {
  if (differences.length === 0) return [];
  return [
    heading(wording.competitor.differences),
    ...differences.map((difference, place) => {
      const { title, name, takeOver, lead } = difference;
      const shown = (side: Side) => cropOf(difference, side, place, crops);
      return block(
        styles.card,
        text(title, styles.subheading),
        box(
          styles.row,
          box(
            { flex: 1, marginRight: 12 },
            h(Text, { style: styles.small }, wording.competitor.yours),
            shown('yours'),
            text(difference.yours),
          ),
          box(
            { flex: 1 },
            h(Text, { style: styles.small }, printableUpTo(name, 40)),
            shown('theirs'),
            text(difference.theirs),
          ),
        ),
        text(
          lead === 'yours'
            ? wording.competitor.keep
            : takeOver === null
              ? ''
              : wording.competitor.takeOver({ takeOver }),
          styles.strong,
        ),
      );
    }),
  ];
}

/** Half of a page's width within a card, in points. */
const HALF = 216;

function cropOf(
  difference: Difference,
  side: Side,
  place: number,
  crops: readonly DrawnCrop[],
): ReactElement | null {
  const size = difference.crops?.[side];
  const found = crops.find((crop) => crop.place === place && crop.side === side);
  return size && found ? picture({ ...size, jpeg: Buffer.from(found.jpeg) }, HALF) : null;
}

/** The competitors, below the page's own name. */
function rivals(standings: readonly Standing[]): ReactElement {
  return block(
    { marginBottom: 16 },
    h(Text, { style: styles.label }, wording.competitor.rivals),
    ...standings.map(({ title, url }) =>
      box({ marginBottom: 2 }, text(title, styles.strong), box({ fontSize: 8 }, link(url))),
    ),
  );
}

function standing({ title, url, percent, grade, range }: Standing): ReactElement {
  const letter = grade ?? (range && spanWords(range));
  return block(
    { marginBottom: 8 },
    box(
      [styles.row, { justifyContent: 'space-between' }],
      box({ flex: 1, marginRight: 12 }, text(title, styles.strong), box({ fontSize: 8 }, link(url))),
      h(
        Text,
        { style: { ...styles.strong, fontSize: 13, color: range === null ? scoreColor(percent) : INK } },
        percent === null ? wording.noScore : [`${percent}`, letter].filter(Boolean).join(' · '),
      ),
    ),
    scoreBar(percent),
  );
}

function categoryRow(row: Results['insights']['matrix'][number]): ReactElement {
  const { category, primary, best, bestTitle, difference, reason } = row;
  const theirs = best === null ? '–' : `${best} (${printableUpTo(bestTitle ?? '', 40)})`;
  const lead = difference === null ? leadWord(row) : `${signed(difference)} · ${leadWord(row)}`;
  return matrixRow(
    [CATEGORY_LABELS[category], primary === null ? '–' : `${primary}`, theirs, lead],
    {},
    reason && wording.competitor.notComparable({ reason }),
  );
}

const WIDTHS = ['26%', '14%', '38%', '22%'];

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

/** The reasons for each page's score in a category, the own page first. */
function reasons(category: Category, standings: readonly Standing[]): ReactNode[] {
  return standings.map(({ title, insights }, index) =>
    block(
      { marginBottom: 6 },
      index === 0 && h(Text, { style: styles.subheading }, CATEGORY_LABELS[category]),
      text(title, styles.strong),
      text(insights[category]),
    ),
  );
}
