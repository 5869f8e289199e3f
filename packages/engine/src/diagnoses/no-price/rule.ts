import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import { freeOfCost } from '../../checks/shared/free-of-cost.ts';
import { pageName } from '../../checks/shared/page-name.ts';
import { takesBooking, takesMessages } from '../../checks/shared/page-types.ts';
import { unreadRegion } from '../../checks/shared/uncertainty.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { copyLine } from '../../language/copy/copy-for.ts';
import { nextStepOf } from '../asks.ts';
import { defineDiagnosis, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

type Facts = Pick<
  PageFacts,
  | 'audience'
  | 'offer'
  | 'headline'
  | 'product'
  | 'layout'
  | 'content'
  | 'forms'
  | 'primaryAction'
  | 'asks'
  | 'pageType'
  | 'document'
  | 'language'
  | 'wordLists'
>;

/** How serious it is where nothing else is known. */
const SEVERITY: Partial<Record<PageType, number>> = {
  pricing: 3,
  'ecommerce-product': 2.8,
  'ecommerce-category': 2.4,
  hospitality: 2.1,
  event: 1.9,
  course: 1.9,
  saas: 1.6,
  app: 1.5,
  service: 1.4,
  signup: 1.4,
};

/** Letters of a line that says one thing. */
const SHORT = 60;

const SOFTWARE: readonly PageType[] = ['saas', 'app'];
/** A link to the prices leaves this much of it. */
const BEHIND_LINK = 0.6;
/** A question that opens on the price leaves less. */
const FOLDED = 0.45;
const BEFORE_BOOKING = 0.5;
/** A page of fewer words lacks more than a price. */
const FEW_WORDS = 60;
const AFTER_FREE_STEP = -0.3;
/** Companies are used to asking for a quote. */
const FOR_BUSINESS = 0.75;

export const noPrice = defineDiagnosis(() => ({
  id: 'no-price',
  question: 'cost',
  category: 'offerStrength',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['price-visibility'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['price-shown-b2b', 'nng-four-credibility', 'product-information-20-percent-failures'],
  needs: ['audience', 'headline', 'offer', 'product', 'layout', 'content', 'forms', 'primaryAction', 'asks'],
  judge(facts) {
    const type = judgedPageType(facts.pageType);
    const base = SEVERITY[type];
    if (base === undefined || facts.document.legalText || takesMessages(facts)) return null;
    const { cards } = facts.product;
    if (cards !== null && cards.total > 1 && cards.priced * 2 < cards.total && type !== 'service') {
      return ofCards(cards, base);
    }
    const { collapsedPrice } = facts.offer;
    if (collapsedPrice !== null && type !== 'pricing') return folded(collapsedPrice, facts, base);
    return mayShowPrices(facts, type) ? null : ofPage(facts, type, base);
  },
}));

/** Whether the page shows a price, is free, doesn't sell, or may have prices where they couldn't be read. */
function mayShowPrices({ offer, layout, forms, headline, wordLists }: Facts, type: PageType): boolean {
  if (offer.prices.some(({ struck }) => !struck)) return true;
  if (type === 'pricing' && offer.collapsedPrice !== null) return true;
  if (unreadRegion(layout) !== null) return true;
  if (freeOfCost({ offer, headline }, type) !== null || (type === 'app' && !wordLists)) return true;
  return type === 'signup' && !forms.some(takesBooking) && offer.bookingRoute.present !== true;
}

function ofCards(cards: NonNullable<Facts['product']['cards']>, severity: number): Problem {
  return {
    severity,
    confidence: 1,
    certain: true,
    title: text.title.cards(cards),
    observed: text.observed.cards(cards),
    evidence: cards.evidence.slice(0, 3),
    steps: [text.steps.goods, text.steps.depends],
  };
}

/** A price that only those see who open the right question. */
function folded(price: Evidence, facts: Facts, base: number): Problem {
  return {
    severity: FOLDED * base,
    confidence: 0.9,
    slight: true,
    title: text.title.folded,
    observed: text.observed.folded({ said: price.text }),
    evidence: [price],
    steps: [text.steps.unfold, ...besideNextStep(facts), text.steps.check],
  };
}

/** The page's own words about the way to a price. */
function routesOf({ offer }: Facts, type: PageType) {
  const [link] = type === 'pricing' ? [] : offer.priceLink.evidence;
  const [quote] = link ? [] : offer.quoteRoute.evidence;
  const [booking] = link || quote ? [] : offer.bookingRoute.evidence;
  const free = offer.freeOffer.evidence.find((said) => said.text.length <= SHORT);
  return { link, quote, booking, free };
}

function ofPage(facts: Facts, type: PageType, base: number): Problem {
  const { content, primaryAction, language, audience } = facts;
  const { link, quote, booking, free } = routesOf(facts, type);
  const severity =
    base *
      (link ? BEHIND_LINK : 1) *
      (type === 'service' && audience.kind === 'business' ? FOR_BUSINESS : 1) +
    (booking ? BEFORE_BOOKING : 0) +
    (free ? AFTER_FREE_STEP : 0);
  const way = link ?? quote ?? booking ?? primaryAction?.evidence;
  const line = quote ? 'quotePrices' : 'price';
  return {
    severity: Math.min(3, severity),
    confidence: 1,
    slight: isUsual(facts, type),
    title: titleOf(facts, type),
    observed: [
      content.wordCount ? text.observed.words({ words: content.wordCount }) : text.observed.none,
      ...(link ? [text.observed.behind({ label: link.text })] : []),
      ...(booking ? [text.observed.before({ label: booking.text })] : []),
      ...(free ? [text.observed.free({ said: free.text })] : []),
    ].join(' '),
    evidence: way ? [way] : [],
    steps: stepsOf(facts, type),
    copyExamples: [{ before: quote?.text ?? null, after: copyLine(language, line, { route: quote?.text }) }],
  };
}

/** Whether visitors expect no price there: it is one link or one quote away, the offer is free, or the page may sell nothing. */
function isUsual(facts: Facts, type: PageType): boolean {
  const { audience, content, offer } = facts;
  const { link, quote } = routesOf(facts, type);
  if (type === 'pricing') return false;
  if (facts.pageType.alternatives.includes('other')) return true;
  if (link !== undefined || quote !== undefined || content.wordCount < FEW_WORDS) return true;
  if (offer.bookingRoute.present === true) return false;
  return offer.freeOfCharge !== null || audience.kind === 'business';
}

function titleOf(facts: Facts, type: PageType): string {
  const page = pageName(facts.document);
  if (type === 'pricing') return text.title.pricing({ page });
  const { link, quote, booking } = routesOf(facts, type);
  if (link) return text.title.behind({ label: link.text });
  if (quote) return text.title.quote({ label: quote.text });
  return booking ? text.title.before({ label: booking.text }) : text.title.none({ page });
}

function stepsOf(facts: Facts, type: PageType): string[] {
  const { offer, content } = facts;
  const [link] = offer.priceLink.evidence;
  const { steps } = text;
  return [
    firstStep(type, content.house),
    ...(link && type !== 'pricing' ? [steps.behind({ label: link.text })] : []),
    ...besideNextStep(facts),
    ...(SOFTWARE.includes(type) ? [] : [steps.depends]),
    steps.check,
  ];
}

function besideNextStep(facts: Facts): string[] {
  const label = nextStepOf(facts);
  return label === null ? [] : [text.steps.next({ label })];
}

function firstStep(type: PageType, house: Facts['content']['house']): string {
  const { steps } = text;
  if (type === 'pricing' || type === 'event' || type === 'course') return steps[type];
  if (type === 'hospitality') return steps[house ?? 'house'];
  if (SOFTWARE.includes(type)) return steps.software;
  return type === 'service' || type === 'signup' ? steps.service : steps.goods;
}
