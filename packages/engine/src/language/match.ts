import { hasLetter, LETTER_OR_DIGIT, singleSpaced, WORDS } from './characters.ts';
import { currentReading } from './reading.ts';
import { hasUnspaced, segmentStarts } from './segments.ts';
import { foldLetters, type Place, partsOf, placesOf } from './tokens.ts';
import { trimmed } from './trimmed.ts';
import { type Question, Vocabulary, type Word, type WordsOfText } from './vocabulary.ts';
import type { Phrases } from './words.ts';

/** A phrase found in a text, with its place in the normalized text. */
export interface PhraseMatch {
  text: string;
  index: number;
}

type Step =
  | { kind: 'word'; text: string }
  | { kind: 'prefix'; text: string }
  | { kind: 'suffix'; text: string }
  /** Whatever is left of a word, with its endings, in a script without spaces. */
  | { kind: 'rest' }
  | { kind: 'any' }
  | { kind: 'number' }
  | { kind: 'gap' };

interface Prefix {
  text: string;
  steps: Step[];
}

/** Phrases by their first step, so that a text is read once whatever the length of the list. */
interface Matcher {
  byWord: Map<string, Step[][]>;
  /** By its first letter, so that a word is held against few of them. */
  byPrefix: Map<string, Prefix[]>;
  byNumber: Step[][];
  others: Step[][];
  /** Whether a phrase may begin with a word. */
  begins: Question;
}

interface Prepared extends WordsOfText {
  normal: string;
  /** Where each word stands in the normalized text; null until a phrase is found in it, which is rare. */
  places: Place[] | null;
  /**
   * For each word, whether it belongs to the one before ("24h", or a letter of a word in a script without spaces), so that
   * no phrase begins or ends between the two; null until asked for.
   */
  joins: readonly boolean[] | null;
  /** The text without punctuation, arrows and icons at its ends; null until asked for. */
  bare: string | null;
}

const NONE: readonly Step[][] = [];
const NO_PREFIXES: readonly Prefix[] = [];
const NO_MATCHES: readonly PhraseMatch[] = [];
/** The list of a language that has none: nothing of it stands in any text. */
const NO_PHRASES: Phrases = [];
const MAX_GAP = 3;
const SENTENCE_END = new Set(['.', '!', '?', '。']);
const MAX_PREPARED_CHARACTERS = 2_000_000;
/** Characters that may have to be changed, and spaces in excess. */
const UNUSUAL = /[^ -~\u00a1-\u00ac\u00ae-\u02bb\u2012-\u2017\u201a-\u2027]| {2}|^ | $/;
/** Apostrophes and hyphens of other forms, and what has no width. */
const ODD_MARKS = /[’‘ʼ‐‑\u200b\u00ad]/g;
const PLAIN_MARKS: Readonly<Record<string, string>> = { '’': "'", '‘': "'", ʼ: "'", '‐': '-', '‑': '-' };
/** Latin letters, figures and marks as wide as a Chinese letter, which stand in a block of their own. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const TO_PLAIN_WIDTH = 0xfee0;
/**
 * Lists of phrases that are kept ready: those of English and four other languages. All 20 take 85 MB, and as many answers
 * for each word as there are lists.
 */
const MOST_LISTS = 1_200;
let matchers = new WeakMap<Phrases, Matcher>();
const prepared = new Map<string, Prepared>();
let vocabulary = new Vocabulary();
/** A word is a number in some languages only. */
let knownNumbers = currentReading().numberWords;
let preparedCharacters = 0;
let lastText = '';
let lastPrepared: Prepared = preparedFrom('');

/** One line, single spaces, straight apostrophes and plain hyphens: the form in which phrases are compared. */
export function normalize(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return singleSpaced(
    text.replace(ODD_MARKS, (mark) => PLAIN_MARKS[mark] ?? '').replace(FULL_WIDTH, plainWidth),
  ).trim();
}

function plainWidth(wide: string): string {
  return String.fromCharCode(wide.charCodeAt(0) - TO_PLAIN_WIDTH);
}

/** The first of the phrases that stands in the text as whole words, without regard to case; null where none. */
export function firstMatch(text: string, phrases: Phrases = NO_PHRASES): PhraseMatch | null {
  return search(text, phrases, 1)[0] ?? null;
}

/** Whether any of the phrases stands in the text as whole words. */
export function mentions(text: string, phrases: Phrases = NO_PHRASES): boolean {
  return search(text, phrases, 1).length > 0;
}

/** All matches in reading order, the longest at each place, not overlapping. */
export function allMatches(text: string, phrases: Phrases = NO_PHRASES): readonly PhraseMatch[] {
  return search(text, phrases, Number.POSITIVE_INFINITY);
}

/** How many different phrases the matches are, without regard to case. */
export function kindsOf(matches: readonly PhraseMatch[]): number {
  return new Set(matches.map(({ text }) => text.toLowerCase())).size;
}

