import { ENGLISH_PACK, packFor } from './packs.ts';
import type { Phrases } from './words.ts';

/** English labels stand on pages in any language. */
const { calls = [], reads = [] } = ENGLISH_PACK.basics;

const together = new Map<Phrases, Phrases>();

/**
 * How labels begin that ask a visitor to act, beside what the whole word list of the language says.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function callWordsFor(language: string | null): Phrases {
  return withEnglish(packFor(language)?.basics.calls, calls);
}

/** How labels begin that only lead to reading on, such as "Learn more"; the parameter is as above. */
export function readWordsFor(language: string | null): Phrases {
  return withEnglish(packFor(language)?.basics.reads, reads);
}

/** One list for each pair, as what is prepared for matching is kept by list. */
function withEnglish(own: Phrases | undefined, english: Phrases): Phrases {
  if (own === undefined || own === english) return english;
  const known = together.get(own) ?? [...own, ...english];
  together.set(own, known);
  return known;
}
