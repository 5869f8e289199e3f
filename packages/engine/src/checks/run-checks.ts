import { judgedPageType, PAGE_TYPE_LABELS, type PageType } from '@liftmark/contract/page-types';
import { languageName } from '../languages/language-name.ts';
import type { PageFacts } from '../observe/facts.ts';
import {
  type Check,
  type ContextFacts,
  type Group,
  notApplicable,
  notMeasured,
  type Outcome,
} from './check.ts';
import { CHECKS } from './registry.ts';

const CONTEXT: readonly ContextFacts[] = ['pageType', 'told', 'language', 'wordLists', 'document'];

export interface CheckResult {
  check: Check;
  outcome: Outcome;
  /** Not measured only because the page type is uncertain: such a check does not lower the coverage. */
  uncertainType: boolean;
}

/** Runs every check, in the order of the rubric. A check that throws is not measured; it never ends the run. */
export function runChecks(facts: PageFacts, checks: readonly Check[] = CHECKS): CheckResult[] {
  return checks.map((check) => runCheck(check, facts));
}

/** One check on one page: page type, static mode and word lists first, then its own judgement. */
export function runCheck(check: Check, facts: PageFacts): CheckResult {
  const type = judgedPageType(facts.pageType);
  if (check.pageTypes !== 'all' && !check.pageTypes.includes(type)) {
    const untold = isUntold(facts);
    const uncertainType =
      untold || (type !== facts.pageType.type && mayApply(check.pageTypes, facts.pageType));
    const outcome = untold
      ? notMeasured(`What kind of page this is could not be told. ${noWordList(facts.language)}`)
      : outOfPlace(type, facts.pageType, uncertainType);
    return { check, outcome, uncertainType };
  }
  const outcome = amongPrivatePeople(check, facts) ?? unmeasurable(check, facts) ?? judge(check, facts);
  return { check, outcome, uncertainType: false };
}

/** What only who sells something owes. */
const OF_SELLERS: ReadonlySet<Group> = new Set(['proof', 'reviews', 'cost', 'terms', 'identity', 'payment']);

function amongPrivatePeople({ group }: Check, { event, pageType }: PageFacts): Outcome | null {
  const invited = event?.isPrivate === true && judgedPageType(pageType) === 'event';
  return invited && OF_SELLERS.has(group)
    ? notApplicable('Private people invite to this event; they sell nothing.')
    : null;
}

/** Whether the kind of page could not be told for want of words to tell it by. */
export function isUntold({ pageType, wordLists }: Pick<PageFacts, 'pageType' | 'wordLists'>): boolean {
  return !wordLists && !pageType.chosen && pageType.type === 'other';
}

function noWordList(language: string | null): string {
  return language === null
    ? 'The language of the page could not be told.'
    : `There is no word list for the language of the page, ${languageName(language)} (${language}).`;
}

/** Whether the check is made for any of the types that a page of uncertain type may be. */
function mayApply(
  types: readonly PageType[],
  { type, alternatives }: Pick<PageFacts['pageType'], 'type' | 'alternatives'>,
): boolean {
  return [type, ...alternatives].some((candidate) => types.includes(candidate));
}

function outOfPlace(type: PageType, { type: nearest }: PageFacts['pageType'], uncertain: boolean): Outcome {
  if (uncertain) return notMeasured('What kind of page this is could not be told with enough certainty.');
  if (type !== nearest) {
    return notApplicable('Does not apply to any of the types of page that this one may be.');
  }
  return notApplicable(
    type === 'other'
      ? 'Applies to certain types of page only, and this page shows the signs of none of them.'
      : `Does not apply to pages of this type (${PAGE_TYPE_LABELS[type].toLowerCase()}).`,
  );
}

/** The declared facts and the context, nothing else; the page type is the one that the page is judged as. */
export function factsFor(check: Check, facts: PageFacts): PageFacts {
  const handed = Object.fromEntries([...CONTEXT, ...check.needs].map((name) => [name, facts[name]]));
  // The cast is what `needs` promises: `defineCheck` lets a check read only what it declared.
  return {
    ...(handed as unknown as PageFacts),
    pageType: { ...facts.pageType, type: judgedPageType(facts.pageType) },
  };
}

function unmeasurable({ measurable }: Check, { document, language, wordLists }: PageFacts): Outcome | null {
  if (document.mode === 'static' && measurable.static === 'no') {
    return notMeasured('Needs a rendered page; only the HTML was read.');
  }
  if (!wordLists && measurable.withoutWordList === 'no') {
    return notMeasured(noWordList(language));
  }
  return null;
}

function judge(check: Check, facts: PageFacts): Outcome {
  try {
    const outcome = check.evaluate(factsFor(check, facts));
    if (outcome.kind === 'measured' && !Number.isFinite(outcome.score)) {
      return notMeasured('This check came to no number.');
    }
    return outcome;
  } catch (error) {
    return notMeasured(
      `This check ended with an error: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
