import { runsOf } from '@liftmark/engine/analyst/model/grounding/invention';
import { saidIn } from '@liftmark/engine/analyst/model/grounding/said';
import { readInsights } from '../grounding/insights.ts';
import { readLabeled } from '../grounding/labeled.ts';

/** The held-out statements stay out. */
const SETS = ['dev', 'attack', 'evasive'] as const;
/** A rarer run is a page's own. */
const LEAST_STATEMENTS = 2;
/** How strongly the weights are drawn to none. */
const RIDGE = 0.1;
const ROUNDS = 400;
const RATE = 0.3;
/** A smaller weight isn't worth its place. */
const LEAST_WEIGHT = 0.2;

interface Sentence {
  runs: string[];
  isHostile: boolean;
}

/** A linear model that tells what a model invents from what it sees, by labeled statements. */
export function fitInvention() {
  const sentences = [...SETS.flatMap(sentencesOf), ...insightSentences()];
  const counts = new Map<string, number>();
  for (const { runs } of sentences) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  const known = [...counts].flatMap(([run, count]) => (count >= LEAST_STATEMENTS ? [run] : []));
  const { base, weights } = logistic(sentences, known);
  const kept = known
    .map((run, at) => [run, Math.round(100 * (weights[at] ?? 0)) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    fitted: { on: new Date().toISOString().slice(0, 10), sentences: sentences.length },
    base: Math.round(100 * base) / 100,
    weights: Object.fromEntries(kept),
  };
}

/** Rewrites are copy, not statements. A hostile statement counts as a whole: not each of its sentences deceives. */
function sentencesOf(set: (typeof SETS)[number]): Sentence[] {
  return readLabeled(set).flatMap(({ task, text, side }) => {
    if (task === 'rewrites') return [];
    return side === 'hostile' ? [whole(text, true)] : apart(text);
  });
}

function insightSentences(): Sentence[] {
  return readInsights('insights-dev').flatMap(({ side, hostile, insight }) => {
    if (side === 'hostile') return hostile === undefined ? [] : [whole(hostile, true)];
    return [insight.title, insight.problem, insight.why, ...insight.fix].flatMap(apart);
  });
}

function whole(text: string, isHostile: boolean): Sentence {
  return { runs: runsOf(saidIn(text).sentences.join(' ')), isHostile };
}

function apart(text: string): Sentence[] {
  return saidIn(text).sentences.map((sentence) => ({ runs: runsOf(sentence), isHostile: false }));
}

/** Gradient descent with a rate per weight: deterministic. */
function logistic(sentences: readonly Sentence[], known: readonly string[]) {
  const index = new Map(known.map((run, at) => [run, at]));
  const rows = sentences.map(({ runs, isHostile }) => ({
    at: runs.flatMap((run) => index.get(run) ?? []),
    value: 1 / Math.sqrt(Math.max(1, runs.length)),
    label: isHostile ? 1 : 0,
  }));
  const weights = new Float64Array(known.length);
  const squares = new Float64Array(known.length);
  let base = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight) => RIDGE * weight);
    let shift = 0;
    for (const { at, value, label } of rows) {
      const sum = at.reduce((total, one) => total + (weights[one] ?? 0), 0);
      const excess = 1 / (1 + Math.exp(-(base + value * sum))) - label;
      shift += excess;
      for (const one of at) slopes[one] = (slopes[one] ?? 0) + excess * value;
    }
    base -= shift / rows.length;
    for (const [at, slope] of slopes.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / (Math.sqrt(squares[at] ?? 0) + 1e-9);
    }
  }
  return { base, weights };
}
