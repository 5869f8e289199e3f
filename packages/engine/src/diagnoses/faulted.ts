import type { Evidence, Finding, Place } from '@liftmark/contract/report';
import { DIAGNOSES } from './registry.ts';

/** A change that is advised, as far as it tells what is wrong. */
export interface Fault {
  id: string;
  place?: Place | undefined;
  evidence: readonly Evidence[];
}

const CHECKS_OF = new Map(DIAGNOSES.map(({ id, checks }) => [id, checks]));

/**
 * Tells whether a finding is about what a change faults, so that nothing is praised and blamed at once. Housekeeping
 * faults nothing: a page can do well what has a small flaw.
 */
export function faultedBy(
  changes: readonly Fault[],
): (finding: Pick<Finding, 'check' | 'evidence'>) => boolean {
  const faults = changes.filter(({ place }) => place !== 'housekeeping');
  const checks = new Set(faults.flatMap(({ id }) => CHECKS_OF.get(id) ?? []));
  const nodes = new Set(faults.flatMap(({ evidence }) => evidence.map(({ node }) => node)));
  return ({ check, evidence }) => checks.has(check) || evidence.some(({ node }) => nodes.has(node));
}
