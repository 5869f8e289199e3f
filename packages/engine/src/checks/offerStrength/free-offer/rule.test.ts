import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { freeOffer } from './rule.ts';

const NONE = { trial: null, freeOffer: { present: false, evidence: [], searched: ['main content'] } };

it('passes a free trial', () => {
  expect(outcomeOf(freeOffer)).toMatchObject({ score: 1 });
});

it('scores a page without one slightly lower and names the button', () => {
  expect(outcomeOf(freeOffer, { offer: NONE })).toMatchObject({ score: 0.6, searched: ['main content'] });
  expect(adviceOf(freeOffer, { offer: NONE }).title).toContain('Start free trial');
});

it('does not apply to a product page', () => {
  expect(outcomeOf(freeOffer, { pageType: { type: 'ecommerce-product' } }).kind).toBe('notApplicable');
});

it('is not measured if the offer is unclear', () => {
  expect(
    outcomeOf(freeOffer, { offer: { trial: null, freeOffer: { present: null, evidence: [] } } }).kind,
  ).toBe('notMeasured');
});

it('credits a service, but does not require it of one', () => {
  const pageType = { type: 'service' as const };
  expect(outcomeOf(freeOffer, { pageType }).kind).toBe('measured');
  expect(outcomeOf(freeOffer, { pageType, offer: NONE }).kind).toBe('notApplicable');
});

it('asks a course with a price for a sample lesson', () => {
  const pageType = { type: 'course' as const };
  expect(adviceOf(freeOffer, { pageType, offer: NONE }).title).toContain('a free sample lesson');
  expect(outcomeOf(freeOffer, { pageType, offer: { ...NONE, prices: [] } }).kind).toBe('notApplicable');
});

it('passes a demo, with or without a trial', () => {
  const demo = { present: true, evidence: [evidence('Demander une démo')] };
  const outcome = outcomeOf(freeOffer, { offer: { ...NONE, demo } });
  expect(outcome).toMatchObject({ score: 1, observed: 'The page offers “Demander une démo”.' });
});
