import classNames from '../../data/catalogs/class-names.json' with { type: 'json' };
import companies from '../../data/catalogs/companies.json' with { type: 'json' };
import fieldNames from '../../data/catalogs/field-names.json' with { type: 'json' };
import hosts from '../../data/catalogs/hosts.json' with { type: 'json' };
import iconShapes from '../../data/catalogs/icon-shapes.json' with { type: 'json' };
import paymentMethods from '../../data/catalogs/payment-methods.json' with { type: 'json' };
import postalCodes from '../../data/catalogs/postal-codes.json' with { type: 'json' };
import refusals from '../../data/catalogs/refusals.json' with { type: 'json' };
import remnants from '../../data/catalogs/remnants.json' with { type: 'json' };
import units from '../../data/catalogs/units.json' with { type: 'json' };
import unsafeText from '../../data/catalogs/unsafe-text.json' with { type: 'json' };
import type de from '../../data/languages/de/patterns.json';
import type en from '../../data/languages/en/patterns.json';
import type es from '../../data/languages/es/patterns.json';
import type fr from '../../data/languages/fr/patterns.json';
import type ja from '../../data/languages/ja/patterns.json';
import type nl from '../../data/languages/nl/patterns.json';
import { hasDotlessI, withCapitalI } from './capital-i.ts';
import { readLanguageFile } from './language-files.ts';
import { currentReading } from './reading.ts';
import { hasUnspaced } from './segments.ts';

/** A named pattern of one file. */
export interface PatternEntry {
  /** Source of a regular expression, or a list of alternatives. */
  pattern: string | readonly string[];
  /** What must stand on both sides of it. */
  bounds?: string;
  flags?: string;
}

/** Texts that show what a named pattern is for, in a file of their own: no page is read with them. */
export interface PatternExamples {
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
  'field-names': fieldNames,
  hosts,
  'icon-shapes': iconShapes,
  'payment-methods': paymentMethods,
  'postal-codes': postalCodes,
  refusals,
  remnants,
  units,
  'unsafe-text': unsafeText,
};

type Names<File> = File extends unknown ? Extract<keyof File, string> : never;

/** Those of the catalogs, of English, and of the languages that have some of which English needs none. */
export type PatternName =
  | Names<(typeof CATALOGS)[keyof typeof CATALOGS]>
  | Names<typeof en | typeof de | typeof es | typeof fr | typeof ja | typeof nl>;

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

/** The examples of the named patterns of a language, by name. */
export function patternExamplesOf(language: string): Readonly<Record<string, PatternExamples>> {
  return readLanguageFile(language, 'patterns.examples.json') as Record<string, PatternExamples>;
}

/**
 * A named pattern. Without a language, it is found in the texts of all catalogs and of the languages of the current
 * reading.
 * @param language ISO 639-1 code, for the pattern of that language alone
 */
export function pattern(name: PatternName, language?: string): RegExp {
  const key = `${name} ${language ?? ''}`;
  const known =
    patterns.get(key) ??
    new PagePattern((languages) => compile(name, language ? [language] : [null, ...languages]));
  patterns.set(key, known);
  return known;
}

const patterns = new Map<string, PagePattern>();

/** The same for every place where it is found. */
export function everyPattern(name: PatternName): RegExp {
  return new PagePattern((languages) => {
    const { source, flags } = compile(name, [null, ...languages]);
    return new RegExp(source, `${flags}g`);
  });
}

/** Whether the language has alternatives of its own. */
export function hasPattern(name: PatternName, language: string): boolean {
  return patternFilesOf(language).some(({ entries }) => Object.hasOwn(entries, name));
}

const PLACE = /\u{E000}(\w+)\u{E001}/gu;

/** The place of the alternatives of a named pattern, as one group, in a longer pattern that code composes. */
export function alternatives(name: PatternName): string {
  return `\u{E000}${name}\u{E001}`;
}

/** A pattern of code with the alternatives of named ones in it, in the languages of the current reading. */
export function compose(source: string, flags: string): RegExp {
  return new PagePattern(
    (languages) =>
      new RegExp(
        source.replace(PLACE, (_place, name: string) => groupOf(foundIn(name, [null, ...languages]))),
        flags,
      ),
  );
}

/** A regular expression over the languages of the current reading, compiled once for each set of them. */
class PagePattern extends RegExp {
  readonly #compile: (languages: readonly string[]) => RegExp;

  constructor(compiling: (languages: readonly string[]) => RegExp) {
    super('');
    this.#compile = compiling;
  }

