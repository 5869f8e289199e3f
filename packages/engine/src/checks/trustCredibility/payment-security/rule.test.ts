import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { paymentSecurity } from './rule.ts';

const paying = (given: object) => ({
  pageType: { type: 'checkout' as const },
  offer: { payment: { cardFields: [evidence('Card number')], setApart: false, ...given } },
});

it('passes a known processor in a frame of its own', () => {
  expect(outcomeOf(paymentSecurity, paying({ processor: 'Stripe', setApart: true }))).toMatchObject({
    score: 1,
  });
});

it('fails bare card fields and names them', () => {
  expect(outcomeOf(paymentSecurity, paying({}))).toMatchObject({ score: 0 });
  expect(adviceOf(paymentSecurity, paying({})).title).toContain('Card number');
  expect(outcomeOf(paymentSecurity, paying({ setApart: true }))).toMatchObject({ score: 0.4 });
});

it('does not apply without card fields', () => {
  expect(outcomeOf(paymentSecurity, { pageType: { type: 'checkout' } }).kind).toBe('notApplicable');
});

it('is not measured if the look couldn’t be determined', () => {
  expect(outcomeOf(paymentSecurity, paying({ setApart: null })).kind).toBe('notMeasured');
});
