import type { Evidence } from '@liftmark/contract/report';
import brands from '../../../data/tables/brands.json' with { type: 'json' };
import paymentMethods from '../../../data/tables/payment-methods.json' with { type: 'json' };
import { allMatches, firstMatch, mentions, normalize } from '../../language/match.ts';
import { namedBrands } from '../../language/named-brands.ts';
import { type PatternName, pattern } from '../../language/patterns.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import { partAt } from '../../page/sentences.ts';
import type { PageView } from '../../page/view.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import type { FormFact } from '../types/forms.ts';
import type { Offer, Price } from '../types/offer.ts';
import { amountsIn } from './amounts.ts';

type ShippingKind = NonNullable<Offer['costs']['shipping']>['kind'];

const METHODS = Object.entries(paymentMethods).map(
  ([name, method]) => [method, pattern(name as PatternName)] as const,
);
const PROCESSORS = namedBrands(brands.paymentProcessors);

/** Shipping, fees, order total and delivery time, as stated in words. */
export function costsOf(context: FactContext, prices: Price[], forms: FormFact[]): Offer['costs'] {
  const { words, view } = context;
  if (!words) return { shipping: null, freeShipping: null, fees: null, orderTotal: null, deliveryTime: null };
  const { offer } = words;
  const short = context.blocks.filter((block) => block.text.length <= 400);
  const priced = prices.flatMap((price) => view.at(price.evidence.node) ?? []);
  const nearPrice = (block: TextBlock): boolean => priced.some((node) => view.near(node, block.node));
  const evidence = (block: TextBlock): Evidence => context.evidence(block.node, block.text);

  const said = shippingLines(short, offer);
  const shipping = nearestTo(priced[0] ?? null, said);
  const free = said.find(({ kind, threshold }) => kind === 'free' || threshold !== null);
  const feesIn = short.find((block) => mentions(block.text, offer.feesIncluded));
  const feesPlus = short.find((block) => mentions(block.text, offer.feesPlus));
  const fees = feesIn ?? feesPlus;
  const total = totalOf(
    short.filter((block) => block.text.length < 60 && mentions(block.text, offer.orderTotal)),
  );
  const form = forms.map((each) => view.at(each.evidence.node)).find((node) => node !== null);
  return {
    shipping: shipping && {
      kind: shipping.kind,
      nearPrice: nearPrice(shipping.block),
      evidence: evidence(shipping.block),
    },
    freeShipping: free ? context.evidence(free.block.node, freeSaying(free, offer)) : null,
    fees: fees
      ? {
          kind: fees === feesIn ? 'included' : tellsFees(fees, offer) ? 'amount' : 'plus',
          evidence: evidence(fees),
        }
      : null,
    orderTotal: total
      ? { besideForm: form ? view.near(total.node, form) : false, evidence: evidence(total) }
      : null,
    deliveryTime: deliveryTimeOf(short, context, words),
  };
}

/** In a line, else behind a link about shipping. */
function deliveryTimeOf(
  blocks: readonly TextBlock[],
  context: FactContext,
  { offer, links }: LanguageWords,
): Offer['costs']['deliveryTime'] {
  const said = blocks.find(({ text }) => text.length < 220 && mentions(text, offer.deliveryTime));
  const linked = context.links.find(({ label }) => label.length < 50 && mentions(label, links.shipping));
  const node = (said ?? linked)?.node;
  if (!node) return null;
  return { nearAction: context.near(node), linked: !said, evidence: context.evidence(node, said?.text) };
}

/** How far apart, in nodes, the lines of one summary stand. */
const SUMMARY_NODES = 60;

/** The last of the lines that sum up one order: a subtotal stands above what is to be paid. */
function totalOf(lines: readonly TextBlock[]): TextBlock | undefined {
  return lines.reduce<TextBlock | undefined>(
    (last, line) =>
      last === undefined ||
      (line.node.parent?.parent === last.node.parent?.parent &&
        line.node.order - last.node.order < SUMMARY_NODES)
        ? line
        : last,
    undefined,
  );
}

/** Whether the sentence on fees says how much they are; a price beside it is another matter. */
function tellsFees(block: TextBlock, { feesPlus }: LanguageWords['offer']): boolean {
  return amountsIn(normalize(sayingOf(block, feesPlus))).length > 0;
}

/** What a block says with one of these phrases, without what stands before and after. */
function sayingOf({ text }: TextBlock, phrases: Phrases): string {
  const match = firstMatch(text, phrases);
  return match ? partAt(text, match.index) : text;
}

interface ShippingLine {
  block: TextBlock;
  kind: ShippingKind;
  /** Where it says from which order value shipping is free, in the normalized text; null where it does not. */
  threshold: number | null;
}

/** What a line says of free shipping: the sentence with the words for it. */
function freeSaying({ block, threshold }: ShippingLine, words: LanguageWords['offer']): string {
  return mentions(block.text, words.freeShipping) || threshold === null
    ? sayingOf(block, words.freeShipping)
    : partAt(normalize(block.text), threshold);
}

function shippingLines(blocks: readonly TextBlock[], words: LanguageWords['offer']): ShippingLine[] {
  return blocks.flatMap((block) => {
    const text = normalize(block.text);
    const threshold = thresholdIn(text, words);
    const kind = shippingKind(text, threshold, words);
    return kind ? [{ block, kind, threshold }] : [];
  });
}

