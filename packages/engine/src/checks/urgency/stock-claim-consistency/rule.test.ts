import { expect, it } from 'vitest';
import { adviceOf, claim, outcomeOf, readings } from '../../testing/test-facts.ts';
import { stockClaimConsistency } from './rule.ts';

const claims = [claim('stock', 'Only 3 left', { quantity: 3 })];

it('passes a number that stays', () => {
  expect(
    outcomeOf(stockClaimConsistency, { urgency: { claims, readings: readings([3, 3, 3]) } }),
  ).toMatchObject({
    score: 0.85,
  });
});

it('fails a number that differs between visits, with the readings', () => {
  const urgency = { claims, readings: readings([3, 7, 5]) };
  expect(outcomeOf(stockClaimConsistency, { urgency })).toMatchObject({ score: 0.1, certain: true });
  expect(adviceOf(stockClaimConsistency, { urgency }).title).toContain('“Only 3 left”');
  expect(adviceOf(stockClaimConsistency, { urgency }).steps[0]).toContain('3, 7, 5');
});

it('marks a claim without a number down', () => {
  const urgency = { claims: [claim('stock', 'Low stock')] };
  expect(outcomeOf(stockClaimConsistency, { urgency })).toMatchObject({ score: 0.6 });
});

it('does not apply without such a claim', () => {
  expect(outcomeOf(stockClaimConsistency).kind).toBe('notApplicable');
});

it('is not measured after one reading', () => {
  const urgency = { claims, readings: readings([3, null]) };
  expect(outcomeOf(stockClaimConsistency, { urgency }).kind).toBe('notMeasured');
});
