import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { pageName } from '../../shared/page-name.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const availabilityStatus = defineCheck(() => ({
  id: 'availability-status',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure,
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
      const { nearAction, text: status, evidence } = availability;
      return nearAction
        ? measured(1, text.observed.near({ status }), [evidence])
        : measured(0.8, text.observed.away({ status }), [evidence]);
    }
    const delivery = offer.costs.deliveryTime;
    if (delivery && !delivery.linked) {
      const { evidence } = delivery;
      return measured(0.8, text.observed.deliveryOnly({ delivery: evidence.text }), [evidence]);
    }
    const region = unreadRegion(layout);
    if (region) return notMeasured(unreadReason(region, text.missing));
    return measured(0.6, text.observed.none, [], { searched: text.searched });
  },

  recommend(_outcome, { primaryAction, document, language }) {
    const where = { button: primaryAction?.text ?? null, page: pageName(document) };
    return {
      title: text.advice.title(where),
      steps: text.advice.steps(where),
      copyExamples: [{ before: null, after: copyLine(language, 'inStock') }],
      remedy: 'availability',
    };
  },
}));
