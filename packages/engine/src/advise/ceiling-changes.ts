import type { Ceiling } from '@liftmark/contract/report';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import type { Advised } from '../findings/advised.ts';
import { CAUSES } from '../findings/consequences.ts';
import { text } from './ceiling-changes.text.ts';
import type { Change } from './change.ts';

/** A ceiling that takes less is only listed with its reason. */
const LEAST_POINTS = 1;
const MOST_STEPS = 5;

/**
 * A change for each ceiling that no other change lifts, so that whatever holds the score down has its advice. Readers name
 * other things first, so it comes after what visitors run into.
 * @param changes what is planned already
 */
export function changesOfCeilings(
  ceilings: readonly Ceiling[],
  changes: readonly Change[],
  advised: readonly Advised[],
): Change[] {
  const lifted = new Set(changes.flatMap((change) => change.ceilings));
  const answered = new Set(changes.flatMap(({ checks }) => checks));
  return ceilings
    .filter(({ id, points }) => points >= LEAST_POINTS && !lifted.has(id))
    .flatMap((ceiling) => {
      const change = changeOfCeiling(ceiling, (check) => !answered.has(check), advised);
      if (change === null) return [];
      for (const check of change.checks) answered.add(check);
      return [change];
    });
}

function changeOfCeiling(
  { id, reason, evidence }: Ceiling,
  isOpen: (check: string) => boolean,
  advised: readonly Advised[],
): Change | null {
  const words = text[id];
  const owner = DIAGNOSES.find(({ ceilings }) => ceilings.includes(id));
  if (words === undefined || owner === undefined) return null;
  const { checks: consequences = [], fixedBy = [] } = CAUSES[id] ?? {};
  const checks = [...owner.checks, ...consequences].filter(isOpen);
  const failing = advised.filter(({ judged }) => checks.includes(judged.check.id));
  const isFix = ({ judged }: Advised) => [...owner.checks, ...fixedBy].includes(judged.check.id);
  // Checks that other changes answer still say what to do about the reason.
  const fixes = failing.some(isFix) ? failing.filter(isFix) : advised.filter(isFix);
  const steps = [...fixes.flatMap(({ advice }) => advice.steps), ...words.steps];
  return {
    id,
    place: 'also',
    question: null,
    reason: null,
    type: 'improve',
    priority: 0,
    title: words.title,
    observed: reason,
    why: owner.why,
    steps: [...new Set(steps)].slice(0, MOST_STEPS),
    copyExamples: [],
    design: [],
    category: owner.category,
    effort: owner.effort,
    impact: owner.impact,
    evidence: [...evidence],
    sources: [...owner.evidence],
    checks: failing.map(({ judged }) => judged.check.id),
    ceilings: [id],
    settles: [],
  };
}
