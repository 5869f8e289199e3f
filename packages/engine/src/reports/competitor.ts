import { CATEGORIES, CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import { figure } from '@liftmark/contract/figures';
import { judgedPageType, PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { ConversionReport, Finding } from '@liftmark/contract/report';
import { ceilingWords, notableCeilings, rangeWithoutLetter } from '@liftmark/contract/score-words';
import { NOTABLE } from '@liftmark/contract/standings';
import { inLanguageOf, reportLanguage } from '@liftmark/contract/translated';
import { list, lowerFirst } from '../checks/shared/phrasing.ts';
import { text } from './competitor.text.ts';
import { differencesOf, findingOf, isBetter, isGap, rankOf } from './differences.ts';
import { type NameOf, namesFor } from './site-name.ts';
import { isSmallFix } from './small-fix.ts';

const MAX_COMPETITORS = 3;
const MAX_RECOMMENDATIONS = 6;
/** How many of these may be ceilings of this page. */
const MAX_LIMITS = 3;

/**
 * Compares a report with those of one to three competitors, all made with the same rubric.
 * @param leftOut addresses of competitors that couldn’t be analyzed
 * @throws {RangeError} for no competitor, more than three, or another rubric
 */
export function competitorReport(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  leftOut: readonly string[] = [],
): CompetitorReport {
  return inLanguageOf(primary, () => comparisonOf(primary, competitors, leftOut));
}

function comparisonOf(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  leftOut: readonly string[],
): CompetitorReport {
  if (competitors.length === 0 || competitors.length > MAX_COMPETITORS) {
    throw new RangeError(text.errors.count({ max: MAX_COMPETITORS }));
  }
  if (competitors.some(({ rubricVersion }) => rubricVersion !== primary.rubricVersion)) {
    throw new RangeError(text.errors.rubric);
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
      summary: [
        summaryOf(primary, competitors, matrix, nameOf),
        ...(leftOut.length > 0 ? [text.leftOut({ pages: list(leftOut, leftOut.length) })] : []),
      ].join(' '),
      recommendations: recommendationsOf(primary, competitors, matrix, nameOf),
      differences: differencesOf(primary, competitors, nameOf),
      matrix,
    },
    ...(primary.rewrites && { rewrites: primary.rewrites }),
    writtenIn: reportLanguage(),
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
    difference !== null && best !== undefined && isSupported(category, difference, primary, best);
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
 * Checks weigh differently by page type, and a category with few checks counts as average. So a lead counts only if a
 * check that judged both pages found more on the leading one.
 */
function isSupported(
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
  const [ownType, otherType] = [typeOf(primary), typeOf(best)];
  return ownType === otherType
    ? text.notComparable.ofOneType
    : text.notComparable.ofTwoTypes({ own: nameOf(primary), ownType, other: nameOf(best), otherType });
}

function typeOf({ pageType }: ConversionReport): string {
  return PAGE_TYPE_LABELS[judgedPageType(pageType)];
}

function isLevel({ primary, best, difference }: Row): boolean {
  return difference === null ? primary === null || best === null : Math.abs(difference) < NOTABLE;
}

function scoreIn({ scores }: ConversionReport, category: Category): number {
  return scores[category] ?? 0;
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
    standing(primary, competitors, nameOf),
    ...[primary, ...competitors].map((report) => limitOf(report, nameOf)),
    ahead.length > 0 && text.leads({ name: own, categories: names(ahead) }),
    behind.length > 0 &&
      (ahead.length > 0
        ? text.alsoTrails({ categories: names(behind) })
        : text.trails({ name: own, categories: names(behind) })),
    ...comparability([primary, ...competitors], matrix, nameOf),
    mixedTypes([primary, ...competitors], nameOf),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** That no category differs, unless too little was compared to say so. */
function comparability(
  reports: readonly ConversionReport[],
  matrix: readonly Row[],
  nameOf: NameOf,
): (string | false)[] {
  const compared = matrix.filter(({ primary, best }) => primary !== null && best !== null).length;
  const all = matrix.length;
  return [
    unseen(reports, 'mobile', nameOf),
    unseen(reports, 'desktop', nameOf),
    compared * 2 < all ? text.partial({ compared, all }) : matrix.every(isLevel) && text.level,
  ];
}

/** Which of the pages were seen on one device only; all of them on desktop alone, as from the extension, are alike. */
function unseen(
  reports: readonly ConversionReport[],
  on: 'desktop' | 'mobile',
  nameOf: NameOf,
): string | false {
  const other = on === 'desktop' ? 'mobile' : 'desktop';
  const pages = reports
    .filter(({ screenshots }) => screenshots[on] !== null && screenshots[other] === null)
    .map(nameOf);
  const isUneven = pages.length > 0 && (on === 'mobile' || pages.length < reports.length);
  return isUneven && text.seenOn[on]({ pages: list(pages, pages.length) });
}

/** The lowest ceiling comes before any difference between categories; false if nothing limits the page. */
function limitOf(report: ConversionReport, nameOf: NameOf): string | false {
  const [lowest] = notableCeilings(report);
  return (
    lowest !== undefined &&
    text.limited({
      name: nameOf(report),
      points: figure(lowest.points, 1),
      reason: lowerFirst(lowest.reason),
    })
  );
}

/** That the pages are of different types and what that means for their scores; false if they aren't. */
function mixedTypes(reports: readonly ConversionReport[], nameOf: NameOf): string | false {
  if (new Set(reports.map(typeOf)).size === 1) return false;
  const pages = reports.map((report) => text.typed({ name: nameOf(report), type: typeOf(report) }));
  return text.types({ pages: list(pages, pages.length) });
}

function standing(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): string {
  const { percent } = primary.overall;
  const [first, ...others] = competitors;
  if (percent !== null && first?.overall.percent === percent && others.length === 0) {
    return text.standing.tie({ own: nameOf(primary), other: nameOf(first), score: percent });
  }
  const [own = '', ...rest] = [primary, ...competitors].map((report) => scoreOf(report, nameOf(report)));
  return text.standing.compared({ own, others: list(rest) });
}

function scoreOf({ overall: { percent } }: ConversionReport, name: string): string {
  return percent === null ? text.standing.unscored({ name }) : text.standing.scored({ name, score: percent });
}

interface Lesson {
  category: Category;
  /** Place among what visitors run into; after them, everything else ranks the same. */
  rank: number;
  points: number;
  text: string;
}

/**
 * What a competitor's page does and this one doesn't: first what visitors run into, then the costliest. Each trailing
 * category has an entry, unless it trails by housekeeping alone.
 */
function recommendationsOf(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  matrix: readonly Row[],
  nameOf: NameOf,
): string[] {
  const gaps = primary.findings
    .filter((finding) => isGap(finding) && !isSmallFix(finding.check, primary))
    .toSorted((a, b) => rankOf(a, primary) - rankOf(b, primary) || b.points - a.points);
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
    .toSorted((a, b) => a.rank - b.rank || b.points - a.points)
    .map(({ text }) => text);
  return [...limits, ...lessons];
}

/** Ceilings of this page that no competitor has. */
function limitsOf(primary: ConversionReport, competitors: readonly ConversionReport[]): string[] {
  const shared = new Set(competitors.flatMap((report) => notableCeilings(report).map(({ id }) => id)));
  return notableCeilings(primary)
    .filter(({ id }) => !shared.has(id))
    .slice(0, MAX_LIMITS)
    .map((ceiling) =>
      text.fixFirst({ title: lowerFirst(ceiling.title), limit: lowerFirst(ceilingWords(ceiling)) }),
    );
}

function lesson(
  gap: Finding,
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Lesson | null {
  // The competitor that is best in the category is a better model than one that passes only this check.
  const better = competitors
    .filter(({ findings }) => passes(findings, gap.check))
    .toSorted((a, b) => scoreIn(b, gap.category) - scoreIn(a, gap.category))[0];
  const theirs = better?.findings.find(({ check }) => check === gap.check);
  if (!better || !theirs) return null;
  const { category, points, observed } = gap;
  const sentence = text.lesson({
    category: CATEGORY_LABELS[category],
    observed,
    name: nameOf(better),
    theirs: theirs.observed,
  });
  return { category, rank: rankOf(gap, primary), points, text: withAdvice(sentence, gap, primary) };
}

/** For a trailing category without a check that a competitor passes: the costliest check that is better there. */
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
  const sentence = text.trailingLesson({
    category: CATEGORY_LABELS[category],
    observed: gap.observed,
    name: nameOf(best),
    points: -difference,
  });
  return {
    category,
    rank: rankOf(gap, primary),
    points: gap.points,
    text: withAdvice(sentence, gap, primary),
  };
}

function withAdvice(lesson: string, { check }: Finding, { recommendations }: ConversionReport): string {
  const advice = recommendations.find(({ checks }) => checks.includes(check));
  return advice ? text.withAdvice({ lesson, advice: advice.title }) : lesson;
}

function passes(findings: readonly Finding[], check: string): boolean {
  return findings.some((finding) => finding.check === check && finding.outcome === 'pass');
}

function names(rows: readonly Row[]): string {
  const named = rows.map(({ category, difference }) =>
    text.difference({ category: CATEGORY_LABELS[category], points: signed(difference ?? 0) }),
  );
  return list(named, named.length);
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}
