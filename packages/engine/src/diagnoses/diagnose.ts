import { judgedPageType } from '@liftmark/contract/page-types';
import type { AppliedCeiling } from '../ceilings/ceiling.ts';
import { checkError, type OnCheckError } from '../checks/check-error.ts';
import { factsFor } from '../checks/run-checks.ts';
import { endedOnce } from '../checks/shared/phrasing.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import type { Advised } from '../findings/advised.ts';
import type { Diagnosis, Found, Problem } from './diagnosis.ts';
import { likelihoodOf } from './order.ts';
import { reasonFor } from './reason.ts';

/** Less than this is not said. */
const LEAST_CONFIDENCE = 0.5;
const LEAST_SEVERITY = 0.3;

/** What diagnoses are made from. */
export interface Seen {
  facts: PageFacts;
  /** The failing checks with their advice. */
  advised: readonly Advised[];
  /** The lowest first. */
  ceilings: readonly AppliedCeiling[];
}

/** A problem of the page, with what it takes up. */
export interface Diagnosed extends Found {
  diagnosis: Diagnosis;
  problem: Problem;
  /** How likely a reader names it among the two worst, 0 to 1. */
  likelihood: number;
  /** Why it comes first where it does, in one sentence; null if nothing is known. */
  reason: string | null;
}

/**
 * What visitors run into, the most serious first and what is minor last. A diagnosis that throws is not made; it never ends the run.
 * @param onError told of each diagnosis that fails
 */
export function diagnose(
  { facts, advised, ceilings }: Seen,
  diagnoses: readonly Diagnosis[],
  onError: OnCheckError = () => undefined,
): Diagnosed[] {
  const type = judgedPageType(facts.pageType);
  const all = diagnoses.flatMap((diagnosis): Diagnosed[] => {
    const found = foundBy(diagnosis, advised, ceilings);
    const problem = problemOf(diagnosis, facts, found, onError);
    if (problem === null) return [];
    const likelihood = likelihoodOf(diagnosis.id, type, problem.severity);
    return [{ ...found, diagnosis, problem, likelihood, reason: reasonFor(diagnosis, problem, type) }];
  });
  return all
    .map((one) => (echoesAny(one, all) ? { ...one, problem: { ...one.problem, aside: true } } : one))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        b.likelihood - a.likelihood ||
        a.diagnosis.id.localeCompare(b.diagnosis.id, 'en'),
    );
}

/** Whether another problem that is no trifle and comes earlier says the same in other words. */
function echoesAny(one: Diagnosed, all: readonly Diagnosed[]): boolean {
  const { echoes = [] } = one.problem;
  return all.some(
    (other) =>
      echoes.includes(other.diagnosis.id) && rankOf(other) === 0 && other.likelihood >= one.likelihood,
  );
}

function rankOf(one: Diagnosed): number {
  return Number(isSlight(one) || isAside(one));
}

/** Whether it never comes first, however few other problems the page has. */
export function isAside({ problem }: Pick<Diagnosed, 'problem'>): boolean {
  return problem.aside === true;
}

/** Whether it is correct but minor, and so comes after all others. */
export function isSlight({ problem }: Pick<Diagnosed, 'problem'>): boolean {
  return problem.slight === true;
}

function foundBy(
  diagnosis: Diagnosis,
  advised: readonly Advised[],
  ceilings: readonly AppliedCeiling[],
): Found {
  return {
    checks: advised
      .filter(({ judged }) => diagnosis.checks.includes(judged.check.id))
      .toSorted((a, b) => b.judged.points - a.judged.points),
    ceilings: ceilings.filter(({ ceiling }) => diagnosis.ceilings.includes(ceiling.id)),
  };
}

function problemOf(
  diagnosis: Diagnosis,
  facts: PageFacts,
  found: Found,
  onError: OnCheckError,
): Problem | null {
  try {
    const problem = diagnosis.judge(factsFor(diagnosis, facts), found);
    if (problem !== null && !Number.isFinite(problem.severity)) {
      throw new RangeError(`The severity is ${problem.severity}.`);
    }
    const isSaid = problem && problem.confidence >= LEAST_CONFIDENCE && problem.severity >= LEAST_SEVERITY;
    return isSaid ? { ...problem, observed: endedOnce(problem.observed) } : null;
  } catch (cause) {
    onError(checkError(diagnosis, cause));
    return null;
  }
}
