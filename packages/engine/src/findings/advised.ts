import type { RecommendationType } from '@liftmark/contract/report';
import type { Advice } from '../checks/check.ts';
import { checkError, type OnCheckError } from '../checks/check-error.ts';
import { factsFor } from '../checks/run-checks.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { hasCopyForPage } from '../language/copy/copy-for.ts';
import { type AdviceContext, type Judged, typeOf } from './judged.ts';

/** A failing check with what to do about it. */
export interface Advised {
  judged: Judged;
  type: RecommendationType;
  advice: Advice;
}

/**
 * The failing checks with their advice, in the order of the rubric.
 * @param judged the measured checks @param onError told of each check that fails at its own advice
 */
export function adviceFor(
  judged: readonly Judged[],
  facts: PageFacts,
  onError: OnCheckError = () => undefined,
): Advised[] {
  const context: AdviceContext = { pageType: facts.pageType, mode: facts.document.mode };
  return judged.flatMap((item): Advised[] => {
    const type = typeOf(item, context);
    const advice = type && adviceOn(item, facts, onError);
    return advice ? [{ judged: item, type: advice.slight ? 'other' : type, advice }] : [];
  });
}

/** Also null if the check throws while advising: its finding stays, and one bad check never ends a report. */
export function adviceOn(
  { check, outcome }: Pick<Judged, 'check' | 'outcome'>,
  facts: PageFacts,
  onError: OnCheckError = () => undefined,
): Advice | null {
  try {
    const advice = check.recommend(outcome, factsFor(check, facts));
    // Copy examples in another language than the page's are no help.
    return advice === null || hasCopyForPage(facts) ? advice : { ...advice, copyExamples: [] };
  } catch (cause) {
    onError(checkError(check, cause));
    return null;
  }
}
