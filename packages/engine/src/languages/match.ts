import { type Token, tokensOf } from './tokens.ts';
import { ABSENT, type Answers, Vocabulary } from './vocabulary.ts';
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
  | { kind: 'any' }
  | { kind: 'number' }
  | { kind: 'gap' };

/** Phrases by their first step, so that a text is read once whatever the length of the list. */
interface Matcher {
  byWord: Map<string, Step[][]>;
  byPrefix: { text: string; steps: Step[] }[];
  others: Step[][];
  /** Whether a phrase may begin with a token. */
  begins: Answers;
}

interface Prepared {
  normal: string;
  tokens: Token[];
  /** The tokens' numbers in the vocabulary. */
  numbers: Int32Array;
  /** The text without punctuation, arrows and icons at its ends; null until asked for. */
  bare: string | null;
}

const MAX_GAP = 3;
const MAX_PREPARED_CHARACTERS = 3_000_000;
/** Characters that may have to be changed, and spaces in excess. */
const UNUSUAL = /[^ -~\u00a1-\u00ac\u00ae-\u02bb\u2012-\u2017\u201a-\u2027]| {2}|^ | $/;
const NUMBER_WORDS = new Set(
  (
    'two three four five six seven eight nine ten zwei drei vier fünf sechs sieben acht neun zehn deux trois ' +
    'quatre cinq sept huit neuf dix dos tres cuatro cinco seis siete ocho nueve diez due tre quattro cinque sei ' +
    'sette otto nove dieci dois duas três quatro sete oito dez twee drie vijf zes zeven negen tien'
  ).split(' '),
);

const matchers = new WeakMap<Phrases, Matcher>();
const prepared = new Map<string, Prepared>();
const vocabulary = new Vocabulary();
let preparedCharacters = 0;
let lastText = '';
let lastPrepared: Prepared = { normal: '', tokens: [], numbers: new Int32Array(0), bare: null };

