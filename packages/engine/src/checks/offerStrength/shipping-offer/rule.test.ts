import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { shippingOffer } from './rule.ts';

const SHIPPED = {
  pageType: { type: 'ecommerce-product' as const },
  product: { fulfillment: 'physical' as const },
};
const shipping = { kind: 'amount' as const, nearPrice: true, evidence: evidence('Shipping $4.90') };
const CHARGED = { ...SHIPPED, offer: { costs: { shipping } } };

it('passes a free shipping threshold, even if this product pays shipping', () => {
  const freeShipping = evidence('Free shipping from $75');
  expect(
    outcomeOf(shippingOffer, { ...SHIPPED, offer: { costs: { shipping, freeShipping } } }),
  ).toMatchObject({ score: 1, observed: 'The page says “Free shipping from $75”.' });
});

it('scores paid shipping lower and quotes its price', () => {
  expect(outcomeOf(shippingOffer, CHARGED)).toMatchObject({ score: 0.6 });
  expect(adviceOf(shippingOffer, CHARGED).title).toContain('$4.90');
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
