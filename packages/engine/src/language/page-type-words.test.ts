import { describe, expect, it } from 'vitest';
import { languagesWith } from './language-files.ts';
import { mentions } from './match.ts';
import { FULL_CODES } from './packs.ts';
import { pageTypeWordsFor } from './page-type-words.ts';
import { wordsFor } from './words-for.ts';

const FEW = languagesWith('page-types.json').filter((code) => !FULL_CODES.includes(code));

describe.each(FEW)('the few words of %s', (code) => {
  const lists = Object.entries(pageTypeWordsFor(code) ?? {});

  it('are in lower case, and each is found', () => {
    expect(lists.length).toBeGreaterThan(5);
    const phrases = lists
      .flatMap(([, list]) => list.map((phrase) => ({ phrase, list })))
      .filter(({ phrase }) => !/#|\.\./.test(phrase));
    expect(phrases.filter(({ phrase }) => phrase !== phrase.toLowerCase())).toEqual([]);
    expect(
      phrases.filter(
        ({ phrase, list }) => !mentions(phrase.replace(/(?<=^|[ -])\*/g, 'x').replaceAll('*', ''), list),
      ),
    ).toEqual([]);
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