/**
 * What is said of shipping next to the price: that is about this offer, while a banner at the top speaks of the
 * whole shop. Of two lines as near as each other the first stands.
 */
function nearestTo(price: PageNode | null, lines: readonly ShippingLine[]): ShippingLine | null {
  const distance = ({ block }: ShippingLine): number =>
    price ? Math.abs(block.node.order - price.order) : 0;
  return lines.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** What may stand between the words "free over" and the order value that they are about. */
const TO_VALUE = /^[^.,;:!?|·•()]{0,30}$/;

/** "free over £50", beside words for shipping; "free from plastic, £3.50" is another matter. */
function thresholdIn(text: string, words: LanguageWords['offer']): number | null {
  const sums = amountsIn(text);
  if (sums.length === 0) return null;
  const said = firstMatch(text, words.freeShipping);
  if (said) return said.index;
  if (!mentions(text, words.shippingCost)) return null;
  const from = allMatches(text, words.freeFrom).find((match) => {
    const value = sums.find(({ index }) => index > match.index);
    return value && TO_VALUE.test(text.slice(match.index + match.text.length, value.index));
  });
  return from?.index ?? null;
}

/**
 * "49.90 plus shipping" leaves the cost open, "49.90 plus shipping (6.90)" does not; "£3.50, free over £50" tells what
 * it costs below.
 */
function shippingKind(
  text: string,
  threshold: number | null,
  words: LanguageWords['offer'],
): ShippingKind | null {
  const sums = amountsIn(text);
  if (mentions(text, words.freeShipping)) return threshold === null ? 'free' : 'threshold';
  const plus = firstMatch(text, words.plusShipping);
  if (plus) return sums.some(({ index }) => index > plus.index) ? 'amount' : 'plus';
  if (threshold !== null) return sums.some(({ index }) => index < threshold) ? 'amount' : 'threshold';
  return sums.length > 0 && mentions(text, words.shippingCost) ? 'amount' : null;
}

/** Payment methods shown, who processes them, card fields and what stands beside them. */
export function paymentOf(context: FactContext, forms: FormFact[]): Offer['payment'] {
  const { words, view } = context;
  const said = paymentWords(context);
  const cardFields = forms
    .flatMap(({ fields }) => fields)
    .flatMap(({ kind, evidence }) => (kind === 'card' ? [evidence] : []));
  const card = cardFields[0] ? view.at(cardFields[0].node) : null;
  const reassuring = context.blocks.find(
    ({ node, text }) =>
      card !== null &&
      text.length < MAX_LINE &&
      mentions(text, words?.offer.securePayment) &&
      view.near(node, card),
  );
  return {
    methods: methodsIn(said),
    processor: processorOf(said, view),
    cardFields,
    reassurance: reassuring ? context.evidence(reassuring.node, reassuring.text) : null,
    setApart: card && view.measured ? Boolean(card.parent?.closest(isFramed)) : null,
    coupon: couponOf(context, forms),
  };
}

/** Characters of a line that may name a way to pay. */
const MAX_LINE = 200;

/** What pictures are called, and short lines. */
function paymentWords({ blocks, view }: FactContext): string[] {
  const pictures = view.tagged('img', 'svg', 'use').filter(({ visible }) => visible);
  const lines = blocks.filter(({ text }) => text.length < MAX_LINE);
  const named = pictures.map(
    (node) =>
      `${node.attribute('alt')} ${node.attribute('aria-label')} ${node.attribute('src').slice(0, 200)} ${node.attribute('href')} ${node.names} ${view.label(node)}`,
  );
  return [...named, ...lines.map(({ text }) => text)];
}

function processorOf(said: readonly string[], view: PageView): string | null {
  const frames = view
    .tagged('iframe')
    .map((node) => `${node.attribute('src')} ${node.attribute('title')} ${node.attribute('name')}`);
  const credits = said.filter((text) => pattern('processorCredit').test(text));
  const signs = [...frames, ...credits];
  return PROCESSORS.find(([, pattern]) => signs.some((text) => pattern.test(text)))?.[0] ?? null;
}

function isFramed({ tag, style: { computed } }: PageNode): boolean {
  const width = Number.parseFloat(computed?.['border-top-width'] ?? '0');
  return tag === 'fieldset' || (width > 0 && computed?.['border-top-style'] !== 'none');
}

/** Methods in the order in which they are first said. */
function methodsIn(said: string[]): string[] {
  const all = said.join('\n');
  const some = METHODS.filter(([, pattern]) => pattern.test(all));
  const found = new Set<string>();
  if (some.length === 0) return [];
  for (const text of said) for (const [name, pattern] of some) if (pattern.test(text)) found.add(name);
  return [...found];
}

function couponOf(context: FactContext, forms: FormFact[]): Offer['payment']['coupon'] {
  const field = forms.flatMap((form) => form.fields).find((each) => each.kind === 'coupon');
  if (field) return { state: 'open', evidence: field.evidence };
  const link = context.blocks.find(
    ({ text }) => text.length < 60 && mentions(text, context.words?.offer.coupon),
  );
  return link ? { state: 'behind-link', evidence: context.evidence(link.node, link.text) } : null;
}
