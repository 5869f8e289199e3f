import { expect, test } from 'vitest';
import { matchingCurve } from './matching-curve.ts';
import { along } from './target.ts';

const upTo = (most: number) => Array.from({ length: 101 }, (_, at) => (most * at) / 100);

test('gives values the distribution of the wanted ones', () => {
  const curve = matchingCurve(upTo(0.5), upTo(0.9));

  expect(along(0.25, curve)).toBeCloseTo(0.45, 2);
  expect(along(0.4, curve)).toBeCloseTo(0.72, 2);
});

test('leads from nothing to everything and never falls', () => {
  const curve = matchingCurve([0.2, 0.2, 0.2, 0.9], [0.1, 0.3, 0.3, 0.4]);
  const heights = curve.map(([, y = 0]) => y);

  expect(curve[0]).toEqual([0, 0]);
  expect(curve.at(-1)).toEqual([1, 1]);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
