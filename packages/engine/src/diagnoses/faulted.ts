import type { Category } from '@liftmark/contract/categories';
import type { Ceiling, Evidence, Finding, Place } from '@liftmark/contract/report';
import { notableCeilings } from '@liftmark/contract/score-words';
import { DIAGNOSES } from './registry.ts';

/** A change that is advised, as far as it tells what is wrong. */
export interface Fault {
  id: string;
  place?: Place | undefined;
  evidence: readonly Evidence[];
}

const CHECKS_OF = new Map(DIAGNOSES.map(({ id, checks }) => [id, checks]));

/** Ceilings over a page whose words say nothing, and what is read from words. */
const WORDLESS: readonly string[] = ['filler-text', 'garbled-text'];
const FROM_WORDS: readonly Category[] = ['clarity', 'urgency', 'socialProof', 'offerStrength'];

/**
 * Tells whether a finding is about what a change or a ceiling faults, so that nothing is praised and blamed at once.
 * Housekeeping faults nothing: a page can do well what has a small flaw.
 */
export function faultedBy(
  changes: readonly Fault[],
  ceilings: readonly Ceiling[],
): (finding: Pick<Finding, 'check' | 'category' | 'evidence'>) => boolean {
  const faults = changes.filter(({ place }) => place !== 'housekeeping');
  const checks = new Set(faults.flatMap(({ id }) => CHECKS_OF.get(id) ?? []));
  const nodes = new Set([...faults, ...ceilings].flatMap(({ evidence }) => evidence.map(({ node }) => node)));
  const isWordless = notableCeilings({ ceilings: [...ceilings] }).some(({ id }) => WORDLESS.includes(id));
  return ({ check, category, evidence }) =>
    checks.has(check) ||
    (isWordless && FROM_WORDS.includes(category)) ||
    evidence.some(({ node }) => nodes.has(node));
}
