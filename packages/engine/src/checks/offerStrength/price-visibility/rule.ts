import type { PageType } from '@liftmark/contract/page-types';
import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Offer, Price } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notMeasured } from '../../check.ts';
import { seenTwice, unreadReason, unreadRegion } from '../../doubt.ts';
import { pageName } from '../../page-name.ts';
import { BOOK, LEAD } from '../../page-types.ts';
import { amount, places, quote } from '../../phrasing.ts';

const SEARCHED = [
  'visible text of the whole page',
  'currency signs and the word list for “free”',
  'structured data',
];

function withinTwoScreens(depth: number | null): number | null {
  if (depth === null) return null;
  return depth < 2 ? 1 : 0.8;
}

function current(offer: Offer): Price[] {
  return offer.prices.filter((price) => !price.struck);
}

/** What nobody expects to be free needs no word about it. */
const MAY_BE_FREE: ReadonlySet<PageType> = new Set(['saas', 'app', 'course', 'event', 'pricing', 'other']);

export const priceVisibility = defineCheck({
  id: 'price-visibility',
  category: 'offerStrength',
  title: {
    passes: 'The price, or the way to it, is easy to find',
    fails: 'Visitors cannot see what it costs',
  },
  titleFromHtml: {
    passes: 'The price, or the way to it, is on the page',
    fails: 'The page does not say what it costs',
  },
  why: 'Price is among the first things people look for, and usability researchers named missing prices the number-one mistake of business sites. In product-page studies 20% of failed purchases came from missing or unclear information.',
  measure:
    'On product and category pages: a price or the word "free" within two screens scores 1, lower 0.8, none 0; a category counts when at least half of its cards show one. On other pages a price or a link to prices scores 1, and so does "free" where the whole offer can be (not of services, rooms and tables); a quote, booking or sales route, or a free first step of a service, 0.6, nothing 0.2. On a pricing page a link does not count. Prices that appear only after a date or a sign-in are not measured, nor those to which a link leads down the page where none can be read.',
  weight: 8,
  group: 'cost',
  pageTypes: ['ecommerce-product', 'ecommerce-category', ...BOOK, ...LEAD],
  measurable: { static: 'partly', withoutWordList: 'partly' },
  evidence: ['price-shown-b2b', 'product-information-20-percent-failures', 'nng-four-credibility'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'default' },
  needs: ['offer', 'product', 'layout'],
  evaluate({ offer, product, layout, pageType, wordLists }) {
    const prices = current(offer);
    const shop = pageType.type === 'ecommerce-product' || pageType.type === 'ecommerce-category';
    const cards = pageType.type === 'ecommerce-category' ? product.cards : null;

    const first = prices[0];
    if (first && (!cards || cards.priced * 2 >= cards.total)) {
      const best = prices.find(({ depth }) => (depth.desktop ?? depth.mobile ?? 0) < 2) ?? first;
      const score = shop
        ? (acrossViewports({
            desktop: withinTwoScreens(best.depth.desktop),
            mobile: withinTwoScreens(best.depth.mobile),
          }) ?? 1)
        : 1;
      return measured(score, `The price ${quote(best.text)} stands ${places(best.depth)}.`, [best.evidence]);
    }
    if (cards && cards.total > 0) {
      return measured(
        0,
        `${cards.priced} of ${amount(cards.total, 'product card')} show a price.`,
        cards.evidence.slice(0, 3),
        { searched: SEARCHED, certain: seenTwice(layout) },
      );
    }

    if (offer.priceGate.present)
      return notMeasured('Prices appear only after a date or a sign-in, which was not entered.');
    if (offer.pricesNotMeasured) return notMeasured(offer.pricesNotMeasured);

    if (!shop) {
      if (offer.freeOffer.present && MAY_BE_FREE.has(pageType.type)) {
        return measured(
          1,
          `It says that it is free: ${quote(offer.freeOffer.evidence[0]?.text ?? '')}.`,
          offer.freeOffer.evidence,
        );
      }
      if (offer.priceLink.present && pageType.type !== 'pricing') {
        return measured(
          1,
          `A link leads to the prices: ${quote(offer.priceLink.evidence[0]?.text ?? '')}.`,
          offer.priceLink.evidence,
        );
      }
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A price'));
    if (pageType.type === 'service' && offer.freeOffer.present) {
      return measured(
        0.6,
        `No price is shown; what is free is ${quote(offer.freeOffer.evidence[0]?.text ?? '')}.`,
        offer.freeOffer.evidence,
        { searched: [...SEARCHED, ...offer.priceLink.searched] },
      );
    }
    if (!shop && offer.quoteRoute.present) {
      return measured(
        0.6,
        `No price is shown; the way to one is ${quote(offer.quoteRoute.evidence[0]?.text ?? '')}.`,
        offer.quoteRoute.evidence,
        { searched: [...SEARCHED, ...offer.priceLink.searched] },
      );
    }
    if (!shop && offer.bookingRoute.present && pageType.type !== 'pricing') {
      return measured(
        0.6,
        `No price is shown; what may lead to one is ${quote(offer.bookingRoute.evidence[0]?.text ?? '')}.`,
        offer.bookingRoute.evidence,
        { searched: [...SEARCHED, ...offer.priceLink.searched] },
      );
    }
    if (!wordLists)
      return notMeasured(
        'No amount was found, and there is no word list for “free” or “prices” in this language.',
      );
    const grave = pageType.type === 'ecommerce-product' || pageType.type === 'pricing';
    return measured(shop ? 0 : 0.2, 'No price and no way to a price was found.', [], {
      searched: [
        ...SEARCHED,
        ...offer.priceLink.searched,
        ...offer.quoteRoute.searched,
        ...offer.bookingRoute.searched,
      ],
      certain: grave && seenTwice(layout),
    });
  },
  recommend({ score, evidence }, { offer, product, pageType, document, language }) {
    const price = current(offer)[0];
    if (pageType.type === 'ecommerce-category' && product.cards && score === 0) {
      return {
        title: `Print the price on each of the ${amount(product.cards.total, 'product card')}`,
        steps: [
          `Show the current price under the name of every product; ${product.cards.priced} of ${product.cards.total} have one now.`,
          'Where variants differ, print the lowest price with "from".',
          'Put the former price, if any, beside the current one and smaller.',
        ],
        remedy: 'show-price',
      };
    }
    if (price) {
      return {
        title: `Move the price ${quote(price.text, 40)} into the first two screens`,
        steps: [
          `The price stands ${places(price.depth)}. Place it beside the product name and the purchase button.`,
          'Check both a desktop screen and a phone: the price should be visible without searching.',
        ],
        remedy: 'show-price',
      };
    }
    const route = evidence[0];
    if (route && offer.quoteRoute.present) {
      return {
        title: `Give price examples beside ${quote(route.text, 40)}`,
        steps: [
          `A quote can be the right way to sell. Add what a typical order costs next to ${quote(route.text, 40)}, so that visitors can tell whether they are in the right place.`,
          'Describe two or three common cases with their price or range.',
          'Say what moves the price up or down.',
        ],
        copyExamples: [
          {
            before: route.text,
            after: copyLine(language, 'quotePrices', { route: route.text }),
          },
        ],
        remedy: 'show-price',
      };
    }
    if (route && offer.bookingRoute.present) {
      return {
        title: `Tell beside ${quote(route.text, 40)} what it costs`,
        steps: [
          `Print the price, or the lowest one with “from”, next to ${quote(route.text, 40)}: whoever books wants to know it before.`,
          'If it depends on date or number, name two or three common cases with their price.',
        ],
        copyExamples: [{ before: null, after: copyLine(language, 'price') }],
        remedy: 'show-price',
      };
    }
    return {
      title: `Show the price on ${pageName(document)}`,
      steps: [
        'Print the price, or the lowest price with “from”, near the headline and again beside the main button.',
        'If it depends on the order, show two or three worked examples with their price.',
        ...(MAY_BE_FREE.has(pageType.type) ? ['If it is free, write the word “free”.'] : []),
      ],
      copyExamples: [{ before: null, after: copyLine(language, 'price') }],
      remedy: 'show-price',
    };
  },
});
