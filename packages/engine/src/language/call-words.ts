import { FULL_PACKS, packFor } from './packs.ts';
import type { Phrases } from './words.ts';

/** English calls stand on pages in any language. */
const ENGLISH: Phrases = FULL_PACKS.en.basics.calls;

const together = new Map<Phrases, Phrases>();

/**
 * How labels begin that ask a visitor to act, beside what the whole word list of the language says.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function callWordsFor(language: string | null): Phrases {
  const own = packFor(language)?.basics.calls ?? ENGLISH;
  if (own === ENGLISH) return ENGLISH;
  const known = together.get(own) ?? [...own, ...ENGLISH];
  together.set(own, known);
  return known;
}
