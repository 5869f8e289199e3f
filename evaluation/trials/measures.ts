import type { Trial } from '@liftmark/contract/trials';
import { type Estimate, shareOf } from '../statistics.ts';

/** How fixes of one kind fare on the pages that they are offered for. */
export interface KindMeasures {
  kind: string;
  offered: number;
  applied: Estimate | null;
  /** Of those that claim a gain and were applied: the outcome of their check improves. */
  improves: Estimate | null;
  /** Of those that were applied: nothing gets worse. */
  harmless: Estimate | null;
  /** Of those that were applied: they do what they say. */
  holds: Estimate | null;
}

/** Which a check's score has to gain to count. */
const GAIN = 0.02;

export const ALL = 'all';

/** By kind, those offered most first, and of all kinds together at the end. */
export function trialMeasures(trials: readonly Trial[]): KindMeasures[] {
  const kinds = [...Map.groupBy(trials, ({ patch }) => patch.kind)];
  return [
    ...kinds.map(([kind, own]) => measuresOf(kind, own)).toSorted((a, b) => b.offered - a.offered),
    measuresOf(ALL, trials),
  ];
}

function measuresOf(kind: string, trials: readonly Trial[]): KindMeasures {
  const applied = trials.filter((trial) => trial.applied);
  const claiming = applied.filter(({ check }) => check !== null);
  const share = (part: readonly Trial[], test: (trial: Trial) => boolean) =>
    shareOf(part.filter(test).length, part.length);
  return {
    kind,
    offered: trials.length,
    applied: share(trials, (trial) => trial.applied),
    improves: share(claiming, doesImprove),
    harmless: share(applied, ({ worse }) => worse.length === 0),
    holds: share(applied, ({ holds }) => holds),
  };
}

export function doesImprove({ check }: Trial): boolean {
  return check !== null && (check.after === null || check.after >= check.before + GAIN);
}
