import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { ratingLevel } from './rule.ts';

function rated(average: number | null, count: number | null, scale = 5) {
  const summary = { average, scale, count, item: null, depth: { desktop: 0, mobile: 0 }, nearTitle: true };
  return { proof: { ratings: { summaries: [{ ...summary, evidence: evidence('stars') }] } } };
}

it('passes an average between 4 and 4.7, on any scale', () => {
  expect(outcomeOf(ratingLevel)).toMatchObject({ score: 1 });
  expect(outcomeOf(ratingLevel, rated(8.6, 40, 10))).toMatchObject({ score: 1 });
  expect(outcomeOf(ratingLevel, rated(5, 40))).toMatchObject({ score: 0.85 });
});

it('fails a low average, and names it', () => {
  expect(outcomeOf(ratingLevel, rated(3, 40))).toMatchObject({ score: 0.2 });
  expect(adviceOf(ratingLevel, rated(3, 40)).title).toContain('3.0 out of 5');
});

it('does not apply to few ratings or none', () => {
  expect(outcomeOf(ratingLevel, rated(2, 4)).kind).toBe('notApplicable');
  expect(outcomeOf(ratingLevel, { proof: { ratings: { count: 0, summaries: [] } } }).kind).toBe(
    'notApplicable',
  );
});

it('is not measured for stars without a value', () => {
  expect(outcomeOf(ratingLevel, rated(null, 40)).kind).toBe('notMeasured');
});
