import { applyCeilings } from '../../ceilings/ceiling.ts';
import { CEILINGS } from '../../ceilings/registry.ts';
import { type Overrides, pageFacts } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { adviceFor } from '../../findings/advised.ts';
import type { Judged } from '../../findings/judged.ts';
import { diagnose } from '../diagnose.ts';
import type { Diagnosis, Problem } from '../diagnosis.ts';

interface Given {
  /** Overrides of the facts of the healthy page. */
  facts?: Overrides<PageFacts>;
  /** Judged checks; none by default. Ceilings follow from the facts. */
  judged?: readonly Judged[];
}

/** What a diagnosis says of the healthy page with some facts overridden and some checks failing; null for nothing. */
export function diagnosed(
  diagnosis: Diagnosis,
  { facts: overrides = {}, judged = [] }: Given,
): Problem | null {
  const facts = pageFacts(overrides);
  const rethrow = ({ error }: { error: Error }) => {
    throw error;
  };
  const advised = adviceFor(judged, facts, rethrow);
  const ceilings = applyCeilings(facts, CEILINGS);
  const [found] = diagnose({ facts, advised, ceilings }, [diagnosis], rethrow);
  return found?.problem ?? null;
}
