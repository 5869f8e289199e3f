import { languagesWith } from './language-files.ts';
import { FULL_CODES, folderOf, fullPackFor } from './packs.ts';
import { foldLetters } from './tokens.ts';

/** The languages in which words are looked for, with what was prepared for them. */
export interface Reading {
  /** ISO 639-1 codes, English first. */
  languages: readonly string[];
  /** Of the page itself, its main language first; none where nothing is known of it. */
  own: readonly string[];
  /** Two to twelve in letters, in English and the page's own languages. */
  numberWords: ReadonlySet<string>;
  /** Regular expressions by what they were composed of. */
  compiled: WeakMap<object, RegExp>;
}

/** Every language with named patterns, those with a full pack first. */
export const PATTERN_LANGUAGES: readonly string[] = [
  ...new Set([...FULL_CODES, ...languagesWith('patterns.json')]),
];

/**
 * These are read on every page: pages borrow words, and a language with few patterns of its own is read with those of its
 * neighbors. With English alone, 8 of 103 dev pages in other languages lose a contact or an action.
 */
const ALWAYS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
/** So many languages in a row keep what was prepared for them. */
const MOST_KEPT = 3;

const ENGLISH_NUMBERS = numberWordsOf([]);
const kept = new Map<string, Reading>();
/** Where nothing is known of the language. */
const UNKNOWN: Reading = newReading([]);
/** Where a page may be in any, before it is read. */
const ANY: Reading = { ...UNKNOWN, languages: PATTERN_LANGUAGES, compiled: new WeakMap() };
let current = UNKNOWN;

export function currentReading(): Reading {
  return current;
}

/**
 * Does the work with the words of the languages of a page, beside those that are read on every page. The work ends before
 * it returns: what it promises for later is done in any language.
 * @param languages BCP 47 tags; null where one is unknown
 */
export function readingIn<Result>(languages: readonly (string | null)[], work: () => Result): Result {
  return reading(readingFor(languages), work);
}

/** The same with the words of every language, some of which mean something else in another. */
export function readingInAny<Result>(work: () => Result): Result {
  return reading(ANY, work);
}

function reading<Result>(next: Reading, work: () => Result): Result {
  const before = current;
  current = next;
  try {
    return work();
  } finally {
    current = before;
  }
}

function readingFor(tags: readonly (string | null)[]): Reading {
  const own = tags.flatMap((tag) => folderOf(tag) ?? []);
  const key = own.join(' ');
  const reading = kept.get(key) ?? newReading(own);
  // The one used last is the last to go.
  kept.delete(key);
  kept.set(key, reading);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}

function newReading(own: readonly string[]): Reading {
  const languages = [...new Set([...ALWAYS, ...own])];
  return {
    languages,
    own,
    numberWords: own.length === 0 ? ENGLISH_NUMBERS : numberWordsOf(own),
    compiled: new WeakMap(),
  };
}

function numberWordsOf(own: readonly string[]): ReadonlySet<string> {
  const words = ['en', ...own].flatMap((code) => fullPackFor(code)?.words.numberWords ?? []);
  return new Set(words.map(foldLetters));
}
