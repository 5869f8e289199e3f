import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { field, pageWithForm } from '../../testing/test-form.ts';
import { guestPurchase } from './rule.ts';

const checkout = (account: 'required' | 'optional' | 'none' | 'unknown', guest: string | null = null) => ({
  ...pageWithForm([field('email', 'E-mail')], {
    purpose: 'checkout',
    route: { account, guest: guest ? evidence(guest) : null, step: null, target: null },
  }),
  pageType: { type: 'checkout' as const },
});

it('passes guest checkout and an order without a password', () => {
  expect(outcomeOf(guestPurchase, checkout('required', 'Continue as guest'))).toMatchObject({ score: 1 });
  expect(outcomeOf(guestPurchase, checkout('none'))).toMatchObject({ score: 1 });
});

it('fails a forced account and names the button', () => {
  expect(outcomeOf(guestPurchase, checkout('required'))).toMatchObject({ score: 0, certain: true });
  expect(adviceOf(guestPurchase, checkout('required')).title).toContain('Request a quote');
});

it('does not apply to other pages', () => {
  expect(outcomeOf(guestPurchase).kind).toBe('notApplicable');
});

it('does not guess', () => {
  expect(outcomeOf(guestPurchase, checkout('unknown')).kind).toBe('notMeasured');
});
