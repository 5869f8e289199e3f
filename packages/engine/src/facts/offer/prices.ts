import type { Evidence } from '@liftmark/contract/report';
import { startsWithDigit } from '../../language/characters.ts';
import { allMatches, isPhrase, kindsOf, mentions, normalize } from '../../language/match.ts';
import { parseNumber } from '../../language/number.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { controlsOf } from '../actions/controls.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import type { Price } from '../types/offer.ts';
import { type Amount, amountsIn, CURRENCY } from './amounts.ts';

const GIFT_NAME = pattern('giftName');
const GIFT = pattern('giftWord');

/** "De R$ 697 por R$ 497", "Van € 89 voor € 64": the words after a former price, where those before it are too common. */
const LOWERED = compose(
  String.raw`^,? ?${alternatives('nowFor')} (?:${alternatives('nowOnly')} )?[\p{Sc}\dR]`,
  'iu',
);
const MAX_PRICES = 300;
/** Characters after an amount in which a word says that it is no price. */
const MAX_TAIL = 30;
const PRICE_NAME = pattern('priceName');
/** Characters of a box that is named after the price in it. */
const MAX_NAMED = 40;
const FORMER_NAME = pattern('formerPriceName');

/** What this visitor would pay for what is offered here. Goals, savings, thresholds and mock-ups are left out. */
export function pricesOf(context: FactContext): Price[] {
  if (asksForGifts(context)) return [];
  const prices: Price[] = [];
  const taken: PageNode[] = [];
  for (const node of priceNodes(context)) {
    if (prices.length >= MAX_PRICES) break;
    if (taken.at(-1)?.contains(node)) continue;
    const text = normalize(context.view.text(node));
    const around = contextOf(node, text, context);
    for (const each of pricesIn(node, text, around, context)) prices.push(each);
    taken.push(node);
  }
  return ofItsOwn(prices, context).slice(0, MAX_PRICES);
}

/** The first amount in text that isn't shown, such as a closed accordion. */
export function collapsedPriceOf({ view, model }: FactContext): Evidence | null {
  const hidden = view
    .tagged('#text')
    .find(
      ({ parent, visible, source }) =>
        !visible && parent?.tag !== 'script' && amountsIn(source.text).length > 0,
    );
  return hidden?.parent ? model.evidence(hidden.parent, normalize(hidden.source.text)) : null;
}

/** Where nothing is charged again and again, a sum by the month within a sentence is what others take. */
function ofItsOwn(prices: Price[], context: FactContext): Price[] {
  const isOthers = (price: Price): boolean => recurs(price) && price.evidence.text.length > MAX_NAMED;
  const own = prices.filter((price) => !isOthers(price));
  return own.some((price) => !price.free) && isPaidOnce(context) ? own : prices;
}

/** Whether a line says that what is offered is paid once. */
export function isPaidOnce({ blocks, words }: FactContext): boolean {
  return blocks.some(({ text }) => text.length <= 400 && mentions(text, words?.offer.paidOnce));
}

/** Whether it is charged again and again; a rate by the hour or day is paid for what was done. */
export function recurs({ period }: Price): boolean {
  return period === 'month' || period === 'year' || period === 'week';
}

/** Where gifts are asked for and nothing is sold, amounts say what a gift does. */
function asksForGifts(context: FactContext): boolean {
  const { words, view } = context;
  if (!words) return false;
  const labels = controlsOf(view).map((control) => control.text);
  if (!labels.some((label) => isPhrase(label, words.actions.donate))) return false;
  if (labels.some((label) => isPhrase(label, words.actions.addToCart))) return false;
  const said = allMatches(view.content.slice(0, 40_000), words.pageTypes.nonprofit);
  return kindsOf(said) >= 4;
}

/** The smallest boxes that hold a whole amount, sign and figure in spans of their own included. */
function priceNodes(context: FactContext): PageNode[] {
  const found = context.blocks.flatMap((block) => priceNode(block, context) ?? []);
  return [...new Set(found)].filter((node) => !context.inMockUp(node)).sort((a, b) => a.order - b.order);
}

