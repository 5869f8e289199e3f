import type { PartRewrites, Rewrite } from '@liftmark/contract/rewrites';
import { isOfGoods } from '../checks/shared/page-types.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { lettersAndDigits } from '../language/characters.ts';
import { withoutStop } from '../language/punctuation.ts';
import { countWords } from '../language/segments.ts';
import { foldLetters, partsOf } from '../language/tokens.ts';
import { actionLabels } from './action-labels.ts';
import { action } from './button-rewrites.ts';
import { headlineRewrites, moreHeadlines } from './headline-rewrites.ts';
import { ownHeadlines } from './own-headlines.ts';
import {
  isFull,
  MAX_HEADING_WORDS,
  namedWords,
  naming,
  newIn,
  ownSentences,
  type Sentence,
  sentenceReason,
  statedSubject,
  strongestFirst,
} from './own-sentences.ts';
import { text } from './part-rewrites.text.ts';
import { withRoom } from './rewrite-room.ts';
import { section } from './section-rewrites.ts';
import { subheadline } from './subheadline-rewrites.ts';

/** As many as a person compares. */
export const CANDIDATES = 3;
/** As many as a report keeps, for those who ask for more. */
export const KEPT = 6;
/** So that there is room for other kinds of headlines. */
const STRONG_SENTENCES = 2;
const MAX_LABELS = 2;
/** Of their words together. */
const NEARLY = 0.8;

/**
 * The headline, the line below it, the main button and one section in the page's own strongest words, where the page says
 * enough: what the layout has room for, the best first. Facts that the page leaves out are placeholders in brackets.
 */
export function partRewrites(facts: PageFacts): PartRewrites[] {
  return rewrittenParts(facts, CANDIDATES);
}

/** As a report keeps them: more of each. */
export function keptRewrites(facts: PageFacts): PartRewrites[] {
  return rewrittenParts(facts, KEPT);
}

function rewrittenParts(facts: PageFacts, limit: number): PartRewrites[] {
  const sentences = ownSentences(facts);
  const full = sentences.filter(isFull);
  const parts = [headline(facts, full), subheadline(facts, full), action(facts), section(facts, sentences)];
  return parts.flatMap((part) => {
    if (part === null) return [];
    const candidates = fitting(part, facts).slice(0, limit);
    return candidates.length === 0 ? [] : [{ ...part, candidates }];
  });
}

/** Of those that say nearly the same, the first that fits; a section without a heading of its own only where none fits. */
function fitting(part: PartRewrites, facts: PageFacts): Rewrite[] {
  const distinctly: Rewrite[] = [];
  for (const each of withRoom(part, facts)) {
    const said = headingOf(each);
    const known = [part.current ?? '', ...distinctly.map(headingOf)];
    if (!known.some((other) => isNearly(said, other))) distinctly.push(each);
  }
  const whole = distinctly.filter((each) => !hasBlanks(headingOf(each)));
  if (part.part !== 'section') return distinctly;
  return whole.length > 0 ? whole : distinctly.slice(0, 1);
}

/** Whether two lines share nearly all their words; those without spaces between words, all their letters. */
function isNearly(said: string, other: string): boolean {
  const [mine, theirs] = [said, other].map(
    (line) => new Set(partsOf(foldLetters(line)).filter((part) => lettersAndDigits(part) !== '')),
  );
  if (!mine || !theirs || mine.size === 0) return said === other;
  const shared = mine.intersection(theirs).size;
  return shared / (mine.size + theirs.size - shared) > NEARLY;
}

function headingOf({ text: said }: Rewrite): string {
  return said.split('\n')[0] ?? said;
}

/** What the page says in short phrases, then in its strongest short sentences, then what only its owner can fill in. */
function headline(facts: PageFacts, sentences: readonly Sentence[]): PartRewrites {
  const written = [...headlineRewrites(facts).map(({ after }) => after), ...moreHeadlines(facts)].map(
    (said) => ({ text: said, reason: headlineReason(said, facts) }),
  );
  // Headlines of goods keep the name of the product.
  const isNamed = isOfGoods(facts.pageType.type);
  const short = (isNamed ? [] : naming(newIn(sentences, facts), null, facts)).filter(
    ({ text: said }) => countWords(said) <= MAX_HEADING_WORDS,
  );
  const stated = statedSubject(facts);
  const [ofHeadline, others] = [true, false].map((isWanted) =>
    strongestFirst(short, facts)
      .filter(({ text: said }) => namedWords(said, facts.headline).length > 0 === isWanted)
      .filter(({ text: said }) => isWanted || stated(said) > 0)
      .map((sentence) => ({ text: withoutStop(sentence.text), reason: sentenceReason(sentence, facts) }))
      .slice(0, STRONG_SENTENCES),
  );
  return {
    part: 'headline',
    current: facts.headline?.text ?? null,
    candidates: [
      ...written.filter((each) => !hasBlanks(each.text)),
      ...(ofHeadline ?? []),
      ...ownHeadlines(facts),
      ...(others ?? []),
      ...written.filter((each) => hasBlanks(each.text)),
    ],
  };
}

function headlineReason(after: string, { document, subheadline: below, content, proof }: PageFacts): string {
  const isIn = (said: string | null | undefined) => said?.toLowerCase().includes(after.toLowerCase());
  if (hasBlanks(after)) return text.blanks;
  if (isIn(document.title)) return text.fromTitle;
  if (isIn(below?.text) || isIn(content.explanation?.text)) return text.fromBelow;
  const isNumber = proof.numbers.evidence.some(({ text: number }) => after.includes(number.trim()));
  return isNumber ? text.withNumber : text.fromPage;
}

/** Labels for a button whose own says too little; without a button, for the one to add. */
export function labelRewrites(facts: PageFacts): Rewrite[] {
  const candidates = actionLabels(facts, KEPT).map(({ after }) => ({
    text: after,
    reason: hasBlanks(after) ? text.blanks : text.nextStep,
  }));
  const current = facts.primaryAction?.text ?? null;
  return withRoom({ part: 'action', current, candidates }, facts).slice(0, MAX_LABELS);
}

function hasBlanks(said: string): boolean {
  return said.includes('[');
}
