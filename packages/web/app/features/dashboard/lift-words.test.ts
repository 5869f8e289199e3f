import { expect, test } from 'vitest';
import { averageWords, doubtOver, liftWords } from './lift-words.ts';

test.each([
  [12.34, '+12.3% Improvement'],
  [-3, '−3.0% Decrease'],
  [0, 'No change'],
])('a lift of %d reads "%s"', (lift, words) => {
  expect(liftWords(lift)).toBe(words);
});

test.each([
  [null, '–'],
  [0, '0%'],
  [13.06, '+13.1%'],
  [-2, '−2.0%'],
])('an average of %s reads "%s"', (lift, words) => {
  expect(averageWords(lift)).toBe(words);
});

test.each([
  [0, 0, null],
  [3, 3, null],
  [1, 0, 'not enough data yet'],
  [3, 2, 'conclusive on 2 of 3 pages'],
])('an average over %d pages, %d of them clear, leaves the doubt %j', (pages, clearPages, doubt) => {
  expect(doubtOver(pages, clearPages)).toBe(doubt);
});
