import { ENGLISH_PACK, type FullPack, fullPackFor } from './packs.ts';
import type { LanguageWords } from './words.ts';

const lists = new Map<FullPack, LanguageWords>();

export const ENGLISH = listOf(ENGLISH_PACK);

/**
 * The word list of a language, or null where there is none.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function wordsFor(language: string | null): LanguageWords | null {
  const pack = fullPackFor(language);
  return pack && listOf(pack);
}

/** One list for each pack, as what is prepared for matching is kept by list. */
function listOf(pack: FullPack): LanguageWords {
  const { code, language, pageTypes, words } = pack;
  const list = lists.get(pack) ?? {
    ...words,
    language: code,
    stemmer: language.stemmer ?? null,
    stemLetters: language.stemLetters ?? null,
    particles: language.particles ?? [],
    elisions: language.elisions ?? [],
    dateOrder: language.dateOrder ?? 'dmy',
    partLetters: language.partLetters ?? null,
    pageTypes,
  };
  lists.set(pack, list);
  return list;
}
