import { expect, it } from 'vitest';
import { namingParts, titleParts } from './title-parts.ts';

it('a title has parts between bars, dashes and colons', () => {
  expect(titleParts('Harbor: boats for everyone | Limerick')).toEqual([
    'Harbor',
    'boats for everyone',
    'Limerick',
  ]);
  expect(namingParts('Harbor: boats for everyone | Limerick')).toEqual([
    'Harbor: boats for everyone',
    'Limerick',
  ]);
  expect(titleParts('Well-known boats')).toEqual(['Well-known boats']);
});
