import { expect, it } from 'vitest';
import { returnTerms } from './offerStrength/return-terms/rule.ts';
import { totalCost } from './offerStrength/total-cost/rule.ts';
import { outcomeOf, pageFacts } from './test-facts.ts';

const HOUSE = { type: 'hospitality' as const };
const [price] = pageFacts().offer.prices;

it.each([returnTerms, totalCost])('asks no takeout for booking terms: $id', (check) => {
  const menu = price ? [{ ...price, text: '9,50 €', period: null }] : [];
  expect(outcomeOf(check, { pageType: HOUSE, forms: [], offer: { prices: menu } }).kind).toBe(
    'notApplicable',
  );
});

it.each([returnTerms, totalCost])('asks a place with prices per night: $id', (check) => {
  const nights = price ? [{ ...price, text: '90 € per night', period: 'day' as const }] : [];
  expect(outcomeOf(check, { pageType: HOUSE, forms: [], offer: { prices: nights } }).kind).toBe('measured');
});
