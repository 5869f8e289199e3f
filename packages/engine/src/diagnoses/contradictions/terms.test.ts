import { describe, expect, it } from 'vitest';
import { formFacts } from '../../facts/forms/forms.ts';
import { costsOf } from '../../facts/offer/costs.ts';
import { pricesOf } from '../../facts/offer/prices.ts';
import { freeOfferOf, guaranteeOf, termsOf, trialOf } from '../../facts/offer/terms.ts';
import { readBody } from '../../facts/testing/read.ts';
import { termConflicts } from './terms.ts';

function found(...lines: string[]) {
  const context = readBody(lines.map((line) => `<p>${line}</p>`).join(''));
  const costs = costsOf(context, pricesOf(context), formFacts(context));
  const terms = termsOf(context);
  return termConflicts({
    terms,
    costs,
    guarantee: guaranteeOf(context, terms),
    trial: trialOf(context),
    freeOffer: freeOfferOf(context),
  }).map(({ kind, first, second }) => [kind, first, second]);
}

describe('two lengths of a guarantee', () => {
  const guarantee = '30-day money-back guarantee';

  it('contradict each other', () => {
    expect(found(guarantee, '60-day money-back guarantee')).toEqual([
      ['guarantee', guarantee, '60-day money-back guarantee'],
    ]);
  });

  it.each([
    '30-day money-back guarantee on all desks',
    '60-day price guarantee',
    '2-year money-back guarantee',
    '60-day warranty',
  ])('do not beside %s', (other) => {
    expect(found(guarantee, other)).toEqual([]);
  });
});

describe('free delivery', () => {
  it('contradicts delivery that costs extra', () => {
    expect(found('Oak desk', '$480', 'Shipping calculated at checkout', 'Free shipping')).toEqual([
      ['shipping', 'Free shipping', 'Shipping calculated at checkout'],
    ]);
  });

  it.each(['Free shipping over $50', 'Free shipping for members of the club', 'Fast shipping'])(
    'does not with a condition: %s',
    (line) => {
      expect(found('Oak desk', '$480', 'Shipping calculated at checkout', line)).toEqual([]);
    },
  );
});

describe('two lengths of a trial', () => {
  const trial = 'Start your 14-day free trial';

  it('contradict each other', () => {
    expect(found(trial, 'Start your 30-day free trial')).toEqual([
      ['trial', trial, 'Start your 30-day free trial'],
    ]);
  });

  it.each([
    '2 months free with a yearly plan',
    '14-day free trial, no card',
    '30-day free trial from $9 a month',
  ])('do not beside %s', (line) => {
    expect(found(trial, line)).toEqual([]);
  });
});
