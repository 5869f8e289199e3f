import { contentWords, isIn, stemsIn } from '../facts/content/message-match.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { lettersAndDigits } from '../language/characters.ts';
import { pattern } from '../language/patterns.ts';
import { endsSentence, withoutStop } from '../language/punctuation.ts';
import { countWords, hasUnspaced } from '../language/segments.ts';
import { foldLetters, partsOf } from '../language/tokens.ts';
import { wordsFor } from '../language/words-for.ts';
import { sentencesOf } from '../page/sentences.ts';
import { isOwnPhrase } from './own-phrases.ts';
import { pageSubject } from './page-subject.ts';
import { text } from './part-rewrites.text.ts';

const WORDS = { least: 5, most: 24 };
/** A shorter sentence is a note beside the copy. */
const FULL_WORDS = 6;
export const MAX_HEADING_WORDS = 12;
const DEEP_SCREENS = 2;
/** A description with these is a list. */
const TICKS = ['✓', '✔', '✅', '➤', '|'];
/** A line with these is one of facts. */
const LINE_MARKS = [...TICKS, '·', '•', '/', '→', '['];
/** A line that goes on elsewhere, or a note. */
const OPEN_ENDS = ['...', '…', ')'];
const ANSWER = pattern('answerBeginning');
const ABBREVIATED = pattern('endsInAbbreviation');

/** A sentence of the page's own copy. */
export interface Sentence {
  text: string;
  /** Null for one that search results show and the page doesn't. */
  node: number | null;
  /** Screens from the top; null without layout. */
  depth: number | null;
}

/** The sentences of the page's copy that may be offered, in its order, each once. */
export function ownSentences(facts: PageFacts): Sentence[] {
  const said = facts.content.paragraphs
    .filter(({ role }) => role === 'copy')
    .flatMap(({ text: line, evidence, depth }) =>
      sentencesOf(line).map((sentence, _, { length }) => ({
        text: length === 1 ? asSentence(sentence.trim()) : sentence.trim(),
        node: evidence.node,
        depth: depth.desktop ?? depth.mobile,
      })),
    );
  return offered(said, facts);
}

/** A line of cards often leaves out the full stop. */
function asSentence(line: string): string {
  const isLong = countWords(line) > FULL_WORDS && !hasUnspaced(line);
  const [last = ''] = [...line].slice(-1);
  return isLong && lettersAndDigits(last) !== '' && !LINE_MARKS.some((mark) => line.includes(mark))
    ? `${line}.`
    : line;
}

/** The sentences of the description for search results, as far as they name what the page is about. */
export function describingSentences(facts: PageFacts): Sentence[] {
  const subject = statedSubject(facts);
  const name = facts.document.siteName?.toLowerCase();
  const names = (line: string) => name !== undefined && line.toLowerCase().includes(name);
  const said = sentencesOf(facts.document.description ?? '')
    .map((sentence) => ({ text: sentence.trim(), node: null, depth: null }))
    .filter(
      ({ text: line }) => (subject(line) > 0 || names(line)) && !TICKS.some((tick) => line.includes(tick)),
    );
  const isShown = (line: string) => facts.content.paragraphs.some((each) => each.text.includes(line));
  return offered(said, facts).filter((each) => isFull(each) && !isShown(each.text));
}

function offered(sentences: readonly Sentence[], facts: PageFacts): Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text: said }) => {
    const count = countWords(said);
    const [first = ''] = said;
    const isWhole =
      endsSentence(said) && !OPEN_ENDS.some((mark) => said.endsWith(mark)) && first === first.toUpperCase();
    if (!isWhole || count < WORDS.least || count > WORDS.most || seen.has(said)) return false;
    seen.add(said);
    return isOwnPhrase(said, facts) && standsAlone(said, facts);
  });
}

export function isFull({ text: said }: Sentence): boolean {
  return countWords(said) >= FULL_WORDS;
}

/** An answer needs its question, half a sentence its end, and what is only true today no place that lasts. */
export function standsAlone(said: string, { urgency }: Pick<PageFacts, 'urgency'>): boolean {
  return (
    !ANSWER.test(said) &&
    !isCut(said) &&
    !urgency.claims.some(({ text: claim }) => claim.includes(said) || said.includes(claim))
  );
}

/** "Ages 14 y.", "paper (white, grey, etc.)." */
function isCut(said: string): boolean {
  const bare = said.endsWith(').') ? said.slice(0, -2) : said;
  const last = bare.split(' ').at(-1) ?? '';
  return ABBREVIATED.test(bare) || (last.length === 2 && last.endsWith('.') && !hasFigure(last));
}

/** How many words of title and headline a line has in any form; those of sections may be about anything. */
export function statedSubject(facts: PageFacts): (line: string) => number {
  const lists = wordsFor(facts.language);
  if (lists === null) return () => 0;
  const { document, headline } = facts;
  const words = contentWords(`${document.title} ${headline?.text ?? ''}`, lists, document.siteName);
  return (line) => {
    const stems = stemsIn(line, lists);
    return words.filter((word) => isIn(word, stems, lists)).length;
  };
}

/** The sentences that aren't already in the headline or the line below it. */
export function newIn(
  sentences: readonly Sentence[],
  { headline: main, subheadline: below }: PageFacts,
): Sentence[] {
  const known = [main?.text, below?.text].map((said) => said?.toLowerCase() ?? '');
  return sentences.filter(
    ({ text: said }) => !known.some((line) => line.includes(withoutStop(said.toLowerCase()))),
  );
}

/** Sentences that say as much of the page's subject as the line in their place, and something of it at least. */
export function naming(sentences: readonly Sentence[], current: string | null, facts: PageFacts): Sentence[] {
  const subject = pageSubject(facts);
  const least = Math.max(1, subject.wordsIn(current ?? '').length);
  return sentences.filter(({ text: said }) => subject.wordsIn(said).length >= least);
}

/** Those with figures and the headline's own words first; ties keep the order of the page. */
export function strongestFirst(sentences: readonly Sentence[], facts: PageFacts): Sentence[] {
  const strengthOf = ({ text: said }: Sentence) =>
    (hasFigure(said) ? 2 : 0) + namedWords(said, facts.headline).length;
  return sentences.toSorted((a, b) => strengthOf(b) - strengthOf(a));
}

/** The headline's own words in a line, as whole words: “IT” isn't in “était”. */
export function namedWords(said: string, main: PageFacts['headline']): string[] {
  const spoken = new Set(partsOf(foldLetters(said)));
  return (main?.ownWords ?? []).filter((word) =>
    partsOf(foldLetters(word)).every((part) => spoken.has(part)),
  );
}

/** Why a sentence is offered. */
export function sentenceReason(sentence: Sentence, facts: PageFacts): string {
  const { text: said, node, depth } = sentence;
  const [word] = namedWords(said, facts.headline);
  if (node === null) return text.fromDescription;
  if (hasFigure(said)) return text.figure;
  if (word !== undefined) return text.topic({ word });
  const [named] = pageSubject(facts).wordsIn(said);
  if (named !== undefined) return text.names({ word: named });
  return depth !== null && depth >= DEEP_SCREENS ? text.deep({ screens: Math.floor(depth) }) : text.plain;
}

export function hasFigure(said: string): boolean {
  return [...said].some((mark) => mark >= '0' && mark <= '9');
}
