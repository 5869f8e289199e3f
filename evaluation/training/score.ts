import { CATEGORIES } from '@liftmark/contract/categories';
import { judgedPageType } from '@liftmark/contract/page-types';
import { applyCeilings } from '@liftmark/engine/ceilings/ceiling';
import { CEILINGS } from '@liftmark/engine/ceilings/registry';
import { CHECKS } from '@liftmark/engine/checks/registry';
import { runChecks } from '@liftmark/engine/checks/run-checks';
import { ratedWeight } from '@liftmark/engine/score/multipliers';
import { isOpen } from '@liftmark/engine/score/open-checks';
import { countedOf, SCORING } from '@liftmark/engine/score/score';
import { rankCorrelation } from '../statistics.ts';
import { foldOf, originOf, type TrainingPage } from './pages.ts';
import { along, targetOf } from './target.ts';

/** Fewer pages say nothing of a check. */
const ENOUGH_PAGES = 15;
/** The rank correlation that a check is taken to have, and how many pages that counts for. */
const PRIOR = { correlation: 0.25, pages: 20 };
const LEAST_FACTOR = 0.3;
/** Where the curve of the scale bends: share of the checks' points. */
const BENDS = [0.3, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];
/** Where a check counts, it has to show: the curve rises by so much from bend to bend. */
const LEAST_RISE = 8;
const ROUNDS = 300;

interface Judged {
  page: TrainingPage;
  counted: { check: string; category: string; weight: number; score: number }[];
  open: { check: string; category: string; weight: number }[];
  /** What its ceilings leave, 0 to 1. */
  kept: number;
}

/** What the score takes from people's ratings: how much a check weighs, what is usual, and the scale. */
export function fitScore(pages: readonly TrainingPage[]) {
  const judged = pages.map(judge);
  const factors = factorsOf(judged);
  const usual = usualOf(judged);
  const points = scaleOf(judged, factors, usual);
  const held = judged.map((one): [number, number] => {
    const others = judged.filter(({ page }) => foldOf(page) !== foldOf(one.page));
    known[foldOf(one.page)] ??= factorsOf(others);
    return [scored(one, known[foldOf(one.page)] ?? {}, usual, points), one.page.rating];
  });
  const fitted = {
    ...originOf(pages),
    crossValidated: { rankCorrelation: Math.round(100 * (rankCorrelation(held) ?? 0)) / 100 },
  };
  return {
    weights: { fitted, factors },
    usual: { fitted: originOf(pages), scores: usual },
    scale: { fitted, points },
  };
}

const known: Record<string, number>[] = [];

function judge(page: TrainingPage): Judged {
  const { facts } = page;
  const type = judgedPageType(facts.pageType);
  const weighed = runChecks(facts).map((result) => ({ result, weight: ratedWeight(result.check, type) }));
  return {
    page,
    counted: countedOf(weighed).map(({ result: { check }, weight, score }) => ({
      check: check.id,
      category: check.category,
      weight,
      score,
    })),
    open: weighed.flatMap(({ result, weight }) =>
      isOpen(result) ? [{ check: result.check.id, category: result.check.category, weight }] : [],
    ),
    kept: applyCeilings(facts, CEILINGS).reduce((share, { severity }) => share * (1 - severity), 1),
  };
}

/** Checks that explain more of the ratings weigh more, those that explain nothing less. */
function factorsOf(judged: readonly Judged[]): Record<string, number> {
  return Object.fromEntries(
    CHECKS.map(({ id }) => {
      const pairs = judged.flatMap(({ page, counted }): [number, number][] => {
        const own = counted.find(({ check }) => check === id);
        return own ? [[own.score, page.rating]] : [];
      });
      const found = pairs.length < ENOUGH_PAGES ? null : rankCorrelation(pairs);
      const known = PRIOR.correlation * PRIOR.pages;
      const correlation =
        found === null ? PRIOR.correlation : (pairs.length * found + known) / (pairs.length + PRIOR.pages);
      const factor = (0.4 + 2 * Math.max(0, correlation)) / (0.4 + 2 * PRIOR.correlation);
      return [id, Math.round(100 * Math.max(LEAST_FACTOR, factor)) / 100];
    }),
  );
}

