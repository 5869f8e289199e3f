import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { Presence } from '../../../facts/types/common.ts';
import type { Offer, Price } from '../../../facts/types/offer.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { acrossViewports } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { freeOfCost } from '../../shared/free-of-cost.ts';
import { pageName } from '../../shared/page-name.ts';
import { BOOK, LEAD } from '../../shared/page-types.ts';
import { seenTwice, unread } from '../../shared/uncertainty.ts';
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

/** Here a first step that is free leads to the price. */
const MAY_START_FREE: ReadonlySet<PageType> = new Set(['service', 'saas', 'app', 'pricing', 'other']);

type Facts = Pick<PageFacts, 'offer' | 'product' | 'layout' | 'pageType'>;

function isShop(type: PageType): boolean {
  return type === 'ecommerce-product' || type === 'ecommerce-category';
}

function cardsOf({ product, pageType }: Facts): PageFacts['product']['cards'] {
  return pageType.type === 'ecommerce-category' ? product.cards : null;
}

/** The price that visitors see first, unless most of a category's cards have none. */
function shownPrice(facts: Facts) {
  const cards = cardsOf(facts);
  const prices = currentPrices(facts.offer);
  const price = prices.find(({ depth }) => (depth.desktop ?? depth.mobile ?? 0) < 2) ?? prices[0];
  if (!price || (cards && cards.priced * 2 < cards.total)) return null;
  const { depth, evidence } = price;
  const score = acrossViewports({ desktop: scoreAt(depth.desktop), mobile: scoreAt(depth.mobile) });
  return { price: price.text, depth, evidence, score: isShop(facts.pageType.type) ? (score ?? 1) : 1 };
}

function unpricedCards(facts: Facts) {
  const cards = cardsOf(facts);
  return cards && cards.total > 0 ? { ...cards, evidence: cards.evidence.slice(0, 3) } : null;
}

function presented({ present, evidence }: Presence) {
  const said = evidence[0]?.text ?? '';
  return present ? { said, label: said, evidence } : null;
}

function shownAs(evidence: Evidence | null) {
  return evidence && { said: evidence.text, evidence: [evidence] };
}

function searched({ offer }: Facts): string[] {
  return [...text.searched, ...offer.priceLink.searched];
}

const absence = {
  searched: (facts: Facts) => [
    ...searched(facts),
    ...facts.offer.quoteRoute.searched,
    ...facts.offer.bookingRoute.searched,
  ],
  certain: ({ layout, pageType: { type } }: Facts) =>
    (type === 'ecommerce-product' || type === 'pricing') && seenTwice(layout),
};

export const priceVisibility = defineCheck(() => ({
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
  needs: ['offer', 'headline', 'product', 'layout'],
  cases: ({ when, graded, otherwise, notMeasured }) => [
    graded(({ score }) => score, shownPrice, text.observed.price),
    when(0, text.how.cards, unpricedCards, text.observed.cards, {
      searched: text.searched,
      certain: ({ layout }) => seenTwice(layout),
    }),
    notMeasured(({ offer }) => offer.priceGate.present, text.notMeasured.gate),
    notMeasured(
      ({ offer }) => offer.pricesNotMeasured,
      (reason) => reason,
    ),
    when(1, text.how.free, (facts) => shownAs(freeOfCost(facts, facts.pageType.type)), text.observed.free),
    when(
      1,
      text.how.link,
      ({ offer, pageType: { type } }) => !isShop(type) && type !== 'pricing' && presented(offer.priceLink),
      text.observed.link,
    ),
    unread(text.notMeasured.absent),
    when(
      0.6,
      text.how.route,
      ({ offer, pageType: { type } }) => MAY_START_FREE.has(type) && presented(offer.freeOffer),
      text.observed.freeStep,
      { searched },
    ),
    when(
      0.6,
      text.how.route,
      ({ offer, pageType: { type } }) => !isShop(type) && presented(offer.quoteRoute),
      text.observed.quoteRoute,
      { searched },
    ),
    when(
      0.6,
      text.how.route,
      ({ offer, pageType: { type } }) => !isShop(type) && type !== 'pricing' && presented(offer.bookingRoute),
      text.observed.bookingRoute,
      { searched },
    ),
    notMeasured(({ wordLists }) => !wordLists, text.notMeasured.noWordList),
    when(0, text.how.noneInShop, ({ pageType: { type } }) => isShop(type), text.observed.none, absence),
    otherwise(0.2, text.how.none, text.observed.none, absence),
  ],
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
}));
