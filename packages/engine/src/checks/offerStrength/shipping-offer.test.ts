import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../test-facts.ts';
import { shippingOffer } from './shipping-offer.ts';

const SHIPPED = {
  pageType: { type: 'ecommerce-product' as const },
  product: { fulfillment: 'physical' as const },
};
const said = (kind: 'threshold' | 'amount') => ({
  offer: { costs: { shipping: { kind, nearPrice: true, evidence: evidence('Shipping $4.90') } } },
});

it('passes a threshold for free shipping', () => {
  expect(outcomeOf(shippingOffer, { ...SHIPPED, ...said('threshold') })).toMatchObject({ score: 1 });
});

it('is mild where shipping costs, and quotes what is said', () => {
  expect(outcomeOf(shippingOffer, { ...SHIPPED, ...said('amount') })).toMatchObject({ score: 0.6 });
  expect(adviceOf(shippingOffer, { ...SHIPPED, ...said('amount') }).title).toContain('$4.90');
});

it('does not apply where nothing is shipped', () => {
  expect(outcomeOf(shippingOffer, { ...SHIPPED, product: { fulfillment: 'service' } }).kind).toBe(
    'notApplicable',
  );
});

it('does not guess whether something is shipped', () => {
  expect(outcomeOf(shippingOffer, { ...SHIPPED, product: { fulfillment: 'unknown' } }).kind).toBe(
    'notMeasured',
  );
});
