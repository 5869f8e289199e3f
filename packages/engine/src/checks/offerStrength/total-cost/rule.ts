import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { type Advice, measured, notApplicable, notMeasured, type Outcome } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { isBooked } from '../../shared/page-types.ts';
import { seenTwice, unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

type Facts = Pick<PageFacts, 'offer' | 'product' | 'layout'>;

const SHIPPING_SCORES = { amount: 1, free: 1, threshold: 1, plus: 0.7 } as const;
/** Even away from the price, a stated shipping cost prevents most of the surprise. */
const AWAY_FROM_PRICE = 0.75;

function ofProduct({ offer, product }: Facts): Outcome {
  if (product.fulfillment === 'unknown') return notMeasured(text.notMeasured.unclearIfShipped);
  if (product.fulfillment !== 'physical') return notApplicable(text.notApplicable.notShipped);
  const { shipping } = offer.costs;
  const { near, away, none } = text.observed.shipping;
  if (!shipping) return measured(0.2, none, [], { searched: text.searched });
  const { kind, nearPrice, evidence } = shipping;
  const score = SHIPPING_SCORES[kind];
  const stated = { said: evidence.text, hasAmount: kind !== 'plus' };
  return nearPrice
    ? measured(score, near(stated), [evidence])
    : measured(Math.min(score, AWAY_FROM_PRICE), away(stated), [evidence]);
}

function ofBooking({ offer }: Facts): Outcome {
  if (offer.prices.every((price) => price.free)) return notApplicable(text.notApplicable.free);
  const { fees } = offer.costs;
  if (!fees) return measured(0.4, text.observed.fees.none, [], { searched: text.searched });
  const hasAmount = fees.kind !== 'plus';
  const observed = text.observed.fees.stated({ said: fees.evidence.text, hasAmount });
  return measured(hasAmount ? 1 : 0.4, observed, [fees.evidence]);
}

function ofCheckout({ offer, layout }: Facts): Outcome {
  const { orderTotal } = offer.costs;
  const { near, away, none } = text.observed.total;
  if (!orderTotal) return measured(0, none, [], { searched: text.searched, certain: seenTwice(layout) });
  const said = orderTotal.evidence.text;
  return orderTotal.besideForm
    ? measured(1, near({ said }), [orderTotal.evidence])
    : measured(0.6, away({ said }), [orderTotal.evidence]);
}

export const totalCost = defineCheck(() => ({
  id: 'total-cost',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 8,
  group: 'cost',
  pageTypes: ['ecommerce-product', 'checkout', 'event', 'hospitality'],
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['extra-costs-late-survey', 'total-cost-upfront-survey', 'drip-pricing-stubhub', 'ftc-fees-rule'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'friction' },
  needs: ['offer', 'product', 'layout', 'primaryAction', 'forms'],
  evaluate(facts) {
    const { offer, pageType, layout } = facts;
    if (offer.pricesNotMeasured) return notMeasured(offer.pricesNotMeasured);
    // A checkout must show a total, all the more if the page has no price at all.
    if (offer.prices.length === 0 && pageType.type !== 'checkout')
      return notApplicable(text.notApplicable.noPrice);
    if (pageType.type === 'hospitality' && !isBooked(facts))
      return notApplicable(text.notApplicable.noBooking);
    const outcome =
      pageType.type === 'ecommerce-product'
        ? ofProduct(facts)
        : pageType.type === 'checkout'
          ? ofCheckout(facts)
          : ofBooking(facts);
    const unread = unreadRegion(layout);
    const absent = outcome.kind === 'measured' && outcome.evidence.length === 0;
    return absent && unread ? notMeasured(unreadReason(unread, text.notMeasured.absent)) : outcome;
  },
  recommend({ evidence }, { offer, pageType, primaryAction, language }) {
    const printed = offer.prices.find((price) => !price.struck && !price.free)?.text ?? null;
    if (pageType.type === 'checkout') {
      return totalAdvice(
        offer.costs.orderTotal?.evidence.text ?? null,
        primaryAction?.text ?? null,
        language,
      );
    }
    if (pageType.type === 'ecommerce-product') {
      return shippingAdvice(evidence[0]?.text ?? null, printed, language);
    }
    const { title, steps } = text.advice.fees;
    return {
      title: title({ printed }),
      steps: [...steps({ printed }), text.advice.tradeoff],
      copyExamples: [{ before: printed, after: copyLine(language, 'allIn') }],
      remedy: 'total-cost',
    };
  },
}));

function totalAdvice(said: string | null, button: string | null, language: string | null): Advice {
  const { move, add, steps } = text.advice.total;
  return {
    title: said === null ? add({ button }) : move({ said }),
    steps: [...steps, text.advice.tradeoff],
    copyExamples: [{ before: said, after: copyLine(language, 'orderTotal') }],
    remedy: 'total-cost',
  };
}

function shippingAdvice(said: string | null, printed: string | null, language: string | null): Advice {
  const { title, complete, add, byCountry } = text.advice.shipping;
  return {
    title: title({ printed }),
    steps: [said === null ? add({ printed }) : complete({ said, printed }), byCountry, text.advice.tradeoff],
    copyExamples: [
      { before: said ?? printed, after: copyLine(language, 'shippingCost', { price: printed }) },
    ],
    remedy: 'total-cost',
  };
}
