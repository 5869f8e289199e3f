import { expect, it } from 'vitest';
import { spelled } from './spelling.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const unknown = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `qzx${letters[index % 26]}${letters[Math.floor(index / 26)]}qzx`,
  );

it('corrects a misspelled word of a request', () => {
  expect(spelled('an experimant')).toBe('an experiment');
});

it('looks up forty unknown words of a text, and counts no others', () => {
  const after = (words: readonly string[]) =>
    spelled([...words, 'experimant'].join(' '))
      .split(' ')
      .at(-1);
  expect(after(unknown(39))).toBe('experiment');
  expect(after(unknown(40))).toBe('experimant');
  expect(after(Array.from({ length: 200 }, () => 'experiment please the'))).toBe('experiment');
});
