import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { ratingPlacement } from './rule.ts';

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

it('passes a rating near the title or above the fold', () => {
  expect(outcomeOf(ratingPlacement, { pageType: type })).toMatchObject({ score: 1 });
  expect(outcomeOf(ratingPlacement, ratedAt(0.5, 0.8))).toMatchObject({ score: 1 });
});

it('loses points for a rating far down or without count, and quotes it', () => {
  expect(outcomeOf(ratingPlacement, ratedAt(0.5, 3))).toMatchObject({ score: 0.7 });
  expect(outcomeOf(ratingPlacement, ratedAt(0.5, 0.5, null))).toMatchObject({ score: 0.4 });
  expect(adviceOf(ratingPlacement, ratedAt(4, 6)).title).toContain('“4.4 (30)”');
  expect(adviceOf(ratingPlacement, ratedAt(0.5, 0.5, null)).title).toBe(
    'Add the number of ratings next to “4.4 (30)”',
  );
});

it('counts the cards of a category', () => {
  const cards = { total: 12, priced: 12, rated: 3, evidence: [] };
  const page = { pageType: { type: 'ecommerce-category' as const }, product: { cards } };
  expect(outcomeOf(ratingPlacement, page)).toMatchObject({ score: expect.closeTo(0.7) });
  expect(adviceOf(ratingPlacement, page).title).toBe('Add a rating to the 9 product cards without one');
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

it('doesn’t count the stars of one review as a rating of the offer', () => {
  const { pageType, proof } = ratedAt(4, 6, null);
  const summaries = proof.ratings.summaries.map((each) => ({ ...each, average: 5 }));
  expect(outcomeOf(ratingPlacement, { pageType, proof: { ratings: { summaries } } }).kind).toBe(
    'notApplicable',
  );
});

it('joins an average and a number that are close together, and quotes the best placed one', () => {
  const [of] = ratedAt(0.5, 0.8).proof.ratings.summaries;
  if (!of) throw new Error('no rating');
  const stars = { ...of, average: 5, count: null, evidence: evidence('★ 5.0') };
  const number = { ...of, average: null, count: 150, evidence: evidence('150+ reviews') };
  const low = { ...of, depth: { desktop: 4, mobile: 6 }, evidence: evidence('4.4 from 30') };
  const page = { pageType: type, proof: { ratings: { summaries: [low, stars, number] } } };
  expect(outcomeOf(ratingPlacement, page)).toMatchObject({
    score: 1,
    observed: 'The rating “150+ reviews” is above the fold.',
  });
});
