import { expect, it } from 'vitest';
import {
  BETWEEN_WORDS,
  digitsOf,
  FIGURES,
  hasLetterOrDigit,
  hasTwoLetters,
  hasWord,
  isOneWord,
  letterCount,
  lettersAndDigits,
  singleSpaced,
  startsWithDigit,
  unspaced,
  WORDS,
  withoutAccents,
  withoutMarksBehind,
} from './characters.ts';

it('tells letters, digits and words of any script', () => {
  expect(letterCount('5 × Ö-я!')).toBe(2);
  expect(digitsOf('+353 (61) 555')).toBe('35361555');
  expect(['— ★', 'ü', '4'].map(hasLetterOrDigit)).toEqual([false, true, true]);
  expect(['a b c', 'été'].map(hasWord)).toEqual([false, true]);
  expect(['» Menü', 'Two words', '12'].map(isOneWord)).toEqual([true, false, false]);
  expect('rock’n’roll in well-known 1980'.match(WORDS)).toEqual(['rock’n’roll', 'in', 'well-known', '1980']);
  expect(['a b', 'né'].map(hasTwoLetters)).toEqual([false, true]);
  expect(['4 ever', 'for 4'].map(startsWithDigit)).toEqual([true, false]);
  expect(lettersAndDigits('E-Mail (2) *')).toBe('EMail2');
  expect(withoutAccents('À la carte')).toBe('A la carte');
  expect(withoutMarksBehind('So (2)!')).toBe('So (2');
  expect(unspaced('a b\tc')).toBe('abc');
  expect('1,299.50 of 3'.match(FIGURES)).toEqual(['1,299.50', '3']);
  expect('a b/c d’e'.split(BETWEEN_WORDS)).toEqual(['a', 'b', 'c', 'd’e']);
  expect(singleSpaced('one\n  two')).toBe('one two');
});
