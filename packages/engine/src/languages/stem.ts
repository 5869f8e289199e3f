import snowball, { type Stemmer } from 'snowball-stemmers';
import { normalize } from './match.ts';
import type { LanguageWords } from './words.ts';

const stemmers = new Map<string, Stemmer>();

function stemmerFor(words: LanguageWords): Stemmer {
  let stemmer = stemmers.get(words.stemmer);
  if (!stemmer) {
    stemmer = snowball.newStemmer(words.stemmer);
    stemmers.set(words.stemmer, stemmer);
  }
  return stemmer;
}

/** Stems of the words that carry meaning (two letters or more, no stop words), in reading order, repeats kept. */
export function contentStems(text: string, words: LanguageWords): string[] {
  const stops = new Set(words.stopWords);
  const stemmer = stemmerFor(words);
  const found =
    normalize(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  return found.filter((word) => word.length > 1 && !stops.has(word)).map((word) => stemmer.stem(word));
}
