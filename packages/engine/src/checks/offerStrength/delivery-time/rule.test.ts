import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { deliveryTime } from './rule.ts';

const SHIPPED = {
  pageType: { type: 'ecommerce-product' as const },
  product: { fulfillment: 'physical' as const },
};
const time = (nearAction: boolean) => ({
  offer: { costs: { deliveryTime: { nearAction, linked: false, evidence: evidence('Arrives in 2 days') } } },
});

it('passes a time near the action', () => {
  expect(outcomeOf(deliveryTime, { ...SHIPPED, ...time(true) })).toMatchObject({ score: 1 });
  expect(outcomeOf(deliveryTime, { ...SHIPPED, ...time(false) })).toMatchObject({ score: 0.75 });
});

it('fails a page without one and names the button', () => {
  expect(outcomeOf(deliveryTime, SHIPPED)).toMatchObject({ score: 0.3 });
  expect(adviceOf(deliveryTime, SHIPPED).title).toContain('Start free trial');
});

it('does not apply where nothing is shipped', () => {
  expect(outcomeOf(deliveryTime, { ...SHIPPED, product: { fulfillment: 'digital' } }).kind).toBe(
    'notApplicable',
  );
});

it('does not guess whether something is shipped', () => {
  expect(outcomeOf(deliveryTime, { ...SHIPPED, product: { fulfillment: 'unknown' } }).kind).toBe(
    'notMeasured',
  );
});
