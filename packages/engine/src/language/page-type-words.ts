import { packFor } from './packs.ts';
import type { FewPageTypeWords } from './words.ts';

/**
 * The words that tell a page's type, of some types only where the language has no whole word list; null where there
 * are none.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function pageTypeWordsFor(language: string | null): FewPageTypeWords | null {
  return packFor(language)?.pageTypes ?? null;
}
