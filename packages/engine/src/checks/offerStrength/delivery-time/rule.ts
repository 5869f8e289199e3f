import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const deliveryTime = defineCheck({
  id: 'delivery-time',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 4,
  group: 'cost',
  pageTypes: ['ecommerce-product', 'checkout'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['delivery-speed-reason', 'nng-four-credibility'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer', 'product', 'layout', 'primaryAction'],
  evaluate({ offer, product, layout }) {
    if (product.fulfillment === 'unknown') return notMeasured(text.notMeasured.unclearIfShipped);
    if (product.fulfillment !== 'physical') return notApplicable(text.notApplicable.notShipped);
    const time = offer.costs.deliveryTime;
    if (time) {
      const said = time.evidence.text;
      if (time.linked) return measured(0.75, text.observed.linked({ said }), [time.evidence]);
      return time.nearAction
        ? measured(1, text.observed.near({ said }), [time.evidence])
        : measured(0.75, text.observed.away({ said }), [time.evidence]);
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.notMeasured.absent));
    return measured(0.3, text.observed.none, [], { searched: text.searched });
  },
  recommend(_outcome, { primaryAction, language }) {
    const button = primaryAction?.text ?? null;
    return {
      title: text.advice.title({ button }),
      steps: text.advice.steps({ button }),
      copyExamples: [{ before: null, after: copyLine(language, 'delivery') }],
      remedy: 'delivery-time',
    };
  },
});
