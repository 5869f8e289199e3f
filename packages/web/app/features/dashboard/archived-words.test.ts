import { expect, it } from 'vitest';
import { archivedWords } from './archived-words.ts';

it.each([
  [0, 0, '0 archived'],
  [3, 0, '3 archived'],
  [1, 1, '1 archived, with nothing to change'],
  [3, 1, '3 archived, 1 of them with nothing to change'],
])('says of %i archived pages that %i have nothing to change', (archived, nothingToChange, words) => {
  expect(archivedWords({ archived, nothingToChange })).toBe(words);
});
