import { alternatives, compose } from '../../../language/patterns.ts';
import { SHOWN, tellsStory } from './asserted.ts';
import { wordsWith } from './speech.ts';
import { supportOf } from './support.ts';

/** What a sentence says about the business behind a page instead of the page. */

const DETERMINER = alternatives('determiner');
/** What a sentence about a page is about: its parts and its visitors. */
const PAGE_SUBJECT = `(?:${alternatives('pageNoun')}|${alternatives('visitorNoun')}|${alternatives('preposition')})`;
const VERB = String.raw`${alternatives('businessVerb')}(?!['\p{L}])`;
/** "The owner was …", "this site has already …", but not "the headline is …". */
const BUSINESS_SUBJECT = wordsWith(
  `(?<!(?<!\\p{L})${alternatives('preposition')} )${DETERMINER} (?:[\\p{L}-]+ ){0,2}?${alternatives('businessNoun')} (?:[\\p{L}-]+ )?${VERB}(?! "")`,
);
const BUSINESS_CLAUSE = compose(
  String.raw`(?:^|[,;:(] ?|(?<!\p{L})${alternatives('clauseStart')} )${DETERMINER} ` +
    String.raw`(?:(?!${PAGE_SUBJECT}(?!\p{L}))[\p{L}'-]+ ){1,4}?${VERB}(?! "")`,
  'iu',
);
/** "The only place is in the contact section: “…”": says of quotations where they are, and nothing else. */
const PLACED = compose(
  String.raw`^[^";:,]*?(?<!\p{L})${VERB}(?<said>[^";:,]*):? ""(?:(?:,|,? and|,? or) "")*[.!]?$`,
  'iu',
);

/** Whether a sentence is about the business, wherever in it. */
export function isAboutBusiness(sentence: string): boolean {
  return !isPlaced(sentence) && (BUSINESS_SUBJECT.test(sentence) || BUSINESS_CLAUSE.test(sentence));
}

function isPlaced(sentence: string): boolean {
  const said = PLACED.exec(sentence)?.groups?.said;
  return said !== undefined && supportOf(said, [], { withEveryday: true }).unknown.length === 0;
}

const LINKED = '(?:(?:on|in|with|for|to|at|by) )?';
/** "The picture shows a bone | that staff took home": each says something of its own. */
const CLAUSE_END = compose(
  String.raw`,? (?=${LINKED}(?:that|which|whose|and|but|before|after|until|${alternatives('cause')})(?!\p{L}))|; |: (?!"")`,
  'iu',
);
const SUBORDINATOR = compose(String.raw`^${LINKED}(?:that|which|${alternatives('cause')})(?!\p{L}) ?`, 'iu');
const ACTOR = `(?:${alternatives('pageNoun')}|${alternatives('businessNoun')}|""|it|they|that|which|who|and|but)`;
const SOMEONE = String.raw`(?:${DETERMINER}|an?) (?:[\p{L}-]+ )?${alternatives('businessNoun')}(?!['\p{L}])`;
/** "The button charges visitors", "a page that copies card numbers", "not honored by the company". */
const UNSEEN = compose(
  String.raw`(?<!\p{L})(?:${ACTOR}(?: [\p{L}-]+ly| also)? ${alternatives('deed')}(?!\p{L})|${alternatives('habit')}(?!\p{L})` +
    String.raw`|(?:by|belongs? to) ${SOMEONE}|(?:leads?|links?|goes|opens?) [^;:",]*?(?<!\p{L})(?:of|by) ${SOMEONE})`,
  'iu',
);
/** "Means that children are followed" gives a meaning, "leaves out that the date was moved" takes a fact for granted. */
const FACTIVE = compose(String.raw`(?<!\p{L})${alternatives('factiveVerb')}$`, 'iu');
const CAUSE = compose(String.raw`^${alternatives('cause')}(?!\p{L})`, 'iu');
/** "The number …", "visitors …", "it …": what follows is about the page. */
const OF_PAGE = compose(
  String.raw`^(?:${DETERMINER} |an? )?(?:[\p{L}-]+ )?(?:${PAGE_SUBJECT}|it|they|there|this|these|no)(?!\p{L})`,
  'iu',
);

/**
 * Whether one of the clauses of an observation is about the business, or about what no one sees on a page.
 * @param isOnPage whether the page says all words of a clause
 */
export function hasBusinessClause(sentence: string, isOnPage: (clause: string) => boolean): boolean {
  const clauses = sentence.split(CLAUSE_END);
  return clauses.some((clause, index) => {
    if (clause.includes('""') && index > 0) return false;
    const isClaim =
      isUnseen(clause) || (index === 0 ? isMainClaim(clause, sentence) : isTail(clauses, index));
    return isClaim && !isOnPage(clause);
  });
}

/** Whether a clause tells what no one sees on a page, unless the page's own words follow. */
export function isUnseen(clause: string): boolean {
  const [deed] = UNSEEN.exec(clause) ?? [];
  const isQuoted = deed !== undefined && clause.slice(clause.indexOf(deed) + deed.length).includes('""');
  return (deed !== undefined && !isQuoted) || tellsStory(clause);
}

function isMainClaim(clause: string, sentence: string): boolean {
  return !SHOWN.test(clause) && !isPlaced(sentence) && isAboutBusiness(clause);
}

function isTail(clauses: readonly string[], index: number): boolean {
  const [before = '', clause = ''] = [clauses[index - 1], clauses[index]];
  if (SHOWN.test(clause)) return false;
  const bare = clause.replace(SUBORDINATOR, '');
  const isBound = CAUSE.test(clause) || (clause.startsWith('that') && FACTIVE.test(before));
  if (isBound && !OF_PAGE.test(bare)) return true;
  return BUSINESS_SUBJECT.test(bare) || (bare !== clause && BUSINESS_CLAUSE.test(bare));
}
