import { expect, it } from 'vitest';
import { commentParts } from './comment-parts.ts';

const split = (text: string, mentions: string[] = []) =>
  commentParts(text, mentions).map(({ kind, words }) => [kind, words]);

it('makes links of addresses alone', () => {
  expect(split('See https://shop.test/a?b=1, then (http://b.test).')).toEqual([
    ['text', 'See '],
    ['link', 'https://shop.test/a?b=1'],
    ['text', ', then ('],
    ['link', 'http://b.test'],
    ['text', ').'],
  ]);
  const plain = '<a href="javascript:alert(1)">x</a> javascript:alert(1) http://';
  expect(split(plain)).toEqual([['text', plain]]);
});

it('finds mentioned names, but not within addresses', () => {
  expect(split('@Ann Lee: https://a.test/@ann', ['Ann Lee', 'Ann'])).toEqual([
    ['mention', '@Ann Lee'],
    ['text', ': '],
    ['link', 'https://a.test/@ann'],
  ]);
});
