import snowball from 'snowball-stemmers';
import { normalize } from './match.ts';
import { wordsOf } from './segments.ts';
import type { LanguageWords } from './words.ts';

interface Stems {
  stemOf: (word: string) => string;
  stopWords: ReadonlySet<string>;
  /** An article that runs into the noun: "l'offre", "dell'acqua"; null where the language has none. */
  elided: RegExp | null;
  /** What follows a noun of two letters or more without a space; null where the language has none. */
  particle: RegExp | null;
  known: Map<string, string>;
}

const MAX_KNOWN = 20_000;
const languages = new Map<LanguageWords, Stems>();

function stemsFor(words: LanguageWords): Stems {
  let stems = languages.get(words);
  if (!stems) {
    const stopWords = new Set(words.stopWords);
    const [elided, particle] = [elidedIn(words), particleIn(words)];
    stems = { stemOf: stemmerOf(words), stopWords, elided, particle, known: new Map() };
    languages.set(words, stems);
  }
  return stems;
}

function stemmerOf({ stemmer, stemLetters }: LanguageWords): Stems['stemOf'] {
  if (stemmer !== null) {
    const algorithm = snowball.newStemmer(stemmer);
    return (word) => algorithm.stem(word);
  }
  return stemLetters === null
    ? (word) => word
    : (word) => word.slice(0, Math.min(stemLetters, Math.max(SHORTEST, word.length - 1)));
}

function elidedIn({ elisions }: LanguageWords): RegExp | null {
  return elisions.length > 0 ? new RegExp(`^(?:${elisions.join('|')})'(?=\\p{L}{2})`, 'u') : null;
}

function particleIn({ particles }: LanguageWords): RegExp | null {
  const longestFirst = particles.toSorted((a, b) => b.length - a.length);
  return particles.length > 0 ? new RegExp(`(?<=\\p{L}{2})(?:${longestFirst.join('|')})$`, 'u') : null;
}

/** Of a short word, its last letter is the ending: "ryba", "ryby". */
const SHORTEST = 3;

/** Pages of a language share most of their words, and stemming one is slow. */
function knownStem(word: string, { stemOf, known }: Stems): string {
  let stem = known.get(word);
  if (stem === undefined) {
    stem = stemOf(word);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(word, stem);
  }
  return stem;
}

/** A letter that is a word in itself. */
const IDEOGRAPH = /\p{sc=Han}/u;

/** Stems of the words that carry meaning (two letters or more, no stop words), in reading order, repeats kept. */
export function contentStems(text: string, words: LanguageWords): string[] {
  const stems = stemsFor(words);
  const { elided, particle, stopWords } = stems;
  return wordsOf(normalize(text).toLocaleLowerCase(words.language))
    .map((word) => (elided ? word.replace(elided, '') : word))
    .map((word) => (particle ? word.replace(particle, '') : word))
    .filter((word) => (word.length > 1 || IDEOGRAPH.test(word)) && !stopWords.has(word))
    .map((word) => knownStem(word, stems));
}

/** Whether a stem is among the others, or where words are joined, a part of one or joined of one: "fisch", "fischrestaurant". */
export function isAmong(stem: string, others: ReadonlySet<string>, { partLetters }: LanguageWords): boolean {
  return (
    others.has(stem) ||
    (partLetters !== null && others.values().some((other) => isPart(stem, other, partLetters)))
  );
}

function isPart(one: string, other: string, letters: number): boolean {
  const [part, whole] = one.length < other.length ? [one, other] : [other, one];
  const isLong = part.length >= letters && whole.length >= part.length + letters;
  return isLong && (whole.startsWith(part) || whole.endsWith(part));
}
