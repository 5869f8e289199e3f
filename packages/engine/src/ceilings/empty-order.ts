import { judgedPageType } from '@liftmark/contract/page-types';
import { defineCeiling } from './ceiling.ts';

export const emptyOrder = defineCeiling({
  id: 'empty-order',
  title: 'The checkout shows nothing to buy',
  measure: 'Lowers the score by 30% if a checkout shows no price above zero.',
  needs: ['offer', 'pageType', 'layout'],
  judge({ offer, pageType, layout }) {
    if (judgedPageType(pageType) !== 'checkout' || offer.pricesNotMeasured !== null) return null;
    if (layout.unread.some(({ kind }) => kind === 'frame')) return null;
    if (offer.prices.some(({ amount }) => amount !== null && amount > 0)) return null;
    const total = offer.costs.orderTotal;
    return {
      severity: 0.3,
      reason: 'The page asks for an order but shows no item and no price above zero.',
      evidence: total ? [total.evidence] : offer.prices.slice(0, 2).map(({ evidence }) => evidence),
    };
  },
});
