import analysis from '../../../../data/languages/en/analysis.json' with { type: 'json' };
import { FULL_PACKS } from '../../../language/packs.ts';
import { contentStems } from '../../../language/stem.ts';
import type { LanguageWords } from '../../../language/words.ts';
import { ENGLISH, wordsFor } from '../../../language/words-for.ts';
import { wordsOf } from './clean-text.ts';

/** How many content words of a text are known. */
export interface Support {
  known: number;
  unknown: readonly string[];
}

/** The words that any analysis of a page may use. */
const ANALYSIS = stemsIn(analysis.words, ENGLISH);

/** Content words of a text that are among the given ones or ordinary words of an analysis. */
export function supportOf(text: string, given: ReadonlySet<string>): Support {
  return counted(text, ENGLISH, (stem) => ANALYSIS.has(stem) || given.has(stem));
}

/** The same of copy in the language of a page: its words may also be those of the language pack. */
export function copySupportOf(copy: string, given: readonly string[], language: string | null): Support {
  const words = wordsFor(language) ?? ENGLISH;
  const page = stemsIn(given, words);
  const usual = usualIn(words);
  return counted(copy, words, (stem) => page.has(stem) || usual.has(stem));
}

/** Whether an analysis of any page may use a word. */
export function isOrdinary(word: string): boolean {
  return ANALYSIS.has(word);
}

export function sharesStem(text: string, given: ReadonlySet<string>): boolean {
  return contentStems(text, ENGLISH).some((stem) => given.has(stem));
}

/** The English stems of texts. */
export function stemsOf(texts: readonly string[]): ReadonlySet<string> {
  return stemsIn(texts, ENGLISH);
}

function counted(text: string, words: LanguageWords, isKnown: (stem: string) => boolean): Support {
  const stems = [...new Set(contentStems(text, words))].filter((stem) => /\p{L}/u.test(stem));
  const unknown = stems.filter((stem) => !stem.split(/['-]/).every(isKnown) && !isKnown(stem));
  return { known: stems.length - unknown.length, unknown };
}

function stemsIn(texts: readonly string[], words: LanguageWords): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [...contentStems(text, words), ...wordsOf(text)]));
}

const usual = new Map<LanguageWords, ReadonlySet<string>>();

function usualIn(words: LanguageWords): ReadonlySet<string> {
  let known = usual.get(words);
  if (!known) {
    const pack = Object.entries(FULL_PACKS).find(([code]) => code === words.language)?.[1];
    const stems = stemsIn(textsIn([pack?.copy, pack?.words.actions]), words);
    known = words === ENGLISH ? new Set([...stems, ...ANALYSIS]) : stems;
    usual.set(words, known);
  }
  return known;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
