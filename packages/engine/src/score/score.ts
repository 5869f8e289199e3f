import { CATEGORIES, type Category } from '@liftmark/contract/categories';
import { type Grade, gradeFor } from '@liftmark/contract/grade';
import type { PageType } from '@liftmark/contract/page-types';
import type { CategoryScores, Ceiling, ConversionReport } from '@liftmark/contract/report';
import type { AppliedCeiling } from '../ceilings/ceiling.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { forfeitedBy } from './forfeits.ts';
import { effectiveWeight } from './multipliers.ts';
import { isOpen } from './open-checks.ts';
import { rangeOf } from './range.ts';
import { toScale } from './scale.ts';
import { usualScore } from './usual.ts';

/** Constants of the score; part of the rubric's version. */
export const SCORING = {
  /** A category whose weight is below this is filled up with the page's own average. */
  fullWeight: 40,
  /** Below this share of measured weight a category has no number. */
  measuredShare: 0.4,
  /** With fewer categories that have a number there is no grade. */
  categoriesForGrade: 2,
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
  overall: ConversionReport['overall'];
  scores: CategoryScores;
  coverage: ConversionReport['coverage'];
  /** The fall from 100 to the score: the points of all lines add up to 100 minus the score. */
  scoreLines: ScoreLine[];
  ceilings: Ceiling[];
  checks: ScoredCheck[];
}

interface Weighed {
  result: CheckResult;
  /** Effective weight. */
  weight: number;
}

/** A check as it counts: measured, likely, or forfeited with what the page lacks. */
interface Counted extends Weighed {
  /** 0 to 1. */
  score: number;
}

interface CategoryPoints {
  category: Category;
  counted: Counted[];
  /** Weight of what counts. */
  weight: number;
  /** Weight that stands for what could not be measured or does not apply, and what it scores. */
  filler: number;
  fillerScore: number;
  /** 0 to 1 before the scale; null where too little was measured. */
  raw: number | null;
  /** 0 to 100 on the scale without ceilings, before rounding. */
  level: number | null;
}

/**
 * The score of a page and how it came about: the average of its checks, held down by the page's ceilings, on a scale of
 * people's ratings.
 * @param type the type that the page was judged as
 * @param isUnread whether the page is in a language that there are no words for, so that it gets no letter
 */
export function scoreChecks(
  results: readonly CheckResult[],
  type: PageType,
  applied: readonly AppliedCeiling[] = [],
  isUnread = false,
): ScoreCard {
  const weighed = weigh(results, type);
  const perCategory = perCategoryOf(weighed);
  const levels = perCategory.flatMap(({ level }) => (level === null ? [] : [level]));
  const kept = keptUnder(applied);
  const percent = percentOf(perCategory, kept);

  const lost = new Map<CheckResult, number>();
  if (percent !== null) {
    for (const one of perCategory) {
      for (const each of one.counted) lost.set(each.result, pointsOf(each, one, levels.length));
    }
  }
  const checks = weighed.map(({ result, weight }) => ({ ...result, weight, points: lost.get(result) ?? 0 }));
  const uncapped = levels.length === 0 ? 0 : sum(levels) / levels.length;
  const ceilings = percent === null ? [] : ceilingsOf(applied, perCategory);
  const scoreWith = (others: readonly CheckResult[]) => percentFor(others, type, applied);
  const range = percent === null ? null : rangeOf(results, percent, scoreWith, isUnread);

  return {
    overall: {
      percent,
      grade: percent === null || isUnread ? null : gradeWithin(percent, range),
      range,
      uncapped: percent === null || ceilings.length === 0 ? null : halfUp(uncapped),
    },
    scores: Object.fromEntries(
      perCategory.map((own) => [own.category, numberUnder(own, kept)]),
    ) as CategoryScores,
    coverage: coverageOf(results),
    scoreLines: percent === null ? [] : scoreLines(checks, perCategory, ceilings, levels.length, percent),
    ceilings,
    checks,
  };
}

/** The Liftmark Score alone, 1 to 100; null where too little was measured. */
export function percentFor(
  results: readonly CheckResult[],
  type: PageType,
  applied: readonly AppliedCeiling[],
): number | null {
  return percentOf(perCategoryOf(weigh(results, type)), keptUnder(applied));
}

function weigh(results: readonly CheckResult[], type: PageType): Weighed[] {
  return results.map((result) => ({ result, weight: effectiveWeight(result.check, type) }));
}

function perCategoryOf(weighed: readonly Weighed[]): CategoryPoints[] {
  const counted = countedOf(weighed);
  const average = meanOf(counted);
  return CATEGORIES.map((category) => categoryPoints(category, weighed, counted, average));
}

/** The rounded mean of the categories' numbers; null where too few have one. */
function percentOf(perCategory: readonly CategoryPoints[], kept: number): number | null {
  const numbers = perCategory.flatMap((own) => numberUnder(own, kept) ?? []);
  return numbers.length < SCORING.categoriesForGrade ? null : halfUp(sum(numbers) / numbers.length);
}

