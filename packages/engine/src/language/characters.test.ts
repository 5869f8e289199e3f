import { expect, it } from 'vitest';
import {
  digitsOf,
  hasLetterOrDigit,
  hasTwoLetters,
  hasWord,
  isOneWord,
  letterCount,
  lettersAndDigits,
  singleSpaced,
  startsWithDigit,
  WORDS,
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
  expect(singleSpaced('one\n  two')).toBe('one two');
});
