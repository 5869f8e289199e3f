import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf, pageFacts } from '../../testing/test-facts.ts';
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

it('passes terms near the button, and terms that rule out refunds', () => {
  expect(outcomeOf(returnTerms, COURSE)).toMatchObject({ score: 1 });
  expect(outcomeOf(returnTerms, { ...COURSE, offer: { terms: [term('main', null, true)] } })).toMatchObject({
    score: 0.8,
  });
});

it('scores a footer link lower and advises to repeat it near the button', () => {
  const page = { ...COURSE, offer: { terms: [term('footer', '/refunds')] } };
  expect(outcomeOf(returnTerms, page)).toMatchObject({ score: 0.6 });
  expect(adviceOf(returnTerms, page).title).toContain('Refund policy');
});

it('fails a page without terms', () => {
  expect(outcomeOf(returnTerms, { ...COURSE, offer: { terms: [] } })).toMatchObject({ score: 0.1 });
});

it('does not apply without a price or booking form, or if the offer is free', () => {
  expect(outcomeOf(returnTerms, { ...COURSE, offer: { prices: [] } }).kind).toBe('notApplicable');
  const free = pageFacts().offer.prices.map((price) => ({ ...price, free: true }));
  expect(outcomeOf(returnTerms, { ...COURSE, offer: { prices: free } }).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(returnTerms, { ...COURSE, wordLists: false }).kind).toBe('notMeasured');
});

it('mentions return shipping only on pages that sell goods', () => {
  const advised = (type: 'course' | 'ecommerce-product') =>
    JSON.stringify(adviceOf(returnTerms, { pageType: { type }, offer: { terms: [] } }));
  expect(advised('ecommerce-product')).toContain('return shipping');
  expect(advised('course')).not.toMatch(/return shipping|returned/);
  expect(advised('course')).toContain('Cancel up to [period] before');
});
