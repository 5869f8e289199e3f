import { crossProduct, dot, inverseOf, type Matrix, product } from './linear-algebra.ts';
import { weekdayOf } from './measured-day.ts';
import { studentPoint } from './student.ts';

/** A day of the model: `number` as of `dayNumber`. */
export interface ModelDay {
  number: number;
  visits: number;
  conversions: number;
  isAfter: boolean;
}

export interface RateFit {
  /** Logarithm of the ratio between the rate with the change and the rate without it. */
  effect: number;
  error: number;
  /** Degrees of freedom of the error. */
  degrees: number;
  /** How much more the days vary than chance alone explains: 1 is chance. */
  dispersion: number;
  /** How much a day is like the day before it, 0 to 0.9. */
  persistence: number;
}

const STEPS = 60;
const CLOSE = 1e-9;
const MOST_PERSISTENT = 0.9;
/** Columns: intercept, change, trend and six weekdays. */
const COLUMNS = 9;

/**
 * The change of a conversion rate at a date: a log-linear model of the daily counts with the visits as exposure, a
 * trend and weekdays. Its error allows for days that vary more than chance (quasi-likelihood, McCullagh and Nelder
 * 1989, chapter 9) and resemble their neighbors (sandwich with an AR(1) correlation whose estimate is corrected for
 * the bias of residuals).
 * @returns null where the days don't determine it
 */
export function fitRate(days: readonly ModelDay[]): RateFit | null {
  const rows = designOf(days);
  const means = meansOf(days, rows);
  const bread = means && inverseOf(crossProduct(rows, means));
  if (!means || !bread) return null;
  const observed = smoothed(days);
  const residuals = means.map((mean, at) => ((observed[at] as number) - mean) / Math.sqrt(mean));
  const share = sum(observed) / sum(days.map(({ visits }) => visits));
  const free = days.length - COLUMNS;
  const chance = 1 - share;
  const squares = sum(residuals.map((residual) => residual ** 2));
  const seen = persistenceOf(days, rows, means, bread, residuals);
  // Chance doesn't last from day to day, so what lasts is in the rest, and shows there more than in the whole.
  const lasting = Math.max(0, squares / free - chance);
  const persistence = lasting > 0 ? Math.min(MOST_PERSISTENT, (seen * squares) / free / lasting) : 0;
  const correlated = scoresCovariance(days, rows, means, persistence);
  const explained = days.length - trace(bread, correlated);
  const excess = Math.max(0, squares - chance * free) / Math.max(1, explained);
  const step = bread[1] as number[];
  const variance = chance * (step[1] as number) + excess * dot(step, product(correlated, step));
  const effect = effectOf(days, rows, means);
  if (!(variance > 0) || effect === null) return null;
  return {
    effect,
    error: Math.sqrt(variance),
    degrees: degreesOf(free, (persistence * excess) / (chance + excess)),
    dispersion: (chance + excess) / chance,
    persistence,
  };
}

/** Days that resemble each other say less about how much days vary. */
function degreesOf(free: number, dependence: number): number {
  return Math.max(4, free * ((1 - dependence) / (1 + dependence)) ** 2);
}

/** Half the width of the 95% interval, on the logarithm. */
export function marginOf({ error, degrees }: RateFit): number {
  return studentPoint(degrees) * error;
}

/** The columns of each day. The trend is in units of the whole span, so that the numbers stay alike. */
export function designOf(days: readonly Pick<ModelDay, 'number' | 'isAfter'>[]): number[][] {
  const first = days[0]?.number ?? 0;
  const span = Math.max(1, (days.at(-1)?.number ?? first) - first);
  return days.map(({ number, isAfter }) => [
    1,
    isAfter ? 1 : 0,
    (number - first) / span - 0.5,
    ...Array.from({ length: 6 }, (_, weekday) => (weekdayOf(number) === weekday ? 1 : 0)),
  ]);
}

/**
 * Counts with half a conversion more on each side, spread over its days by their visits, so that a side without
 * conversions has an interval, too.
 */
function smoothed(days: readonly ModelDay[]): number[] {
  const visits = (isAfter: boolean) =>
    sum(days.filter((day) => day.isAfter === isAfter).map((day) => day.visits));
  const [before, after] = [visits(false), visits(true)];
  return days.map((day) => day.conversions + (0.5 * day.visits) / (day.isAfter ? after : before));
}

/** Expected counts by iteratively reweighted least squares; null if it doesn't settle. */
function meansOf(days: readonly ModelDay[], rows: Matrix): number[] | null {
  const coefficients = fitCoefficients(days, rows);
  return coefficients && expected(days, rows, coefficients);
}

