import type { PageType } from '@liftmark/contract/page-types';
import { allMatches, kindsOf, mentions } from '../../languages/match.ts';
import { alternatives, pattern } from '../../languages/patterns.ts';
import { controlsOf } from '../controls.ts';
import type { Price } from '../facts.ts';
import { once } from '../once.ts';
import type { Reading, TextBlock } from '../reading.ts';
import { isAddress, isPhone } from '../trust/contact.ts';

const SOFTWARE = pattern('software');
const PER_SEAT = new RegExp(String.raw`\b${alternatives('per')} ${alternatives('seat')}`, 'i');
const SOFTWARE_KINDS = 3;
const HOURS = new RegExp(
  String.raw`\d{1,2}[:.]\d{2}\s*(?:${alternatives('hourAfter')})?\s*[-–—|]\s*\d{1,2}[:.]\d{2}`,
  'i',
);
const CALLED = /^(tel:|https?:\/\/(wa\.me|api\.whatsapp))/i;

/**
 * Whether the page speaks of software in several words of its trade, or in some and lets customers in or try it. A
 * trial that asks for no card is one that starts by itself, as no workshop's does.
 */
export const isSoftware = once((reading: Reading): boolean => {
  const { view, words, title } = reading;
  const said = `${title}\n${view.content.slice(0, 40_000)}`.match(SOFTWARE) ?? [];
  const kinds = new Set(said.map((word) => word.toLowerCase())).size;
  if (kinds >= SOFTWARE_KINDS) return true;
  if (words === null) return false;
  const labels = controlsOf(view).map(({ text }) => text.slice(0, 60));
  const says = (phrases: readonly string[]): boolean => labels.some((label) => mentions(label, phrases));
  const tried = says(words.offer.trial) || says(words.offer.freePlan);
  const entered = says(words.actions.signIn);
  const unpaid = mentions(view.content.slice(0, 40_000), words.offer.noCard);
  // A gym lets in its members, too, and can be visited.
  if (isVisited(reading)) return false;
  return (tried && (entered || unpaid)) || ((tried || entered) && (kinds > 0 || PER_SEAT.test(view.content)));
});

/** Whether opening hours and a street are told: software has neither. */
export const isVisited = once(
  ({ blocks, words }: Reading): boolean =>
    words !== null &&
    blocks.some(({ text }) => text.length < 200 && HOURS.test(text)) &&
    blocks.some(({ text }) => text.length < 300 && isAddress(text, true)),
);

/** A phone number to tap or a street: a business that people call or visit. It tells the trade apart from software. */
export function addLocal(reading: Reading, add: (type: PageType, points: number) => void): void {
  const { links, blocks, words } = reading;
  const called = links.some(({ href }) => CALLED.test(href));
  const found = blocks.some(({ text }) => text.length < 300 && isAddress(text, true));
  const reached = called || blocks.some(({ text }) => text.length < 200 && isPhone(text));
  const points = ((found ? 1 : 0) + (reached ? 0.6 : 0)) * (isSoftware(reading) ? 0.3 : 1);
  for (const type of ['service', 'hospitality'] as const) add(type, points);
  const named =
    words &&
    links.some(
      ({ label, node }) =>
        node.region === 'header' && label.length < 30 && mentions(label, words.product.services),
    );
  if (named) add('service', 1);
}

const PICTURES = 4;
/** Different words of the trade that a maker who can be called says at least. */
const MAKER_KINDS = 4;
/** Different words of the trade that every maker says. */
const LEAST_KINDS = 2;
/** What a visitor is to say, or somebody else has said. */
const NOT_SPOKEN = new Set(['a', 'button', 'form', 'blockquote', 'q', 'figure', 'td']);

/** One person speaks of their own work and shows it: pictures, no prices, no cart. */
export function addMaker(
  reading: Reading,
  prices: Price[],
  cart: number,
  add: (type: PageType, points: number) => void,
): void {
  const { view, structured } = reading;
  if (cart > 0 || !isMaker(reading, prices.length)) return;
  const shown = ownWords(reading).some(({ node }) => node.region === 'hero' || /^h[12]$/.test(node.tag));
  add('portfolio', shown ? 2 : 1);
  const pictures = view
    .tagged('img')
    .filter(
      ({ visible, box, region }) => visible && region !== 'header' && (box === null || box.width > 120),
    );
  if (pictures.length >= PICTURES) add('portfolio', 1);
  if (structured.some(({ type }) => type === 'Person')) add('portfolio', 0.5);
}

const MAX_PRICES = 2;

/** Whether one person speaks of their own work. Who sells it, answers questions or is called for it does not only show it. */
export function isMaker(reading: Reading, prices: number): boolean {
  return prices <= MAX_PRICES && speaksOfWork(reading);
}

const speaksOfWork = once((reading: Reading): boolean => {
  const { view, words, blocks, links } = reading;
  if (!words) return false;
  const said = kindsOf(
    allMatches(`${reading.title}\n${view.content.slice(0, 60_000)}`, words.pageTypes.portfolio),
  );
  if (persuades(reading)) return false;
  const own = ownWords(reading);
  const ours = blocks.filter(({ text }) => mentions(text, words.proof.firstPerson.plural)).length;
  if (own.length === 0 || ours > own.length) return false;
  // Buyers say "I", too, in words that are quoted to sell.
  if (said < LEAST_KINDS && !own.some(({ node }) => /^h[12]$/.test(node.tag))) return false;
  // Who cures, teaches or repairs says "I" too, but is called, and hardly speaks of works and projects.
  return said >= MAKER_KINDS || !links.some(({ href }) => CALLED.test(href));
});

/** Who lets the work speak guarantees nothing, answers no common questions and quotes no customers. */
export const persuades = once(({ view, words, headings }: Reading): boolean => {
  if (!words) return false;
  if (mentions(view.content.slice(0, 60_000), words.offer.guarantee)) return true;
  const { faqHeadings, proof } = words;
  const titles = headings.map((node) => view.text(node));
  return titles.some((text) => mentions(text, faqHeadings) || mentions(text, proof.testimonialHeadings));
});

/** What somebody says of himself or herself outside of footer, forms and quotations. */
function ownWords({ blocks, words }: Reading): TextBlock[] {
  return blocks.filter(
    ({ node, text }) =>
      words !== null &&
      node.region !== 'footer' &&
      !/["“«„]/.test(text) &&
      node.closest((at) => NOT_SPOKEN.has(at.tag)) === null &&
      mentions(text, words.proof.firstPerson.singular),
  );
}
