import { expect, it } from 'vitest';
import { inShort } from './in-short.ts';

const LONG = 'visitors have to read the smaller line next to it '.repeat(4).trim();

it.each([
  ['a short text on one line', 'No list\nshows what’s included.', 'No list shows what’s included.'],
  ['the sentences that fit', `It could be anyone’s. To find out more, ${LONG}.`, 'It could be anyone’s.'],
  [
    'no sentence within a quote, nor an abbreviation',
    `It says “No refunds! Ever” at e.g. the button. And “Call us. ${LONG}”.`,
    'It says “No refunds! Ever” at e.g. the button.',
  ],
  ['a sentence that ends in a quote', `Es heißt „Neu hier“. Dann ${LONG}.`, 'Es heißt „Neu hier“.'],
])('keeps %s', (_name, text, short) => {
  expect(inShort(text)).toBe(short);
});

it('cuts a long sentence after a word, and never within a character', () => {
  expect(inShort(LONG)).toMatch(/^visitors .*\w…$/);
  expect(LONG.startsWith(inShort(LONG).slice(0, -1))).toBe(true);
  expect(inShort(LONG).length).toBeLessThanOrEqual(161);
  const odd = inShort('😀'.repeat(300));
  expect([odd.isWellFormed(), [...odd].length]).toEqual([true, 161]);
});
