import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { referencePriceBasis } from './rule.ts';

function struck(basis: string | null, country: string | null = 'DE') {
  const struckPrices = [{ text: '€49', basis, evidence: evidence('€49') }];
  return {
    pageType: { type: 'ecommerce-product' as const },
    urgency: { struckPrices },
    trust: { organization: { country } },
  };
}

it('passes a former price with its basis', () => {
  expect(outcomeOf(referencePriceBasis, struck('lowest price of the last 30 days'))).toMatchObject({
    score: 1,
  });
});

it('takes half off a bare one, and quotes it', () => {
  expect(outcomeOf(referencePriceBasis, struck(null))).toMatchObject({ score: 0.5 });
  expect(adviceOf(referencePriceBasis, struck(null)).title).toContain('“€49”');
});

it('does not apply without struck price or outside the region', () => {
  expect(outcomeOf(referencePriceBasis, struck(null, 'US')).kind).toBe('notApplicable');
  const none = { ...struck(null), urgency: { struckPrices: [] } };
  expect(outcomeOf(referencePriceBasis, none).kind).toBe('notApplicable');
});

it('is not measured for a seller of unknown country', () => {
  expect(outcomeOf(referencePriceBasis, struck(null, null)).kind).toBe('notMeasured');
});