/** Mean score of each check where it was measured. */
function usualOf(judged: readonly Judged[]): Record<string, number> {
  const entries = CHECKS.flatMap(({ id }): [string, number][] => {
    const scores = judged.flatMap(({ counted }) =>
      counted.filter(({ check }) => check === id).map(({ score }) => score),
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return scores.length < ENOUGH_PAGES ? [] : [[id, Math.round(100 * mean) / 100]];
  });
  return Object.fromEntries(entries);
}

/** Shares of the checks' points by category, as the score makes them. */
function rawsOf(
  { counted, open }: Judged,
  factors: Record<string, number>,
  usual: Record<string, number>,
): number[] {
  const weigh = ({ check, weight }: { check: string; weight: number }) => weight * (factors[check] ?? 1);
  const all = counted.reduce((sum, one) => sum + weigh(one), 0);
  const average = all === 0 ? 0 : counted.reduce((sum, one) => sum + weigh(one) * one.score, 0) / all;
  return CATEGORIES.flatMap((category) => {
    const own = counted.filter((one) => one.category === category);
    const missing = open.filter((one) => one.category === category);
    const weight = own.reduce((sum, one) => sum + weigh(one), 0);
    const unmeasured = missing.reduce((sum, one) => sum + weigh(one), 0);
    if (weight === 0 || weight < SCORING.measuredShare * (weight + unmeasured)) return [];
    const spare = Math.max(0, SCORING.fullWeight - weight - unmeasured);
    const earned =
      own.reduce((sum, one) => sum + weigh(one) * one.score, 0) +
      missing.reduce((sum, one) => sum + weigh(one) * (usual[one.check] ?? average), 0) +
      spare * average;
    return [earned / (weight + unmeasured + spare)];
  });
}

function scored(
  judged: Judged,
  factors: Record<string, number>,
  usual: Record<string, number>,
  points: number[][],
): number {
  const raws = rawsOf(judged, factors, usual);
  return (judged.kept * raws.reduce((sum, raw) => sum + along(raw, points), 0)) / Math.max(1, raws.length);
}

/** The rising curve from shares to scores that comes closest to what people's ratings deserve. */
function scaleOf(
  judged: readonly Judged[],
  factors: Record<string, number>,
  usual: Record<string, number>,
): number[][] {
  const all = judged.map((one) => ({
    raws: rawsOf(one, factors, usual),
    kept: one.kept,
    target: targetOf(one.page.rating),
  }));
  let heights = BENDS.map((bend) => 100 * bend);
  const curve = () => [[0, 0], ...BENDS.map((bend, at) => [bend, heights[at] ?? 0]), [1, 100]];
  const loss = () => {
    const points = curve();
    return all.reduce((sum, { raws, kept, target }) => {
      const score =
        (kept * raws.reduce((total, raw) => total + along(raw, points), 0)) / Math.max(1, raws.length);
      return sum + (score - target) ** 2;
    }, 0);
  };
  let least = loss();
  for (let round = 0, step = 8; round < ROUNDS && step > 0.1; round++) {
    let better = false;
    for (const at of BENDS.keys()) {
      for (const change of [step, -step]) {
        const before = heights;
        const height = (heights[at] ?? 0) + change;
        // Every point of the checks has to count for something.
        const lowest = (heights[at - 1] ?? 0) + LEAST_RISE;
        const most = (heights[at + 1] ?? 100 + LEAST_RISE) - LEAST_RISE;
        heights = heights.with(at, Math.min(most, Math.max(lowest, height)));
        const now = loss();
        if (now < least - 1e-9) {
          least = now;
          better = true;
        } else heights = before;
      }
    }
    if (!better) step /= 2;
  }
  return curve().map(([x = 0, y = 0]) => [x, Math.round(10 * y) / 10]);
}
