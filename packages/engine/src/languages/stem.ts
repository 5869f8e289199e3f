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

/** French and Italian run an article into the noun: "l'offre", "dell'acqua". */
const ELIDED =
  /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|all|coll|dall|dell|nell|sull|un|quest|quell)'(?=\p{L}{2})/u;

/** Stems of the words that carry meaning (two letters or more, no stop words), in reading order, repeats kept. */
export function contentStems(text: string, words: LanguageWords): string[] {
  const stops = new Set(words.stopWords);
  const stemmer = stemmerFor(words);
  const found =
    normalize(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const elides = words.language === 'fr' || words.language === 'it';
  return found
    .map((word) => (elides ? word.replace(ELIDED, '') : word))
    .filter((word) => word.length > 1 && !stops.has(word))
    .map((word) => stemmer.stem(word));
}
