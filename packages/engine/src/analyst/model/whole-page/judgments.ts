import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import { DIAGNOSES } from '../../../diagnoses/registry.ts';
import { checkStatement } from '../grounding/check-statement.ts';
import { comparable } from '../grounding/clean-text.ts';
import type { CheckedText } from '../grounding/flaw.ts';
import type { SourceFacts } from '../grounding/source-facts.ts';
import type { Judgment } from './answer.ts';
import { withPremise } from './page-sources.ts';
import { isSamePlace } from './same-problem.ts';

type Verdicts = Pick<Judgments, 'unfit' | 'merged'>;

/** What a model says of the given recommendations, as far as it holds. */
export interface Judgments {
  /** By recommendation. */
  unfit: ReadonlyMap<string, NonNullable<Recommendation['notForThisPage']>>;
  /** The recommendation that each of these goes into. */
  merged: ReadonlyMap<string, string>;
  /** What it says better, by recommendation. */
  reworded: ReadonlyMap<string, OwnWords>;
  /** The page's worst problems, by recommendation; empty where the model named none. */
  worst: readonly string[];
}

/** A model's words for the problem of a recommendation. */
export type OwnWords = Pick<Recommendation, 'title' | 'observed' | 'why' | 'steps' | 'evidence'> & {
  wordedBy: string;
};

export const NO_JUDGMENTS: Judgments = {
  unfit: new Map(),
  merged: new Map(),
  reworded: new Map(),
  worst: [],
};

const NATURES = new Map(DIAGNOSES.map(({ id, nature }) => [id, nature]));

/** Whether what it says is measured beyond doubt, so that no opinion moves it. */
export function isDefect(item: Recommendation): boolean {
  const { type, ceilings = [] } = item;
  return isNamedAfterDefect(item) || ceilings.length > 0 || type === 'critical';
}

/** Whether its title says what is broken, which other words could hide. */
export function isNamedAfterDefect({ id }: Recommendation): boolean {
  return NATURES.get(id) === 'defect';
}

/** Why a recommendation isn't for the page, with the nodes that show it, as an editor gets it. */
export interface Reason {
  /** Of the recommendation. */
  id: string;
  /** Its title. */
  advice: string;
  reason: string;
  places: string[];
}

/** What an editor made of reasons, by the ids of their recommendations. */
export interface ReadReasons {
  read: ReadonlySet<string>;
  leftOut: ReadonlySet<string>;
}

/** @param edited null where no editor answered, so that code alone decides */
export function judgmentsOf(
  given: readonly Judgment[],
  { recommendations }: ConversionReport,
  facts: SourceFacts,
  model: string,
  edited: ReadReasons | null,
): { judgments: Verdicts; results: CheckedText[] } {
  const unfit = new Map<string, { model: string; reason: string }>();
  const merged = new Map<string, string>();
  const find = (id: string | null) => recommendations.find((item) => item.id === id);
  const isTarget = (id: string) => [...merged.values()].includes(id);
  const isTaken = (id: string) => unfit.has(id) || merged.has(id) || isTarget(id);
  const results = given.flatMap((judgment): CheckedText[] => {
    const item = find(judgment.id);
    if (judgment.verdict === 'keep') return [];
    if (item === undefined || isTaken(item.id)) return [{ flaw: 'unknown-id' }];
    if (judgment.verdict === 'merge') {
      const target = find(judgment.into);
      const pair =
        target && !merged.has(target.id) && !unfit.has(target.id)
          ? mergeable(item, target, recommendations)
          : null;
      if (pair === null || isTarget(pair.from.id)) return [{ flaw: 'contradiction' }];
      merged.set(pair.from.id, pair.into.id);
      return [{ text: item.title }];
    }
    if (isDefect(item)) return [{ flaw: 'contradiction' }];
    if (edited?.leftOut.has(item.id)) return [{ flaw: 'not-said' }];
    const reason = reasonOf(judgment, item, facts, edited?.read.has(item.id) === true);
    if ('text' in reason) unfit.set(item.id, { model, reason: reason.text });
    return [reason];
  });
  return { judgments: { unfit, merged }, results };
}

/**
 * The worst problems in a model's order, as far as the report names them.
 * @param named for each insight of the answer, the recommendation that names its problem
 */
export function worstOf(named: readonly (string | null)[], { unfit, merged }: Verdicts): string[] {
  const ids = named.flatMap((id) => (id === null || unfit.has(id) ? [] : (merged.get(id) ?? id)));
  return [...new Set(ids)];
}

/** Fewer than a list that is cut where a request is too long. */
const MOST_REASONS = 8;
/** Of the places of one reason. */
const MOST_SHOWN = 3;
const MOST_PLACES = 8;

/** The reasons that an editor gets: those that quote the page, one for each recommendation. */
export function reasonsOf(
  given: readonly Judgment[],
  { recommendations }: ConversionReport,
  facts: SourceFacts,
): Reason[] {
  const reasons = given.flatMap(({ id, verdict, reason, quotes }) => {
    const item = recommendations.find((each) => each.id === id);
    const places = placesQuoted(quotes, facts).slice(0, MOST_SHOWN);
    if (verdict !== 'not-for-this-page' || item === undefined || isDefect(item)) return [];
    return reason === '' || places.length === 0 ? [] : [{ id, advice: item.title, reason, places }];
  });
  // The first judgment of a recommendation counts.
  const first = reasons.filter(({ id }, at) => reasons.findIndex((other) => other.id === id) === at);
  return first.slice(0, MOST_REASONS);
}

function placesQuoted(quotes: readonly string[], { sources }: SourceFacts): string[] {
  const said = quotes.map(comparable).filter((quote) => quote !== '');
  return [...sources]
    .filter(
      ([, { outcome, text }]) => outcome === null && said.some((quote) => comparable(text).includes(quote)),
    )
    .map(([id]) => id)
    .slice(0, MOST_PLACES);
}

/**
 * The page's own words have to show that the advice doesn't fit. A reason that an editor has read may say what the page has
 * already.
 */
function reasonOf(
  { reason, quotes }: Judgment,
  item: Recommendation,
  facts: SourceFacts,
  isRead: boolean,
): CheckedText {
  const cites = [...item.checks, ...item.evidence.map(({ node }) => `n${node}`)].filter((id) =>
    facts.sources.has(id),
  );
  const all = [...placesQuoted(quotes, facts), ...cites].slice(0, MOST_PLACES);
  if (quotes.length === 0 || all.length === 0) return { flaw: 'unknown-id' };
  const resting = withPremise(facts, `${item.title}\n${item.observed}`);
  const statement = { text: reason, cites: all, quotes };
  const general = checkStatement(statement, resting, { kind: 'reason' });
  return 'text' in general || !isRead ? general : checkStatement(statement, resting, { kind: 'observation' });
}

/**
 * Which of two goes into the other: the earlier one stays, and a defect stays before what is none. Null if they aren't one
 * thing, which of two defects only the same place shows.
 */
function mergeable(
  one: Recommendation,
  other: Recommendation,
  order: readonly Recommendation[],
): { from: Recommendation; into: Recommendation } | null {
  const isSameQuestion = one.question != null && one.question === other.question;
  const areDefects = isDefect(one) && isDefect(other);
  if (one === other || !(isSamePlace(one, other) || (isSameQuestion && !areDefects))) return null;
  const [first, second] = order.indexOf(one) < order.indexOf(other) ? [one, other] : [other, one];
  return isDefect(second) && !isDefect(first) ? { from: first, into: second } : { from: second, into: first };
}