function effectOf(days: readonly ModelDay[], rows: Matrix, means: readonly number[]): number | null {
  return fitCoefficients(days, rows, means)?.[1] ?? null;
}

function fitCoefficients(days: readonly ModelDay[], rows: Matrix, from?: readonly number[]): number[] | null {
  const observed = smoothed(days);
  const overall = sum(observed) / sum(days.map(({ visits }) => visits));
  let means = from ? [...from] : days.map(({ visits }) => visits * overall);
  let before: number[] | null = null;
  for (let step = 0; step < STEPS; step++) {
    const inverse = inverseOf(crossProduct(rows, means));
    if (inverse === null) return null;
    const working = means.map(
      (mean, at) => Math.log(mean / (days[at] as ModelDay).visits) + ((observed[at] as number) - mean) / mean,
    );
    const coefficients = product(inverse, weighted(rows, means, working));
    if (!coefficients.every(Number.isFinite)) return null;
    const moved = before === null ? 1 : distance(before, coefficients);
    before = coefficients;
    means = expected(days, rows, coefficients);
    if (moved < CLOSE) return coefficients;
  }
  return null;
}

function expected(days: readonly ModelDay[], rows: Matrix, coefficients: readonly number[]): number[] {
  return rows.map((row, at) => (days[at] as ModelDay).visits * Math.exp(clamp(dot(row, coefficients))));
}

/** A step of the iteration can overshoot where a side has hardly any conversions. */
function clamp(logRate: number): number {
  return Math.min(2, Math.max(-25, logRate));
}

function weighted(rows: Matrix, weights: readonly number[], values: readonly number[]): number[] {
  const total = new Array<number>(COLUMNS).fill(0);
  for (const [at, row] of rows.entries()) {
    const part = (weights[at] as number) * (values[at] as number);
    for (let column = 0; column < COLUMNS; column++)
      total[column] = (total[column] as number) + part * (row[column] as number);
  }
  return total;
}

/**
 * The correlation of neighboring days. Residuals of a model are correlated negatively even where days aren't, by
 * exactly what the model's projection says, which is added back.
 */
function persistenceOf(
  days: readonly ModelDay[],
  rows: Matrix,
  means: readonly number[],
  bread: Matrix,
  residuals: readonly number[],
): number {
  let [together, own, bias, free] = [0, 0, 0, 0];
  for (let at = 0; at < days.length; at++) {
    const leaned = product(bread, rows[at] as number[]);
    const mean = means[at] as number;
    own += (residuals[at] as number) ** 2;
    free += 1 - mean * dot(rows[at] as number[], leaned);
    if (at === 0 || (days[at] as ModelDay).number - (days[at - 1] as ModelDay).number !== 1) continue;
    together += (residuals[at] as number) * (residuals[at - 1] as number);
    bias -= Math.sqrt(mean * (means[at - 1] as number)) * dot(rows[at - 1] as number[], leaned);
  }
  const seen = own > 0 ? together / own : 0;
  // A trend and a step take up part of what persists, too, so more is added back than for independent days.
  const corrected = seen - (bias / free) * (1 + 4 * Math.max(0, seen));
  return Math.min(MOST_PERSISTENT, Math.max(0, corrected));
}

/** X′W½RW½X, with the correlation of days falling with their distance. */
function scoresCovariance(
  days: readonly ModelDay[],
  rows: Matrix,
  means: readonly number[],
  persistence: number,
): number[][] {
  const scores = rows.map((row, at) => row.map((value) => value * Math.sqrt(means[at] as number)));
  if (persistence === 0) return crossProduct(rows, means);
  // The sum over earlier days, each weighted by the correlation, from day to day.
  let earlier = new Array<number>(COLUMNS).fill(0);
  const total = Array.from({ length: COLUMNS }, () => new Array<number>(COLUMNS).fill(0));
  for (const [at, score] of scores.entries()) {
    const gap = at === 0 ? 1 : (days[at] as ModelDay).number - (days[at - 1] as ModelDay).number;
    earlier = earlier.map((value) => value * persistence ** gap);
    for (let a = 0; a < COLUMNS; a++)
      for (let b = 0; b < COLUMNS; b++) {
        const both =
          (score[a] as number) * (earlier[b] as number) + (earlier[a] as number) * (score[b] as number);
        (total[a] as number[])[b] = (total[a]?.[b] ?? 0) + (score[a] as number) * (score[b] as number) + both;
      }
    earlier = earlier.map((value, column) => value + (score[column] as number));
  }
  return total;
}

function trace(first: Matrix, second: Matrix): number {
  return sum(first.map((row, at) => dot(row, second[at] as number[])));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function distance(first: readonly number[], second: readonly number[]): number {
  return Math.max(...first.map((value, at) => Math.abs(value - (second[at] as number))));
}
