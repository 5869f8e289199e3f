import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { languageCode } from './language-code.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import type { LanguageWords } from './words.ts';

export const WORD_LISTS: readonly LanguageWords[] = [en, de, fr, es, it, pt, nl];

const BY_CODE = new Map(WORD_LISTS.map((words) => [words.language, words]));

/**
 * The word list of a language, or null where there is none.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function wordsFor(language: string | null): LanguageWords | null {
  return BY_CODE.get(languageCode(language) ?? '') ?? null;
}
