import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { billingTerms } from './rule.ts';

it('passes complete terms', () => {
  expect(outcomeOf(billingTerms)).toMatchObject({ score: 1 });
});

it('fails incomplete terms and quotes the price', () => {
  const page = {
    offer: { billing: { withPeriodAndUnit: 0, monthlyBilledAnnually: true, cancellationStated: false } },
  };
  expect(outcomeOf(billingTerms, page)).toMatchObject({ score: 0 });
  expect(adviceOf(billingTerms, page).title).toContain('$29 per month');
});

it('weighs the parts', () => {
  expect(outcomeOf(billingTerms, { offer: { billing: { cancellationStated: false } } })).toMatchObject({
    score: expect.closeTo(0.8),
  });
  expect(outcomeOf(billingTerms, { offer: { billing: { withPeriodAndUnit: 0 } } })).toMatchObject({
    score: expect.closeTo(0.4),
  });
});

it('does not apply without recurring prices', () => {
  expect(outcomeOf(billingTerms, { offer: { billing: { recurring: 0 } } }).kind).toBe('notApplicable');
});

it('is not measured if prices could not be read', () => {
  expect(outcomeOf(billingTerms, { offer: { pricesNotMeasured: 'Prices are in a picture.' } }).kind).toBe(
    'notMeasured',
  );
});
