import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../test-facts.ts';
import { customerLogos } from './customer-logos.ts';

const zero = { count: 0, evidence: [], searched: [] };
const none = { proof: { customerLogos: zero, namedCases: zero } };

it('passes three customers', () => {
  expect(outcomeOf(customerLogos)).toMatchObject({ score: 1 });
});

it('takes off for none, and says where to name them', () => {
  expect(outcomeOf(customerLogos, none)).toMatchObject({ score: 0.4, searched: expect.any(Array) });
  expect(adviceOf(customerLogos, none).title).toContain('Boat rentals booked');
});

it('does not apply to an offer for consumers', () => {
  expect(outcomeOf(customerLogos, { audience: { kind: 'consumer' } }).kind).toBe('notApplicable');
});

it('is not measured for an unknown audience', () => {
  expect(outcomeOf(customerLogos, { audience: { kind: 'unknown' } }).kind).toBe('notMeasured');
});
