import { expect, it } from 'vitest';
import { isHeadingTag } from './heading.ts';

it.each([
  ['h1', 1, true],
  ['h3', 2, false],
  ['h6', undefined, true],
  ['h7', undefined, false],
  ['hr', undefined, false],
  ['header', undefined, false],
])('%s up to rank %s: %s', (tag, lowest, is) => {
  expect(isHeadingTag(tag, lowest)).toBe(is);
});
