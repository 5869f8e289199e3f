import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { pageName } from '../../shared/page-name.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const shippingOffer = defineCheck({
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
  evaluate({ offer, product, layout }) {
    if (product.fulfillment === 'unknown') return notMeasured(text.notMeasured.unclearIfShipped);
    if (product.fulfillment !== 'physical') return notApplicable(text.notApplicable.notShipped);
    const { shipping, freeShipping } = offer.costs;
    if (freeShipping) return measured(1, text.observed.free({ said: freeShipping.text }), [freeShipping]);
    const { searched } = text;
    if (shipping) {
      const said = shipping.evidence.text;
      return measured(0.6, text.observed.paid({ said }), [shipping.evidence], { searched });
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.notMeasured.absent));
    return measured(0.6, text.observed.none, [], { searched });
  },
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
});
