import { CATALOGS, LANGUAGES } from './pattern-files.ts';

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

type Names<File> = File extends unknown ? Extract<keyof File, string> : never;
type Files = typeof CATALOGS & typeof LANGUAGES;

export type PatternName = Names<Files[keyof Files]>;

const MAX_SOURCE_LENGTH = 120;
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

export const PATTERN_FILES: readonly PatternFile[] = [
  ...Object.entries(CATALOGS).map(([name, entries]) => ({
    path: `catalogs/${name}.json`,
    language: null,
    entries,
  })),
  ...Object.entries(LANGUAGES).map(([language, entries]) => ({
    path: `languages/${language}/patterns.json`,
    language,
    entries,
  })),
];

for (const { path, entries } of PATTERN_FILES) {
  for (const [name, entry] of Object.entries(entries)) validate(`${path}: ${name}`, entry);
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

/** The alternatives of a named pattern as one group, for a longer pattern that code composes. */
export function alternatives(name: PatternName): string {
  return groupOf(entriesOf(name));
}

interface Found {
  path: string;
  entry: PatternEntry;
}

function entriesOf(name: string, language?: string): [Found, ...Found[]] {
  const [first, ...others] = PATTERN_FILES.flatMap((file) => {
    const entry = file.entries[name];
    return entry && (language === undefined || file.language === language)
      ? [{ path: file.path, entry }]
      : [];
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

function validate(place: string, entry: PatternEntry): void {
  const sources = sourcesOf(entry);
  if (!((entry.bounds ?? 'none') in BOUNDS)) throw new Error(`${place}: unknown bounds "${entry.bounds}"`);
  if (sources.length === 0) throw new Error(`${place}: no alternatives`);
  if (new Set(sources).size < sources.length) throw new Error(`${place}: an alternative occurs twice`);
  for (const source of sources) {
    if (source === '') throw new Error(`${place}: an alternative is empty`);
    if (source.length > MAX_SOURCE_LENGTH)
      throw new Error(`${place}: longer than ${MAX_SOURCE_LENGTH} characters: ${source}`);
  }
}
