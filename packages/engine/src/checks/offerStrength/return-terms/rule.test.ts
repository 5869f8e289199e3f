import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf, pageFacts } from '../../test-facts.ts';
import { returnTerms } from './rule.ts';

const COURSE = { pageType: { type: 'course' as const } };
const term = (region: 'main' | 'footer', link: string | null, negated = false) => ({
  kind: 'returns' as const,
  text: negated ? 'Non-refundable' : 'Refund policy',
  period: null,
  negated,
  link,
  region,
  nearAction: false,
  evidence: evidence('Refund policy'),
});

it('passes terms near the action, and terms that say no', () => {
  expect(outcomeOf(returnTerms, COURSE)).toMatchObject({ score: 1 });
  expect(outcomeOf(returnTerms, { ...COURSE, offer: { terms: [term('main', null, true)] } })).toMatchObject({
    score: 0.8,
  });
});

it('wants a footer link closer to the button', () => {
  const page = { ...COURSE, offer: { terms: [term('footer', '/refunds')] } };
  expect(outcomeOf(returnTerms, page)).toMatchObject({ score: 0.6 });
  expect(adviceOf(returnTerms, page).title).toContain('Refund policy');
});

it('fails a page that says nothing', () => {
  expect(outcomeOf(returnTerms, { ...COURSE, offer: { terms: [] } })).toMatchObject({ score: 0.1 });
});

it('does not apply without price and booking form, or where it is free', () => {
  expect(outcomeOf(returnTerms, { ...COURSE, offer: { prices: [] } }).kind).toBe('notApplicable');
  const free = pageFacts().offer.prices.map((price) => ({ ...price, free: true }));
  expect(outcomeOf(returnTerms, { ...COURSE, offer: { prices: free } }).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(returnTerms, { ...COURSE, wordLists: false }).kind).toBe('notMeasured');
});

it('speaks of sending back on pages of goods alone', () => {
  const advised = (type: 'course' | 'ecommerce-product') =>
    JSON.stringify(adviceOf(returnTerms, { pageType: { type }, offer: { terms: [] } }));
  expect(advised('ecommerce-product')).toContain('sending it back');
  expect(advised('course')).not.toMatch(/sending it back|returned/);
  expect(advised('course')).toContain('Cancel up to [period] before');
});
