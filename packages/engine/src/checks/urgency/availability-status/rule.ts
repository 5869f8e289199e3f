import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { pageName } from '../../page-name.ts';
import { quote } from '../../phrasing.ts';

export const availabilityStatus = defineCheck({
  id: 'availability-status',
  category: 'urgency',
  title: {
    passes: 'The page says whether the product is available',
    fails: 'The page does not say clearly whether the product is available',
  },
  why: 'Missing product information made one purchase task in five fail in observation. Whether a thing is there and when it leaves is the plainest honest reason to order today.',
  measure:
    'Stock or dispatch status in words near the purchase action scores 1, elsewhere on the page, or only a time of delivery, 0.8, none 0.6.',
  weight: 3,
  group: 'urgency',
  pageTypes: ['ecommerce-product'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'product-information-20-percent-failures',
    'scarcity-stock-qubit',
    'urgency-scarcity-meta-ladeira',
  ],
  advice: { badly: 'optimize', mildly: 'other', effort: 'hours', impact: 'default' },
  needs: ['urgency', 'offer', 'layout', 'primaryAction'],

  evaluate({ urgency: { availability }, offer, layout }) {
    if (availability) {
      const { nearAction, text, evidence } = availability;
      return measured(
        nearAction ? 1 : 0.8,
        `${quote(text)} stands ${nearAction ? 'near' : 'away from'} the purchase action.`,
        [evidence],
      );
    }
    const dispatch = offer.costs.deliveryTime;
    if (dispatch && !dispatch.linked) {
      return measured(
        0.8,
        `${quote(dispatch.evidence.text)} says when an order arrives; whether the product is in stock is not said.`,
        [dispatch.evidence],
      );
    }
    const region = unreadRegion(layout);
    if (region) return notMeasured(unreadReason(region, 'The availability'));
    return measured(0.6, 'No words on stock or dispatch were found.', [], {
      searched: ['text near the purchase action', 'main content', 'word list of stock and dispatch'],
    });
  },

  recommend(_outcome, { primaryAction, document, language }) {
    const where = primaryAction ? `beside ${quote(primaryAction.text, 40)}` : `on ${pageName(document)}`;
    return {
      title: `Say ${where} whether the product is in stock and when it leaves`,
      steps: [
        'Read the status from the inventory, for each size or color.',
        `Write it in words ${where}, not only in a color or in structured data.`,
      ],
      copyExamples: [{ before: null, after: copyLine(language, 'inStock') }],
      remedy: 'availability',
    };
  },
});
