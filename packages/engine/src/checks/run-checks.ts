import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { PageFacts } from '../facts/types/page-facts.ts';
import {
  type Check,
  type ContextFacts,
  type Group,
  notApplicable,
  notMeasured,
  type Outcome,
} from './check.ts';
import { checkError, type OnCheckError } from './check-error.ts';
import { CHECKS } from './registry.ts';
import { text } from './run-checks.text.ts';

const CONTEXT: readonly ContextFacts[] = ['pageType', 'told', 'language', 'wordLists', 'document'];

export interface CheckResult {
  check: Check;
  outcome: Outcome;
  /** Not measured only because the page type is uncertain; this doesn't lower the coverage. */
  uncertainType: boolean;
  /** For a check that is not measured because of doubt: its score in the likeliest case, 0 to 1, and how likely that is. */
  likely?: Likely;
}

interface Likely {
  score: number;
  confidence: number;
}

/**
 * Runs every check, in the order of the rubric. A check that throws is not measured; it never ends the run.
 * @param onError called for each check that throws
 */
export function runChecks(
  facts: PageFacts,
  checks: readonly Check[] = CHECKS,
  onError?: OnCheckError,
): CheckResult[] {
  return checks.map((check) => runCheck(check, facts, onError));
}

/** Runs one check on one page: page type, static mode and word lists first, then its own rule. */
export function runCheck(
  check: Check,
  facts: PageFacts,
  onError: OnCheckError = () => undefined,
): CheckResult {
  const type = judgedPageType(facts.pageType);
  if (check.pageTypes !== 'all' && !check.pageTypes.includes(type)) {
    const untold = isUntold(facts);
    const uncertainType =
      untold || (type !== facts.pageType.type && mayApply(check.pageTypes, facts.pageType));
    const outcome = untold
      ? notMeasured(text.untold({ reason: noWordList(facts.language) }))
      : outOfPlace(type, facts.pageType, uncertainType);
    const likely = uncertainType && !untold ? scoreAsLikeliest(check, facts) : null;
    return { check, outcome, uncertainType, ...(likely === null ? {} : { likely }) };
  }
  const outcome =
    amongPrivatePeople(check, facts) ?? unmeasurable(check, facts) ?? judge(check, facts, onError);
  const likely = outcome.kind === 'notMeasured' ? scoreWithoutDoubt(check, facts) : null;
  return { check, outcome, uncertainType: false, ...(likely === null ? {} : { likely }) };
}

/** A page gains nothing by a part that can't be read or isn't shown: what wasn't found elsewhere counts as missing. */
function scoreWithoutDoubt(check: Check, facts: PageFacts): Likely | null {
  const { layout, trust, offer } = facts;
  const doubted =
    (layout.unread.length > 0 && check.needs.includes('layout')) ||
    (trust.contact.hidden !== null && check.needs.includes('trust')) ||
    (offer.collapsedPrice !== null && check.needs.includes('offer'));
  if (!doubted) return null;
  const shown: PageFacts = {
    ...facts,
    layout: { ...layout, unread: [] },
    trust: { ...trust, contact: { ...trust.contact, hidden: null } },
    offer: { ...offer, collapsedPrice: null },
  };
  const outcome = judge(check, shown, () => undefined);
  return outcome.kind === 'measured' ? { score: outcome.score, confidence: 1 } : null;
}

/** A page gains nothing by an unclear type: checks of its likeliest type count by how likely it is. */
function scoreAsLikeliest(check: Check, facts: PageFacts): Likely | null {
  const { type, confidence } = facts.pageType;
  if (check.pageTypes === 'all' || !check.pageTypes.includes(type)) return null;
  const { outcome } = runCheck(check, { ...facts, pageType: { ...facts.pageType, chosen: true } });
  return outcome.kind === 'measured' ? { score: outcome.score, confidence } : null;
}

/** Groups of checks that apply only to sellers. */
const OF_SELLERS: ReadonlySet<Group> = new Set(['proof', 'reviews', 'cost', 'terms', 'identity', 'payment']);

function amongPrivatePeople({ group }: Check, { event, pageType }: PageFacts): Outcome | null {
  const invited = event?.isPrivate === true && judgedPageType(pageType) === 'event';
  return invited && OF_SELLERS.has(group) ? notApplicable(text.privateEvent) : null;
}

/** Whether the page type couldn't be determined because there is no word list for the language. */
export function isUntold({ pageType, wordLists }: Pick<PageFacts, 'pageType' | 'wordLists'>): boolean {
  return !wordLists && !pageType.chosen && pageType.type === 'other';
}

function noWordList(language: string | null): string {
  return language === null ? text.unknownLanguage : text.noWordList({ language });
}

/** Whether the check applies to any of the types that a page of uncertain type may be. */
function mayApply(
  types: readonly PageType[],
  { type, alternatives }: Pick<PageFacts['pageType'], 'type' | 'alternatives'>,
): boolean {
  return [type, ...alternatives].some((candidate) => types.includes(candidate));
}

function outOfPlace(type: PageType, { type: nearest }: PageFacts['pageType'], uncertain: boolean): Outcome {
  if (uncertain) return notMeasured(text.uncertainType);
  if (type !== nearest) {
    return notApplicable(text.noneOfTypes);
  }
  return notApplicable(type === 'other' ? text.noSigns : text.notThisType({ type }));
}

/** Only the declared facts and the context, with the page type that the page is judged as. */
export function factsFor({ needs }: Pick<Check, 'needs'>, facts: PageFacts): PageFacts {
  const handed = Object.fromEntries([...CONTEXT, ...needs].map((name) => [name, facts[name]]));
  // The cast is safe because `defineCheck` lets a check read only the facts it declared.
  return {
    ...(handed as unknown as PageFacts),
    pageType: { ...facts.pageType, type: judgedPageType(facts.pageType) },
  };
}

function unmeasurable(
  { measurable, measuresArrival }: Check,
  { document, language, wordLists }: PageFacts,
): Outcome | null {
  if (document.mode === 'static' && measurable.static === 'no') {
    return notMeasured(text.notRendered);
  }
  if (document.isUploaded && measuresArrival) return notMeasured(text.uploaded);
  if (!wordLists && measurable.withoutWordList === 'no') {
    return notMeasured(noWordList(language));
  }
  return null;
}

function judge(check: Check, facts: PageFacts, onError: OnCheckError): Outcome {
  try {
    const outcome = check.evaluate(factsFor(check, facts));
    if (outcome.kind === 'measured' && !Number.isFinite(outcome.score)) {
      throw new RangeError(`The score is ${outcome.score}.`);
    }
    return outcome;
  } catch (cause) {
    onError(checkError(check, cause));
    return notMeasured(text.failed);
  }
}
