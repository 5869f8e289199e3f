import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { reviewProvenance } from './rule.ts';

function reviewed(verified: boolean, present: boolean | null = false) {
  const reviews = ['Sturdy and quiet', 'Came in two days', 'Good for the price'].map((text) => ({
    text,
    stars: 5,
    date: null,
    author: null,
    verified,
    platform: null,
    evidence: evidence(text),
  }));
  const provenance = { present, evidence: [], searched: [] };
  return {
    pageType: { type: 'ecommerce-product' as const },
    proof: { reviews, reviewProvenance: provenance },
  };
}

it('passes reviews marked as verified, or a note on how they are checked', () => {
  expect(outcomeOf(reviewProvenance, reviewed(true))).toMatchObject({ score: 1 });
  expect(outcomeOf(reviewProvenance, reviewed(false, true))).toMatchObject({ score: 1 });
});

it('loses points where the source is unclear, and quotes a review', () => {
  expect(outcomeOf(reviewProvenance, reviewed(false))).toMatchObject({
    score: 0.4,
    searched: expect.any(Array),
  });
  expect(adviceOf(reviewProvenance, reviewed(false)).title).toContain('“Sturdy and quiet”');
});

it('does not apply to fewer than three reviews', () => {
  expect(outcomeOf(reviewProvenance, { pageType: { type: 'ecommerce-product' } }).kind).toBe('notApplicable');
});

it('is not measured where the source couldn’t be determined', () => {
  expect(outcomeOf(reviewProvenance, reviewed(false, null)).kind).toBe('notMeasured');
});