function priceNode({ node, text }: TextBlock, { view, words, headline }: FactContext): PageNode | null {
  if (text.length > 1200) return null;
  if (amountsIn(text).length > 0) return node;
  if (CURRENCY.test(text) && text.length < 12) return boxOfSum(node, view);
  const isFree = text.length <= 24 && isPhrase(text, words?.offer.free) && !headline?.contains(node);
  if (isFree && (node.style.fontSizePx >= 22 || HEADING_TAGS.has(node.tag))) return node;
  return (isFree || /^\d{1,4}([.,]\d{2})?$/.test(text)) && isNamedPrice(node, view) ? node : null;
}

/** The small box around the sign of a currency that holds the figure too. */
function boxOfSum(sign: PageNode, view: PageView): PageNode | null {
  for (let at = sign.parent, step = 0; at && step < 3; at = at.parent, step++) {
    if (view.textLength(at) > 60) return null;
    if (amountsIn(view.text(at)).length > 0) return at;
  }
  return null;
}

function isNamedPrice(node: PageNode, view: PageView): boolean {
  return node.closest((at) => PRICE_NAME.test(at.names) && view.textLength(at) < MAX_NAMED) !== null;
}

/** The words around a short price: its small box. */
function contextOf(node: PageNode, text: string, context: FactContext): string {
  if (text.length > 40) return text;
  for (let at = node.parent, step = 0; at && step < 2; at = at.parent, step++) {
    const length = context.view.textLength(at);
    if (length > text.length + 3 && length <= 140) return normalize(context.view.text(at));
    if (length > 140) break;
  }
  return text;
}

function pricesIn(node: PageNode, text: string, around: string, context: FactContext): Price[] {
  const { words } = context;
  if (
    isAsked(node, context) ||
    mentions(context.headingFor(node), context.words?.offer.insured) ||
    isFigure(node, text, context)
  )
    return [];
  const base = {
    nearAction: context.near(node),
    depth: context.model.depth(node),
    evidence: context.evidence(node, text),
  };
  const amounts = amountsIn(text);
  if (amounts.length === 0) return [{ ...plainPrice(node, text, around, words), ...base }];
  // Of all of the text, so that a long one with many amounts is asked once.
  if (mentions(text, words?.offer.freeShipping) || mentions(text, words?.offer.giftPurpose)) return [];
  return amounts
    .values()
    .filter((each) => isPrice(each, text, around, context))
    .take(MAX_PRICES)
    .map((each) => {
      const after = text.slice(each.index + each.text.length, each.index + each.text.length + 40);
      const near =
        after.trim() !== '' ? after : around.slice(around.indexOf(each.text) + each.text.length).slice(0, 40);
      const before = text.slice(Math.max(0, each.index - 24), each.index);
      return {
        amount: each.amount,
        currency: each.currency,
        text: each.text.trim(),
        period: words ? periodIn(near, words) : null,
        unit: words ? unitIn(near, words) : null,
        free: each.amount === 0,
        struck:
          isStruck(node) ||
          struckWithin(node, each.text, context) ||
          (words !== null &&
            amounts.length > 1 &&
            (mentions(before, words.offer.formerPrice) || LOWERED.test(after))),
        ...base,
      };
    })
    .toArray();
}

/** "Free", or a figure without the sign of a currency. */
function plainPrice(
  node: PageNode,
  text: string,
  around: string,
  words: LanguageWords | null,
): Omit<Price, 'nearAction' | 'depth' | 'evidence'> {
  const plain = startsWithDigit(text) ? parseNumber(text) : null;
  return {
    amount: plain || null,
    currency: null,
    text,
    period: words ? periodIn(around, words) : null,
    unit: null,
    free: !plain,
    struck: isStruck(node),
  };
}

/** What ends a sentence, or sets apart the parts of a line. */
const PARTED = /[.!?•|✦★]\s/;

