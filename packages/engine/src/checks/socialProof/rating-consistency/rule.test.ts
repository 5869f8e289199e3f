import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { ratingConsistency } from './rule.ts';

function structured(average: number, count: number, item: string | null = 'Harbor', scale = 5) {
  return { proof: { structuredRating: { average, scale, count, item } } };
}

it('passes figures that agree, on any scale', () => {
  expect(outcomeOf(ratingConsistency, structured(4.55, 215))).toMatchObject({ score: 1 });
  expect(outcomeOf(ratingConsistency, structured(9.2, 212, 'harbor', 10))).toMatchObject({ score: 1 });
});

it('fails figures that contradict each other, and names both', () => {
  const page = structured(4.9, 900);
  expect(outcomeOf(ratingConsistency, page)).toMatchObject({ score: 0.1 });
  expect(adviceOf(ratingConsistency, page).steps[0]).toContain(
    '4.6 out of 5 from 212 ratings; its structured data says 4.9',
  );
  expect(outcomeOf(ratingConsistency, structured(4.4, 240))).toMatchObject({ score: 0.6 });
});

it('does not apply where one is missing or both name different items', () => {
  expect(outcomeOf(ratingConsistency).kind).toBe('notApplicable');
  expect(outcomeOf(ratingConsistency, structured(3, 9, 'Another boat')).kind).toBe('notApplicable');
});

it('does not apply where structured data has no average', () => {
  const structuredRating = { average: null, scale: 5, count: 9, item: 'Harbor' };
  expect(outcomeOf(ratingConsistency, { proof: { structuredRating } }).kind).toBe('notApplicable');
});
