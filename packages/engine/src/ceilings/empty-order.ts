import { judgedPageType } from '@liftmark/contract/page-types';
import { defineCeiling } from './ceiling.ts';
import { text } from './empty-order.text.ts';

export const emptyOrder = defineCeiling(() => ({
  id: 'empty-order',
  title: text.title,
  measure: text.measure,
  needs: ['offer', 'pageType', 'layout'],
  judge({ offer, pageType, layout }) {
    if (judgedPageType(pageType) !== 'checkout' || offer.pricesNotMeasured !== null) return null;
    if (layout.unread.some(({ purpose }) => purpose === 'payment')) return null;
    if (offer.prices.some(({ amount }) => amount !== null && amount > 0)) return null;
    const total = offer.costs.orderTotal;
    return {
      severity: 0.3,
      reason: text.reason,
      evidence: total ? [total.evidence] : offer.prices.slice(0, 2).map(({ evidence }) => evidence),
    };
  },
}));
