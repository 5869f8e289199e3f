import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { couponField } from './rule.ts';

const coupon = (state: 'open' | 'behind-link') => ({
  pageType: { type: 'checkout' as const },
  offer: { payment: { coupon: { state, evidence: evidence('Promo code') } } },
});

it('passes a field behind a link, and a page without one', () => {
  expect(outcomeOf(couponField, coupon('behind-link'))).toMatchObject({ score: 1 });
  expect(outcomeOf(couponField, { pageType: { type: 'checkout' } })).toMatchObject({ score: 1 });
});

it('fails an open field by its label', () => {
  expect(outcomeOf(couponField, coupon('open'))).toMatchObject({ score: 0.3 });
  expect(adviceOf(couponField, coupon('open')).title).toContain('Promo code');
});

it('does not apply to other pages', () => {
  expect(outcomeOf(couponField).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(couponField, { ...coupon('open'), wordLists: false }).kind).toBe('notMeasured');
});

it('names no label that is not on the page', () => {
  const unlabeled = coupon('open');
  unlabeled.offer.payment.coupon.evidence.text = '';
  expect(outcomeOf(couponField, unlabeled)).toMatchObject({
    observed: 'The coupon field is open and empty.',
  });
  expect(adviceOf(couponField, unlabeled).title).toBe('Move the coupon field behind a small link');
});