/** Amounts to give, to earn, to save or to reach are no prices. */
function isPrice(amount: Amount, text: string, around: string, context: FactContext): boolean {
  const { words } = context;
  if (/^\s?-|[-–]\s?$/.test(text.slice(Math.max(0, amount.index - 2), amount.index)) && text.length < 12)
    return false;
  if (!words) return true;
  const short = text.length <= 40;
  const place = around.indexOf(amount.text);
  const before = short
    ? around.slice(Math.max(0, place - 30), place)
    : text.slice(Math.max(0, amount.index - 30), amount.index);
  const tail = short
    ? around.slice(place + amount.text.length, place + amount.text.length + MAX_TAIL)
    : text.slice(amount.index + amount.text.length, amount.index + amount.text.length + MAX_TAIL);
  const sentence = before.split(PARTED).at(-1) ?? '';
  if (
    isNoPrice(sentence, words) &&
    !mentions(sentence, words.offer.formerPrice) &&
    !INVESTMENT.test(sentence)
  )
    return false;
  if (isNoPrice(tail.split(PARTED)[0] ?? '', words)) return false;
  return !(
    mentions(sentence, words.offer.shippingCost) ||
    isShippingFee(text.slice(amount.index + amount.text.length).slice(0, 24), words)
  );
}

/** What photographers and coaches call their price. */
const INVESTMENT = compose(String.raw`(?<!\p{L})${alternatives('investment')}\s?:\s*$`, 'iu');

function isNoPrice(around: string, { offer }: LanguageWords): boolean {
  return mentions(around, offer.amountNever) || mentions(around, offer.insured);
}

/** "4.90 shipping", but neither "49.90 plus shipping" nor "49.90, free shipping". */
function isShippingFee(after: string, { offer }: LanguageWords): boolean {
  return (
    mentions(after, offer.shippingCost) &&
    !mentions(after, offer.plusShipping) &&
    !mentions(after, offer.freeShipping)
  );
}

/** In a quotation, a donation form, or a customer's story the figure is not what is asked here. */
function isAsked(node: PageNode, context: FactContext): boolean {
  const { words } = context;
  if (node.closest((at) => at.tag === 'blockquote' || at.tag === 'q' || pattern('storyName').test(at.names)))
    return true;
  const gift = node.closest((at) => at.tag === 'form' || at.tag === 'fieldset' || GIFT_NAME.test(at.names));
  if (!gift || gift.tag === 'body' || gift.tag === 'html') return false;
  const said = context.view.text(gift).slice(0, 2000);
  return words
    ? mentions(said, words.actions.donate) || (mentions(said, words.forms.donation) && GIFT.test(said))
    : false;
}

/** "$0" among "2" and "5.0", alike in looks: one of the figures that speak for the offer. */
function isFigure({ tag, source, section }: PageNode, text: string, { view }: FactContext): boolean {
  const look = source.attributes.class ?? '';
  if (look === '' || !/^\D{1,3}0$/.test(text)) return false;
  return view
    .tagged(tag)
    .some(
      (other) =>
        other.visible &&
        other.section === section &&
        other.attribute('class') === look &&
        /^\d[\d.,]*[%+kx]?$/i.test(view.text(other)),
    );
}

function isStruck(node: PageNode): boolean {
  const isFormer = ({ names }: PageNode): boolean => FORMER_NAME.test(names) && PRICE_NAME.test(names);
  return node.closest((at) => at.isStruckThrough || isFormer(at)) !== null;
}

function struckWithin(node: PageNode, text: string, { view }: FactContext): boolean {
  const isStruckPart = (at: PageNode): boolean => at.isElement && at.visible && at.isStruckThrough;
  const parts = view.nodes.slice(node.order + 1, node.end).filter(isStruckPart);
  return parts.some((part) => normalize(view.text(part)).includes(text.trim()));
}

function periodIn(text: string, words: LanguageWords): Price['period'] {
  const near = text.slice(0, 40);
  const { periods } = words.offer;
  for (const period of ['month', 'year', 'week', 'day', 'hour', 'once'] as const)
    if (mentions(near, periods[period])) return period;
  return null;
}

function unitIn(text: string, words: LanguageWords): string | null {
  const found =
    text
      .slice(0, 40)
      .toLowerCase()
      .match(/[\p{L}²]+/gu) ?? [];
  return found.find((word) => words.offer.units.includes(word)) ?? null;
}
