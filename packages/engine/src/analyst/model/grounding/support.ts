import analysis from '../../../../data/languages/en/analysis.json' with { type: 'json' };
import { hasLetter } from '../../../language/characters.ts';
import { fullPackFor } from '../../../language/packs.ts';
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
const ANALYSIS: ReadonlySet<string> = new Set(analysis.words.flatMap((word) => stemsIn(word, ENGLISH)));
/** Those that describe the lives of visitors: for reasons, proposals and names of days, not for what is on a page. */
const EVERYDAY: ReadonlySet<string> = new Set(analysis.everyday.flatMap((word) => stemsIn(word, ENGLISH)));

/** Content words of a text that are among the given stems or ordinary words of an analysis. */
export function supportOf(
  text: string,
  given: readonly ReadonlySet<string>[],
  { withUsual = true, withEveryday = false }: { withUsual?: boolean; withEveryday?: boolean },
): Support {
  const usual = withUsual ? (withEveryday ? [ANALYSIS, EVERYDAY] : [ANALYSIS]) : [];
  return counted(text, ENGLISH, (stem) => [...usual, ...given].some((stems) => stems.has(stem)));
}

/** The same of copy in the language of a page: its words may also be those that copy of the pack uses. */
export function copySupportOf(copy: string, pageText: string, language: string | null): Support {
  const words = wordsFor(language) ?? ENGLISH;
  const page = remembered(pageText, words);
  const usual = usualIn(words);
  return counted(copy, words, (stem) => page.has(stem) || usual.has(stem));
}

/** Whether an analysis of any page may use a word. */
export function isOrdinary(word: string): boolean {
  return ANALYSIS.has(word) || EVERYDAY.has(word);
}

/** The English stems of a text. */
export function stemsOf(text: string): ReadonlySet<string> {
  return remembered(text, ENGLISH);
}

function counted(text: string, words: LanguageWords, isKnown: (stem: string) => boolean): Support {
  const stems = [...new Set(contentStems(text, words))].filter((stem) => hasLetter(stem));
  const unknown = stems.filter((stem) => !isKnown(stem) && !stem.split(/['-]/).every(isKnown));
  return { known: stems.length - unknown.length, unknown };
}

function stemsIn(text: string, words: LanguageWords): string[] {
  return [...contentStems(text, words), ...wordsOf(text)];
}

const MAX_REMEMBERED = 200;
const known = new Map<LanguageWords, Map<string, ReadonlySet<string>>>();

/** All statements about a page are held against the same texts. */
function remembered(text: string, words: LanguageWords): ReadonlySet<string> {
  const texts = known.get(words) ?? new Map<string, ReadonlySet<string>>();
  known.set(words, texts);
  let stems = texts.get(text);
  if (!stems) {
    stems = new Set(stemsIn(text, words));
    if (texts.size >= MAX_REMEMBERED) texts.clear();
    texts.set(text, stems);
  }
  return stems;
}

function usualIn(words: LanguageWords): ReadonlySet<string> {
  const pack = fullPackFor(words.language);
  return remembered(textsIn([pack?.copy, pack?.words.actions]).join('\n'), words);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
