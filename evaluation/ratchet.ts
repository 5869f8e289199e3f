import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { consultantMeasures } from './consultant/measures.ts';
import { readRecommended } from './consultant/recommended.ts';
import { readTopics } from './consultant/topics.ts';
import { readCorpus } from './corpus/corpus.ts';
import { measuresOf } from './corpus/measures.ts';
import { goalsOf, type Pair } from './ordering/outcome.ts';
import { judgeStored, pairsOf } from './stored/judged.ts';

const FILE = join(import.meta.dirname, 'ratchet.json');

/** A figure that must not get worse. */
export interface Held {
  value: number;
  isGain: boolean;
  /** How much worse it may be without being called so. */
  tolerance: number;
}

export interface Ratchet {
  /** Agreement with readers on the pages that one may tune to. */
  corpus: Record<string, Held>;
  /** How much of what readers call the worst problems is recommended on the same pages, by topic. */
  consultant: Record<string, Held>;
  /** Ordered pairs of the stored snapshots. */
  ordering: Record<string, Held>;
}

/** One page in a hundred may change its mind; a spread or correlation a little. */
const TOLERANCES = { share: 0.01, correlation: 0.01, points: 0.3 };

export function corpusFigures(): Record<string, Held> {
  return Object.fromEntries(
    measuresOf(readCorpus(), 'dev').flatMap(({ name, ours, isGain, unit }) =>
      ours === null ? [] : [[name, { value: fine(ours.value), isGain, tolerance: TOLERANCES[unit] }]],
    ),
  );
}

/** Of the stored recommendations: see `npm run consultant -- --store`. */
export function consultantFigures(): Record<string, Held> {
  const topics = readTopics();
  const pages = Object.entries(readRecommended()).map(([id, recommended]) => ({
    ...{ id, recommended },
    readers: [...(topics.pages.get(id)?.values() ?? [])],
  }));
  return Object.fromEntries(
    consultantMeasures(pages).flatMap(({ name, ours, isGain }) =>
      ours === null ? [] : [[name, { value: fine(ours.value), isGain, tolerance: TOLERANCES.share }]],
    ),
  );
}

export function orderingFigures(pairs: readonly Pair[]): Record<string, Held> {
  return Object.fromEntries(
    goalsOf(pairs).flatMap(({ name, share }) =>
      share === null ? [] : [[name, { value: fine(share.value), isGain: true, tolerance: 0.005 }]],
    ),
  );
}

/** Sentences on each figure that got worse, is new, or is gone. */
export function worsened(held: Record<string, Held>, now: Record<string, Held>): string[] {
  const names = [...new Set([...Object.keys(held), ...Object.keys(now)])];
  return names.flatMap((name) => {
    const [before, after] = [held[name], now[name]];
    if (!before) return [`${name} is measured now and not held on to`];
    if (!after) return [`${name} is not measured any more`];
    const loss = before.isGain ? before.value - after.value : after.value - before.value;
    return loss > before.tolerance ? [`${name}: ${before.value} became ${after.value}`] : [];
  });
}

export function readRatchet(): Ratchet {
  return existsSync(FILE)
    ? JSON.parse(readFileSync(FILE, 'utf8'))
    : { corpus: {}, consultant: {}, ordering: {} };
}

export async function writeRatchet(): Promise<void> {
  const ordering = orderingFigures(pairsOf(await judgeStored()));
  const ratchet: Ratchet = { corpus: corpusFigures(), consultant: consultantFigures(), ordering };
  writeFileSync(FILE, `${JSON.stringify(ratchet, null, 2)}\n`);
}

function fine(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
