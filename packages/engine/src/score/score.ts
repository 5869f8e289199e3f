import { CATEGORIES, type Category } from '@liftmark/contract/categories';
import { type Grade, gradeFor } from '@liftmark/contract/grade';
import type { PageType } from '@liftmark/contract/page-types';
import type { CategoryScores, ConversionReport } from '@liftmark/contract/report';
import type { CheckResult } from '../checks/run-checks.ts';
import { effectiveWeight } from './multipliers.ts';

/** Constants of the score; part of the rubric's version. */
export const SCORING = {
  /** A category whose measured weight is below this is filled up with neutral weight. */
  fullWeight: 12,
  neutralScore: 0.75,
  /** Below this share of measured weight a category has no number. */
  measuredShare: 0.4,
  /** With fewer categories that have a number there is no grade. */
  categoriesForGrade: 3,
  /** A measured category is at least this: 0 would be read as "no score". */
  floor: 1,
} as const;

type ScoreLine = ConversionReport['scoreLines'][number];

export interface ScoredCheck extends CheckResult {
  /** Effective weight. */
  weight: number;
  /** Points of the Liftmark Score that it cost, rounded to 0.0001. */
  points: number;
}

export interface ScoreCard {
  overall: { percent: number | null; grade: Grade | null };
  scores: CategoryScores;
  coverage: ConversionReport['coverage'];
  /** The fall from 100 to the score: the points of all lines add up to 100 minus the score. */
  scoreLines: ScoreLine[];
  checks: ScoredCheck[];
}

interface Tally {
  category: Category;
  /** Sum of the measured effective weights. */
  weight: number;
  filler: number;
  /** 0 to 100 before rounding; null where too little was measured. */
  exact: number | null;
}

/**
 * The score of a page and how it came about.
 * @param type the type that the page was judged as
 */
export function scoreChecks(results: readonly CheckResult[], type: PageType): ScoreCard {
  const weighed = results.map((result) => ({ ...result, weight: effectiveWeight(result.check, type) }));
  const tallies = CATEGORIES.map((category) =>
    tally(
      category,
      weighed.filter(({ check }) => check.category === category),
    ),
  );
  const numbers = tallies.flatMap(({ exact }) => (exact === null ? [] : [numberOf(exact)]));
  const graded = numbers.length >= SCORING.categoriesForGrade;
  const percent = graded ? halfUp(sum(numbers) / numbers.length) : null;

  const pointsOf = (result: CheckResult & { weight: number }) => {
    const own = tallies.find(({ category }) => category === result.check.category);
    if (!graded || !own || own.exact === null || result.outcome.kind !== 'measured') return 0;
    const share = result.weight / ((own.weight + own.filler) * numbers.length);
    return fine(100 * share * (1 - result.outcome.score));
  };
  const checks = weighed.map((result) => ({ ...result, points: pointsOf(result) }));

  return {
    overall: { percent, grade: percent === null ? null : gradeFor(percent) },
    scores: Object.fromEntries(
      tallies.map(({ category, exact }) => [category, exact === null ? null : numberOf(exact)]),
    ) as CategoryScores,
    coverage: coverageOf(results),
    scoreLines: percent === null ? [] : scoreLines(checks, tallies, numbers.length, percent),
    checks,
  };
}

/** Weight, filler and unrounded number of one category. */
function tally(category: Category, results: readonly (CheckResult & { weight: number })[]): Tally {
  let weight = 0;
  let applied = 0;
  let earned = 0;
  for (const { outcome, uncertainType, weight: own } of results) {
    if (outcome.kind === 'notApplicable' || uncertainType) continue;
    applied += own;
    if (outcome.kind !== 'measured') continue;
    weight += own;
    earned += own * outcome.score;
  }
  const filler = Math.max(0, SCORING.fullWeight - weight);
  const enough = weight > 0 && weight >= SCORING.measuredShare * applied;
  const exact = enough ? (100 * (earned + filler * SCORING.neutralScore)) / (weight + filler) : null;
  return { category, weight, filler, exact };
}

function scoreLines(
  checks: readonly ScoredCheck[],
  tallies: readonly Tally[],
  numbers: number,
  percent: number,
): ScoreLine[] {
  const lines: ScoreLine[] = checks
    .filter(({ points }) => points !== 0)
    .map(({ check, points }) => ({ kind: 'check', of: check.id, category: check.category, points }));
  for (const { category, weight, filler, exact } of tallies) {
    if (exact === null) continue;
    if (filler > 0) {
      const points = fine((100 * filler * (1 - SCORING.neutralScore)) / ((weight + filler) * numbers));
      lines.push({ kind: 'filler', of: category, category, points });
    }
    if (halfUp(exact) < SCORING.floor) {
      lines.push({ kind: 'floor', of: category, category, points: fine(-SCORING.floor / numbers) });
    }
  }
  const rest = fine(100 - percent - sum(lines.map(({ points }) => points)));
  if (rest !== 0) lines.push({ kind: 'rounding', of: 'overall', category: null, points: rest });
  return lines;
}

function coverageOf(results: readonly CheckResult[]): ConversionReport['coverage'] {
  const count = (kind: CheckResult['outcome']['kind']) =>
    results.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    checks: results.length,
    measured: count('measured'),
    notApplicable: count('notApplicable'),
    notMeasured: count('notMeasured'),
  };
}

function numberOf(exact: number): number {
  return Math.max(SCORING.floor, halfUp(exact));
}

/** To the nearest whole number, halves up; what floating point left just below a half counts as one. */
function halfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}

function fine(points: number): number {
  return Math.round(points * 10_000) / 10_000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
