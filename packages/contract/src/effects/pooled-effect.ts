import type { MeasuredLift } from '../lift.ts';

/**
 * What a kind of advice did on average, from its measured cases: a Bayesian random-effects meta-analysis whose mean is
 * shrunk toward zero. `docs/effects.md` explains it.
 */

/** The logarithm of the ratio between the rates with and without a change, and its standard error. */
export interface CaseEffect {
  effect: number;
  error: number;
}

export interface MeasuredCase extends CaseEffect {
  workspace: string;
  /** The host of its page. */
  site: string;
}

/** Relative changes in percent, with the bounds of the 95% interval. */
export interface PooledEffect {
  cases: number;
  sites: number;
  workspaces: number;
  lift: number;
  low: number;
  high: number;
}

/** A record with fewer cases or a wider interval, in percentage points, doesn't say what the advice does. */
export const LEAST_CASES = 5;
export const WIDEST = 20;

export function saysEnough({ cases, low, high }: Pick<PooledEffect, 'cases' | 'low' | 'high'>): boolean {
  return cases >= LEAST_CASES && high - low <= WIDEST;
}

/** The upper 2.5% point of the normal distribution. */
const Z = 1.959964;

/**
 * The effect with the error that gives its interval by the normal distribution, which keeps what Student's t added.
 * Null if the interval has no bounds.
 */
export function caseEffect({
  lift,
  low,
  high,
}: Pick<MeasuredLift, 'lift' | 'low' | 'high'>): CaseEffect | null {
  const logarithm = (percent: number) => Math.log1p(percent / 100);
  const [effect, error] = [logarithm(lift), (logarithm(high) - logarithm(low)) / (2 * Z)];
  return Number.isFinite(effect) && Number.isFinite(error) && error > 0 ? { effect, error } : null;
}

/** A case counts as this factor at most, as a rise or a fall: anyone can enter a test in which a page did wonders. */
const MOST_FACTOR = 3;

function believable(each: MeasuredCase): MeasuredCase {
  const most = Math.log(MOST_FACTOR);
  return { ...each, effect: Math.min(most, Math.max(-most, each.effect)) };
}

interface Point {
  value: number;
  /** Logarithm of the prior density times the width that the point stands for, up to a constant. */
  weight: number;
}

const POINTS = 24;

/** A prior of a standard deviation, on a grid that is finer near zero: gamma with shape 3, which is 0 at 0. */
function gammaPrior(mean: number): Point[] {
  return Array.from({ length: POINTS }, (_, at) => {
    const part = (at + 0.5) / POINTS;
    const value = 6 * mean * part ** 2;
    return { value, weight: Math.log(part * value ** 2) - (3 * value) / mean };
  });
}

/** How far the mean effects of kinds of advice are from zero. */
const SPREAD = gammaPrior(0.04);
/** How far the effects of one kind of advice on different sites are from their mean. */
const HETEROGENEITY = gammaPrior(0.08);
/** The part of that variance that all sites of a workspace share: the same people made their changes. */
const SHARED = 0.5;

interface Fit {
  cases: readonly MeasuredCase[];
  sites: number;
  workspaces: number;
  /** For each heterogeneity: sums of the sites' precisions, and of their effects times those. */
  sums: { precision: number; weighted: number }[];
  /** By spread, then by heterogeneity: logarithm of the likelihood times the prior of the latter. */
  joint: number[][];
  /** By spread: the same over all heterogeneities. */
  marginal: number[];
}

/** The records of an installation are estimated together: how far from zero effects usually are is read from all of them. */
export function pooledEffects<Key>(
  records: ReadonlyMap<Key, readonly MeasuredCase[]>,
): Map<Key, PooledEffect> {
  const fits = [...records]
    .filter(([, cases]) => cases.length > 0)
    .map(([key, cases]) => [key, fitOf(cases.map(believable))] as const);
  const spread = SPREAD.map(({ weight }, at) =>
    fits.reduce((sum, [, { marginal }]) => sum + (marginal[at] as number), weight),
  );
  const total = logSum(spread);
  return new Map(
    fits.map(([key, fit]) => [
      key,
      summaryOf(
        fit,
        spread.map((each) => each - total),
      ),
    ]),
  );
}

