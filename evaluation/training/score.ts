import { CATEGORIES } from '@liftmark/contract/categories';
import { judgedPageType } from '@liftmark/contract/page-types';
import { applyCeilings } from '@liftmark/engine/ceilings/ceiling';
import { CEILINGS } from '@liftmark/engine/ceilings/registry';
import { CHECKS } from '@liftmark/engine/checks/registry';
import { type CheckResult, runChecks } from '@liftmark/engine/checks/run-checks';
import { ratedWeight } from '@liftmark/engine/score/multipliers';
import { isOpen } from '@liftmark/engine/score/open-checks';
import { countedOf, keptUnder, SCORING } from '@liftmark/engine/score/score';
import { mean, rankCorrelation } from '../statistics.ts';
import { descend } from './descent.ts';
import { matchingCurve } from './matching-curve.ts';
import { foldOf, originOf, type TrainingPage } from './pages.ts';
import { along, targetOf } from './target.ts';

/** Fewer pages don't tell what is usual. */
const ENOUGH_PAGES = 15;
/** How much more or less than by its evidence alone a check may weigh. */
const FACTORS = { least: 0.5, most: 2 };
/** How strongly the weights are drawn to those of the evidence. */
const PRIOR = 60;
/** The weights and the scale follow from each other. */
const TURNS = 4;

/** A check on a page; score null where it couldn't be measured. */
interface Judged {
  check: number;
  category: number;
  weight: number;
  score: number | null;
}

interface JudgedPage {
  page: TrainingPage;
  checks: Judged[];
  /** Share of the points that its ceilings leave. */
  kept: number;
}

interface Fit {
  /** By check, in the order of the registry. */
  factors: number[];
  /** Points of the scale: share of the points, 0 to 1, and score, 0 to 100. */
  scale: number[][];
}

/** All that the score takes from people's ratings: how much a check weighs, what is usual, and the scale. */
export function fitScore(pages: readonly TrainingPage[]) {
  const judged = pages.map(judgedPage);
  const usual = usualOf(judged);
  const { factors, scale } = fit(judged, usual);
  const held = [0, 1, 2, 3, 4].flatMap((fold) => {
    const others = fit(
      judged.filter(({ page }) => foldOf(page) !== fold),
      usual,
    );
    return judged
      .filter(({ page }) => foldOf(page) === fold)
      .map((one): [number, number] => [scored(one, others, usual), one.page.rating]);
  });
  const fitted = {
    ...originOf(pages),
    crossValidated: { rankCorrelation: hundredths(rankCorrelation(held) ?? 0) },
  };
  const named = <Value>(values: readonly Value[]) => CHECKS.map(({ id }, at) => [id, values[at]] as const);
  return {
    weights: { fitted, factors: Object.fromEntries(named(factors.map(hundredths))) },
    usual: {
      fitted: originOf(pages),
      scores: Object.fromEntries(named(usual).filter(([, score]) => score !== null)),
    },
    scale: { fitted, points: scale },
  };
}

/** A page with what its score is made of, before a check's weight follows people's ratings. */
export function judgedPage(page: TrainingPage): JudgedPage {
  const { facts } = page;
  const type = judgedPageType(facts.pageType);
  const weighed = runChecks(facts).map((result) => ({ result, weight: ratedWeight(result.check, type) }));
  const judged = (result: CheckResult, weight: number, score: number | null): Judged => ({
    check: CHECKS.indexOf(result.check),
    category: CATEGORIES.indexOf(result.check.category),
    weight,
    score,
  });
  return {
    page,
    checks: [
      ...countedOf(weighed).map(({ result, weight, score }) => judged(result, weight, score)),
      ...weighed.flatMap(({ result, weight }) => (isOpen(result) ? [judged(result, weight, null)] : [])),
    ],
    kept: keptUnder(applyCeilings(facts, CEILINGS)),
  };
}

