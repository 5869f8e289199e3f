import { expect, it } from 'vitest';
import { type Choice, logisticWeights, probabilities } from './logistic.ts';

/** The first candidate is right where its feature is 1; the second feature says nothing. */
const CHOICES: Choice[] = Array.from({ length: 40 }, (_, at) => ({
  candidates: [
    [1, at % 2, at % 3],
    [1, 0, at % 3],
  ],
  shares: at % 2 === 1 ? [1, 0] : [0, 1],
  weight: 1,
}));
const free = { weight: 0, hold: 1 };
const PRIORS = [
  [free, free, free],
  [free, free, free],
];

it('finds the feature that tells candidates apart', () => {
  const weights = logisticWeights(CHOICES, PRIORS);
  expect(weights[0]?.[1]).toBeGreaterThan(2);
  expect(Math.abs(weights[0]?.[2] ?? 9)).toBeLessThan(0.5);
  const [first = 0, second = 0] = probabilities(
    [
      [1, 1, 0],
      [1, 0, 0],
    ],
    weights,
  );
  expect(first).toBeGreaterThan(0.8);
  expect(first + second).toBeCloseTo(1, 10);
});

it('keeps the sign of a prior, and stays near one that counts for much', () => {
  const signed = logisticWeights(CHOICES, [[free, { weight: -1, hold: 1 }, free], PRIORS[1] ?? []]);
  expect(signed[0]?.[1]).toBeCloseTo(0, 5);
  const held = logisticWeights(CHOICES, [[free, { weight: 1, hold: 1000 }, free], PRIORS[1] ?? []]);
  expect(held[0]?.[1]).toBeCloseTo(1, 1);
});

it('doesn’t count a choice of no weight', () => {
  const none = CHOICES.map((choice) => ({ ...choice, weight: 0 }));
  expect(
    logisticWeights(none, PRIORS)
      .flat()
      .every((weight) => weight === 0),
  ).toBe(true);
});
