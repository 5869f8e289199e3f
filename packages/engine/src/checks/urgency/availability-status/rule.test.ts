import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { availabilityStatus } from './rule.ts';

const product = { pageType: { type: 'ecommerce-product' as const } };

function status(nearAction: boolean) {
  const availability = { nearAction, text: 'In stock', evidence: evidence('In stock') };
  return { ...product, urgency: { availability } };
}

it('passes a status near the action', () => {
  expect(outcomeOf(availabilityStatus, status(true))).toMatchObject({ score: 1 });
  expect(outcomeOf(availabilityStatus, status(false))).toMatchObject({ score: 0.8 });
});

it('marks a missing status down, and names the button', () => {
  expect(outcomeOf(availabilityStatus, product)).toMatchObject({ score: 0.6, searched: expect.any(Array) });
  expect(adviceOf(availabilityStatus, product).title).toContain('“Start free trial”');
});

it('does not apply to software', () => {
  expect(outcomeOf(availabilityStatus).kind).toBe('notApplicable');
});

it('is not measured without word list', () => {
  expect(outcomeOf(availabilityStatus, { ...product, wordLists: false }).kind).toBe('notMeasured');
});

it('counts a delivery time as part of the answer', () => {
  const deliveryTime = {
    nearAction: true,
    linked: false,
    evidence: evidence('Ordered by 10:00, there tomorrow'),
  };
  const page = { ...product, urgency: { availability: null }, offer: { costs: { deliveryTime } } };
  expect(outcomeOf(availabilityStatus, page)).toMatchObject({ score: 0.8 });
});
