import type { PageType } from '@liftmark/contract/page-types';
import type { ConversionReport, Place } from '@liftmark/contract/report';
import type { AppliedCeiling } from '../ceilings/ceiling.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { percentFor } from './score.ts';

/** What a page was scored from. */
export interface Scored {
  results: readonly CheckResult[];
  /** The type that the page was judged as. */
  type: PageType;
  ceilings: readonly AppliedCeiling[];
}

/** Ids of what a change puts right. */
interface Fixed {
  checks: readonly string[];
  ceilings: readonly string[];
}

/** What the changes of a plan are worth. */
export interface PlanWorth {
  /** What the page would score with one of them made, by its id; null without a score. */
  alone: ReadonlyMap<string, number | null>;
  /** What it would score with all the first ones made. */
  together: NonNullable<ConversionReport['together']> | null;
}

interface Planned extends Fixed {
  id: string;
  place: Place;
  settles: readonly string[];
}

export function worthOf(scored: Scored, plan: readonly Planned[]): PlanWorth {
  const fixedBy = (changes: readonly Planned[]): Fixed => ({
    checks: changes.flatMap(({ checks, settles }) => [...checks, ...settles]),
    ceilings: changes.flatMap(({ ceilings }) => ceilings),
  });
  const now = percentFor(scored.results, scored.type, scored.ceilings);
  const scoreWith = (changes: readonly Planned[]) =>
    now === null ? null : scoreOnceFixed(scored, now, fixedBy(changes));
  const first = plan.filter(({ place }) => place === 'first');
  const all = first.length === 0 ? null : scoreWith(first);
  return {
    alone: new Map(plan.map((change) => [change.id, scoreWith([change])])),
    together: all === null ? null : { changes: first.map(({ id }) => id), score: all },
  };
}

/** What the page would score with this put right and everything else as it is; null without a score. */
function scoreOnceFixed({ results, type, ceilings }: Scored, now: number, fixed: Fixed): number | null {
  const then = percentFor(
    results.map((result) => (fixed.checks.includes(result.check.id) ? inFull(result) : result)),
    type,
    ceilings.filter(({ ceiling }) => !fixed.ceilings.includes(ceiling.id)),
  );
  return then === null ? null : Math.max(now, then);
}

function inFull(result: CheckResult): CheckResult {
  const { outcome, likely } = result;
  if (outcome.kind === 'measured') return { ...result, outcome: { ...outcome, score: 1 } };
  return likely === undefined ? result : { ...result, likely: { ...likely, score: 1 } };
}
