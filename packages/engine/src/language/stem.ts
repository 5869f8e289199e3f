import snowball, { type Stemmer } from 'snowball-stemmers';
import { normalize } from './match.ts';
import type { LanguageWords } from './words.ts';

interface Stems {
  /** Null where the language has none: there a word is its own stem. */
  stemmer: Stemmer | null;
  stopWords: ReadonlySet<string>;
  /** An article that runs into the noun: "l'offre", "dell'acqua"; null where the language has none. */
  elided: RegExp | null;
  known: Map<string, string>;
}

const MAX_KNOWN = 20_000;
const languages = new Map<LanguageWords, Stems>();

function stemsFor(words: LanguageWords): Stems {
  let stems = languages.get(words);
  if (!stems) {
    const stopWords = new Set(words.stopWords);
    const elided = elidedIn(words);
    const stemmer = words.stemmer === null ? null : snowball.newStemmer(words.stemmer);
    stems = { stemmer, stopWords, elided, known: new Map() };
    languages.set(words, stems);
  }
  return stems;
}

function elidedIn({ elisions }: LanguageWords): RegExp | null {
  return elisions.length > 0 ? new RegExp(`^(?:${elisions.join('|')})'(?=\\p{L}{2})`, 'u') : null;
}

/** Pages of a language share most of their words, and stemming one is slow. */
function stemOf(word: string, { stemmer, known }: Stems): string {
  if (!stemmer) return word;
  let stem = known.get(word);
  if (stem === undefined) {
    stem = stemmer.stem(word);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(word, stem);
  }
  return stem;
}

/** Stems of the words that carry meaning (two letters or more, no stop words), in reading order, repeats kept. */
export function contentStems(text: string, words: LanguageWords): string[] {
  const stems = stemsFor(words);
  const found =
    normalize(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const { elided } = stems;
  return found
    .map((word) => (elided ? word.replace(elided, '') : word))
    .filter((word) => word.length > 1 && !stems.stopWords.has(word))
    .map((word) => stemOf(word, stems));
}
