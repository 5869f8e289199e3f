import { expect, it } from 'vitest';
import { nonNegativeWeights } from './least-squares.ts';

it('finds the weights that made the values, and none below zero', () => {
  const rows = Array.from({ length: 60 }, (_, at) => [at % 7, (at * 3) % 5, (at * 5) % 11]);
  const values = rows.map(([a = 0, b = 0, c = 0]) => 10 + 2 * a + 0.5 * b - 3 * c);
  const { weights, base } = nonNegativeWeights(
    rows,
    rows.map(([a = 0, b = 0]) => 10 + 2 * a + 0.5 * b),
    0.001,
  );
  expect(weights[0]).toBeCloseTo(2, 2);
  expect(weights[1]).toBeCloseTo(0.5, 2);
  expect(weights[2]).toBeCloseTo(0, 2);
  expect(base).toBeCloseTo(10, 1);
  expect(nonNegativeWeights(rows, values, 0.001).weights[2]).toBe(0);
});
