import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { trialTerms } from './rule.ts';

it('passes a trial with length, price and card', () => {
  expect(outcomeOf(trialTerms)).toMatchObject({ score: 1 });
});

it('loses a third for each missing part and names it', () => {
  const page = { offer: { trial: { cardStated: false, priceAfter: false } } };
  expect(outcomeOf(trialTerms, page)).toMatchObject({ score: expect.closeTo(1 / 3) });
  expect(adviceOf(trialTerms, page).title).toBe(
    'Add the price after the trial and the card requirement to “14-day free trial, no card needed”',
  );
});

it('does not apply without a trial', () => {
  expect(outcomeOf(trialTerms, { offer: { trial: null } }).kind).toBe('notApplicable');
});

it('does not apply if a one-time purchase follows', () => {
  const page = { offer: { trial: { days: null, cardStated: false, paidOnce: true } } };
  expect(outcomeOf(trialTerms, page).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(trialTerms, { wordLists: false }).kind).toBe('notMeasured');
});
