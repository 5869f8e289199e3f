import { expect, test } from 'vitest';
import { hasDotlessI, withCapitalI } from './capital-i.ts';
import { mentions } from './match.ts';
import { pattern } from './patterns.ts';
import { readingIn } from './reading.ts';
import { contentStems } from './stem.ts';
import { wordsFor } from './words-for.ts';

test('only Turkish has a capital for the letter without a dot', () => {
  expect(['en', 'de', 'tr', 'ro', 'zh'].map(hasDotlessI)).toEqual([false, false, true, false, false]);
});

test.each([
  ['SATIN AL', 'satın al'],
  ['Satın al', 'satın al'],
  ['İLETİŞİM', 'iletişim'],
  ['HAKKIMIZDA', 'hakkımızda'],
  ['INSTAGRAM', 'instagram'],
])('finds “%s” by “%s”', (text, phrase) => {
  expect(mentions(text, [phrase])).toBe(true);
});

test('patterns find both capitals, in classes and outside, and leave escapes alone', () => {
  const found = (source: string, text: string) =>
    new RegExp(`^(?:${withCapitalI(source)})$`, 'iu').test(text);
  expect(found('satın al', 'SATIN AL')).toBe(true);
  expect(found('iletişim', 'İLETİŞİM')).toBe(true);
  expect(found('hakk[ıi]m[ıi]zda', 'HAKKIMIZDA')).toBe(true);
  expect(found(String.raw`\p{L}*sipariş\w*`, 'ONLINESİPARİŞ')).toBe(true);
  expect(found('kır', 'KİR')).toBe(false);
  expect(readingIn(['tr'], () => pattern('speedTopic').test('HIZLI'))).toBe(true);
});

test('words of a title in capitals have the stems of those in small letters', () => {
  const words = wordsFor('tr');
  expect(words && contentStems('KIŞLIK ISITICI', words)).toEqual(
    words && contentStems('kışlık ısıtıcı', words),
  );
});