/** Whether the text is one of the phrases and nothing else, punctuation, arrows and icons aside. */
export function isPhrase(text: string, phrases: Phrases = NO_PHRASES): boolean {
  const ready = prepare(text);
  ready.bare ??= trimmed(ready.normal, LETTER_OR_DIGIT, LETTER_OR_DIGIT);
  const { bare } = ready;
  const [match] = search(bare, phrases, 1);
  return match?.index === 0 && match.text.length === bare.length;
}

/** Whether the text begins with one of the phrases. */
export function startsWith(text: string, phrases: Phrases = NO_PHRASES): boolean {
  const begun = prepare(prepare(text).normal.replace(/^[^\p{L}\p{N}]+/u, ''));
  return longestAt(begun, 0, matcherFor(phrases)) > 0;
}

function search(text: string, phrases: Phrases, most: number): readonly PhraseMatch[] {
  // First, as it may forget the lists of other languages.
  const ready = prepare(text);
  const matcher = matcherFor(phrases);
  const { begins } = matcher;
  if (!vocabulary.anySaysYes(ready, begins)) return NO_MATCHES;
  const { words } = ready;
  const found: PhraseMatch[] = [];
  for (let at = 0; at < words.length && found.length < most; at++) {
    const word = words[at];
    if (!word || !vocabulary.saysYes(word, begins)) continue;
    const end = longestAt(ready, at, matcher);
    if (end === 0) continue;
    found.push(matchBetween(ready, at, end));
    at = end - 1;
  }
  return found;
}

/** @param end the word after the last of the match */
function matchBetween(ready: Prepared, at: number, end: number): PhraseMatch {
  const places = placesIn(ready);
  const index = places[at]?.start ?? 0;
  return { text: ready.normal.slice(index, places[end - 1]?.end), index };
}

function isJoined(ready: Prepared, at: number): boolean {
  ready.joins ??= joinsOf(ready);
  return ready.joins[at] ?? false;
}

function joinsOf(ready: Prepared): boolean[] {
  const places = placesIn(ready);
  const { normal, words } = ready;
  const starts = hasUnspaced(normal) ? segmentStarts(normal) : null;
  return words.map((word, at) => {
    const before = words[at - 1];
    const start = places[at]?.start ?? 0;
    if (!before?.isWord || !word.isWord || places[at - 1]?.end !== start) return false;
    return !starts?.has(start);
  });
}

/** The word after the rest of one that began before, in a script without spaces. */
function afterRest(ready: Prepared, at: number): number {
  let end = at;
  while (ready.words[end]?.isUnspaced && isJoined(ready, end)) end++;
  return end;
}

const HIRAGANA = /^\p{sc=Hira}/u;

/** The same with the Japanese endings behind it: "予約する". */
function afterEnding(ready: Prepared, at: number): number {
  let end = afterRest(ready, at);
  while (HIRAGANA.test(ready.words[end]?.text ?? '')) end++;
  return end;
}

function placesIn(ready: Prepared): Place[] {
  ready.places ??= placesOf(ready.normal);
  return ready.places;
}

/** The word after the longest phrase that begins here; 0 where none does. */
function longestAt(ready: Prepared, at: number, matcher: Matcher): number {
  const word = ready.words[at];
  if (!word) return 0;
  const { byWord, byPrefix, byNumber, others } = matcher;
  let longest = 0;
  for (const steps of byWord.get(word.text) ?? NONE) longest = longerAt(ready, at, steps, longest);
  for (const { text, steps } of prefixesFor(byPrefix, word)) {
    if (word.text.startsWith(text)) longest = longerAt(ready, at, steps, longest);
  }
  if (word.isNumber) for (const steps of byNumber) longest = longerAt(ready, at, steps, longest);
  for (const steps of others) longest = longerAt(ready, at, steps, longest);
  return longest > 0 && isJoined(ready, at) ? 0 : longest;
}

/** The word after the steps where they fit here and reach further than what was found before. */
function longerAt(ready: Prepared, at: number, steps: Step[], longest: number): number {
  const end = walk(ready, at, steps, 0);
  return end > longest && !isJoined(ready, end) ? end : longest;
}

/** The word after the steps from here on; 0 where they don't fit. */
function walk(ready: Prepared, at: number, steps: Step[], from: number): number {
  for (let place = from; place < steps.length; place++) {
    const step = steps[place];
    if (step?.kind === 'gap') return walkOver(ready, at, steps, place + 1);
    if (step?.kind === 'rest') {
      at = afterEnding(ready, at);
      continue;
    }
    const word = ready.words[at++];
    if (!word || !step || !fits(word, step)) return 0;
    if (step.kind === 'any' && word.isUnspaced) at = afterRest(ready, at);
  }
  return at;
}

/** The same with up to three words before the next step, none of which ends a sentence. */
function walkOver(ready: Prepared, at: number, steps: Step[], from: number): number {
  for (let skip = 0; skip <= MAX_GAP; skip++) {
    const end = walk(ready, at, steps, from);
    if (end > 0) return end;
    const next = ready.words[at];
    if (!next || SENTENCE_END.has(next.text)) return 0;
    at = next.isUnspaced ? afterRest(ready, at + 1) : at + 1;
  }
  return 0;
}

