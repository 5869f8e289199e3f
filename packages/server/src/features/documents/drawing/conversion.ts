import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { bandFor, gradeFor } from '@liftmark/contract/grade';
import { PRIORITY_WORDS } from '@liftmark/contract/level-words';
import type { PageFigures } from '@liftmark/contract/measuring';
import { pageTypeWords } from '@liftmark/contract/page-types';
import type { ConversionView } from '@liftmark/contract/report-view';
import { fallInShort, isCeilingStep, lossWords } from '@liftmark/contract/score-fall';
import {
  ceilingParts,
  ceilingSentence,
  notComparedWords,
  oldRubricWords,
  rangeWithoutLetter,
  rangeWords,
  smallCeilingsWords,
  uncappedWords,
} from '@liftmark/contract/score-words';
import { titleWithAuthor } from '@liftmark/contract/suggestion-words';
import { effortAndWorth } from '@liftmark/contract/worth-words';
import { BAND_WORDS, bandWords } from '@liftmark/engine/reports/labels';
import type { SmallPair } from '@liftmark/engine/trials/small-pictures';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import type { PagePictures, Picture } from './crops.ts';
import {
  block,
  box,
  cover,
  type DocumentBrand,
  dateWords,
  dial,
  documentOf,
  heading,
  list,
  scoreBar,
  text,
} from './elements.ts';
import { measuredSection } from './measured.ts';
import { lossRow, methodSection } from './method.ts';
import { picture } from './picture.ts';
import { recommendationCards, topChanges } from './recommendations.ts';
import { secondOpinionSection } from './second-opinion.ts';
import { standingBlock } from './standing.ts';
import { INK, LINE, scoreColor, styles } from './theme.ts';

type Results = ConversionView['analysisResults'];

interface ReportPictures extends PagePictures {
  /** Of the changes that were tried. */
  tried: readonly SmallPair[];
}

/** The conversion report: cover, six categories, recommendations with crops, action plan, method. */
export async function conversionDocument(
  view: ConversionView,
  pictures: ReportPictures,
  reportUrl: string,
  { brand = null, figures = null }: { brand?: DocumentBrand | null; figures?: PageFigures | null } = {},
): Promise<ReactElement> {
  const results = view.analysisResults;
  const head = {
    kind: wording.kinds.conversion,
    title: view.title,
    createdAt: view.createdAt,
    reportUrl,
    brand,
  };
  return documentOf(
    head,
    ...cover(head, view.inputType === 'manual' ? null : results.finalUrl),
    verdict(results, view.inputType === 'manual' ? 'rendered' : results.mode, pictures.firstScreen),
    ...measuredSection(figures),
    topChanges(results, pictures.tried),
    heading(wording.conversion.categories),
    ...CATEGORIES.map((category) => categoryBlock(category, results)),
    results.pageTypeInsights.length > 0 && heading(wording.conversion.visitorQuestions),
    results.pageTypeInsights.length > 0 && list(results.pageTypeInsights),
    ...secondOpinionSection(results),
    heading(wording.conversion.recommendations),
    ...(await recommendationCards(view, pictures, reportUrl)),
    ...actionPlan(results),
    ...methodSection(results),
  );
}

/** @param mode of the capture; a manual analysis has no page, so nothing of it is missing */
function verdict(results: Results, mode: Results['mode'], firstScreen: Picture | null): ReactElement {
  const { overall, summary, standing, ...about } = results;
  const range = rangeWithoutLetter(overall);
  const notes = [rangeWords(results), oldRubricWords(results), notComparedWords(results)];
  const { measured, notMeasured } = about.coverage;
  const labels = wording.conversion.facts;
  const facts = [
    [labels.captured, dateWords(about.capturedAt)],
    [labels.pageType, pageTypeWords(about.pageType)],
    [labels.measured, wording.conversion.coverage({ measured, checks: measured + notMeasured })],
    [labels.rubric, about.rubricVersion],
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
          scoreHeading(overall, mode),
        ),
        text(summary, { fontSize: 11 }),
        ...held(results),
        ...fall(results),
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
        standing && overall.percent !== null && standingBlock(standing, overall, overall.percent),
        ...about.warnings.map((warning) => text(warning, { marginTop: 6, color: INK })),
      ),
    ),
  );
}

function scoreHeading(overall: Results['overall'], mode: Results['mode']): string {
  const { percent } = overall;
  if (percent === null) return wording.noScore;
  return overall.grade === null
    ? wording.conversion.score
    : wording.conversion.scoreWithBand({ band: bandWords(percent, mode) });
}

/** What took the points, beside the score; the whole account stands at the end. */
function fall(results: Results): ReactNode[] {
  const { percent } = results.overall;
  const steps = fallInShort(results);
  if (percent === null || steps.length === 0) return [];
  return [
    h(Text, { style: { ...styles.strong, marginTop: 8 } }, wording.conversion.fall({ percent })),
    ...steps.map((step) =>
      lossRow(step.label, lossWords(step.lost), isCeilingStep(step) ? { color: scoreColor(0) } : {}),
    ),
  ];
}

/** The ceilings that limit the score, each with its reason. */
function held(results: Results): ReactNode[] {
  const { main, small } = ceilingParts(results);
  const others = smallCeilingsWords(small);
  const uncapped = uncappedWords(results);
  return [
    ...main.map((ceiling) => text(ceilingSentence(ceiling), { marginTop: 6, color: scoreColor(0) })),
    others !== null && text(others, { marginTop: 6 }),
    uncapped !== null && text(`${uncapped}.`, styles.strong, { marginTop: 2 }),
  ];
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
          ? wording.conversion.noCategoryScore
          : `${score} · ${gradeFor(score)} · ${BAND_WORDS[bandFor(score)]}`,
      ),
    ),
    scoreBar(score),
    text(categoryInsights[category]),
  );
}

function actionPlan(results: Results): ReactNode[] {
  const { actionPlan: steps, locked } = results;
  if (steps.length === 0) return [];
  return [
    heading(wording.conversion.actionPlan),
    ...steps.map((step) =>
      block(
        [styles.row, { marginBottom: 4 }],
        box({ width: 9, height: 9, borderWidth: 1, borderColor: INK, marginTop: 2, marginRight: 7 }),
        h(Text, { style: { ...styles.strong, width: 52 } }, PRIORITY_WORDS[step.priority]),
        box({ flex: 1 }, text(titleWithAuthor(step)), ...aboutStep(step.recommendation, results)),
      ),
    ),
    locked && text(wording.conversion.lockedSteps, styles.soft),
  ];
}

/** How long a step takes and what it is worth. */
function aboutStep(id: string, results: Results): ReactNode[] {
  const item = results.recommendations.find((each) => each.id === id);
  return item && 'effort' in item ? [text(effortAndWorth(item, results), styles.small)] : [];
}
