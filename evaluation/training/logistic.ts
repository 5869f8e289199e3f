/** One choice between candidates. */
export interface Choice {
  /** Of each candidate, the values of its features in the order of the weights. */
  candidates: readonly (readonly number[])[];
  /** How right each candidate is; together 1. */
  shares: readonly number[];
  /** How much it counts. */
  weight: number;
}

/** A weight that begins at its prior and, unless that is 0, keeps its sign. */
export interface Prior {
  weight: number;
  /** How many choices the prior counts for. */
  hold: number;
}

const ROUNDS = 250;
const RATE = 0.15;

/**
 * Weights by candidate and feature under which the right candidates are likeliest, held near their priors: multinomial
 * logistic regression with a ridge, by gradient descent with a rate per weight. Deterministic.
 */
export function logisticWeights(
  choices: readonly Choice[],
  priors: readonly (readonly Prior[])[],
): number[][] {
  const weights = priors.map((row) => row.map(({ weight }) => weight));
  const squares = priors.map((row) => row.map(() => 0));
  const momenta = priors.map((row) => row.map(() => 0));
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = slopesOf(choices, weights, priors);
    for (const [candidate, row] of priors.entries()) {
      for (const [feature, { weight: prior }] of row.entries()) {
        const slope = slopes[candidate]?.[feature] ?? 0;
        const momentum = 0.9 * at(momenta, candidate, feature) + 0.1 * slope;
        const square = 0.99 * at(squares, candidate, feature) + 0.01 * slope * slope;
        set(momenta, candidate, feature, momentum);
        set(squares, candidate, feature, square);
        const step = momentum / (1 - 0.9 ** round) / (Math.sqrt(square / (1 - 0.99 ** round)) + 1e-8);
        const next = at(weights, candidate, feature) - RATE * (1 - round / (ROUNDS + 1)) * step;
        set(
          weights,
          candidate,
          feature,
          prior > 0 ? Math.max(0, next) : prior < 0 ? Math.min(0, next) : next,
        );
      }
    }
  }
  return weights;
}

/** The probability of each candidate. */
export function probabilities(
  candidates: Choice['candidates'],
  weights: readonly (readonly number[])[],
): number[] {
  const scores = candidates.map((values, at) => dot(values, weights[at] ?? []));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function slopesOf(
  choices: readonly Choice[],
  weights: readonly (readonly number[])[],
  priors: readonly (readonly Prior[])[],
): number[][] {
  const slopes = priors.map((row, candidate) =>
    row.map(({ weight, hold }, feature) => hold * (at(weights, candidate, feature) - weight)),
  );
  for (const { candidates, shares, weight } of choices) {
    for (const [candidate, probability] of probabilities(candidates, weights).entries()) {
      const excess = weight * (probability - (shares[candidate] ?? 0));
      for (const [feature, value] of (candidates[candidate] ?? []).entries()) {
        if (value !== 0) set(slopes, candidate, feature, at(slopes, candidate, feature) + excess * value);
      }
    }
  }
  return slopes;
}

function dot(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

function at(table: readonly (readonly number[])[], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}

function set(table: number[][], row: number, column: number, value: number): void {
  const own = table[row];
  if (own) own[column] = value;
}
