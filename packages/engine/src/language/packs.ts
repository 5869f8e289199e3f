import type { CopyWords } from './copy/copy-words.ts';
import { languageCode } from './language-code.ts';
import { LANGUAGE_FILES, languagesWith, readLanguageFile } from './language-files.ts';
import type { FewPageTypeWords, PageTypeWords, Phrases, WordSections } from './words.ts';

/** A few words, also of languages that have no others. */
export interface Basics {
  /** How labels begin that ask a visitor to act. */
  calls?: Phrases;
  /** How labels begin that only lead to reading on: "Learn more", "Our work". */
  reads?: Phrases;
  /** What menus call the start page. */
  startPage?: Phrases;
  /** What editors call a page without a name of its own: `*` is any word, `#` a number. */
  unnamedPage?: Phrases;
  /** How a line begins that greets: "welcome". */
  greetings?: Phrases;
  /** What menus call a page of any site: "our services". */
  pageNames?: Phrases;
  /** What joins two names: "and". */
  and?: Phrases;
  /** Small words within a name: "van", "de". */
  nameParticles?: Phrases;
  /** What stands behind the hour: "pm". */
  hourMarks?: Phrases;
  midnight?: Phrases;
  /** What stands behind the number of a day: "th". */
  ordinals?: Phrases;
  /** What stands between day and month, and between month and year: "of". */
  ofMonth?: Phrases;
  ofYear?: Phrases;
  /** What stands behind the figures of year, month and day: "年", "月", "日". */
  yearMarks?: Phrases;
  monthMarks?: Phrases;
  dayMarks?: Phrases;
}

/** How a language is read. */
export interface Reading {
  /** Name of the Snowball algorithm. */
  stemmer?: string;
  /**
   * How many letters of a word stand for its stem, where there is no algorithm: five, in languages of many endings
   * (McNamee and Mayfield 2004).
   */
  stemLetters?: number;
  /** What follows a noun without a space, and isn't part of it; the longest that fits is left out. */
  particles?: Phrases;
  /** Codes of languages that are read with the words of this one. */
  relatives?: Phrases;
  /** What loses its vowel before a noun and runs into it with an apostrophe: "l", "dell". */
  elisions?: Phrases;
  /** How dates in figures are written: `dmy`, the usual one, `mdy` or `ymd`. */
  dateOrder?: string;
  /** How many letters each part of a compound has at least, where words are joined: "Fischrestaurant". */
  partLetters?: number;
}

/** What is known of a language: its files in `data/languages/<code>`. */
interface Pack {
  basics: Basics;
  language: Reading;
  /** None where the language has no words for any type of page. */
  pageTypes: FewPageTypeWords | null;
}

/** A language with words for every fact and copy for every check. */
export interface FullPack extends Pack {
  /** ISO 639-1 code. */
  code: string;
  copy: CopyWords;
  pageTypes: PageTypeWords;
  words: WordSections;
}

/** The codes of the languages with a full pack, English first. */
export const FULL_CODES: readonly string[] = [
  'en',
  ...languagesWith('words.json').filter(
    (code) => code !== 'en' && LANGUAGE_FILES.get(code)?.has('copy.json'),
  ),
];

/** The full pack of English, whose files are the model of all others. */
export const ENGLISH_PACK = fullPack('en');
const packs = new Map<string, Pack>([['en', ENGLISH_PACK]]);

/** Folders by the code of the language, and of those that are read with its words. */
const FOLDERS: ReadonlyMap<string, string> = new Map(
  languagesWith('basics.json').flatMap((code) =>
    [code, ...(ownOf(code).language.relatives ?? [])].map((each) => [each, code] as const),
  ),
);

/**
 * The code of the folder with the words of a language, its own or that of a near relative; null where there is none.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function folderOf(language: string | null): string | null {
  return FOLDERS.get(languageCode(language) ?? '') ?? null;
}

/**
 * What is known of a language, or of its near relative, read when it is first asked for; null where there is nothing.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function packFor(language: string | null): Pack | null {
  const code = folderOf(language);
  if (code === null) return null;
  const pack = packs.get(code) ?? (FULL_CODES.includes(code) ? fullPack(code) : smallPack(code));
  packs.set(code, pack);
  return pack;
}

/** The same where the language has a full pack; null where it has none. */
export function fullPackFor(language: string | null): FullPack | null {
  const pack = packFor(language);
  return pack && isFull(pack) ? pack : null;
}

/** The words of a section in all languages. */
export function basicsOfAll(section: keyof Basics): string[] {
  const codes = ['en', ...languagesWith('basics.json')];
  return [...new Set(codes.flatMap((code) => ownOf(code).basics[section] ?? []))];
}

function isFull(pack: Pack): pack is FullPack {
  return 'words' in pack;
}

/**
 * Each file is read when its words are first needed: the stop words of all languages don't need their copy. Tests hold the
 * sections of each file against those of English.
 */
function fullPack(code: string): FullPack {
  return {
    ...ownOf(code),
    code,
    get copy() {
      return readLanguageFile(code, 'copy.json') as CopyWords;
    },
    get pageTypes() {
      return readLanguageFile(code, 'page-types.json') as PageTypeWords;
    },
    get words() {
      return readLanguageFile(code, 'words.json') as WordSections;
    },
  };
}

function smallPack(code: string): Pack {
  const pageTypes: FewPageTypeWords = readLanguageFile(code, 'page-types.json');
  return { ...ownOf(code), pageTypes: Object.keys(pageTypes).length > 0 ? pageTypes : null };
}

/** What every language has. */
function ownOf(code: string): Pick<Pack, 'basics' | 'language'> {
  return { basics: readLanguageFile(code, 'basics.json'), language: readLanguageFile(code, 'language.json') };
}
