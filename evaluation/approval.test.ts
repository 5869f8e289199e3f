import { expect, test } from 'vitest';
import { judgementsIn } from './approval.ts';
import type { Verdict } from './judging/verdict.ts';
import type { Judged } from './stored/judged.ts';

const verdict: Verdict = {
  ...{ percent: 80, grade: 'B', pageType: 'saas', language: 'en', ceilings: [], broken: [] },
  ...{ scores: { clarity: 90 }, outcomes: { faq: 0.123_456 }, recommendations: ['Add prices', 'Say more'] },
  plan: [
    { id: 'price-visibility', place: 'first' },
    { id: 'thin-page', place: 'also' },
  ],
};
const judged = (given: Partial<Verdict> = {}): Judged => ({
  ...{ page: 'shop', change: null },
  reply: { verdict: { ...verdict, ...given } },
});
const approved = judgementsIn([judged()]);

test('keeps the grade, the language, and the recommendations in their order and places', () => {
  expect(approved).toEqual({
    shop: {
      ...{ percent: 80, grade: 'B', language: 'en', pageType: 'saas', ceilings: [] },
      ...{ scores: { clarity: 90 }, outcomes: { faq: 0.123 } },
      plan: ['first: price-visibility', 'also: thin-page'],
    },
  });
});

test.each<[string, Partial<Verdict>]>([
  ['grade', { grade: null }],
  ['language', { language: 'de' }],
  ['order', { plan: verdict.plan.toReversed() }],
  ['place', { plan: verdict.plan.map((one) => ({ ...one, place: 'first' as const })) }],
  ['recommendation', { plan: verdict.plan.slice(1) }],
])('another %s is another judgment, other words are not', (_, given) => {
  expect(judgementsIn([judged(given)])).not.toEqual(approved);
  expect(judgementsIn([judged({ recommendations: ['Show prices', 'Say more'] })])).toEqual(approved);
});