function fits(word: Word, step: Step): boolean {
  switch (step.kind) {
    case 'word':
      return word.text === step.text;
    case 'prefix':
      return word.text.startsWith(step.text);
    case 'suffix':
      return word.text.endsWith(step.text);
    case 'number':
      return word.isNumber;
    default:
      return word.isWord;
  }
}

/** The same texts are asked for many lists, often one after the other; each is read into words once. */
function prepare(text: string): Prepared {
  const { numberWords } = currentReading();
  if (numberWords !== knownNumbers) {
    forget();
    knownNumbers = numberWords;
  } else if (text === lastText) return lastPrepared;
  lastPrepared = preparedAnew(text);
  lastText = text;
  return lastPrepared;
}

function preparedAnew(text: string): Prepared {
  let found = prepared.get(text);
  if (!found) {
    preparedCharacters += text.length;
    if (preparedCharacters > MAX_PREPARED_CHARACTERS) {
      forget();
      preparedCharacters = text.length;
    }
    found = preparedFrom(normalize(text));
    prepared.set(text, found);
  }
  return found;
}

function forget(): void {
  prepared.clear();
  vocabulary.clear();
  preparedCharacters = 0;
  if (vocabulary.questions < MOST_LISTS) return;
  vocabulary = new Vocabulary();
  matchers = new WeakMap();
}

function preparedFrom(normal: string): Prepared {
  const words = partsOf(normal).map((part) => vocabulary.wordOf(part));
  return { normal, words, answers: vocabulary.blankAnswers(), places: null, joins: null, bare: null };
}

function matcherFor(phrases: Phrases): Matcher {
  let matcher = matchers.get(phrases);
  if (!matcher) {
    matcher = compile(phrases);
    matchers.set(phrases, matcher);
  }
  return matcher;
}

function compile(phrases: Phrases): Matcher {
  const byWord: Matcher['byWord'] = new Map();
  const byPrefix: Matcher['byPrefix'] = new Map();
  const byNumber: Matcher['byNumber'] = [];
  const others: Matcher['others'] = [];
  for (const phrase of phrases) place({ byWord, byPrefix, byNumber, others }, stepsOf(phrase));
  const begins = vocabulary.question(
    (word) =>
      byWord.has(word.text) ||
      prefixesFor(byPrefix, word).some(({ text }) => word.text.startsWith(text)) ||
      (word.isNumber && byNumber.length > 0) ||
      others.some(([first]) => first !== undefined && (first.kind === 'gap' || fits(word, first))),
  );
  return { byWord, byPrefix, byNumber, others, begins };
}

function place({ byWord, byPrefix, byNumber, others }: Omit<Matcher, 'begins'>, steps: Step[]): void {
  const first = steps[0];
  if (first?.kind === 'word') listAt(byWord, first.text).push(steps);
  else if (first?.kind === 'prefix') listAt(byPrefix, first.text.charAt(0)).push({ text: first.text, steps });
  else if (first?.kind === 'number') byNumber.push(steps);
  else if (first) others.push(steps);
}

function listAt<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function prefixesFor(byPrefix: Matcher['byPrefix'], { text }: Word): readonly Prefix[] {
  return byPrefix.get(text.charAt(0)) ?? NO_PREFIXES;
}

function stepsOf(phrase: string): Step[] {
  return foldLetters(phrase.replace(FULL_WIDTH, plainWidth))
    .split(/(\.\.(?= )|[\p{L}\p{N}]+\*|\*[\p{L}\p{N}]+|[*#])/u)
    .flatMap((part): Step[] => {
      if (part === '..') return [{ kind: 'gap' }];
      if (part === '*') return [{ kind: 'any' }];
      if (part === '#') return [{ kind: 'number' }];
      if (part.endsWith('*')) return beginningWith(part.slice(0, -1));
      if (part.startsWith('*') && !hasUnspaced(part)) return [{ kind: 'suffix', text: part.slice(1) }];
      return wordSteps(part.startsWith('*') ? part.slice(1) : part);
    });
}

function beginningWith(text: string): Step[] {
  return hasUnspaced(text) ? [...wordSteps(text), { kind: 'rest' }] : [{ kind: 'prefix', text }];
}

function wordSteps(text: string): Step[] {
  return partsOf(text).map((word) => ({ kind: 'word', text: word }));
}

/** Whether a text has words that aren't in its label, or more than it: stars and counts are no words. */
export function saysOtherwise(text: string, label: string): boolean {
  const shown = normalize(text);
  const words = wordsIn(shown);
  if (words.length > 0 && shown.length > label.length) return true;
  const said = new Set(wordsIn(label));
  return words.some((word) => !said.has(word));
}

function wordsIn(text: string): string[] {
  return normalize(text).toLowerCase().match(WORDS)?.filter(hasLetter) ?? [];
}
