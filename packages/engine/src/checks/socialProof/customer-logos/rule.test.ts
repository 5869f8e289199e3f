import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { customerLogos } from './rule.ts';

const zero = { count: 0, evidence: [], searched: [] };
const silent = { count: 0, items: [] };
const none = { proof: { customerLogos: zero, namedCases: zero, testimonials: silent } };
const spoken = { proof: { customerLogos: zero, namedCases: zero } };

it('passes three customers', () => {
  expect(outcomeOf(customerLogos)).toMatchObject({ score: 1 });
});

it('loses points for none, and says where to name them', () => {
  expect(outcomeOf(customerLogos, none)).toMatchObject({ score: 0.4, searched: expect.any(Array) });
  expect(adviceOf(customerLogos, none).title).toContain('Boat rentals booked');
});

it('counts the companies whose people speak, and doesn’t say that no one is named', () => {
  const outcome = outcomeOf(customerLogos, spoken);
  expect(outcome).toMatchObject({
    score: 0.8,
    observed:
      '2 customers are shown by name or logo, under testimonials: “Lakeside Boats” and “Bay Rentals”; aim for 1 more.',
  });
  expect(adviceOf(customerLogos, spoken).title).toBe('Add one more customer next to “Lakeside Boats”');
});

it('does not apply to an offer for consumers', () => {
  expect(outcomeOf(customerLogos, { audience: { kind: 'consumer' } }).kind).toBe('notApplicable');
});

it('is not measured for an unknown audience', () => {
  expect(outcomeOf(customerLogos, { audience: { kind: 'unknown' } }).kind).toBe('notMeasured');
});
