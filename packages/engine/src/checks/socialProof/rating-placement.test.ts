import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../test-facts.ts';
import { ratingPlacement } from './rating-placement.ts';

const type = { type: 'ecommerce-product' as const };

function ratedAt(desktop: number, mobile: number, count: number | null = 30) {
  const summary = {
    average: 4.4,
    scale: 5,
    count,
    item: null,
    depth: { desktop, mobile },
    nearTitle: false,
    evidence: evidence('4.4 (30)'),
  };
  return { pageType: type, proof: { ratings: { summaries: [summary] } } };
}

it('passes a rating near the title or in the first screen', () => {
  expect(outcomeOf(ratingPlacement, { pageType: type })).toMatchObject({ score: 1 });
  expect(outcomeOf(ratingPlacement, ratedAt(0.5, 0.8))).toMatchObject({ score: 1 });
});

it('takes off for a rating far down or without count, and quotes it', () => {
  expect(outcomeOf(ratingPlacement, ratedAt(0.5, 3))).toMatchObject({ score: 0.7 });
  expect(outcomeOf(ratingPlacement, ratedAt(0.5, 0.5, null))).toMatchObject({ score: 0.4 });
  expect(adviceOf(ratingPlacement, ratedAt(4, 6)).title).toContain('“4.4 (30)”');
  expect(adviceOf(ratingPlacement, ratedAt(0.5, 0.5, null)).title).toBe(
    'Say beside “4.4 (30)” from how many ratings it comes',
  );
});

it('counts the cards of a category', () => {
  const cards = { total: 12, priced: 12, rated: 3, evidence: [] };
  const page = { pageType: { type: 'ecommerce-category' as const }, product: { cards } };
  expect(outcomeOf(ratingPlacement, page)).toMatchObject({ score: expect.closeTo(0.7) });
  expect(adviceOf(ratingPlacement, page).title).toContain('9 product cards');
});

it('does not apply without rating', () => {
  const page = { pageType: type, proof: { ratings: { summaries: [] } } };
  expect(outcomeOf(ratingPlacement, page).kind).toBe('notApplicable');
});

it('is not measured from HTML alone', () => {
  expect(outcomeOf(ratingPlacement, { pageType: type, document: { mode: 'static' } }).kind).toBe(
    'notMeasured',
  );
});

it('takes the stars of one review for no average', () => {
  const { title, steps, copyExamples } = adviceOf(ratingPlacement, {
    ...ratedAt(4, 6, null),
    proof: { ...ratedAt(4, 6, null).proof, structuredRating: null },
  });
  expect(title).toContain('Show the average of the reviews');
  expect(steps[0]).toContain('Work out the average');
  expect(copyExamples?.[0]?.after).toContain('[average]');
});
