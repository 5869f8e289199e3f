import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { typeFacts } from './type-facts.ts';

it.each([
  ['hospitality', true],
  ['event', false],
] as const)('the address tells where a page of the type %s is: %s', (type, isFound) => {
  const facts = typeFacts(readBody('<p>12 quai Nord, 17000 La Rochelle</p>', 'fr'), type);
  expect(facts.find(({ name }) => name === 'place')?.found).toBe(isFound);
});
