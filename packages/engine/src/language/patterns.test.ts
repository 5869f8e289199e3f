import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  alternatives,
  compose,
  type PatternEntry,
  type PatternExamples,
  type PatternName,
  pattern,
  patternFilesOf,
} from './patterns.ts';
import { currentReading, PATTERN_LANGUAGES, readingIn, readingInAny } from './reading.ts';

const MAX_SOURCE_LENGTH = 120;
const FILES = [null, ...PATTERN_LANGUAGES].flatMap(patternFilesOf).map(({ path, language, entries }) => ({
  path,
  language: language ?? undefined,
  entries: Object.entries(entries).map(([name, entry]) => ({ name: name as PatternName, entry })),
  examples: examplesBeside(path),
}));

describe.each(FILES)('$path', ({ language, entries, examples }) => {
  test('patterns are found in their matches, also on a page in that language', () => {
    const missed = entries.flatMap(({ name }) =>
      [pattern(name, language), pageOf(language, name)].flatMap((regExp) =>
        examples[name]?.matches.filter((text) => !isFound(regExp, text)).map((text) => `${name}: ${text}`),
      ),
    );
    expect(missed).toEqual([]);
  });

  test('patterns are not found in their rejects', () => {
    const found = entries.flatMap(({ name }) =>
      examples[name]?.rejects
        .filter((text) => isFound(pattern(name, language), text))
        .map((text) => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('every pattern has examples, in a file of their own', () => {
    const names = entries.map(({ name }) => name);
    expect(names.filter((name) => (examples[name]?.matches.length ?? 0) === 0)).toEqual([]);
    expect(Object.keys(examples).filter((name) => !names.includes(name as PatternName))).toEqual([]);
    expect(entries.filter(({ entry }) => 'matches' in entry || 'rejects' in entry)).toEqual([]);
  });

  test('alternatives are short, and each is there once', () => {
    const wrong = entries.filter(({ entry }) => {
      const sources = sourcesOf(entry);
      return (
        sources.length === 0 ||
        new Set(sources).size < sources.length ||
        sources.some(({ length }) => length === 0 || length > MAX_SOURCE_LENGTH)
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('patterns capture nothing, so that code counts only its own groups', () => {
    const capturing = entries.filter(({ entry }) =>
      sourcesOf(entry).some((source) => groupsIn(source, entry.flags ?? 'iu') > 0),
    );
    expect(capturing.map(({ name }) => name)).toEqual([]);
  });
});

test('one name, one pattern', () => {
  expect(pattern('lodging')).toBe(pattern('lodging'));
  expect(pattern('lodging').test('Ferienwohnung am See')).toBe(true);
  expect(pattern('lodging', 'nl').test('Ferienwohnung am See')).toBe(false);
  expect(pattern('lodging', 'la').test('Ferienwohnung am See')).toBe(false);
});

describe('on a page', () => {
  const found = () => pattern('yearsOfExperience').test('Yli 25 vuoden kokemus');

  test('the words of its languages are found, and those of the seven that are read on every page', () => {
    expect(readingIn(['fi-FI'], found)).toBe(true);
    expect(readingIn(['sv'], found)).toBe(false);
    expect(readingIn(['sv'], () => pattern('lodging').test('Ferienwohnung am See'))).toBe(true);
  });

  test('the words of every language are found where it may be any', () => {
    expect(found()).toBe(false);
    expect(readingInAny(found)).toBe(true);
  });

  test('a pattern that none of its languages has is found nowhere', () => {
    const sign = () => pattern('builderNoteSign').test('ここにテキスト');
    expect(readingIn(['ja'], sign)).toBe(true);
    expect(readingIn([], sign)).toBe(false);
  });

  test('patterns that code composes are read the same way', () => {
    const name = compose(`^${alternatives('lodging')}$`, 'iu');
    expect(name.test('ferienwohnung')).toBe(true);
    expect('Ferienwohnung'.replace(name, 'x')).toBe('x');
    expect([...'Ferienwohnung'.matchAll(compose(alternatives('lodging'), 'giu'))]).toHaveLength(1);
    expect('a Ferienwohnung b'.split(compose(` ${alternatives('lodging')} `, 'iu'))).toEqual(['a', 'b']);
  });

  test('a failure leaves no trace', () => {
    expect(() =>
      readingIn(['fi'], () => {
        throw new Error('in vain');
      }),
    ).toThrow('in vain');
    expect(currentReading().own).toEqual([]);
  });
});

function examplesBeside(path: string): Partial<Record<PatternName, PatternExamples>> {
  const file = join(import.meta.dirname, '../../data', path.replace(/\.json$/, '.examples.json'));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The pattern as it is compiled for a page in that language. */
function pageOf(language: string | undefined, name: PatternName): RegExp {
  return readingIn([language ?? null], () => new RegExp(pattern(name).source, pattern(name).flags));
}

/** Without its `g`, so that an example doesn't depend on the one before. */
function isFound(regExp: RegExp, text: string): boolean {
  return new RegExp(regExp.source, regExp.flags.replace('g', '')).test(text);
}

function sourcesOf(entry: PatternEntry): readonly string[] {
  return typeof entry.pattern === 'string' ? [entry.pattern] : entry.pattern;
}

function groupsIn(source: string, flags: string): number {
  return (new RegExp(`${source}|`, flags).exec('')?.length ?? 1) - 1;
}
