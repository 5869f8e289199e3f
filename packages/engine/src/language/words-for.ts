import { languageCode } from './language-code.ts';
import { FULL_PACKS, type FullPack } from './packs.ts';
import type { LanguageWords } from './words.ts';

const { en, ...others } = FULL_PACKS;

export const ENGLISH = wordList('en', en);

export const WORD_LISTS: readonly LanguageWords[] = [
  ENGLISH,
  ...Object.entries(others).map(([code, pack]) => wordList(code, pack)),
];

const BY_CODE = new Map(WORD_LISTS.map((words) => [words.language, words]));

/**
 * The word list of a language, or null where there is none.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function wordsFor(language: string | null): LanguageWords | null {
  return BY_CODE.get(languageCode(language) ?? '') ?? null;
}

function wordList(code: string, { language, pageTypes, words }: FullPack): LanguageWords {
  return {
    ...words,
    language: code,
    stemmer: language.stemmer,
    elisions: language.elisions ?? [],
    pageTypes,
  };
}
