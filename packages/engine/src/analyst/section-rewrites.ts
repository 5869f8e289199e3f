import type { PartRewrites, Rewrite } from '@liftmark/contract/rewrites';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { copyFor, hasCopyForPage } from '../language/copy/copy-for.ts';
import { isQuestion, withoutStop } from '../language/punctuation.ts';
import { countWords } from '../language/segments.ts';
import { foldLetters, partsOf } from '../language/tokens.ts';
import { subjectOf, withSubject } from './headline-rewrites.ts';
import { listedOffers } from './own-headlines.ts';
import { isOwnPhrase } from './own-phrases.ts';
import { hasFigure, isFull, MAX_HEADING_WORDS, type Sentence, strongestFirst } from './own-sentences.ts';
import { pageSubject } from './page-subject.ts';
import { text } from './part-rewrites.text.ts';

/** A shorter heading names a topic and says nothing about it. */
const MAX_TOPIC_WORDS = 2;
/** A shorter part of a sentence isn't a statement. */
const MIN_CLAUSE_WORDS = 4;
/** A shorter line with a figure is a name or a measure. */
const MIN_FIGURE_WORDS = 6;
/** Shorter words join others. */
const MIN_TOPIC_LETTERS = 4;
/** As many headings as a person compares. */
const ENOUGH = 3;
/** Where a sentence may end as well; what stands before a comma often isn't one. */
const CLAUSE_ENDS = [' — ', ' – ', ': ', '; ', '：', '；', '——'];

interface ToldSection {
  heading: string;
  own: Sentence[];
  leads: Lead[];
  /** Its first node, and that of the next section. */
  first: number;
  end: number;
}

/** A heading of the section's own words, and the sentence that it is taken from. */
interface Lead {
  heading: string;
  from: Sentence;
}

/**
 * The section with the emptiest heading among those that say enough to head them better, the best of their sentences as
 * the heading; none in an article.
 */
export function section(facts: PageFacts, sentences: readonly Sentence[]): PartRewrites | null {
  // An article is read in its order.
  if (facts.pageType.type === 'article') return null;
  const [weakest] = toldSections(facts, sentences).toSorted(
    (a, b) => enough(b) - enough(a) || topicRank(a) - topicRank(b) || b.own.length - a.own.length,
  );
  if (weakest === undefined) return null;
  const { heading, leads } = weakest;
  const rewritten = leads.flatMap((lead) =>
    written(lead.heading, bodyOf(weakest, lead.from), text.leads({ heading })),
  );
  const listing = offersOf(weakest, facts).flatMap((said) =>
    written(said, bodyOf(weakest, null), text.listed),
  );
  const { plain } = copyFor(facts.language).headlines;
  const blanks = [...withSubject(plain, subjectOf(facts), facts), plain].flatMap((template) =>
    written(template, bodyOf(weakest, null), text.sectionHeading),
  );
  return {
    part: 'section',
    current: heading,
    candidates: [...rewritten, ...listing, ...(hasCopyForPage(facts) ? blanks : [])],
  };
}

/** The offers that the page lists in this section, as its heading. */
function offersOf({ first, end }: ToldSection, facts: PageFacts): string[] {
  const node = facts.offer.contents?.evidence.node ?? Number.NaN;
  return node >= first && node < end ? listedOffers(facts) : [];
}

function toldSections(facts: PageFacts, sentences: readonly Sentence[]): ToldSection[] {
  const { sections } = facts.content;
  return sections.flatMap(({ heading, evidence }, index) => {
    const end = sections[index + 1]?.evidence.node ?? Number.POSITIVE_INFINITY;
    const own = sentences.filter(({ node }) => node !== null && node >= evidence.node && node < end);
    if (heading === null || heading === facts.headline?.text || own.length < 2) return [];
    return [{ heading, own, leads: leadsOf(heading, own, facts), first: evidence.node, end }];
  });
}

/** Short sentences and clauses with a figure, a word of the page's subject, or one of the heading. */
function leadsOf(heading: string, own: readonly Sentence[], facts: PageFacts): Lead[] {
  const subject = pageSubject(facts);
  const says = (said: string) =>
    (hasFigure(said) && countWords(said) >= MIN_FIGURE_WORDS) ||
    subject.wordsIn(said).length > 0 ||
    sharesWord(said, heading);
  const whole = strongestFirst(own, facts).map((from) => ({ heading: withoutStop(from.text), from }));
  const clauses = strongestFirst(own, facts).flatMap((from) =>
    clausesOf(from.text)
      .filter((clause) => isOwnPhrase(clause, facts))
      .map((clause) => ({ heading: clause, from })),
  );
  const fitting = [...whole, ...clauses].filter(
    ({ heading: said }) =>
      countWords(said) <= MAX_HEADING_WORDS &&
      !isQuestion(said) &&
      keyOf(said) !== keyOf(heading) &&
      says(said),
  );
  return fitting.filter((each, index) => fitting.findIndex((other) => other.from === each.from) === index);
}

function clausesOf(sentence: string): string[] {
  return CLAUSE_ENDS.flatMap((mark) => {
    const [clause = ''] = sentence.split(mark);
    return clause !== sentence && countWords(clause) >= MIN_CLAUSE_WORDS ? [clause.trim()] : [];
  });
}

function sharesWord(said: string, heading: string): boolean {
  const spoken = new Set(partsOf(foldLetters(said)));
  return partsOf(foldLetters(heading)).some((word) => word.length >= MIN_TOPIC_LETTERS && spoken.has(word));
}

/** Whole sentences rather than notes, in their order. */
function bodyOf({ own }: ToldSection, from: Sentence | null): Sentence[] {
  const others = own.filter((sentence) => sentence !== from);
  const full = others.filter(isFull);
  return full.length > 0 ? full : others;
}

function enough({ leads }: ToldSection): number {
  return Math.min(leads.length, ENOUGH);
}

function topicRank({ heading }: ToldSection): number {
  return countWords(heading) <= MAX_TOPIC_WORDS ? 0 : 1;
}

/** A heading with two sentences below it, and with one, where there is no room for two. */
function written(heading: string, sentences: readonly Sentence[], reason: string): Rewrite[] {
  return [2, 1].map((count) => {
    const body = sentences.slice(0, count).map(({ text: said }) => said);
    return { text: `${heading}\n${body.join(' ')}`, reason };
  });
}

function keyOf(said: string): string {
  return withoutStop(said.toLowerCase());
}
