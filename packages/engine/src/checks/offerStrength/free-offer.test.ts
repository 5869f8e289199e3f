import { expect, it } from 'vitest';
import { adviceOf, outcomeOf, pageFacts } from '../test-facts.ts';
import { freeOffer } from './free-offer.ts';

const NONE = { trial: null, freeOffer: { present: false, evidence: [], searched: ['main content'] } };

it('passes a free trial', () => {
  expect(outcomeOf(freeOffer)).toMatchObject({ score: 1 });
});

it('is mild without one and names the button', () => {
  expect(outcomeOf(freeOffer, { offer: NONE })).toMatchObject({ score: 0.6, searched: ['main content'] });
  expect(adviceOf(freeOffer, { offer: NONE }).title).toContain('Start free trial');
});

it('does not apply to a product page', () => {
  expect(outcomeOf(freeOffer, { pageType: { type: 'ecommerce-product' } }).kind).toBe('notApplicable');
});

it('is not measured where it could not be told', () => {
  expect(
    outcomeOf(freeOffer, { offer: { trial: null, freeOffer: { present: null, evidence: [] } } }).kind,
  ).toBe('notMeasured');
});

it('does not apply to a service that is booked on the page', () => {
  const page = { pageType: { type: 'service' as const }, offer: NONE };
  const [form] = pageFacts().forms;
  const forms = form ? [{ ...form, purpose: 'booking' as const }] : [];
  expect(outcomeOf(freeOffer, page).kind).toBe('measured');
  expect(outcomeOf(freeOffer, { ...page, forms }).kind).toBe('notApplicable');
  const [field] = form?.fields ?? [];
  const dates = field ? [field, field].map((each) => ({ ...each, kind: 'date' as const })) : [];
  const rental = form ? [{ ...form, purpose: 'other' as const, fields: dates }] : [];
  expect(outcomeOf(freeOffer, { ...page, forms: rental }).kind).toBe('notApplicable');
});
