import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { PageFacts } from '../../../observe/facts.ts';
import { isBooked } from '../../booking.ts';
import { defineCheck, measured, notApplicable, notMeasured, type Outcome } from '../../check.ts';
import { seenTwice, unreadReason, unreadRegion } from '../../doubt.ts';
import { quote } from '../../phrasing.ts';

type Facts = Pick<PageFacts, 'offer' | 'product' | 'layout'>;

const SEARCHED = ['visible text of the whole page', 'word lists for shipping, fees, taxes and totals'];

const SHIPPING_SCORES = { amount: 1, free: 1, threshold: 1, plus: 0.7 } as const;
/** Said elsewhere on the page it still spares buyers most of the surprise. */
const SAID_ELSEWHERE = 0.75;

function ofProduct({ offer, product }: Facts): Outcome {
  if (product.fulfillment === 'unknown') {
    return notMeasured('Whether the product is shipped could not be told.');
  }
  if (product.fulfillment !== 'physical') return notApplicable('Nothing is shipped.');
  const { shipping } = offer.costs;
  if (!shipping) {
    return measured(0.2, 'Nothing is said about the cost of shipping.', [], { searched: SEARCHED });
  }
  const score = SHIPPING_SCORES[shipping.kind];
  const open = shipping.kind === 'plus' ? '; how much is missing' : '';
  const said = `${quote(shipping.evidence.text)}${open}`;
  return shipping.nearPrice
    ? measured(score, `Shipping is named beside the price: ${said}.`, [shipping.evidence])
    : measured(Math.min(score, SAID_ELSEWHERE), `Shipping is named away from the price: ${said}.`, [
        shipping.evidence,
      ]);
}

function ofBooking({ offer }: Facts): Outcome {
  if (offer.prices.every((price) => price.free)) return notApplicable('It is free.');
  const { fees } = offer.costs;
  if (!fees) {
    return measured(0.4, 'Whether fees and taxes are included in the price is not said.', [], {
      searched: SEARCHED,
    });
  }
  const open = fees.kind === 'plus' ? '; how much they are is missing' : '';
  return measured(
    fees.kind === 'plus' ? 0.4 : 1,
    `About fees the page says ${quote(fees.evidence.text)}${open}.`,
    [fees.evidence],
  );
}

function ofCheckout({ offer, layout }: Facts): Outcome {
  const { orderTotal } = offer.costs;
  if (orderTotal?.besideForm) {
    return measured(1, `The order total stands beside the form: ${quote(orderTotal.evidence.text)}.`, [
      orderTotal.evidence,
    ]);
  }
  if (orderTotal) {
    return measured(0.6, `The order total stands away from the form: ${quote(orderTotal.evidence.text)}.`, [
      orderTotal.evidence,
    ]);
  }
  return measured(0, 'No order total was found.', [], { searched: SEARCHED, certain: seenTwice(layout) });
}

export const totalCost = defineCheck({
  id: 'total-cost',
  category: 'offerStrength',
  title: {
    passes: 'What it costs in the end is clear before paying',
    fails: 'Part of the cost stays hidden until later',
  },
  why: 'Extra costs such as shipping, tax and fees are the reason that US shoppers give most often for leaving a checkout: 39% in the newest survey. An experiment with millions of ticket buyers found that late fees raise short-term sales all the same; for US tickets and short stays they have been unlawful since May 2025.',
  measure:
    'Product pages that ship something: shipping cost, "free" or a threshold near the price scores 1, "plus shipping" 0.7, said elsewhere on the page at most 0.75, nothing 0.2. Events and hospitality: fees and taxes included, or their amount, scores 1, otherwise 0.4; hospitality only where one can book, or prices are for a night. Checkout: the order total beside the form scores 1, elsewhere 0.6, none 0.',
  weight: 8,
  group: 'cost',
  pageTypes: ['ecommerce-product', 'checkout', 'event', 'hospitality'],
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['extra-costs-late-survey', 'total-cost-upfront-survey', 'drip-pricing-stubhub', 'ftc-fees-rule'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'friction' },
  needs: ['offer', 'product', 'layout', 'primaryAction', 'forms'],
  evaluate(facts) {
    if (facts.offer.pricesNotMeasured) return notMeasured(facts.offer.pricesNotMeasured);
    // Whoever pays here must see a total, all the more where no price is left on the page.
    if (facts.offer.prices.length === 0 && facts.pageType.type !== 'checkout')
      return notApplicable('No price is shown.');
    if (facts.pageType.type === 'hospitality' && !isBooked(facts))
      return notApplicable('Nothing is booked here.');
    const outcome =
      facts.pageType.type === 'ecommerce-product'
        ? ofProduct(facts)
        : facts.pageType.type === 'checkout'
          ? ofCheckout(facts)
          : ofBooking(facts);
    const unread = unreadRegion(facts.layout);
    const absent = outcome.kind === 'measured' && outcome.evidence.length === 0;
    return absent && unread ? notMeasured(unreadReason(unread, 'The full cost')) : outcome;
  },
  recommend({ evidence }, { offer, pageType, primaryAction, language }) {
    const price = offer.prices.find((each) => !each.struck && !each.free);
    const printed = price ? quote(price.text, 40) : 'the price';
    const honesty =
      'Expect an honest trade: a field experiment found that fees shown late sell more in the short term. The total belongs up front all the same, because surprises are the complaint named most often and late fees are restricted by law in several regions.';
    if (pageType.type === 'checkout') {
      const total = offer.costs.orderTotal;
      return {
        title: total
          ? `Move the total ${quote(total.evidence.text, 40)} beside the form`
          : `Show the order total above ${primaryAction ? quote(primaryAction.text, 40) : 'the payment form'}`,
        steps: [
          'List items, shipping, taxes and fees, and below them the total, next to the fields on desktop and above them on a phone.',
          'Keep it in view and update it when the delivery choice changes.',
          honesty,
        ],
        copyExamples: [
          {
            before: total?.evidence.text ?? null,
            after: copyLine(language, 'orderTotal'),
          },
        ],
        remedy: 'total-cost',
      };
    }
    if (pageType.type === 'ecommerce-product') {
      const said = evidence[0];
      return {
        title: `Say what shipping costs beside ${printed}`,
        steps: [
          said
            ? `The page says ${quote(said.text)}. Name the amount, or the order value from which shipping is free, directly under ${printed}.`
            : `Under ${printed} add the shipping cost, or the order value from which it is free.`,
          'Where the cost depends on the country, show it for the visitor’s own country, or the lowest with "from".',
          honesty,
        ],
        copyExamples: [
          {
            before: said?.text ?? price?.text ?? null,
            after: copyLine(language, 'shippingCost', { price: price?.text }),
          },
        ],
        remedy: 'total-cost',
      };
    }
    return {
      title: `Say whether ${printed} includes fees and taxes`,
      steps: [
        `Print the price that people will pay in the end as the most prominent one, in place of ${printed} if fees come on top.`,
        'List the mandatory fees with their amounts below it.',
        'Risk in the US: for live-event tickets and short-term lodging the FTC rule on unfair or deceptive fees (16 CFR 464) requires the all-in price to be the most prominent.',
        honesty,
      ],
      copyExamples: [{ before: price?.text ?? null, after: copyLine(language, 'allIn') }],
      remedy: 'total-cost',
    };
  },
});
