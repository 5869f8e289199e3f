import { describe, expect, it } from 'vitest';
import { mentions } from './match.ts';
import { pageTypeWordsFor } from './page-type-words.ts';
import { wordsFor } from './words-for.ts';

describe.each([
  'bg',
  'ca',
  'da',
  'el',
  'fi',
  'hr',
  'hu',
  'id',
  'nb',
  'ro',
  'sk',
  'sl',
  'sv',
  'tr',
  'uk',
  'vi',
])('the few words of %s', (code) => {
  const lists = Object.entries(pageTypeWordsFor(code) ?? {});

  it('are in lower case, and each is found', () => {
    expect(lists.length).toBeGreaterThan(5);
    const phrases = lists.flatMap(([, list]) => list.map((phrase) => ({ phrase, list })));
    expect(phrases.filter(({ phrase }) => phrase !== phrase.toLowerCase())).toEqual([]);
    expect(phrases.filter(({ phrase, list }) => !mentions(phrase.replaceAll('*', ''), list))).toEqual([]);
  });

  it('stand in for a whole word list', () => {
    expect(wordsFor(code)).toBeNull();
  });
});

it('are those of the whole list where there is one, and those of the near relative', () => {
  expect(pageTypeWordsFor('de-AT')).toBe(wordsFor('de')?.pageTypes);
  expect(pageTypeWordsFor('nn')).toBe(pageTypeWordsFor('nb-NO'));
  expect(pageTypeWordsFor('fa')).toBeNull();
  expect(pageTypeWordsFor(null)).toBeNull();
});
