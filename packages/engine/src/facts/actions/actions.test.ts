import { expect, it } from 'vitest';
import { wordsFor } from '../../language/words-for.ts';
import { labelKind } from './actions.ts';

it.each([
  ['en', 'Get the price list', 'act-and-object'],
  ['en', 'Submit Paper', 'act-and-object'],
  ['en', 'Join with me', 'telling-verb'],
  ['en', 'Level up conversions', 'topic'],
  ['en', 'Discover our tours', 'act-and-object'],
  ['en', 'Submit', 'generic'],
  ['en', 'Learn more', 'generic'],
  ['es', 'Comenzar ahora', 'telling-verb'],
] as const)('tells what kind of label it is in %s: %s', (language, label, kind) => {
  expect(labelKind(label, wordsFor(language))).toBe(kind);
});
