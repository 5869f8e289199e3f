import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import type { Verdict } from './verdict.ts';

const verdict: Verdict = {
  ...{ percent: 80, grade: 'B', pageType: 'saas', language: 'en', ceilings: [], broken: [] },
  plan: [
    { id: 'price-visibility', place: 'first' },
    { id: 'guarantee', place: 'also' },
  ],
  scores: { clarity: 90, urgency: null },
  outcomes: { 'main-headline': 1, faq: 'notApplicable', 'old-check': 0.5 },
  recommendations: ['Add prices', 'Add a guarantee'],
};

test('every change is a line: score, categories, outcomes, ceilings, recommendations', () => {
  const { 'old-check': _, ...outcomes } = verdict.outcomes;
  const now: Verdict = {
    ...verdict,
    ...{ percent: 40, grade: 'F', ceilings: ['unstyled'] },
    scores: { clarity: 40, urgency: null },
    outcomes: { ...outcomes, 'main-headline': 0.25, faq: 'notMeasured', 'new-check': 1 },
    recommendations: ['Add a guarantee', 'Restore the stylesheet'],
  };
  expect(changesOf(verdict, now)).toEqual([
    'score: 80 → 40',
    'grade: B → F',
    'ceilings: none → unstyled',
    'clarity: 90 → 40',
    'main-headline: 1.000 → 0.250',
    'faq: notApplicable → notMeasured',
    'old-check: 0.500 → gone',
    'new-check: new → 1.000',
    '− Add prices',
    '+ Restore the stylesheet',
  ]);
});

test('another order is a change, the same report is none', () => {
  expect(changesOf(verdict, structuredClone(verdict))).toEqual([]);
  expect(
    changesOf(verdict, { ...verdict, recommendations: verdict.recommendations.toReversed() }),
  ).toHaveLength(1);
});

test('so are the language, errors, and a recommendation that moves to another place in the same order', () => {
  const [prices, guarantee] = verdict.plan;
  if (!prices || !guarantee) throw new Error('no plan');
  const moved: Verdict = {
    ...{ ...verdict, language: 'de', broken: ['faq: no such measure'] },
    plan: [prices, { ...guarantee, place: 'housekeeping' }],
  };
  expect(changesOf(verdict, moved)).toEqual([
    'language: en → de',
    'errors: none → faq: no such measure',
    'guarantee: also → housekeeping',
  ]);
});
