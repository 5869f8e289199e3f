import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { pageName } from '../../page-name.ts';
import { quote } from '../../phrasing.ts';

export const shippingOffer = defineCheck({
  id: 'shipping-offer',
  category: 'offerStrength',
  title: {
    passes: 'Free shipping, or when it is free, is stated',
    fails: 'No free shipping or threshold is stated',
  },
  why: 'Across 2,732 tests at 252 shops, price promotions and shipping offers had the largest effects of all. A study of one fashion retailer found that free shipping above a threshold raises the basket compared with free shipping for all; the cost to the margin is not part of either result.',
  measure:
    'For goods that are shipped: free shipping, or the order value from which it is free, stated on the page scores 1, otherwise 0.6.',
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
    if (product.fulfillment === 'unknown')
      return notMeasured('Whether something is shipped could not be told.');
    if (product.fulfillment !== 'physical') return notApplicable('Nothing is shipped.');
    const { shipping, freeShipping } = offer.costs;
    if (freeShipping) return measured(1, `It says ${quote(freeShipping.text)}.`, [freeShipping]);
    const unread = shipping ? null : unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A shipping offer'));
    return measured(
      0.6,
      shipping
        ? `About shipping it says only ${quote(shipping.evidence.text)}.`
        : 'No free shipping and no threshold for it was found.',
      shipping ? [shipping.evidence] : [],
      { searched: ['visible text from header to footer', 'word list for shipping'] },
    );
  },
  recommend({ evidence }, { document, language }) {
    const said = evidence[0];
    return {
      title: said
        ? `Turn ${quote(said.text, 50)} into a threshold for free shipping, if the margin allows it`
        : `Test a threshold for free shipping on ${pageName(document)}, if the margin allows it`,
      steps: [
        'Work out the order value from which you can carry the shipping cost.',
        'State it in the header and beside the price, in the same words.',
        'Measure profit per visitor, not only orders: the studies leave the margin out.',
      ],
      copyExamples: [{ before: said?.text ?? null, after: copyLine(language, 'freeShipping') }],
      remedy: 'shipping-offer',
    };
  },
});
