import { expect, test } from 'vitest';
import { contentStems, isAmong } from './stem.ts';
import { ENGLISH } from './words-for.ts';

const WITHOUT = { ...ENGLISH, stemmer: null, stopWords: ['の', 'を'] };

test('words of scripts without spaces are told apart', () => {
  expect(contentStems('東京都の観光を楽しむ', WITHOUT)).toEqual(['東京', '都', '観光', '楽しむ']);
});

test('where there is no algorithm, the first letters stand for a word', () => {
  const polish = { ...WITHOUT, stemLetters: 5 };
  expect(contentStems('rezerwacja rezerwacji', polish)).toEqual(['rezer', 'rezer']);
  expect(contentStems('rezerwacja', WITHOUT)).toEqual(['rezerwacja']);
});

test('particles are no part of a noun', () => {
  const korean = { ...WITHOUT, particles: ['을', '에서', '에서는'] };
  expect(contentStems('호텔에서는 객실을 예약', korean)).toEqual(['호텔', '객실', '예약']);
});

test('a compound has its parts where words are joined', () => {
  const stems = new Set(['fischrestaurant', 'hafen']);
  const joining = { ...WITHOUT, partLetters: 4 };
  expect(isAmong('fisch', stems, joining)).toBe(true);
  expect(isAmong('hafenblick', stems, joining)).toBe(true);
  expect(isAmong('rest', stems, joining)).toBe(false);
  expect(isAmong('fisch', stems, { ...WITHOUT, partLetters: null })).toBe(false);
});

test('the last letter of a short word is its ending', () => {
  expect(contentStems('ryby ryba rzeki', { ...WITHOUT, stemLetters: 5 })).toEqual(['ryb', 'ryb', 'rzek']);
});
