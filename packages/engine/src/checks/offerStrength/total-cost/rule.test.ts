import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { totalCost } from './rule.ts';

const PRODUCT = {
  pageType: { type: 'ecommerce-product' as const },
  product: { fulfillment: 'physical' as const },
};
const shipping = (kind: 'free' | 'plus', nearPrice = true) => ({
  kind,
  nearPrice,
  evidence: evidence('plus shipping'),
});

it('scores shipping by its amount and its distance from the price', () => {
  expect(
    outcomeOf(totalCost, { ...PRODUCT, offer: { costs: { shipping: shipping('free') } } }),
  ).toMatchObject({ score: 1 });
  expect(
    outcomeOf(totalCost, { ...PRODUCT, offer: { costs: { shipping: shipping('plus') } } }),
  ).toMatchObject({ score: 0.7 });
  expect(
    outcomeOf(totalCost, { ...PRODUCT, offer: { costs: { shipping: shipping('free', false) } } }),
  ).toMatchObject({ score: 0.75 });
});

it('fails a product page without shipping cost and quotes the price', () => {
  expect(outcomeOf(totalCost, PRODUCT)).toMatchObject({ score: 0.2 });
  expect(adviceOf(totalCost, PRODUCT).title).toContain('$29');
});

it('fails a checkout without a total for certain, and asks events for fees', () => {
  expect(outcomeOf(totalCost, { pageType: { type: 'checkout' } })).toMatchObject({ score: 0, certain: true });
  expect(outcomeOf(totalCost, { pageType: { type: 'event' } })).toMatchObject({ score: 0.4 });
  expect(adviceOf(totalCost, { pageType: { type: 'event' } }).steps.join(' ')).toContain('16 CFR 464');
});

it('does not apply to digital goods or without a price', () => {
  expect(outcomeOf(totalCost, { ...PRODUCT, product: { fulfillment: 'digital' } }).kind).toBe(
    'notApplicable',
  );
  expect(outcomeOf(totalCost, { ...PRODUCT, offer: { prices: [] } }).kind).toBe('notApplicable');
});

it('does not guess whether something is shipped', () => {
  expect(outcomeOf(totalCost, { ...PRODUCT, product: { fulfillment: 'unknown' } }).kind).toBe('notMeasured');
});

it('fails a checkout that shows no price at all', () => {
  const page = {
    pageType: { type: 'checkout' as const },
    offer: { prices: [], costs: { orderTotal: null } },
  };
  expect(outcomeOf(totalCost, page)).toMatchObject({ score: 0 });
});
