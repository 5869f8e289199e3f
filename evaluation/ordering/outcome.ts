import type { Verdict } from '../judging/verdict.ts';
import { shareOf } from '../statistics.ts';
import type { Devices, Kind, Strength } from './kind.ts';
import type { Goal, OrderingResults } from './results.ts';

/** How a change moved the score of one page. */
export interface Pair {
  kind: Kind;
  page: string;
  strength: Strength;
  devices: Devices;
  before: number;
  /** Null where the changed page got no score. */
  after: number | null;
  verdicts: { base: Verdict; changed: Verdict | null };
}

export const fallOf = ({ before, after }: Pair): number => (after === null ? before : before - after);

/** A grade taken away is the largest fall there is. */
export const fellBy = (pair: Pair, points: number): boolean => pair.after === null || fallOf(pair) >= points;

export const isGrave = ({ kind, strength }: Pair): boolean =>
  kind.graveFrom !== null && strength >= kind.graveFrom;

/** Two strengths on one page, the stronger of which scores higher. */
interface Violation {
  weaker: Pair;
  stronger: Pair;
}

export interface Ordered {
  /** Pairs of two strengths of one kind on one page. */
  compared: number;
  violations: Violation[];
}

export function ordered(pairs: readonly Pair[]): Ordered {
  const violations: Violation[] = [];
  let compared = 0;
  const series = Map.groupBy(pairs, ({ kind, page }) => `${kind.id} ${page}`);
  for (const group of series.values()) {
    const rising = group.toSorted((a, b) => a.strength - b.strength);
    for (const [at, weaker] of rising.entries()) {
      for (const stronger of rising.slice(at + 1)) {
        compared++;
        const isHigher = stronger.after !== null && (weaker.after === null || stronger.after > weaker.after);
        if (isHigher) violations.push({ weaker, stronger });
      }
    }
  }
  return { compared, violations };
}

const SOUND_SCORE = 40;

/** What the score has to show of ordered pairs. */
export function goalsOf(pairs: readonly Pair[]): Goal[] {
  const damage = pairs.filter(({ kind }) => kind.family !== 'repair' && kind.family !== 'gaming');
  const grave = damage.filter(isGrave);
  // A page that is broken already has little to lose.
  const sound = grave.filter(({ before }) => before >= SOUND_SCORE);
  const full = damage.filter(({ kind, strength }) => kind.graveFrom !== null && strength === 3);
  const { compared, violations } = ordered(damage);
  const share = (all: readonly Pair[], good: (pair: Pair) => boolean) =>
    shareOf(all.filter(good).length, all.length);
  const of = (family: Kind['family']) => pairs.filter(({ kind }) => kind.family === family);
  const neverRises = ({ before, after }: Pair) => after === null || after <= before;
  const removing = damage.filter(({ kind }) => kind.removes);
  return [
    {
      name: 'grave damage: falls by 8 or more, or no grade',
      goal: 0.95,
      share: share(grave, (pair) => fellBy(pair, 8)),
    },
    {
      name: 'grave damage: falls by 20 or more, or no grade',
      goal: 1 / 3,
      share: share(grave, (pair) => fellBy(pair, 20)),
    },
    {
      name: '… on pages that score 40 and more: by 8 or more',
      goal: 0.95,
      share: share(sound, (pair) => fellBy(pair, 8)),
    },
    {
      name: '… in full strength: by 8 or more',
      goal: 0.95,
      share: share(full, (pair) => fellBy(pair, 8)),
    },
    {
      name: 'stronger damage never scores higher',
      goal: 0.98,
      share: shareOf(compared - violations.length, compared),
    },
    {
      name: 'removing what matters never raises the score',
      goal: 1,
      share: share(removing, neverRises),
    },
    { name: 'no damage raises the score', goal: 1, share: share(damage, neverRises) },
    {
      name: 'gaming raises by a point at most, takes no grade',
      goal: 1,
      share: share(of('gaming'), ({ before, after }) => after !== null && after <= before + 1),
    },
    {
      name: 'a repair never lowers the score',
      goal: 1,
      share: share(of('repair'), ({ before, after }) => after !== null && after >= before),
    },
  ];
}

export function orderingResultsOf(
  run: Pick<OrderingResults, 'date' | 'rubric'>,
  pairs: readonly Pair[],
): OrderingResults {
  const pagesIn = (own: readonly Pair[]) => new Set(own.map(({ page }) => page)).size;
  const counts = [...Map.groupBy(pairs, ({ kind }) => kind.id).values()].map(pagesIn).sort((a, b) => a - b);
  return {
    ...run,
    kinds: counts.length,
    pages: pagesIn(pairs),
    pagesPerKind: {
      fewest: counts[0] ?? 0,
      median: counts[Math.floor(counts.length / 2)] ?? 0,
      most: counts.at(-1) ?? 0,
    },
    goals: goalsOf(pairs),
  };
}
