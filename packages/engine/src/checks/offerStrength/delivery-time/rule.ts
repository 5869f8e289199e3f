import type { Offer } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { seen } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { unread } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

type Time = NonNullable<Offer['costs']['deliveryTime']>;

function timeOf({ offer }: { offer: Offer }, fits: (time: Time) => boolean = () => true) {
  const time = offer.costs.deliveryTime;
  return time && fits(time) ? seen(time.evidence) : null;
}

export const deliveryTime = defineCheck(() => ({
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
  cases: ({ when, otherwise, notApplicable, notMeasured }) => [
    notMeasured(({ product }) => product.fulfillment === 'unknown', text.notMeasured.unclearIfShipped),
    notApplicable(({ product }) => product.fulfillment !== 'physical', text.notApplicable.notShipped),
    when(0.75, text.how.linked, (facts) => timeOf(facts, ({ linked }) => linked), text.observed.linked),
    when(1, text.how.near, (facts) => timeOf(facts, ({ nearAction }) => nearAction), text.observed.near),
    when(0.75, text.how.away, (facts) => timeOf(facts), text.observed.away),
    unread(text.notMeasured.absent),
    otherwise(0.3, text.how.none, text.observed.none, { searched: text.searched }),
  ],
  recommend(_outcome, { primaryAction, language }) {
    const button = primaryAction?.text ?? null;
    return {
      title: text.advice.title({ button }),
      steps: text.advice.steps({ button }),
      copyExamples: [{ before: null, after: copyLine(language, 'delivery') }],
      remedy: 'delivery-time',
    };
  },
}));
