import { copyLine } from '../../../language/copy/copy-for.ts';
import { seen } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { pageName } from '../../shared/page-name.ts';
import { unread } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const shippingOffer = defineCheck(() => ({
  id: 'shipping-offer',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 3,
  group: 'cost',
  pageTypes: ['ecommerce-product', 'ecommerce-category'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'promotions-largest-ab-effects',
    'free-shipping-threshold-basket',
    'shipping-fees-order-incidence',
  ],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['offer', 'product', 'layout'],
  cases: ({ when, otherwise, notApplicable, notMeasured }) => [
    notMeasured(({ product }) => product.fulfillment === 'unknown', text.notMeasured.unclearIfShipped),
    notApplicable(({ product }) => product.fulfillment !== 'physical', text.notApplicable.notShipped),
    when(1, text.how.free, ({ offer }) => seen(offer.costs.freeShipping), text.observed.free),
    when(0.6, text.how.none, ({ offer }) => seen(offer.costs.shipping?.evidence), text.observed.paid, {
      searched: text.searched,
    }),
    unread(text.notMeasured.absent),
    otherwise(0.6, text.how.none, text.observed.none, { searched: text.searched }),
  ],
  recommend({ evidence }, { document, language }) {
    const said = evidence[0]?.text;
    const { title, steps } = text.advice;
    return {
      title: said === undefined ? title.none({ page: pageName(document) }) : title.paid({ said }),
      steps,
      copyExamples: [{ before: said ?? null, after: copyLine(language, 'freeShipping') }],
      remedy: 'shipping-offer',
    };
  },
}));
