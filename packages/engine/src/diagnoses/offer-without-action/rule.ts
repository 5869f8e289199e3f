import { judgedPageType } from '@liftmark/contract/page-types';
import { VIEWPORTS } from '../../capture/snapshot.ts';
import type { Ask } from '../../facts/types/actions.ts';
import type { Price } from '../../facts/types/offer.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { askingForms, buttonsOf, isCall, isReadable, leadCall, plainCalls } from '../asks.ts';
import { defineDiagnosis, distinctNodes, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

const MIN_PRICES = 3;
/** So far below the last price a button is still seen with it, in screens. */
const NEAR = 0.6;
const MIN_CARDS = 2;
/** A list of prices this long needs more than one button, in screens; so many of its prices may lack one. */
const LONG = 1;
const MOST_FAR = 0.5;
const SEVERITY = { no: 2, far: 1.5, list: 1.5, bare: 1.2 };

export const offerWithoutAction = defineDiagnosis(() => ({
  id: 'offer-without-action',
  question: 'action',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['cta-button-style'],
  needs: ['asks', 'forms', 'layout', 'offer', 'choices', 'primaryAction', 'pricedCards'],
  judge(facts) {
    if (!isReadable(facts) || judgedPageType(facts.pageType) === 'article') return null;
    const lead = leadCall(buttonsOf(facts).filter(isCall), facts.primaryAction);
    // The courses of a menu are read in a house, not ordered one by one.
    const type = judgedPageType(facts.pageType);
    const isMenu = type === 'hospitality';
    const isShop = type === 'ecommerce-category';
    return (
      farPrices(facts, lead) ??
      (isShop ? null : longList(facts, lead)) ??
      (isMenu ? null : bareCards(facts, lead))
    );
  },
}));

type Facts = Pick<PageFacts, 'asks' | 'forms' | 'offer' | 'choices' | 'pricedCards'>;

/** Prices without a button beside or below them. */
function farPrices(facts: Facts, lead: Ask | null): Problem | null {
  const prices = pricesOf(facts.offer.prices);
  const [first, last] = [prices[0], prices.at(-1)];
  if (facts.choices.length > 2 || prices.length < MIN_PRICES || !first || !last) return null;
  const span = { from: top(first) - NEAR / 3, to: top(last) + NEAR };
  if (isAnswered(facts, span)) return null;
  return {
    severity: lead === null ? SEVERITY.no : SEVERITY.far,
    confidence: 0.85,
    certain: true,
    evidence: distinctNodes(prices.map(({ evidence }) => evidence)),
    ...text.prices({
      count: prices.length,
      first: first.text,
      last: last.text,
      lead: lead && { label: lead.text, screens: distance(lead, span) },
    }),
  };
}

/** A long list of prices most of which have no button beside or below them, besides one that stays in the header. */
function longList(facts: Facts, lead: Ask | null): Problem | null {
  const prices = pricesOf(facts.offer.prices);
  const [first, last] = [prices[0], prices.at(-1)];
  if (facts.choices.length > 2 || prices.length < MIN_PRICES || !first || !last) return null;
  const screens = top(last) - top(first);
  const rest = { ...facts, asks: facts.asks.filter(({ fixed, place }) => !(fixed && place === 'bar')) };
  const far = prices.filter(
    (price) => !isAnswered(rest, { from: top(price) - NEAR / 3, to: top(price) + NEAR }),
  );
  if (lead === null || screens < LONG || far.length < MIN_PRICES || far.length < MOST_FAR * prices.length) {
    return null;
  }
  return {
    severity: SEVERITY.list,
    confidence: 0.85,
    certain: true,
    evidence: distinctNodes(far.map(({ evidence }) => evidence)),
    ...text.list({
      count: prices.length,
      far: far.length,
      screens,
      first: first.text,
      last: last.text,
      lead: lead.text,
      staysInHeader: lead.fixed && lead.place === 'bar',
    }),
  };
}

/** Cards that show a price and can't be pressed. */
function bareCards({ pricedCards: { bare, total } }: Facts, lead: Ask | null): Problem | null {
  if (bare.length < MIN_CARDS || 2 * bare.length < total) return null;
  return {
    severity: lead === null ? SEVERITY.no : SEVERITY.bare,
    confidence: 0.85,
    certain: true,
    evidence: distinctNodes(bare),
    ...text.cards({ names: bare.map((card) => card.text), lead: lead?.text ?? null }),
  };
}

/** A part of the page, in screens from its top. */
interface Span {
  from: number;
  to: number;
}

function isAnswered({ asks, forms }: Facts, { from, to }: Span): boolean {
  const isThere = (depth: number | null): boolean => depth !== null && depth >= from && depth <= to;
  const buttons = asks.filter(({ buttonLike, place }) => buttonLike && place !== 'menu');
  return (
    [...buttons, ...plainCalls({ asks })].some(({ depth, fixed }) => fixed || isThere(depth.desktop)) ||
    askingForms(forms).some(({ evidence }) => isThere(topOf(evidence)))
  );
}

/** Prices of the offer on desktop, the highest on the page first. */
function pricesOf(prices: PageFacts['offer']['prices']): Price[] {
  return prices
    .filter(({ evidence, amount, struck }) => topOf(evidence) !== null && amount !== null && !struck)
    .toSorted((a, b) => top(a) - top(b));
}

function topOf({ boxes: { desktop } }: Price['evidence']): number | null {
  return desktop && desktop.y / VIEWPORTS.desktop.height;
}

function top({ evidence }: Price): number {
  return topOf(evidence) ?? 0;
}

/** How many screens lie between the prices and the button. */
function distance({ depth: { desktop } }: Ask, { from, to }: Span): number {
  if (desktop === null) return 0;
  return desktop < from ? from - desktop : Math.max(0, desktop - to);
}
