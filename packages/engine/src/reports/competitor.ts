import { CATEGORIES, CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import { judgedPageType, PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { ConversionReport, Finding } from '@liftmark/contract/report';
import { ceilingWords, notableCeilings, rangeWithoutLetter } from '@liftmark/contract/score-words';
import { NOTABLE } from '@liftmark/contract/standings';
import { amount, list, lowerFirst } from '../checks/phrasing.ts';
import { type NameOf, namesFor } from './site-name.ts';

const MAX_COMPETITORS = 3;
const MAX_RECOMMENDATIONS = 6;
/** Of these, ceilings of the own page. */
const MAX_LIMITS = 3;

/**
 * One report beside those of one to three competitors, all of one rubric.
 * @throws {RangeError} for no competitor, more than three, or another rubric
 */
export function competitorReport(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
): CompetitorReport {
  if (competitors.length === 0 || competitors.length > MAX_COMPETITORS) {
    throw new RangeError(`A comparison takes 1 to ${MAX_COMPETITORS} competitors.`);
  }
  if (competitors.some(({ rubricVersion }) => rubricVersion !== primary.rubricVersion)) {
    throw new RangeError('Only reports of one rubric can be compared.');
  }
  const nameOf = namesFor([primary, ...competitors]);
  const matrix = CATEGORIES.map((category) => row(category, primary, competitors, nameOf));
  return {
    kind: 'competitor',
    primary: { title: nameOf(primary), url: primary.finalUrl, ...analysisOf(primary) },
    competitors: competitors.map((report) => ({
      title: nameOf(report),
      url: report.finalUrl,
      analysis: analysisOf(report),
    })),
    insights: {
      summary: summaryOf(primary, competitors, matrix, nameOf),
      recommendations: recommendationsOf(primary, competitors, matrix, nameOf),
      matrix,
    },
    rubricVersion: primary.rubricVersion,
  };
}

type Row = CompetitorReport['insights']['matrix'][number];

function row(
  category: Category,
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Row {
  const own = primary.scores[category] ?? null;
  const best = competitors.toSorted((a, b) => scoreIn(b, category) - scoreIn(a, category))[0];
  const score = best?.scores[category] ?? null;
  const difference = own === null || score === null ? null : own - score;
  const isComparable =
    difference !== null && best !== undefined && isBorneOut(category, difference, primary, best);
  return {
    category,
    primary: own,
    best: score,
    bestTitle: score === null || !best ? null : nameOf(best),
    difference: isComparable ? difference : null,
    reason: difference === null || !best || isComparable ? null : whyNotComparable(primary, best, nameOf),
  };
}

/**
 * A check weighs and scores by the type of the page, and what is missing of a category is filled up: a lead counts
 * where a check that judged both pages found more on the one that leads.
 */
function isBorneOut(
  category: Category,
  difference: number,
  primary: ConversionReport,
  best: ConversionReport,
): boolean {
  if (Math.abs(difference) < NOTABLE) return true;
  const [leading, trailing] = difference > 0 ? [primary, best] : [best, primary];
  return trailing.findings.some((gap) => gap.category === category && isBetter(findingOf(gap, leading), gap));
}

function whyNotComparable(primary: ConversionReport, best: ConversionReport, nameOf: NameOf): string {
  const types = [primary, best].map(typeOf);
  const because =
    types[0] === types[1]
      ? 'The gap rests on checks that judged one of the two pages alone'
      : `${nameOf(primary)} is judged as “${types[0]}” and ${nameOf(best)} as “${types[1]}”, by other checks and weights`;
  return `${because}, and no check of both found more on the page that scores higher.`;
}

function typeOf({ pageType }: ConversionReport): string {
  return PAGE_TYPE_LABELS[judgedPageType(pageType)];
}

function isLevel({ primary, best, difference }: Row): boolean {
  return difference === null ? primary === null || best === null : Math.abs(difference) < NOTABLE;
}

/** Whether the check found more there, not the very same judged more mildly. */
function isBetter(theirs: Finding | null, gap: Finding): boolean {
  const gain = (theirs?.score ?? 0) - (gap.score ?? 1);
  return theirs !== null && gain > 0 && theirs.observed !== gap.observed;
}

function scoreIn({ scores }: ConversionReport, category: Category): number {
  return scores[category] ?? 0;
}

function findingOf({ check }: Finding, { findings }: ConversionReport): Finding | null {
  return findings.find((finding) => finding.check === check) ?? null;
}

function analysisOf({ overall, scores, categoryInsights }: ConversionReport) {
  return {
    overallScore: overall.grade,
    percent: overall.percent,
    range: rangeWithoutLetter(overall),
    scores,
    categoryInsights,
  };
}

function summaryOf(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  matrix: readonly Row[],
  nameOf: NameOf,
): string {
  const ahead = matrix.filter(({ difference }) => difference !== null && difference >= NOTABLE);
  const behind = matrix.filter(({ difference }) => difference !== null && difference <= -NOTABLE);
  const own = nameOf(primary);
  const sentences = [
    `${standing(primary, competitors, nameOf)}.`,
    ...[primary, ...competitors].map((report) => heldDown(report, nameOf)),
    ahead.length > 0 && `${own} leads in ${names(ahead)}.`,
    behind.length > 0 && `${ahead.length > 0 ? 'It' : own} trails in ${names(behind)}.`,
    matrix.every(isLevel) && 'No category differs by five points or more.',
    mixedTypes([primary, ...competitors], nameOf),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** What limits a page as a whole comes before any difference between categories; false where nothing does. */
function heldDown(report: ConversionReport, nameOf: NameOf): string | false {
  const [lowest] = notableCeilings(report);
  return lowest !== undefined && `${nameOf(report)} is h${ceilingWords(lowest).slice(1)}`;
}

/** That the pages are of different types, and what that means for their scores; false where they are of one. */
function mixedTypes(reports: readonly ConversionReport[], nameOf: NameOf): string | false {
  if (new Set(reports.map(typeOf)).size === 1) return false;
  const types = reports.map((report) => `${nameOf(report)} as “${typeOf(report)}”`);
  return `The pages are of different types, each judged by what its own asks for: ${list(types, types.length)}.`;
}

function standing(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): string {
  const { percent } = primary.overall;
  const own = nameOf(primary);
  const [first, ...others] = competitors;
  if (percent !== null && first?.overall.percent === percent && others.length === 0)
    return `${own} and ${nameOf(first)} both score ${percent}`;
  const scores = competitors.map((report) => `${nameOf(report)} ${report.overall.percent ?? 'has no score'}`);
  return `${own} ${percent === null ? 'has no score' : `scores ${percent}`}; ${list(scores)}`;
}

interface Lesson {
  category: Category;
  points: number;
  text: string;
}

/** What a competitor's page does and this one does not, the costliest first, with a word on each category that trails. */
function recommendationsOf(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  matrix: readonly Row[],
  nameOf: NameOf,
): string[] {
  const gaps = primary.findings.filter(isGap).toSorted((a, b) => b.points - a.points);
  const learned = gaps.flatMap((gap) => lesson(gap, primary, competitors, nameOf) ?? []);
  const trailing = matrix
    .filter(({ difference }) => difference !== null && difference <= -NOTABLE)
    .flatMap(
      (row) =>
        learned.find(({ category }) => category === row.category) ??
        trailingLesson(row, gaps, primary, competitors, nameOf) ??
        [],
    );
  const others = learned.filter((each) => !trailing.includes(each));
  const limits = limitsOf(primary, competitors);
  const lessons = [...trailing, ...others]
    .slice(0, MAX_RECOMMENDATIONS - limits.length)
    .toSorted((a, b) => b.points - a.points)
    .map(({ text }) => text);
  return [...limits, ...lessons];
}

/** What holds this page down and none of the competitors. */
function limitsOf(primary: ConversionReport, competitors: readonly ConversionReport[]): string[] {
  const shared = new Set(competitors.flatMap((report) => notableCeilings(report).map(({ id }) => id)));
  return notableCeilings(primary)
    .filter(({ id }) => !shared.has(id))
    .slice(0, MAX_LIMITS)
    .map((ceiling) => `Fix this first: ${lowerFirst(ceiling.title)}. ${ceilingWords(ceiling)}`);
}

function lesson(
  gap: Finding,
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Lesson | null {
  // Whoever passes one check by a doubtful sign is no model where another page does far better all around.
  const better = competitors
    .filter(({ findings }) => passes(findings, gap.check))
    .toSorted((a, b) => scoreIn(b, gap.category) - scoreIn(a, gap.category))[0];
  const theirs = better?.findings.find(({ check }) => check === gap.check);
  if (!better || !theirs) return null;
  const { category, points, observed } = gap;
  const text = `${CATEGORY_LABELS[category]}: ${observed} On ${nameOf(better)}: ${theirs.observed}${actionOn(gap, primary)}`;
  return { category, points, text };
}

/** A category far behind without a check that a competitor passes: what costs most of what is better there. */
function trailingLesson(
  { category, difference, bestTitle }: Row,
  gaps: readonly Finding[],
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Lesson | null {
  const best = competitors.find((report) => nameOf(report) === bestTitle);
  if (!best || difference === null) return null;
  const gap = gaps.find((each) => each.category === category && isBetter(findingOf(each, best), each));
  if (!gap) return null;
  const text = `${CATEGORY_LABELS[category]}: ${gap.observed} ${bestTitle} stands ${amount(-difference, 'point')} higher here.${actionOn(gap, primary)}`;
  return { category, points: gap.points, text };
}

function actionOn({ check }: Finding, { recommendations }: ConversionReport): string {
  const advice = recommendations.find(({ checks }) => checks.includes(check));
  return advice ? ` ${advice.title}.` : '';
}

function isGap({ outcome }: Finding): boolean {
  return outcome === 'fail' || outcome === 'partial';
}

function passes(findings: readonly Finding[], check: string): boolean {
  return findings.some((finding) => finding.check === check && finding.outcome === 'pass');
}

function names(rows: readonly Row[]): string {
  const named = rows.map(
    ({ category, difference }) =>
      `${CATEGORY_LABELS[category]} (${(difference ?? 0) > 0 ? '+' : ''}${String(difference).replace('-', '−')})`,
  );
  return list(named, named.length);
}
