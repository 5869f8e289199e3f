import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { bandFor, gradeFor } from '@liftmark/contract/grade';
import { pageTypeWords } from '@liftmark/contract/page-types';
import type { ConversionView } from '@liftmark/contract/report-view';
import {
  ceilingParts,
  ceilingWords,
  oldRubricWords,
  rangeWithoutLetter,
  rangeWords,
  smallCeilingsWords,
  uncappedWords,
} from '@liftmark/contract/score-words';
import { BAND_WORDS, bandWords } from '@liftmark/engine/reports/labels';
import { Image, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { PagePictures, Picture } from './crops.ts';
import { block, box, cover, dateWords, dial, documentOf, heading, list, scoreBar, text } from './elements.ts';
import { methodSection } from './method.ts';
import { recommendationCards } from './recommendations.ts';
import { secondOpinionSection } from './second-opinion.ts';
import { standingBlock } from './standing.ts';
import { INK, LINE, scoreColor, styles } from './theme.ts';

type Results = ConversionView['analysisResults'];

/** The conversion report: cover, six categories, recommendations with crops, action plan, method. */
export async function conversionDocument(
  view: ConversionView,
  pictures: PagePictures,
  reportUrl: string,
): Promise<ReactElement> {
  const results = view.analysisResults;
  const head = {
    kind: 'Conversion Analysis Report',
    title: view.title,
    createdAt: view.createdAt,
    reportUrl,
  };
  return documentOf(
    head,
    ...cover(head, view.inputType === 'manual' ? null : results.finalUrl),
    verdict(results, view.inputType === 'manual' ? 'rendered' : results.mode, pictures.firstScreen),
    firstChanges(results),
    heading('Six categories'),
    ...CATEGORIES.map((category) => categoryBlock(category, results)),
    results.pageTypeInsights.length > 0 && heading('What visitors of such a page ask'),
    results.pageTypeInsights.length > 0 && list(results.pageTypeInsights),
    ...secondOpinionSection(results),
    heading('Recommendations'),
    ...(await recommendationCards(results, pictures, reportUrl)),
    ...actionPlan(results),
    ...methodSection(results),
  );
}

/** @param seen how the page was seen, which words without a page were not */
function verdict(results: Results, seen: Results['mode'], firstScreen: Picture | null): ReactElement {
  const { overall, summary, standing, ...about } = results;
  const range = rangeWithoutLetter(overall);
  const notes = [rangeWords(results), oldRubricWords(results)];
  const facts = [
    ['Captured', dateWords(about.capturedAt)],
    ['Page type', pageTypeWords(about.pageType)],
    [
      'Measured',
      `${about.coverage.measured} of ${about.coverage.measured + about.coverage.notMeasured} checks`,
    ],
    ['Rubric', about.rubricVersion],
  ] as const;
  return block(
    { marginBottom: 6 },
    box(
      [styles.row, { marginBottom: 12 }],
      dial(overall.percent, overall.grade, range),
      box(
        { flex: 1, marginLeft: 20 },
        h(
          Text,
          {
            style: {
              ...styles.strong,
              color: range === null ? scoreColor(overall.percent) : INK,
              marginBottom: 3,
            },
          },
          scoreHeading(overall, seen),
        ),
        text(summary, { fontSize: 11 }),
        ...held(results),
        ...notes.map((note) => note !== null && text(note, { marginTop: 6 })),
      ),
    ),
    box(
      styles.row,
      firstScreen && box({ width: 220, marginRight: 20 }, picture(firstScreen, 220)),
      box(
        { flex: 1 },
        ...facts.map(([name, value]) =>
          box(
            [styles.row, { borderBottomWidth: 1, borderBottomColor: LINE, paddingVertical: 3 }],
            h(Text, { style: { ...styles.soft, width: 70 } }, name),
            box({ flex: 1 }, text(value)),
          ),
        ),
        standing && overall.percent !== null && standingBlock(standing, overall.percent),
        ...about.warnings.map((warning) => text(warning, { marginTop: 6, color: INK })),
      ),
    ),
  );
}

function scoreHeading(overall: Results['overall'], seen: Results['mode']): string {
  const { percent } = overall;
  if (percent === null) return 'No score';
  return overall.grade === null ? 'Liftmark Score' : `Liftmark Score: ${bandWords(percent, seen)}`;
}

/** What holds the score down, each with its reason. */
function held(results: Results): ReactNode[] {
  const { main, small } = ceilingParts(results);
  const others = smallCeilingsWords(small);
  const uncapped = uncappedWords(results);
  return [
    ...main.map((ceiling) => text(ceilingWords(ceiling), { marginTop: 6, color: scoreColor(0) })),
    others !== null && text(others, { marginTop: 6 }),
    uncapped !== null && text(`${uncapped}.`, styles.strong, { marginTop: 2 }),
  ];
}

/** A picture at a width in points, with a hairline around it. */
export function picture({ jpeg, width, height }: Picture, points: number): ReactElement {
  const shown = Math.min(points, width * 0.75);
  return box(
    { borderWidth: 1, borderColor: LINE, width: shown + 2, marginVertical: 4 },
    h(Image, {
      src: { data: jpeg, format: 'jpg' },
      style: { width: shown, height: (shown * height) / width },
    }),
  );
}

function firstChanges({ recommendations }: Results): ReactNode {
  const titles = recommendations.slice(0, 3).map(({ title }) => title);
  if (titles.length === 0) return null;
  return block(
    { marginTop: 12 },
    h(Text, { style: styles.subheading }, 'The changes that matter most'),
    list(titles, true),
  );
}

function categoryBlock(
  category: (typeof CATEGORIES)[number],
  { scores, categoryInsights }: Results,
): ReactElement {
  const score = scores[category] ?? null;
  return block(
    { marginBottom: 8 },
    box(
      [styles.row, { justifyContent: 'space-between' }],
      h(Text, { style: styles.strong }, CATEGORY_LABELS[category]),
      h(
        Text,
        { style: { ...styles.strong, color: scoreColor(score) } },
        score === null
          ? 'Not enough to measure'
          : `${score} · ${gradeFor(score)} · ${BAND_WORDS[bandFor(score)]}`,
      ),
    ),
    scoreBar(score),
    text(categoryInsights[category]),
  );
}

function actionPlan({ actionPlan: steps, locked }: Results): ReactNode[] {
  if (steps.length === 0) return [];
  return [
    heading('Action plan'),
    ...steps.map(({ title, priority }) =>
      block(
        [styles.row, { marginBottom: 4 }],
        box({ width: 9, height: 9, borderWidth: 1, borderColor: INK, marginTop: 2, marginRight: 7 }),
        h(Text, { style: { ...styles.strong, width: 52 } }, priority),
        box({ flex: 1 }, text(title)),
      ),
    ),
    locked && text('The other steps are part of Pro.', styles.soft),
  ];
}
