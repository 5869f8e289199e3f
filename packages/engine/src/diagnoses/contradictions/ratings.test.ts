import { describe, expect, it } from 'vitest';
import { ratingsOf } from '../../facts/proof/ratings.ts';
import { readBody } from '../../facts/testing/read.ts';
import { ratingConflicts } from './ratings.ts';

describe('two ratings', () => {
  const found = (html: string) =>
    ratingConflicts(ratingsOf(readBody(html)).summaries).map(({ first, second }) => [first, second]);
  const google = '<p>Google 4.7/5 - 45 reviews</p>';

  it('of one platform contradict each other', () => {
    expect(found(`${google}<p>Google: 5.0 / 5 (6 reviews)</p>`)).toEqual([
      ['Google 4.7/5 - 45 reviews', 'Google: 5.0 / 5 (6 reviews)'],
    ]);
  });

  it.each([
    ['<p>Trustpilot: 5.0 / 5 (6 reviews)</p>'],
    ['<p>Google: 4.7 / 5 (46 reviews)</p>'],
    ['<p>Google: 5.0 / 5 (6 reviews)</p><p>Google: 4.2 / 5 (9 reviews)</p>'],
  ])('do not beside %s', (other) => {
    expect(found(google + other)).toEqual([]);
  });
});
