import type { Evidence } from '@liftmark/contract/report';
import { startsWithDigit } from '../../language/characters.ts';
import { mentions, normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { contentStems } from '../../language/stem.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import { amountsIn } from '../offer/amounts.ts';
import type { PromisedTerm, PromiseKind } from '../types/message.ts';
import type { Offer, OfferTerm, Price } from '../types/offer.ts';
import { lengthsIn, type Promised, promisesIn, sharesIn } from './message-promises.ts';

/** What the page says about a promise. */
type Said = Pick<PromisedTerm, 'onPage' | 'evidence'>;

/** The page as promises are looked for in it. */
interface Page {
  context: FactContext;
  words: LanguageWords | null;
  offer: Offer;
  /** Texts that aren't long enough to be about everything. */
  blocks: readonly TextBlock[];
}

const LONGEST = 1200;
/** A line as short speaks of one thing. */
const SHORT = 220;
/** A page with more prices or discounts than this sells many things: which of them is meant is unknown. */
const MOST_ALIKE = 6;
const MOST_EVIDENCE = 3;

/** The promises of a message, each with what the page says about it. */
export function pagePromises(context: FactContext, message: string, offer: Offer): PromisedTerm[] {
  const blocks = context.blocks.filter(({ node, text }) => text.length <= LONGEST && !context.inMockUp(node));
  const page = { context, words: context.words, offer, blocks };
  return promisesIn(message, context.words).map((promised) => {
    const { onPage, evidence } = READERS[promised.kind](promised, page);
    const shown = evidence.slice(0, MOST_EVIDENCE);
    return {
      kind: promised.kind,
      wording: promised.wording,
      onPage,
      evidence: shown,
      aboveFold: shown.some((item) => isAboveFold(item, context)),
    };
  });
}

function isAboveFold({ node }: Evidence, { model, view }: FactContext): boolean {
  const at = view.at(node);
  if (!at) return false;
  const { desktop, mobile } = model.depth(at);
  return [desktop, mobile].some((depth) => depth !== null && depth < 1);
}

const MISSING: Said = { onPage: 'missing', evidence: [] };

type Reader = (promised: Promised, page: Page) => Said;

/** What the page says about each kind of promise. */
const READERS: Record<PromiseKind, Reader> = {
  price: priceSaid,
  saving: (promised, page) => stated(amountBlocks(promised, page), page),
  percentage: shareSaid,
  trial: (promised, { offer }) => trialSaid(promised, offer),
  shipping: withWords(shippingSaid),
  guarantee: withWords(guaranteeSaid),
  cancellation: (_promised, { offer: { terms } }) =>
    oneOf(terms.filter(({ kind, negated }) => kind === 'cancellation' && !negated)),
  noCard: withWords(cardSaid),
  delivery: (_promised, { offer: { costs } }) =>
    costs.deliveryTime ? same([costs.deliveryTime.evidence]) : MISSING,
  free: withWords(freeSaid),
};

/** Terms are only recognized in languages with word lists. */
function withWords(read: (promised: Promised, page: Page, words: LanguageWords) => Said): Reader {
  return (promised, page) => (page.words ? read(promised, page, page.words) : MISSING);
}

function same(evidence: Evidence[]): Said {
  return { onPage: 'same', evidence };
}

function different(evidence: Evidence[]): Said {
  return { onPage: 'different', evidence };
}

function vaguer(evidence: Evidence[]): Said {
  return { onPage: 'missing', evidence };
}

function stated(blocks: readonly TextBlock[], { context }: Page): Said {
  return blocks.length === 0 ? MISSING : same(blocks.map(({ node, text }) => context.evidence(node, text)));
}

function oneOf(terms: readonly OfferTerm[]): Said {
  return terms.length === 0 ? MISSING : same(terms.map(({ evidence }) => evidence));
}

function amountBlocks({ amount }: Promised, { blocks }: Page): TextBlock[] {
  return blocks.filter(({ text }) => amountsIn(normalize(text)).some((each) => isEqual(each, amount)));
}

function isEqual(
  a: Pick<Price, 'amount' | 'currency'>,
  b: Pick<Price, 'amount' | 'currency'> | null,
): boolean {
  return b !== null && a.amount === b.amount && isSameCurrency(a, b);
}

/** Where one of them is unknown, they may be the same. */
function isSameCurrency(a: Pick<Price, 'currency'>, b: Pick<Price, 'currency'>): boolean {
  return a.currency === null || b.currency === null || a.currency === b.currency;
}

/** The page contradicts a price where every comparable one is higher: a lower one disappoints no visitor. */
function priceSaid(promised: Promised, page: Page): Said {
  const { prices } = page.offer;
  const equal = prices.filter((price) => isEqual(price, promised.amount));
  if (equal.length > 0) return same(equal.map(({ evidence }) => evidence));
  const found = stated(amountBlocks(promised, page), page);
  if (found.onPage === 'same' || promised.amount === null) return found;
  return compared(
    prices.filter((price) => isComparable(price, promised)),
    promised,
  );
}

function isComparable(price: Price, { amount, period }: Promised): boolean {
  const isAsked = !price.free && !price.struck && (period === null || price.period === period);
  return isAsked && amount !== null && isSameCurrency(price, amount);
}

function compared(prices: readonly Price[], { amount, isLimit }: Promised): Said {
  const lower = prices.filter((price) => sumOf(price) <= sumOf(amount));
  if (isLimit && lower.length > 0) return same(lower.map(({ evidence }) => evidence));
  const isOneOffer = new Set(prices.map((price) => price.amount)).size <= MOST_ALIKE;
  if (prices.length === 0 || lower.length > 0 || !(isLimit || isOneOffer)) return MISSING;
  return different(prices.toSorted((a, b) => sumOf(a) - sumOf(b)).map(({ evidence }) => evidence));
}

function sumOf(price: Pick<Price, 'amount'> | null): number {
  return price?.amount ?? 0;
}

const OFF = pattern('discountWord');

function shareSaid({ share }: Promised, page: Page): Said {
  const { blocks, context, words, offer } = page;
  const equal = blocks.filter(({ text }) => sharesIn(normalize(text)).some((each) => each.share === share));
  if (equal.length > 0) return stated(equal, page);
  const lowered = offer.prices.filter((price, index) => {
    const former = [offer.prices[index - 1], offer.prices[index + 1]].find((other) => other?.struck);
    return former && !price.struck && Math.round(savedShare(former, price)) === share;
  });
  if (lowered.length > 0) return same(lowered.map(({ evidence }) => evidence));
  const isDiscount = (text: string) => OFF.test(text) || (words && mentions(text, words.urgency.gain));
  const others = blocks.filter(
    ({ text }) => text.length <= SHORT && sharesIn(normalize(text)).length > 0 && isDiscount(normalize(text)),
  );
  const shares = new Set(others.flatMap(({ text }) => sharesIn(normalize(text)).map((each) => each.share)));
  return others.length === 0 || shares.size > MOST_ALIKE
    ? MISSING
    : different(others.map(({ node, text }) => context.evidence(node, text)));
}

/** In percent. */
function savedShare(former: Price, now: Price): number {
  return former.amount ? 100 * (1 - (now.amount ?? 0) / former.amount) : 0;
}

function trialSaid({ days }: Promised, { trial }: Offer): Said {
  if (trial === null) return MISSING;
  if (days === null || trial.days === days) return same([trial.evidence]);
  return trial.days === null ? vaguer([trial.evidence]) : different([trial.evidence]);
}

/** Free without a condition or from that order value keeps the promise; a cost or another value breaks it. */
function shippingSaid({ amount }: Promised, page: Page, { offer: words }: LanguageWords): Said {
  const { blocks, context, offer } = page;
  const lines = blocks.filter(({ text }) => text.length <= SHORT && mentions(text, words.freeShipping));
  const sumsOf = ({ text }: TextBlock) => amountsIn(normalize(text));
  const keeping = lines.filter((line) => {
    const sums = sumsOf(line);
    return sums.length === 0 || sums.some((sum) => isEqual(sum, amount));
  });
  if (keeping.length > 0) return stated(keeping, page);
  if (lines.length > 0) return different(lines.map(({ node, text }) => context.evidence(node, text)));
  const { shipping } = offer.costs;
  if (shipping === null) return MISSING;
  return shipping.kind === 'free' ? same([shipping.evidence]) : different([shipping.evidence]);
}

/** Lengths beyond this are those of a warranty, which says nothing about returns. */
const LONG_TERM = 200;

function guaranteeSaid(
  { days, phrase }: Promised,
  { offer: { terms, guarantee } }: Page,
  words: LanguageWords,
): Said {
  const wanted = new Set(contentStems(phrase, words));
  const about = terms
    .filter(({ kind }) => kind !== 'cancellation')
    .filter(({ text }) => contentStems(text, words).some((stem) => wanted.has(stem)));
  const positive = about.filter(({ negated }) => !negated);
  if (positive.length === 0 && about.length > 0) return different(about.map(({ evidence }) => evidence));
  if (days === null) {
    if (positive.length > 0) return oneOf(positive);
    return vaguer(guarantee.evidence);
  }
  const timed = terms
    .filter(({ kind, negated }) => kind !== 'cancellation' && !negated)
    .map((term) => ({ term, lengths: lengthsIn(normalize(term.text), words).map((span) => span.days) }));
  const equal = timed.filter(({ lengths }) => lengths.includes(days));
  if (equal.length > 0) return oneOf(equal.map(({ term }) => term));
  const others = timed.filter(
    ({ term, lengths }) =>
      positive.includes(term) && lengths.some((each) => each < LONG_TERM === days < LONG_TERM),
  );
  return others.length > 0
    ? different(others.map(({ term }) => term.evidence))
    : vaguer(positive.map(({ evidence }) => evidence));
}

function cardSaid(_promised: Promised, page: Page, { offer }: LanguageWords): Said {
  const saying = (phrases: Phrases) =>
    page.blocks.filter(({ text }) => text.length <= SHORT && mentions(text, phrases));
  const kept = saying(offer.noCard);
  if (kept.length > 0) return stated(kept, page);
  const needed = saying(offer.cardNeeded);
  return needed.length > 0
    ? different(needed.map(({ node, text }) => page.context.evidence(node, text)))
    : MISSING;
}

/** A free offer keeps the promise, unless the message names a thing that the page never mentions. */
function freeSaid({ wording }: Promised, { offer, context }: Page, words: LanguageWords): Said {
  const { present, evidence } = offer.freeOffer;
  if (!present) return MISSING;
  const ignored = new Set(
    [words.offer.free, words.actions.verbs, words.numberWords].flatMap((phrases) =>
      phrases.flatMap((each) => contentStems(each, words)),
    ),
  );
  const things = contentStems(wording, words).filter((stem) => !ignored.has(stem) && !startsWithDigit(stem));
  const there = new Set(contentStems(context.view.content, words));
  return things.length === 0 || things.some((stem) => there.has(stem)) ? same(evidence) : vaguer(evidence);
}
