import type { PageType } from '@liftmark/contract/page-types';
import type { Presence } from '../../../facts/types/common.ts';
import type { Offer, Price } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { acrossViewports, measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { pageName } from '../../shared/page-name.ts';
import { BOOK, LEAD } from '../../shared/page-types.ts';
import { seenTwice, unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

function scoreAt(depth: number | null): number | null {
  if (depth === null) return null;
  return depth < 2 ? 1 : 0.8;
}

function currentPrices(offer: Offer): Price[] {
  return offer.prices.filter((price) => !price.struck);
}

/** Only here is "free" an answer to what the whole offer costs. */
const MAY_BE_FREE: ReadonlySet<PageType> = new Set(['saas', 'app', 'course', 'event', 'pricing', 'other']);

export const priceVisibility = defineCheck({
  id: 'price-visibility',
  category: 'offerStrength',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure,
  weight: 8,
  group: 'cost',
  pageTypes: ['ecommerce-product', 'ecommerce-category', ...BOOK, ...LEAD],
  measurable: { static: 'partly', withoutWordList: 'partly' },
  evidence: ['price-shown-b2b', 'product-information-20-percent-failures', 'nng-four-credibility'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'default' },
  needs: ['offer', 'product', 'layout'],
  evaluate({ offer, product, layout, pageType, wordLists }) {
    const prices = currentPrices(offer);
    const { freeOffer, priceLink, quoteRoute, bookingRoute } = offer;
    const isShop = pageType.type === 'ecommerce-product' || pageType.type === 'ecommerce-category';
    const cards = pageType.type === 'ecommerce-category' ? product.cards : null;

    const first = prices[0];
    if (first && (!cards || cards.priced * 2 >= cards.total)) {
      const best = prices.find(({ depth }) => (depth.desktop ?? depth.mobile ?? 0) < 2) ?? first;
      const score = isShop
        ? (acrossViewports({
            desktop: scoreAt(best.depth.desktop),
            mobile: scoreAt(best.depth.mobile),
          }) ?? 1)
        : 1;
      return measured(score, text.observed.price({ price: best.text, depth: best.depth }), [best.evidence]);
    }
    if (cards && cards.total > 0) {
      return measured(0, text.observed.cards(cards), cards.evidence.slice(0, 3), {
        searched: text.searched,
        certain: seenTwice(layout),
      });
    }

    if (offer.priceGate.present) return notMeasured(text.notMeasured.gate);
    if (offer.pricesNotMeasured) return notMeasured(offer.pricesNotMeasured);

    if (!isShop) {
      if (freeOffer.present && MAY_BE_FREE.has(pageType.type))
        return measured(1, text.observed.free({ said: textOf(freeOffer) }), freeOffer.evidence);
      if (priceLink.present && pageType.type !== 'pricing')
        return measured(1, text.observed.link({ label: textOf(priceLink) }), priceLink.evidence);
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.notMeasured.absent));
    const searched = [...text.searched, ...priceLink.searched];
    if (pageType.type === 'service' && freeOffer.present) {
      const observed = text.observed.freeStep({ said: textOf(freeOffer) });
      return measured(0.6, observed, freeOffer.evidence, { searched });
    }
    if (!isShop && quoteRoute.present) {
      const observed = text.observed.quoteRoute({ label: textOf(quoteRoute) });
      return measured(0.6, observed, quoteRoute.evidence, { searched });
    }
    if (!isShop && bookingRoute.present && pageType.type !== 'pricing') {
      const observed = text.observed.bookingRoute({ label: textOf(bookingRoute) });
      return measured(0.6, observed, bookingRoute.evidence, { searched });
    }
    if (!wordLists) return notMeasured(text.notMeasured.noWordList);
    const isCritical = pageType.type === 'ecommerce-product' || pageType.type === 'pricing';
    return measured(isShop ? 0 : 0.2, text.observed.none, [], {
      searched: [...searched, ...quoteRoute.searched, ...bookingRoute.searched],
      certain: isCritical && seenTwice(layout),
    });
  },
  recommend({ score, evidence }, { offer, product, pageType, document, language }) {
    const remedy = 'show-price';
    const price = currentPrices(offer)[0];
    if (pageType.type === 'ecommerce-category' && product.cards && score === 0) {
      const advice = text.advice.cards;
      return { title: advice.title(product.cards), steps: advice.steps(product.cards), remedy };
    }
    if (price) {
      const advice = text.advice.price;
      return { title: advice.title({ price: price.text }), steps: advice.steps(price), remedy };
    }
    const label = evidence[0]?.text;
    if (label !== undefined && offer.quoteRoute.present) {
      const advice = text.advice.quoteRoute;
      return {
        title: advice.title({ label }),
        steps: advice.steps({ label }),
        copyExamples: [{ before: label, after: copyLine(language, 'quotePrices', { route: label }) }],
        remedy,
      };
    }
    const copyExamples = [{ before: null, after: copyLine(language, 'price') }];
    if (label !== undefined && offer.bookingRoute.present) {
      const advice = text.advice.bookingRoute;
      return { title: advice.title({ label }), steps: advice.steps({ label }), copyExamples, remedy };
    }
    const advice = text.advice.none;
    return {
      title: advice.title({ page: pageName(document) }),
      steps: MAY_BE_FREE.has(pageType.type) ? [...advice.steps, advice.mayBeFree] : advice.steps,
      copyExamples,
      remedy,
    };
  },
});

function textOf({ evidence }: Presence): string {
  return evidence[0]?.text ?? '';
}
