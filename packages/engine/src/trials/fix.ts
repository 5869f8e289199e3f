import type { Patch } from '@liftmark/contract/patches';
import type { ConversionReport } from '@liftmark/contract/report';
import { GIVEN_LINKS, TOGETHER, type Trial, type TrialFailure } from '@liftmark/contract/trials';
import { eachOnce } from '../patches/each-once.ts';
import { text } from './text.ts';

/** A change to try, with the recommendation that it is for. */
export interface Fix {
  recommendation: string;
  patch: Patch;
  /** Ids of the recommendations that it joins, if it is all of them together. */
  includes?: readonly string[];
  /** Ids of checks that are shown besides the one that it answers. */
  shown?: readonly string[];
}

/** The concrete fixes that a report recommends: of what stands first with what the owner gave, or all. */
export function fixesOf({ recommendations }: ConversionReport, which: 'first' | 'all'): Fix[] {
  return recommendations.flatMap(({ id, place, patch }) =>
    patch === undefined || (which === 'first' && place !== 'first' && patch.kind !== GIVEN_LINKS)
      ? []
      : [{ recommendation: id, patch }],
  );
}

/** A fix that wasn't applied. */
export function untried({ recommendation, patch, includes = [] }: Fix, reason: TrialFailure): Trial {
  return {
    recommendation,
    includes: [...includes],
    patch,
    applied: false,
    reason,
    check: null,
    score: null,
    holds: false,
    worse: [],
    pictures: { desktop: null, mobile: null },
    placeholder: patch.placeholder,
  };
}

const MOST_OPERATIONS = 60;

/** All fixes that held and claim something, as one; null if there are fewer than two. */
export function joined(trials: readonly Trial[]): Fix | null {
  const held = trials.filter((trial) => trial.holds && !trial.placeholder);
  if (held.length < 2) return null;
  const operations = held.flatMap(({ patch }) => patch.operations).filter(eachOnce());
  return {
    recommendation: TOGETHER,
    includes: held.map(({ recommendation }) => recommendation),
    patch: {
      summary: text.together({ count: held.length }),
      kind: TOGETHER,
      checks: [...new Set(held.flatMap(({ patch }) => patch.checks))],
      placeholder: false,
      operations: operations.slice(0, MOST_OPERATIONS),
    },
  };
}
