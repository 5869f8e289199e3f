import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { ratingsOf } from './ratings.ts';

it.each([
  ['5.0 on Chrome Web Store', 5],
  ['Google 4.8', 4.8],
])('"%s" is a rating', (text, average) => {
  expect(ratingsOf(readBody(`<p>${text}</p>`)).summaries).toMatchObject([{ average }]);
});

it('a version is none', () => {
  expect(ratingsOf(readBody('<p>Now with release 4.8</p>')).count).toBe(0);
});
