import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import type englishCopy from '../../data/languages/en/copy.json';
import type englishPageTypes from '../../data/languages/en/page-types.json';
import type englishWords from '../../data/languages/en/words.json';
import { LANGUAGE_FILES, readLanguageFile } from './language-files.ts';
import {
  type Basics,
  ENGLISH_PACK,
  FULL_CODES,
  type FullPack,
  fullPackFor,
  packFor,
  type Reading,
} from './packs.ts';
import { expectSections } from './testing/sections.ts';
import { foldLetters } from './tokens.ts';

const data = join(import.meta.dirname, '../../data/languages');

/**
 * What a folder may hold; `mul` is shared by many languages, English says what of a model may be checked, and Chinese has
 * copy in traditional letters.
 */
const FILES = new Set([
  'basics.json',
  'copy.json',
  'language.json',
  'left-out.json',
  'page-types.json',
  'patterns.examples.json',
  'patterns.json',
  'words.json',
]);
const PHRASE_FILES = ['basics.json', 'names.json', 'page-types.json', 'words.json'];
const OTHERS = new Set(['en/analysis.json', 'mul/names.json', 'zh/copy-hant.json']);

describe.each([...LANGUAGE_FILES])('the folder %s', (code, files) => {
  it('has no file that isn’t read', () => {
    const unread = [...files].filter((file) => !FILES.has(file) && !OTHERS.has(`${code}/${file}`));
    expect(unread).toEqual([]);
  });

  it('has one phrase a line', () => {
    const unlike = [...files].filter((file) => {
      const written = readFileSync(join(data, code, file), 'utf8');
      return written !== `${JSON.stringify(JSON.parse(written), null, 2)}\n`;
    });
    expect(unlike).toEqual([]);
  });

  it('has phrases in lower case, each once', () => {
    const lists = PHRASE_FILES.filter((file) => files.has(file)).flatMap((file) =>
      listsOf(JSON.parse(readFileSync(join(data, code, file), 'utf8')), `${file}: `),
    );
    expect(lists.flatMap(([place, phrases]) => faultsOf(place, phrases))).toEqual([]);
  });

  it('can be read', () => {
    if (files.has('basics.json')) expect(packFor(code)).not.toBeNull();
    expect(fullPackFor(code) !== null).toBe(files.has('words.json') && files.has('copy.json'));
  });
});

/** Each section that a file of basics may have, and how a language may be read. */
const BASICS: Record<keyof Basics, [string]> = {
  calls: [''],
  reads: [''],
  startPage: [''],
  unnamedPage: [''],
  greetings: [''],
  pageNames: [''],
  and: [''],
  nameParticles: [''],
  hourMarks: [''],
  midnight: [''],
  ordinals: [''],
  ofMonth: [''],
  ofYear: [''],
  yearMarks: [''],
  monthMarks: [''],
  dayMarks: [''],
};
const READING: Record<keyof Reading, string | number | [string]> = {
  stemmer: '',
  stemLetters: 0,
  particles: [''],
  relatives: [''],
  elisions: [''],
  dateOrder: '',
  partLetters: 0,
};

describe.each([...LANGUAGE_FILES.keys()])('the sections of %s', (code) => {
  const isFull = FULL_CODES.includes(code);
  const whole: [string, object][] = [
    ['copy.json', ENGLISH_PACK.copy],
    ['words.json', ENGLISH_PACK.words],
    ['page-types.json', ENGLISH_PACK.pageTypes],
  ];
  const partial: [string, object][] = [
    ['basics.json', BASICS],
    ['language.json', READING],
    ['page-types.json', ENGLISH_PACK.pageTypes],
  ];

  test.each(partial)('are known: %s', (file, model) => {
    expectSections(`${code}/${file}`, readLanguageFile(code, file), { model, isPartial: true });
  });

  test.runIf(isFull).each(whole)('are all there: %s', (file, model) => {
    expectSections(`${code}/${file}`, readLanguageFile(code, file), { model });
  });
});

/** Every list below a value, with the path to it. */
function listsOf(value: unknown, place: string): [string, readonly unknown[]][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return [[place, value]];
  return Object.entries(value).flatMap(([name, inner]) => listsOf(inner, `${place}.${name}`));
}

function faultsOf(place: string, phrases: readonly unknown[]): string[] {
  return phrases.flatMap((phrase, index) => {
    const fault = phrases.indexOf(phrase) < index ? 'is there twice' : faultOf(phrase);
    return fault === null ? [] : [`${place}: ${JSON.stringify(phrase)} ${fault}`];
  });
}

function faultOf(phrase: unknown): string | null {
  if (typeof phrase !== 'string') return 'is no text';
  if (phrase.trim() === '') return 'is empty';
  if (phrase !== phrase.trim()) return 'begins or ends with a space';
  return foldLetters(phrase) ===
    phrase.replaceAll('ı', 'i').replaceAll('ș', 'ş').replaceAll('ț', 'ţ').replaceAll('ё', 'е')
    ? null
    : 'has capitals';
}

test('what is no phrase is found', () => {
  const phrases = ['gratis', 'Gratis', ' gratis', '', 7, 'gratis'];
  expect(faultsOf('free', phrases)).toEqual([
    'free: "Gratis" has capitals',
    'free: " gratis" begins or ends with a space',
    'free: "" is empty',
    'free: 7 is no text',
    'free: "gratis" is there twice',
  ]);
});

test('the files of English have the shape of a full pack', () => {
  expectTypeOf<typeof englishCopy>().toExtend<FullPack['copy']>();
  expectTypeOf<typeof englishPageTypes>().toExtend<FullPack['pageTypes']>();
  expectTypeOf<typeof englishWords>().toExtend<FullPack['words']>();
});

it('knows near relatives by the words of one of them', () => {
  expect(packFor('nn-NO')).toBe(packFor('no'));
  expect(packFor('sr')).toBe(packFor('hr'));
  expect(packFor('de-AT')).toBe(fullPackFor('de'));
  expect(packFor('xx')).toBeNull();
  expect(packFor(null)).toBeNull();
});

it('reads English first', () => {
  expect(FULL_CODES[0]).toBe('en');
});