  get #own(): RegExp {
    const { languages, compiled } = currentReading();
    let own = compiled.get(this);
    if (!own) {
      own = this.#compile(languages);
      compiled.set(this, own);
    }
    return own;
  }

  override get source(): string {
    return this.#own.source;
  }

  override get flags(): string {
    return this.#own.flags;
  }

  override get global(): boolean {
    return this.#own.global;
  }

  override test(text: string): boolean {
    return this.#own.test(text);
  }

  override exec(text: string): RegExpExecArray | null {
    return this.#own.exec(text);
  }

  override [Symbol.match](text: string): RegExpMatchArray | null {
    return this.#own[Symbol.match](text);
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return this.#own[Symbol.matchAll](text);
  }

  override [Symbol.replace](
    text: string,
    by: string | ((substring: string, ...groups: unknown[]) => string),
  ) {
    return typeof by === 'string' ? this.#own[Symbol.replace](text, by) : this.#own[Symbol.replace](text, by);
  }

  override [Symbol.search](text: string): number {
    return this.#own[Symbol.search](text);
  }

  override [Symbol.split](text: string, limit?: number): string[] {
    return this.#own[Symbol.split](text, limit);
  }
}

interface Found {
  path: string;
  /** Null for a catalog. */
  language: string | null;
  entry: PatternEntry;
}

/** What a group without alternatives is: never found. */
const NOWHERE = '(?!)';

function foundIn(name: string, languages: readonly (string | null)[]): Found[] {
  return languages.flatMap(patternFilesOf).flatMap(({ path, language, entries }) => {
    const entry = entries[name];
    return entry ? [{ path, language, entry }] : [];
  });
}

function compile(name: string, languages: readonly (string | null)[]): RegExp {
  const found = foundIn(name, languages);
  const { bounds = 'none', flags = DEFAULT_FLAGS } = found[0]?.entry ?? {};
  for (const { path, entry } of found) {
    if ((entry.bounds ?? 'none') !== bounds || (entry.flags ?? DEFAULT_FLAGS) !== flags)
      throw new Error(`${path}: ${name}: bounds or flags differ from those in ${found[0]?.path}`);
  }
  const sides = BOUNDS[bounds];
  if (!sides) throw new Error(`${found[0]?.path}: ${name}: unknown bounds "${bounds}"`);
  try {
    return new RegExp(boundedGroups(found, sides), flags);
  } catch (error) {
    throw new Error(`${found.map(({ path }) => path).join(', ')}: ${name} doesn't compile`, { cause: error });
  }
}

type Sides = readonly [before: string, after: string];

/** The alternatives in one group for each kind of bounds; those of most scripts have the bounds of the pattern. */
function boundedGroups(found: readonly Found[], [before, after]: Sides): string {
  const groups = new Map<string, { sides: Sides; sources: Set<string> }>();
  for (const source of found.flatMap(sourcesOf)) {
    const sides: Sides = [boundBeside(source, before, 'before'), boundBeside(source, after, 'after')];
    const key = sides.join(' ');
    const group = groups.get(key) ?? { sides, sources: new Set() };
    group.sources.add(source);
    groups.set(key, group);
  }
  const all = [...groups.values()].map(
    ({ sides, sources }) => `${sides[0]}(?:${[...sources].join('|')})${sides[1]}`,
  );
  return all.length === 0 ? NOWHERE : all.join('|');
}

/** Particles follow a Korean word without a space. */
const HANGUL = /\p{sc=Hang}/u;
/** Letters beside which `\b` is no boundary, of the languages whose words may begin or end with one. */
const FAR_LETTER = /[\u0100-\u0151\u0154-\u1fff]/u;
const LETTER_BEFORE = '(?<![\\d_a-zA-Z\\u00c0-\\u1fff])';
const LETTER_AFTER = '(?![\\d_a-zA-Z\\u00c0-\\u1fff])';
const HANGUL_BEFORE = '(?<![a-zA-Z\\u00c0-\\u1fff\\uac00-\\ud7a3])';
const WORD_SIDES = new Set(['(?<!\\p{L})', '(?!\\p{L})', '\\b']);

/** What is beside an alternative where its pattern has that bound: the end of a word is none in every script. */
function boundBeside(source: string, bound: string, side: 'before' | 'after'): string {
  if (!WORD_SIDES.has(bound)) return bound;
  if (hasUnspaced(source)) return '';
  if (HANGUL.test(source)) return side === 'before' ? HANGUL_BEFORE : '';
  return bound === '\\b' && FAR_LETTER.test(source)
    ? side === 'before'
      ? LETTER_BEFORE
      : LETTER_AFTER
    : bound;
}

function groupOf(found: readonly Found[]): string {
  const sources = new Set(found.flatMap(sourcesOf));
  return sources.size === 0 ? NOWHERE : `(?:${[...sources].join('|')})`;
}

function sourcesOf({
  language,
  entry: { pattern: sources, flags = DEFAULT_FLAGS },
}: Found): readonly string[] {
  const all = typeof sources === 'string' ? [sources] : sources;
  return language !== null && flags.includes('i') && hasDotlessI(language) ? all.map(withCapitalI) : all;
}
