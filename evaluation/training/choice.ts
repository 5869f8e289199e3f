import { createHash } from 'node:crypto';
import { type ChoiceModel, type Features, scoreOf } from '@liftmark/engine/facts/readers/choice';

/** A page with the candidates of one fact. */
export interface ChoicePage {
  id: string;
  /** Pages of one site are never split over training and test. */
  site: string;
  /** `isRight` where a reader accepts the candidate. */
  candidates: readonly { features: Features; isRight: boolean }[];
  /** Whether a reader accepts that there is none. */
  mayBeNone: boolean;
}

/** What each feature weighs before any page is seen; unless that is 0, its weight keeps the sign. */
export type ChoicePriors = ChoiceModel;

/** How many pages the priors count for. */
const HOLD = 3;
const FOLDS = 5;
const ROUNDS = 120;
const RATE = 0.15;

/** Fits the weights by which one of a page's candidates is chosen, or none. */
export function fitChoice(pages: readonly ChoicePage[], priors: ChoicePriors) {
  const right = crossValidated(pages, priors).filter((isRight) => isRight).length;
  const { base, weights } = weightsFor(pages, priors);
  return {
    fitted: {
      on: new Date().toISOString().slice(0, 10),
      pages: pages.length,
      corpus: hashOf(pages),
      crossValidated: { accepted: thousandths(right / pages.length) },
    },
    base,
    weights: Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== 0)),
  };
}

/** Of each page, whether a reader accepts what the other sites' weights choose. */
export function crossValidated(pages: readonly ChoicePage[], priors: ChoicePriors): boolean[] {
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    weightsFor(
      pages.filter((page) => foldOf(page) !== fold),
      priors,
    ),
  );
  return pages.map((page) => isRightBy(page, models[foldOf(page)] ?? priors));
}

export function isRightBy({ candidates, mayBeNone }: ChoicePage, model: ChoiceModel): boolean {
  const scores = candidates.map(({ features }) => scoreOf(model, features));
  const most = Math.max(0, ...scores);
  return most > 0 ? candidates[scores.indexOf(most)]?.isRight === true : mayBeNone;
}

/**
 * Conditional logit: the probability of a candidate is the softmax of its score beside that of none, which is 0. Makes
 * the accepted ones together as likely as possible, held near the priors, by Adam. Deterministic.
 */
function weightsFor(pages: readonly ChoicePage[], priors: ChoicePriors): ChoiceModel {
  const names = Object.keys(priors.weights);
  const start = [priors.base, ...names.map((name) => priors.weights[name] ?? 0)];
  const choices = pages.map(({ candidates, mayBeNone }) => ({
    rows: [...candidates.map(({ features }) => rowOf(features, names)), []],
    right: [...candidates.map(({ isRight }) => isRight), mayBeNone],
  }));
  const learnt = choices.filter(({ right }) => right.includes(true));
  const weights = [...start];
  const momenta = start.map(() => 0);
  const squares = start.map(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = weights.map((weight, at) => HOLD * (weight - (start[at] ?? 0)));
    for (const choice of learnt) addSlopes(choice, weights, slopes);
    for (const [at, slope] of slopes.entries()) {
      const momentum = 0.9 * (momenta[at] ?? 0) + 0.1 * slope;
      const square = 0.99 * (squares[at] ?? 0) + 0.01 * slope * slope;
      [momenta[at], squares[at]] = [momentum, square];
      const step = momentum / (1 - 0.9 ** round) / (Math.sqrt(square / (1 - 0.99 ** round)) + 1e-8);
      const next = (weights[at] ?? 0) - RATE * (1 - round / (ROUNDS + 1)) * step;
      const prior = at === 0 ? 0 : (start[at] ?? 0);
      weights[at] = prior > 0 ? Math.max(0, next) : prior < 0 ? Math.min(0, next) : next;
    }
  }
  const [base = 0, ...own] = weights.map(thousandths);
  return { base, weights: Object.fromEntries(names.map((name, at) => [name, own[at] ?? 0])) };
}

/** The places of a candidate's weights and the values that they are multiplied by. */
type Row = readonly (readonly [at: number, value: number])[];

function rowOf(features: Features, names: readonly string[]): Row {
  const values = names.map((name, at): [number, number] => [at + 1, features[name] ?? 0]);
  return [[0, 1], ...values.filter(([, value]) => value !== 0)];
}

interface Rows {
  rows: readonly Row[];
  right: readonly boolean[];
}

/** Adds the slopes of minus the logarithm of the probability that an accepted candidate is chosen. */
function addSlopes({ rows, right }: Rows, weights: readonly number[], slopes: number[]): void {
  const scores = rows.map((row) => row.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  const accepted = powers.reduce((total, power, at) => total + (right[at] ? power : 0), 1e-300);
  for (const [place, row] of rows.entries()) {
    const power = powers[place] ?? 0;
    const excess = power / sum - (right[place] ? power / accepted : 0);
    for (const [at, value] of row) slopes[at] = (slopes[at] ?? 0) + excess * value;
  }
}

function foldOf({ site }: ChoicePage): number {
  return createHash('sha256').update(site).digest().readUInt8(0) % FOLDS;
}

function hashOf(pages: readonly ChoicePage[]): string {
  const content = pages.map(({ id, candidates, mayBeNone }) => [
    id,
    candidates.map(({ isRight }) => isRight),
    mayBeNone,
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

function thousandths(value: number): number {
  return Math.round(1000 * value) / 1000;
}
