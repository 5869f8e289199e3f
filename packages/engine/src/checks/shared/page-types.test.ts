import { expect, it } from 'vitest';
import { headlineSpecificity } from '../clarity/headline-specificity/rule.ts';
import { offerContents } from '../offerStrength/offer-contents/rule.ts';
import { returnTerms } from '../offerStrength/return-terms/rule.ts';
import { totalCost } from '../offerStrength/total-cost/rule.ts';
import { customerProof } from '../socialProof/customer-proof/rule.ts';
import { outcomeOf, pageFacts } from '../testing/test-facts.ts';

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

const { forms } = pageFacts();
const MESSAGES = {
  forms: forms.map((form) => ({ ...form, purpose: 'contact' as const })),
  primaryAction: { form: 0, formAboveFold: { desktop: true } },
  offer: { prices: [], contents: null, hasRows: false },
  content: { ownCopyWords: 40 },
};

it.each([headlineSpecificity, offerContents, customerProof])(
  '$id asks nothing of a page that only takes messages',
  (check) => {
    expect(outcomeOf(check, MESSAGES).kind).toBe('notApplicable');
    expect(outcomeOf(check, { ...MESSAGES, content: { ownCopyWords: 400 } }).kind).toBe('measured');
  },
);
