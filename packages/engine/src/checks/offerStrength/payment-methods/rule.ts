import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { list } from '../../phrasing.ts';

export const paymentMethods = defineCheck({
  id: 'payment-methods',
  category: 'offerStrength',
  title: { passes: 'Several ways to pay are shown', fails: 'Few ways to pay are shown' },
  why: 'In a survey 8% of US shoppers left a checkout because there were too few ways to pay. In one app a wallet took 17 seconds against 103 seconds of typing; the higher conversion that wallet providers report is mostly a matter of who uses them.',
  measure:
    'Different payment methods shown: one scores 0.4, three or more 1. Where none is shown they may follow in a later step, and nothing is measured.',
  weight: 4,
  group: 'payment',
  pageTypes: ['ecommerce-product', 'checkout', 'nonprofit'],
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['payment-methods-reason', 'express-wallet-50', 'apple-pay-17-seconds'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { payment } }) {
    const { methods, cardFields } = payment;
    if (methods.length === 0)
      return notMeasured('No payment method is shown here; they may follow in a later step.');
    return measured(
      ramp(methods.length, [1, 0.4], [3, 1]),
      `Of ways to pay the page shows ${methods.length < 3 ? 'only ' : ''}${list(methods, 8)}${methods.length < 3 ? '; three or more are usual' : ''}.`,
      cardFields.slice(0, 1),
    );
  },
  recommend(_outcome, { offer: { payment } }) {
    return {
      title: `Offer and show more than ${list(payment.methods)}`,
      steps: [
        `The page shows ${list(payment.methods)}. Look up which other methods your customers’ countries use most.`,
        'Add the one or two with the largest share, a wallet among them for phones.',
        'Show the marks of all methods near the purchase button and in the payment step.',
      ],
      design: ['Small marks in one row; on a phone the wallet button above the card form.'],
      remedy: 'payment-methods',
    };
  },
});