/** One line, single spaces, straight apostrophes and plain hyphens: the form in which phrases are compared. */
export function normalize(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first of the phrases that stands in the text as whole words, without regard to case; null where none. */
export function firstMatch(text: string, phrases: Phrases): PhraseMatch | null {
  return search(text, phrases, 1)[0] ?? null;
}

/** Whether any of the phrases stands in the text as whole words. */
export function mentions(text: string, phrases: Phrases): boolean {
  return search(text, phrases, 1).length > 0;
}

/** All matches in reading order, the longest at each place, not overlapping. */
export function allMatches(text: string, phrases: Phrases): PhraseMatch[] {
  return search(text, phrases, Number.POSITIVE_INFINITY);
}

/** Whether the text is one of the phrases and nothing else, punctuation, arrows and icons aside. */
export function isPhrase(text: string, phrases: Phrases): boolean {
  const ready = prepare(text);
  ready.bare ??= ready.normal.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const { bare } = ready;
  const [match] = search(bare, phrases, 1);
  return match?.index === 0 && match.text.length === bare.length;
}

/** Whether the text begins with one of the phrases. */
export function startsWith(text: string, phrases: Phrases): boolean {
  return firstMatch(prepare(text).normal.replace(/^[^\p{L}\p{N}]+/u, ''), phrases)?.index === 0;
}

function search(text: string, phrases: Phrases, most: number): PhraseMatch[] {
  const matcher = matcherFor(phrases);
  const { normal, tokens, numbers } = prepare(text);
  const begins = vocabulary.answers(matcher.begins);
  const found: PhraseMatch[] = [];
  for (let at = 0; at < tokens.length && found.length < most; at++) {
    const number = numbers[at] ?? 0;
    if ((begins[number] || vocabulary.ask(matcher.begins, number)) === ABSENT) continue;
    const end = longestAt(tokens, at, matcher);
    const first = tokens[at];
    const last = tokens[end - 1];
    if (!first || !last) continue;
    found.push({ text: normal.slice(first.start, last.end), index: first.start });
    at = end - 1;
  }
  return found;
}

/** The token after the longest phrase that begins here; 0 where none does. */
function longestAt(tokens: Token[], at: number, { byWord, byPrefix, others }: Matcher): number {
  const token = tokens[at];
  if (!token || token.joined) return 0;
  let longest = 0;
  const attempt = (steps: Step[]): void => {
    const end = walk(tokens, at, steps, 0);
    const cut = tokens[end]?.joined === true && tokens[end - 1]?.word === true;
    if (!cut) longest = Math.max(longest, end);
  };
  for (const steps of byWord.get(token.text) ?? []) attempt(steps);
  for (const { text, steps } of byPrefix) if (token.text.startsWith(text)) attempt(steps);
  for (const steps of others) attempt(steps);
  return longest;
}

/** The token after the steps from here on; 0 where they don't fit. */
function walk(tokens: Token[], at: number, steps: Step[], from: number): number {
  for (let place = from; place < steps.length; place++) {
    const step = steps[place];
    if (step?.kind === 'gap') {
      for (let skip = 0; skip <= MAX_GAP; skip++) {
        const end = walk(tokens, at + skip, steps, place + 1);
        if (end > 0) return end;
        const next = tokens[at + skip]?.text ?? '.';
        if (next === '.' || next === '!' || next === '?') return 0;
      }
      return 0;
    }
    const token = tokens[at++];
    if (!token || !step || !fits(token, step)) return 0;
  }
  return at;
}

function fits(token: Token, step: Step): boolean {
  switch (step.kind) {
    case 'word':
      return token.text === step.text;
    case 'prefix':
      return token.text.startsWith(step.text);
    case 'suffix':
      return token.text.endsWith(step.text);
    case 'number':
      return /^\d/.test(token.text) || NUMBER_WORDS.has(token.text);
    default:
      return token.word;
  }
}

/** The same texts are asked for many lists, often one after the other; each is read into tokens once. */
function prepare(text: string): Prepared {
  if (text === lastText) return lastPrepared;
  lastPrepared = preparedAnew(text);
  lastText = text;
  return lastPrepared;
}

function preparedAnew(text: string): Prepared {
  let found = prepared.get(text);
  if (!found) {
    preparedCharacters += text.length;
    if (preparedCharacters > MAX_PREPARED_CHARACTERS) {
      prepared.clear();
      vocabulary.clear();
      preparedCharacters = text.length;
    }
    const normal = normalize(text);
    const tokens = tokensOf(normal);
    found = { normal, tokens, numbers: vocabulary.numbersOf(tokens), bare: null };
    prepared.set(text, found);
  }
  return found;
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
  const byPrefix: Matcher['byPrefix'] = [];
  const others: Matcher['others'] = [];
  for (const phrase of phrases) place({ byWord, byPrefix, others }, stepsOf(phrase));
  const begins = (token: Token): boolean =>
    byWord.has(token.text) ||
    byPrefix.some(({ text }) => token.text.startsWith(text)) ||
    others.some(([first]) => first !== undefined && (first.kind === 'gap' || fits(token, first)));
  return { byWord, byPrefix, others, begins: { test: begins, known: null } };
}

function place({ byWord, byPrefix, others }: Omit<Matcher, 'begins'>, steps: Step[]): void {
  const first = steps[0];
  if (first?.kind === 'word') {
    const list = byWord.get(first.text);
    if (list) list.push(steps);
    else byWord.set(first.text, [steps]);
  } else if (first?.kind === 'prefix') byPrefix.push({ text: first.text, steps });
  else if (first) others.push(steps);
}

function stepsOf(phrase: string): Step[] {
  return phrase.split(/(\.\.(?= )|[\p{L}\p{N}]+\*|\*[\p{L}\p{N}]+|[*#])/u).flatMap((part): Step[] => {
    if (part === '..') return [{ kind: 'gap' }];
    if (part === '*') return [{ kind: 'any' }];
    if (part === '#') return [{ kind: 'number' }];
    if (part.endsWith('*')) return [{ kind: 'prefix', text: part.slice(0, -1) }];
    if (part.startsWith('*')) return [{ kind: 'suffix', text: part.slice(1) }];
    return tokensOf(part).map(({ text }) => ({ kind: 'word', text }));
  });
}