/** What was measured, and what a page that lacks something of its kind can't have. */
export function countedOf(weighed: readonly Weighed[]): Counted[] {
  const forfeited = forfeitedBy(weighed.map(({ result }) => result));
  return weighed.flatMap(({ result, weight }) => {
    const { outcome, uncertainType, likely } = result;
    if (outcome.kind === 'measured') return [{ result, weight, score: outcome.score }];
    if (likely) return [{ result, weight: weight * likely.confidence, score: likely.score }];
    const certainty = uncertainType ? 0 : (forfeited.get(result.check.id) ?? 0);
    return certainty === 0 ? [] : [{ result, weight: weight * certainty, score: 0 }];
  });
}

function meanOf(counted: readonly Counted[]): number {
  const weight = sum(counted.map((each) => each.weight));
  return weight === 0 ? 0 : sum(counted.map((each) => each.weight * each.score)) / weight;
}

function categoryPoints(
  category: Category,
  weighed: readonly Weighed[],
  all: readonly Counted[],
  average: number,
): CategoryPoints {
  const counted = all.filter(({ result }) => result.check.category === category);
  const weight = sum(counted.map((each) => each.weight));
  const open = weighed.filter(({ result }) => result.check.category === category && isOpen(result));
  const unmeasured = sum(open.map((each) => each.weight));
  const spare = Math.max(0, SCORING.fullWeight - weight - unmeasured);
  const filler = unmeasured + spare;
  const usual = sum(open.map((each) => each.weight * usualScore(each.result.check.id)));
  const fillerScore = filler === 0 ? 0 : (usual + spare * average) / filler;
  const enough = weight > 0 && weight >= SCORING.measuredShare * (weight + unmeasured);
  const raw = enough
    ? (sum(counted.map((each) => each.weight * each.score)) + filler * fillerScore) / (weight + filler)
    : null;
  return { category, counted, weight, filler, fillerScore, raw, level: raw === null ? null : toScale(raw) };
}

/** Points of the Liftmark Score for a share of what a category lacks before the scale. */
function shareOfLoss({ raw, level }: CategoryPoints, lack: number, numbers: number): number {
  return raw === null || level === null || raw >= 1 ? 0 : (lack / (1 - raw)) * ((100 - level) / numbers);
}

function pointsOf({ weight, score }: Counted, own: CategoryPoints, numbers: number): number {
  return fine(shareOfLoss(own, (weight * (1 - score)) / (own.weight + own.filler), numbers));
}

/** The share of a page's points that its ceilings leave, 0 to 1. */
export function keptUnder(applied: readonly AppliedCeiling[]): number {
  return applied.reduce((share, { severity }) => share * (1 - severity), 1);
}

function numberUnder({ raw }: CategoryPoints, kept: number): number | null {
  return raw === null ? null : numberOf(toScale(raw * kept));
}

/** Each with the points of the Liftmark Score that it takes from what those before it leave. */
function ceilingsOf(applied: readonly AppliedCeiling[], perCategory: readonly CategoryPoints[]): Ceiling[] {
  const raws = perCategory.flatMap(({ raw }) => raw ?? []);
  const under = (kept: number) => sum(raws.map((raw) => toScale(raw * kept))) / raws.length;
  return applied.map(({ ceiling, title = ceiling.title, severity, reason, evidence }, at) => {
    const before = keptUnder(applied.slice(0, at));
    const points = fine(under(before) - under(before * (1 - severity)));
    const cap = Math.min(99, Math.max(1, halfUp(toScale(1 - severity))));
    return { id: ceiling.id, title, reason, cap, points, evidence };
  });
}

function scoreLines(
  checks: readonly ScoredCheck[],
  perCategory: readonly CategoryPoints[],
  ceilings: readonly Ceiling[],
  numbers: number,
  percent: number,
): ScoreLine[] {
  const lines: ScoreLine[] = checks
    .filter(({ points }) => points !== 0)
    .map(({ check, points }) => ({ kind: 'check', of: check.id, category: check.category, points }));
  for (const own of perCategory) {
    if (own.raw === null) continue;
    const lack = (own.filler * (1 - own.fillerScore)) / (own.weight + own.filler);
    const points = fine(shareOfLoss(own, lack, numbers));
    if (own.filler > 0 && points !== 0)
      lines.push({ kind: 'filler', of: own.category, category: own.category, points });
  }
  for (const { id, points } of ceilings) lines.push({ kind: 'ceiling', of: id, category: null, points });
  const rest = fine(100 - percent - sum(lines.map(({ points }) => points)));
  if (rest !== 0) lines.push({ kind: 'rounding', of: 'overall', category: null, points: rest });
  return lines;
}

/** No letter where the unmeasured checks leave three and more open. */
function gradeWithin(percent: number, range: { low: number; high: number } | null): Grade | null {
  if (range === null) return gradeFor(percent);
  const letters = 'FDCBA';
  const span =
    letters.indexOf(gradeFor(range.high).charAt(0)) - letters.indexOf(gradeFor(range.low).charAt(0));
  return span >= 2 ? null : gradeFor(percent);
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
