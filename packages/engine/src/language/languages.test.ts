import { describe, expect, it } from 'vitest';
import { mentions } from './match.ts';
import { parseNumber } from './number.ts';
import { FULL_CODES } from './packs.ts';
import { contentStems } from './stem.ts';
import { wordsFor } from './words-for.ts';

/** Every list of a language, with the path to it. */
function listsOf(value: object, path = ''): [string, readonly string[]][] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (Array.isArray(inner) && inner.every((entry) => typeof entry === 'string')) {
      return [[`${path}${key}`, inner as readonly string[]] as [string, readonly string[]]];
    }
    return typeof inner === 'object' && inner !== null ? listsOf(inner, `${path}${key}.`) : [];
  });
}

describe.each(FULL_CODES)('the word list %s', (code) => {
  const words = wordsFor(code);
  if (!words) throw new Error(`No word list for ${code}.`);

  it('finds each of its own plain phrases', () => {
    const missed = listsOf(words).flatMap(([path, phrases]) =>
      phrases
        .filter((phrase) => /^[\p{L}\d]/u.test(phrase) && !/[*#=]|\.\./.test(phrase))
        .filter((phrase) => !mentions(phrase, phrases))
        .map((phrase) => `${path}: ${phrase}`),
    );
    expect(missed).toEqual([]);
  });

  it('names twelve months and seven weekdays, and stems', () => {
    expect(words.months).toHaveLength(12);
    expect(words.weekdays).toHaveLength(7);
    expect(contentStems(words.pageTypes.product.join(' '), words).length).toBeGreaterThan(5);
  });
});

it('is read by the first part of the tag, and null for other languages', () => {
  expect(wordsFor('pt-BR')?.language).toBe('pt');
  expect(wordsFor('sk')).toBeNull();
  expect(wordsFor(null)).toBeNull();
});

it.each([
  ['1,299.50', 1299.5],
  ['1.299,50', 1299.5],
  ['1 299', 1299],
  ['1.299', 1299],
  ['4,8', 4.8],
  ['0.125', 0.125],
  ['12k', 12000],
  ['49,-', 49],
  ['none', null],
])('reads %s as a number', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});
