import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

const ENOUGH = 3;

const SCALE = scale([1, 0.4], [ENOUGH, 1]);
export const paymentMethods = defineCheck(() => ({
  id: 'payment-methods',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 4,
  group: 'payment',
  pageTypes: ['ecommerce-product', 'checkout', 'nonprofit'],
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['payment-methods-reason', 'express-wallet-50', 'apple-pay-17-seconds'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { payment } }) {
    const { methods, cardFields } = payment;
    if (methods.length === 0) return notMeasured(text.notMeasured.none);
    return measured(
      SCALE.at(methods.length),
      methods.length < ENOUGH ? text.observed.few({ methods }) : text.observed.enough({ methods }),
      cardFields.slice(0, 1),
    );
  },
  recommend(_outcome, { offer: { payment } }) {
    return {
      title: text.advice.title(payment),
      steps: text.advice.steps(payment),
      design: text.advice.design,
      remedy: 'payment-methods',
    };
  },
}));