/** Mean score of each check where it was measured; null where it was on too few pages. */
function usualOf(judged: readonly JudgedPage[]): (number | null)[] {
  return CHECKS.map((_, at) => {
    const scores = judged.flatMap(({ checks }) =>
      checks.flatMap(({ check, score }) => (check === at && score !== null ? [score] : [])),
    );
    return scores.length < ENOUGH_PAGES ? null : hundredths(mean(scores));
  });
}

/**
 * The scale that gives the pages the scores which people's ratings deserve, as a whole, and the weights that bring each page
 * closest to its own.
 */
function fit(judged: readonly JudgedPage[], usual: readonly (number | null)[]): Fit {
  const targets = judged.map(({ page }) => targetOf(page.rating));
  const miss = (model: Fit) =>
    mean(judged.map((one, at) => (scored(one, model, usual) - (targets[at] ?? 0)) ** 2));
  // Weights are searched by their logarithms: half is as far from the evidence as double.
  let logs = CHECKS.map(() => 0);
  for (let turn = 0; turn < TURNS; turn++) {
    const scale = scaleOf(judged, logs.map(Math.exp), usual, targets);
    const stretch = (each: readonly number[]) => PRIOR * mean(each.map((log) => log ** 2));
    logs = descend(logs, (each) => miss({ factors: each.map(Math.exp), scale }) + stretch(each), {
      step: 0.4,
      least: 0.04,
      hold: (log) => Math.min(Math.log(FACTORS.most), Math.max(Math.log(FACTORS.least), log)),
    });
  }
  const factors = logs.map(Math.exp);
  return { factors, scale: scaleOf(judged, factors, usual, targets) };
}

function scaleOf(
  judged: readonly JudgedPage[],
  factors: readonly number[],
  usual: readonly (number | null)[],
  targets: readonly number[],
): number[][] {
  const shares = judged.map(({ checks, kept }) => kept * mean(rawsOf(checks, factors, usual)));
  const points = matchingCurve(
    shares,
    targets.map((target) => target / 100),
  );
  return points.map(([x = 0, y = 0]) => [x, Math.round(1000 * y) / 10]);
}

/** The score as the engine makes it, before rounding. */
export function scored(
  { checks, kept }: JudgedPage,
  { factors, scale }: Fit,
  usual: readonly (number | null)[],
): number {
  const raws = rawsOf(checks, factors, usual);
  return mean(raws.map((raw) => along(kept * raw, scale)));
}

/** Shares of the checks' points by category, as the score makes them. */
function rawsOf(
  checks: readonly Judged[],
  factors: readonly number[],
  usual: readonly (number | null)[],
): number[] {
  const measured = CATEGORIES.map(() => ({ weight: 0, earned: 0 }));
  const open = CATEGORIES.map(() => ({ weight: 0, earned: 0 }));
  let [weights, earned] = [0, 0];
  for (const { check, weight, score } of checks) {
    if (score === null) continue;
    weights += weight * (factors[check] ?? 1);
    earned += weight * (factors[check] ?? 1) * score;
  }
  const average = weights === 0 ? 0 : earned / weights;
  for (const { check, category, weight, score } of checks) {
    const sums = (score === null ? open : measured)[category];
    if (!sums) continue;
    const weighs = weight * (factors[check] ?? 1);
    sums.weight += weighs;
    sums.earned += weighs * (score ?? usual[check] ?? average);
  }
  return measured.flatMap((own, at) => {
    const missing = open[at] ?? { weight: 0, earned: 0 };
    if (own.weight === 0 || own.weight < SCORING.measuredShare * (own.weight + missing.weight)) return [];
    const spare = Math.max(0, SCORING.fullWeight - own.weight - missing.weight);
    return [(own.earned + missing.earned + spare * average) / (own.weight + missing.weight + spare)];
  });
}

function hundredths(value: number): number {
  return Math.round(100 * value) / 100;
}
