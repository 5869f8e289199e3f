import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { reviewCount } from './rule.ts';

const product = { pageType: { type: 'ecommerce-product' as const } };
const none = { ...product, proof: { ratings: { count: 0, evidence: [], summaries: [] } } };

it('passes ten and more', () => {
  expect(outcomeOf(reviewCount, product)).toMatchObject({ score: 1 });
});

it('fails none, and scores few between', () => {
  expect(outcomeOf(reviewCount, none)).toMatchObject({ score: 0, searched: expect.any(Array) });
  expect(adviceOf(reviewCount, none).title).toContain('“Boat rental booking software”');
});

it('counts what structured data says only where visitors see a rating', () => {
  const structuredRating = { average: 4, scale: 5, count: 5, item: null };
  const rating = {
    ...{ average: 4.2, scale: 5, count: null, item: null, nearTitle: false },
    ...{ depth: { desktop: 0, mobile: 0 }, evidence: evidence('4.2 of 5') },
  };
  const countOf = (...summaries: (typeof rating)[]) => {
    const ratings = { count: summaries.length, evidence: [], searched: [], summaries };
    return outcomeOf(reviewCount, { ...product, proof: { ...none.proof, structuredRating, ratings } });
  };
  expect(countOf()).toMatchObject({ score: 0 });
  expect(countOf({ ...rating, average: 5 }).kind).toBe('notMeasured');
  expect(countOf(rating)).toMatchObject({ score: 0.8 });
});

it('counts testimonials for a course', () => {
  const course = { ...none, pageType: { type: 'course' as const } };
  expect(outcomeOf(reviewCount, course)).toMatchObject({
    score: expect.closeTo(0.32),
    observed: expect.stringContaining('2 testimonials'),
  });
  expect(adviceOf(reviewCount, course).title).toMatch(
    /^Collect reviews of .* to go with its 2 testimonials$/,
  );
});

it('counts testimonials on hidden slides, too', () => {
  const course = { ...none, pageType: { type: 'course' as const } };
  expect(
    outcomeOf(reviewCount, { ...course, proof: { ...none.proof, testimonials: { count: 1 } } }),
  ).toMatchObject({ observed: expect.stringContaining('2 testimonials') });
});

it('does not apply to software', () => {
  expect(outcomeOf(reviewCount).kind).toBe('notApplicable');
});

it('is not measured from HTML alone, nor for stars without number', () => {
  expect(outcomeOf(reviewCount, { ...none, document: { mode: 'static' } }).kind).toBe('notMeasured');
  const stars = { ...product, proof: { ratings: { count: 1, summaries: [] } } };
  expect(outcomeOf(reviewCount, stars).kind).toBe('notMeasured');
});

it('collects reviews of the place, not of a slogan in its title', () => {
  const page = {
    pageType: { type: 'hospitality' as const },
    document: { siteName: 'Harbor House', title: 'Harbor House – Tasty grills at the pier' },
    proof: { reviews: [], structuredRating: null },
  };
  const { title, steps } = adviceOf(reviewCount, page);
  expect(title).toContain('“Harbor House”');
  expect(steps[0]).toContain('who visited');
});
