import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { paymentMethods } from './rule.ts';

const paying = (...methods: string[]) => ({
  pageType: { type: 'checkout' as const },
  offer: { payment: { methods } },
});

it('passes three methods', () => {
  expect(outcomeOf(paymentMethods, paying('Visa', 'PayPal', 'Apple Pay'))).toMatchObject({ score: 1 });
});

it('scores one method low and names it', () => {
  expect(outcomeOf(paymentMethods, paying('PayPal'))).toMatchObject({ score: 0.4 });
  expect(adviceOf(paymentMethods, paying('PayPal')).title).toContain('PayPal');
});

it('does not apply to a software page', () => {
  expect(outcomeOf(paymentMethods).kind).toBe('notApplicable');
});

it('is not measured where none is shown', () => {
  expect(outcomeOf(paymentMethods, paying()).kind).toBe('notMeasured');
});
