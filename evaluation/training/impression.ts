import { type ImpressionHalf, impressionMeasures } from '@liftmark/engine/checks/impression';
import { rankCorrelation } from '../statistics.ts';
import { CURVES } from './curves.ts';
import { nonNegativeWeights } from './least-squares.ts';
import { matchingCurve } from './matching-curve.ts';
import { foldOf, originOf, type TrainingPage } from './pages.ts';
import { along, targetOf } from './target.ts';

const HOLD = 3;
/** Points of the impression, of 100, that a measure has to be worth. */
const LEAST_WEIGHT = 1.2;
/** A measure that was not taken is taken to be fair. */
const UNKNOWN = 0.7;

interface Half {
  points: number[][];
  parts: { measure: string; weight: number; points: number[][] }[];
}

/** Fits how people rate the first screen to plain measures of it. */
export function fitImpression(pages: readonly TrainingPage[]) {
  const rows = pages.map(({ facts }) => {
    const measures = impressionMeasures(facts) ?? {};
    return CURVES.map(({ measure, points }) => {
      const value = measures[measure];
      return value === undefined ? UNKNOWN : along(value, points);
    });
  });
  const values = pages.map(({ impression }) => impression);
  const { weights } = nonNegativeWeights(rows, values, HOLD);
  const half = (name: ImpressionHalf): Half => {
    const used = CURVES.flatMap((curve, at) => {
      const weight = weights[at] ?? 0;
      return curve.half === name && weight >= LEAST_WEIGHT ? [{ ...curve, at, weight }] : [];
    });
    const whole = used.reduce((sum, { weight }) => sum + weight, 0);
    const means = rows.map(
      (row) => used.reduce((sum, { at, weight }) => sum + weight * (row[at] ?? 0), 0) / whole,
    );
    return {
      points: matchingCurve(
        means,
        values.map((value) => targetOf(value) / 100),
      ),
      parts: used.map(({ measure, weight, points }) => ({ measure, weight: hundredths(weight), points })),
    };
  };
  return {
    fitted: { ...originOf(pages), crossValidated: { rankCorrelation: crossValidated(pages, rows, values) } },
    halves: { order: half('order'), look: half('look') },
  };
}

function crossValidated(
  pages: readonly TrainingPage[],
  rows: readonly number[][],
  values: readonly number[],
): number {
  const pairs = pages.map((page, at): [number, number] => {
    const { weights, base } = fits(foldOf(page));
    return [
      (rows[at] ?? []).reduce((sum, value, k) => sum + value * (weights[k] ?? 0), base),
      values[at] ?? 0,
    ];
  });
  return hundredths(rankCorrelation(pairs) ?? 0);

  function fits(fold: number) {
    const others = pages.flatMap((page, at) => (foldOf(page) === fold ? [] : [at]));
    known[fold] ??= nonNegativeWeights(
      others.map((at) => rows[at] ?? []),
      others.map((at) => values[at] ?? 0),
      HOLD,
    );
    return known[fold];
  }
}

const known: ReturnType<typeof nonNegativeWeights>[] = [];

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
