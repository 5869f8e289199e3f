import classNames from '../../data/catalogs/class-names.json' with { type: 'json' };
import companies from '../../data/catalogs/companies.json' with { type: 'json' };
import hosts from '../../data/catalogs/hosts.json' with { type: 'json' };
import iconShapes from '../../data/catalogs/icon-shapes.json' with { type: 'json' };
import postalCodes from '../../data/catalogs/postal-codes.json' with { type: 'json' };
import remnants from '../../data/catalogs/remnants.json' with { type: 'json' };
import units from '../../data/catalogs/units.json' with { type: 'json' };
import unsafeText from '../../data/catalogs/unsafe-text.json' with { type: 'json' };
import type de from '../../data/languages/de/patterns.json';
import type en from '../../data/languages/en/patterns.json';
import type es from '../../data/languages/es/patterns.json';
import type fr from '../../data/languages/fr/patterns.json';
import type ja from '../../data/languages/ja/patterns.json';
import { languagesWith, readLanguageFile } from './language-files.ts';
import { FULL_CODES } from './packs.ts';

/** A named pattern of one file. */
export interface PatternEntry {
  /** Source of a regular expression, or a list of alternatives. */
  pattern: string | readonly string[];
  /** What must stand on both sides of it. */
  bounds?: string;
  flags?: string;
  /** Texts in which it is found. */
  matches: readonly string[];
  /** Texts in which it isn't. */
  rejects: readonly string[];
}

interface PatternFile {
  /** Below `data`. */
  path: string;
  /** ISO 639-1 code; null for a catalog, which belongs to no language. */
  language: string | null;
  entries: Readonly<Record<string, PatternEntry>>;
}

/** Named patterns that belong to no language, by catalog. */
const CATALOGS = {
  'class-names': classNames,
  companies,
  hosts,
  'icon-shapes': iconShapes,
  'postal-codes': postalCodes,
  remnants,
  units,
  'unsafe-text': unsafeText,
};

type Names<File> = File extends unknown ? Extract<keyof File, string> : never;

/** Those of the catalogs, of English, and of the languages that have some of which English needs none. */
export type PatternName =
  | Names<(typeof CATALOGS)[keyof typeof CATALOGS]>
  | Names<typeof en | typeof de | typeof es | typeof fr | typeof ja>;

const DEFAULT_FLAGS = 'iu';

/** What stands before and after the alternatives, by the name of the bounds. */
const BOUNDS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  none: ['', ''],
  /** Whole words, and beginnings of words. */
  word: ['(?<!\\p{L})', '(?!\\p{L})'],
  'word start': ['(?<!\\p{L})', ''],
  /** The same where only ASCII letters, figures and "_" are taken for letters. */
  'ascii word': ['\\b', '\\b'],
  'ascii word start': ['\\b', ''],
  text: ['^', '$'],
  'text start': ['^', ''],
  'text end': ['', '$'],
  /** A part of a class or an id. */
  name: ['(?:^|[\\s_-])', '(?:$|[\\s_-])'],
  'name start': ['(?:^|[\\s_-])', ''],
  /** A host or a domain above it. */
  host: ['(?:^|\\.)', '$'],
  /** The last part of a path, without its file extension. */
  path: ['(?:^|[/#_-])', '(?:\\.\\w+|[/_-]|$)'],
};

const files = new Map<string | null, readonly PatternFile[]>();

/**
 * The named patterns of a language, read when they are first asked for.
 * @param language ISO 639-1 code; null for the catalogs
 */
export function patternFilesOf(language: string | null): readonly PatternFile[] {
  const known = files.get(language) ?? (language === null ? catalogs() : [fileOf(language)]);
  files.set(language, known);
  return known;
}

/** The languages that have named patterns, those with a full pack first. */
export const PATTERN_LANGUAGES: readonly string[] = [
  ...new Set([...FULL_CODES, ...languagesWith('patterns.json')]),
];

function catalogs(): PatternFile[] {
  return Object.entries(CATALOGS).map(([name, entries]) => ({
    path: `catalogs/${name}.json`,
    language: null,
    entries,
  }));
}

function fileOf(language: string): PatternFile {
  const entries = readLanguageFile(language, 'patterns.json') as PatternFile['entries'];
  return { path: `languages/${language}/patterns.json`, language, entries };
}

const compiled = new Map<string, RegExp>();

/**
 * A named pattern over all catalogs and languages that define it, compiled once.
 * @param language ISO 639-1 code, for the pattern of that language alone
 */
export function pattern(name: PatternName, language?: string): RegExp {
  const key = `${name} ${language ?? ''}`;
  let found = compiled.get(key);
  if (!found) {
    found = compile(name, entriesOf(name, language));
    compiled.set(key, found);
  }
  return found;
}

/** Whether the language has alternatives of its own. */
export function hasPattern(name: PatternName, language: string): boolean {
  return patternFilesOf(language).some(({ entries }) => Object.hasOwn(entries, name));
}

/** The alternatives of a named pattern as one group, for a longer pattern that code composes. */
export function alternatives(name: PatternName): string {
  return groupOf(entriesOf(name));
}

interface Found {
  path: string;
  entry: PatternEntry;
}

function entriesOf(name: string, language?: string): [Found, ...Found[]] {
  const among = language === undefined ? [null, ...PATTERN_LANGUAGES] : [language];
  const [first, ...others] = among.flatMap(patternFilesOf).flatMap(({ path, entries }) => {
    const entry = entries[name];
    return entry ? [{ path, entry }] : [];
  });
  if (!first) throw new Error(`No pattern "${name}"${language ? ` for the language "${language}"` : ''}`);
  return [first, ...others];
}

function compile(name: string, found: [Found, ...Found[]]): RegExp {
  const { bounds = 'none', flags = DEFAULT_FLAGS } = found[0].entry;
  for (const { path, entry } of found) {
    if ((entry.bounds ?? 'none') !== bounds || (entry.flags ?? DEFAULT_FLAGS) !== flags)
      throw new Error(`${path}: ${name}: bounds or flags differ from those in ${found[0].path}`);
  }
  const [before, after] = BOUNDS[bounds] ?? ['', ''];
  try {
    return new RegExp(`${before}${groupOf(found)}${after}`, flags);
  } catch (error) {
    throw new Error(`${found.map(({ path }) => path).join(', ')}: ${name} doesn't compile`, { cause: error });
  }
}

function groupOf(found: readonly Found[]): string {
  return `(?:${[...new Set(found.flatMap(({ entry }) => sourcesOf(entry)))].join('|')})`;
}

function sourcesOf(entry: PatternEntry): readonly string[] {
  return typeof entry.pattern === 'string' ? [entry.pattern] : entry.pattern;
}
