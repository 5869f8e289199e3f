import { CATEGORIES } from '@liftmark/contract/categories';
import type { CheckResult } from '../checks/run-checks.ts';
import { isOpen } from './open-checks.ts';
import { toScale } from './scale.ts';
import { usualScore } from './usual.ts';

interface Weighed {
  result: CheckResult;
  weight: number;
}

/** How far most pages lie from the usual score, with all their unmeasured checks alike. */
const USUAL_SPREAD = 0.25;
/** A narrower range says nothing. */
const LEAST_SPAN = 6;

/**
 * The scores that the checks which could not be measured leave possible; null where they hardly matter and the page's
 * words were read.
 * @param score the score itself, and the share of the points that the ceilings left
 */
export function rangeOf(
  weighed: readonly Weighed[],
  counted: readonly (Weighed & { score: number })[],
  { percent, kept, isUnread }: { percent: number; kept: number; isUnread: boolean },
): { low: number; high: number } | null {
  const open = weighed.filter(({ result }) => isOpen(result));
  if (open.length === 0) return isUnread ? { low: percent, high: percent } : null;
  const score = (away: number) => {
    const numbers = CATEGORIES.flatMap((category) => {
      const own = counted.filter(({ result }) => result.check.category === category);
      const missing = open.filter(({ result }) => result.check.category === category);
      const weight = sum(own) + sum(missing);
      if (weight === 0) return [];
      const earned = own.reduce((all, each) => all + each.weight * each.score, 0);
      const guessed = missing.reduce(
        (all, { weight: each, result }) => all + each * within(usualScore(result.check.id) + away),
        0,
      );
      return [toScale(((earned + guessed) / weight) * kept)];
    });
    return numbers.reduce((all, number) => all + number, 0) / Math.max(1, numbers.length);
  };
  const low = Math.max(1, Math.min(percent, Math.round(score(-USUAL_SPREAD))));
  const high = Math.max(percent, Math.round(score(USUAL_SPREAD)));
  return high - low < LEAST_SPAN && !isUnread ? null : { low, high };
}

function within(score: number): number {
  return Math.min(1, Math.max(0, score));
}

function sum(weighed: readonly Weighed[]): number {
  return weighed.reduce((all, { weight }) => all + weight, 0);
}