function fitOf(cases: readonly MeasuredCase[]): Fit {
  const workspaces = [...Map.groupBy(cases, ({ workspace }) => workspace).values()].map(siteEffects);
  const sums = HETEROGENEITY.map(({ value }) => {
    let [precision, weighted, rest] = [0, 0, 0];
    for (const sites of workspaces) {
      const own = workspaceEffect(sites, value ** 2);
      precision += own.precision;
      weighted += own.precision * own.effect;
      rest += own.rest + own.precision * own.effect ** 2 - Math.log(own.precision);
    }
    return { precision, weighted, rest };
  });
  const joint = SPREAD.map(({ value }) =>
    sums.map(({ precision, weighted, rest }, at) => {
      const grown = 1 + value ** 2 * precision;
      const square = rest + Math.log(grown) - (value * weighted) ** 2 / grown;
      return (HETEROGENEITY[at] as Point).weight - square / 2;
    }),
  );
  const sites = workspaces.reduce((sum, own) => sum + own.length, 0);
  return { cases, sites, workspaces: workspaces.length, sums, joint, marginal: joint.map(logSum) };
}

interface SiteEffect {
  effect: number;
  variance: number;
}

/** The cases of one site are averaged and count as one, as precise as its usual case. */
function siteEffects(ofWorkspace: readonly MeasuredCase[]): SiteEffect[] {
  return [...Map.groupBy(ofWorkspace, ({ site }) => site).values()].map((pages) => {
    const precisions = pages.map(({ error }) => error ** -2);
    const sum = precisions.reduce((all, each) => all + each, 0);
    const weighted = pages.reduce((all, { effect }, at) => all + effect * (precisions[at] as number), 0);
    return { effect: weighted / sum, variance: pages.length / sum };
  });
}

/**
 * The mean of a workspace's sites. What they share bounds its precision, so that a workspace with many sites doesn't
 * dominate. `rest` is -2 times the logarithm of the likelihood of its sites around their mean.
 */
function workspaceEffect(sites: readonly SiteEffect[], heterogeneity: number) {
  let [sum, weighted, squares, logs] = [0, 0, 0, 0];
  for (const { effect, variance } of sites) {
    const each = 1 / (variance + (1 - SHARED) * heterogeneity);
    sum += each;
    weighted += each * effect;
    squares += each * effect ** 2;
    logs += Math.log(each);
  }
  const effect = weighted / sum;
  const precision = 1 / (1 / sum + SHARED * heterogeneity);
  return { effect, precision, rest: squares - weighted * effect - logs + Math.log(sum) };
}

interface Component {
  weight: number;
  mean: number;
  deviation: number;
}

/** Parts of the posterior that add nothing to its figures. */
const NEGLIGIBLE = 1e-6;

function summaryOf(
  { cases, sites, workspaces, sums, joint, marginal }: Fit,
  spread: readonly number[],
): PooledEffect {
  const parts = SPREAD.flatMap(({ value }, row) =>
    sums.map(({ precision, weighted }, column): Component => {
      const variance = value ** 2 / (1 + value ** 2 * precision);
      const share = (joint[row]?.[column] as number) - (marginal[row] as number);
      return {
        weight: Math.exp((spread[row] as number) + share),
        mean: variance * weighted,
        deviation: Math.sqrt(variance),
      };
    }),
  ).filter(({ weight }) => weight > NEGLIGIBLE);
  const mean = parts.reduce((sum, part) => sum + part.weight * part.mean, 0);
  const percent = (logarithm: number) => 100 * Math.expm1(logarithm);
  return {
    cases: cases.length,
    sites,
    workspaces,
    lift: percent(mean),
    low: percent(quantile(parts, 0.025)),
    high: percent(quantile(parts, 0.975)),
  };
}

const HALVINGS = 32;

/** By bisection. */
function quantile(parts: readonly Component[], share: number): number {
  let low = Math.min(...parts.map(({ mean, deviation }) => mean - 5 * deviation));
  let high = Math.max(...parts.map(({ mean, deviation }) => mean + 5 * deviation));
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    const below = parts.reduce(
      (sum, { weight, mean, deviation }) => sum + weight * normalBelow((middle - mean) / deviation),
      0,
    );
    if (below < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The normal distribution function, within 1e-7 (Abramowitz and Stegun 26.2.17). */
function normalBelow(value: number): number {
  const step = 1 / (1 + 0.2316419 * Math.abs(value));
  const series =
    step *
    (0.31938153 + step * (-0.356563782 + step * (1.781477937 + step * (-1.821255978 + step * 1.330274429))));
  const above = (Math.exp(-(value ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return value < 0 ? above : 1 - above;
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
