import { mentions, normalize } from '../../languages/match.ts';
import type { Review, Testimonial } from '../facts.ts';
import { amountsIn } from '../offer/amounts.ts';
import type { PageNode } from '../page/node.ts';
import { isPicture, type Reading, type TextBlock } from '../reading.ts';
import {
  adoptedPerson,
  INITIALS,
  INSIDE,
  isStaff,
  OPENING,
  type Person,
  personOf,
  SIGNED,
} from './speaker.ts';
import { starsIn } from './stars.ts';

const HINT =
  /testimonial|(^|[\s_-])(customer-?)?(quotes?|reviews?|feedback|recommendation)([\s_-]|$)|review-?(card|item|text|body)|social-?proof/i;
/** Names that a place to ask for a price bears too. */
const PRICE_HINT = /(^|[\s_-])(quotes?|feedback)([\s_-]|$)/i;
const NO_QUOTE = /pull-?quote|price-?quote|get-?quote|quote-?(form|request)|block-?quote-?solution/i;
const CLOSED = /["“”«»’][.!]?$/u;
const MIN_CHARACTERS = 25;
const MAX_CHARACTERS = 1600;
const MAX_ATTRIBUTION = 90;
const PLATFORMS =
  /google|trustpilot|yelp|tripadvisor|capterra|g2|facebook|trusted shops|booking\.com|airbnb|app store|google play|product hunt/i;
const MAX_ITEMS = 200;
const FIELDS = new Set(['form', 'input', 'textarea', 'select']);

interface Quotation {
  block: TextBlock;
  card: PageNode;
  others: TextBlock[];
  text: string;
}

export interface Voices {
  testimonials: Testimonial[];
  reviews: Review[];
}

/**
 * Words of customers, quoted: a quotation (by markup, marks, or a testimonial's card) with the person it is from.
 * Pull quotes, mottos and words of the page's own people are none. The same words of the same person count once.
 */
export function voicesOf(reading: Reading): Voices {
  const seen = new Set<string>();
  const voices: Voices = { testimonials: [], reviews: [] };
  for (const [quotation, testimonial] of heard(reading)) {
    const key = `${normalize(testimonial.text).toLowerCase()}|${testimonial.name ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    voices.testimonials.push(testimonial);
    const review = reviewOf(quotation, testimonial, reading);
    if (review) voices.reviews.push(review);
  }
  return voices;
}

/** Testimonials in reading order; what is built like its neighbor and signed like it is one too. */
function heard(reading: Reading): [Quotation, Testimonial][] {
  const found: [Quotation, Testimonial][] = [];
  const unsure: Quotation[] = [];
  const done = new Set<PageNode>();
  const rows = new Set<string>();
  for (let place = 0; place < reading.blocks.length && found.length < MAX_ITEMS; place++) {
    const quotation = quotationAt(place, reading);
    if (!quotation || done.has(quotation.card)) continue;
    const testimonial = judge(quotation, reading);
    if (testimonial) {
      done.add(quotation.card);
      rows.add(rowOf(quotation.card));
      found.push([quotation, testimonial]);
    } else if (isSigned(quotation)) unsure.push(quotation);
  }
  for (const quotation of unsure) {
    if (done.has(quotation.card) || !rows.has(rowOf(quotation.card))) continue;
    done.add(quotation.card);
    found.push([quotation, testimonialOf(quotation, adoptedPerson(quotation.others), reading)]);
  }
  return found.toSorted(([a], [b]) => a.card.order - b.card.order);
}

/** The same for boxes side by side that are built alike. */
function rowOf(card: PageNode): string {
  return `${card.parent?.order} ${card.tag} ${card.attribute('class')}`;
}

/** A whole sentence and below it one short line that begins with a name. */
function isSigned({ text, others, block }: Quotation): boolean {
  const [line] = others;
  return (
    others.length === 1 &&
    line !== undefined &&
    line.node.order > block.node.order &&
    line.text.length <= 60 &&
    SIGNED.test(line.text) &&
    /[.!?…]["”»]?$/.test(text)
  );
}

function quotationAt(place: number, reading: Reading): Quotation | null {
  const block = reading.blocks[place];
  if (!block || block.text.length < MIN_CHARACTERS || block.text.length > MAX_CHARACTERS) return null;
  if (block.text.split(' ').length < 5 || (/^h[1-4]$/.test(block.node.tag) && !OPENING.test(block.text)))
    return null;
  if (block.node.region === 'header' || block.node.closest((at) => at.tag === 'form' || at.tag === 'details'))
    return null;
  const card = INSIDE.test(block.text) ? block.node : cardOf(block, reading);
  const others = neighbors(place, card, reading).filter(
    (other) => other.text.length <= MAX_ATTRIBUTION && !/^h[12]$/.test(other.node.tag),
  );
  const signature = others.length === 0 ? signatureOf(place, reading) : null;
  return { block, card, others: signature ? [signature] : others, text: block.text };
}

/** The short line right after a whole quotation, as text editors write who said it. */
function signatureOf(place: number, { blocks }: Reading): TextBlock | null {
  const block = blocks[place];
  const next = blocks[place + 1];
  if (!block || !next || !OPENING.test(block.text) || !CLOSED.test(block.text)) return null;
  const beside = next.node.parent === block.node.parent && next.text.length <= MAX_ATTRIBUTION;
  return beside && !/^h\d$/.test(next.node.tag) ? next : null;
}

/** The smallest box around the words that also holds who said them, and little more. */
function cardOf(block: TextBlock, reading: Reading): PageNode {
  const { view } = reading;
  let card = block.node;
  for (let at: PageNode | null = block.node, step = 0; at && step < 6; at = at.parent, step++) {
    if (at.tag === 'body' || at.tag === 'main' || view.textLength(at) > block.text.length + 260) break;
    card = at;
    if (view.textLength(at) > block.text.length + 4) {
      const parent = at.parent;
      const widens = parent && parent.tag !== 'body' && !hasPeer(at, reading);
      return widens && view.textLength(parent) <= block.text.length + 160 ? parent : at;
    }
  }
  return card;
}

/** Another box of the same kind beside it, with about as many words: the next card. */
function hasPeer(node: PageNode, { view }: Reading): boolean {
  const { count, longest, second } = view.peers(node);
  const own = view.textLength(node);
  const others = node.visible ? count - 1 : count;
  const most = node.visible && own === longest ? second : longest;
  return others > 0 && most >= 0.4 * own;
}

function neighbors(place: number, card: PageNode, reading: Reading): TextBlock[] {
  const found: TextBlock[] = [];
  for (const direction of [1, -1]) {
    for (let at = place + direction; found.length < 8; at += direction) {
      const other = reading.blocks[at];
      if (!other || !card.contains(other.node)) break;
      found.push(other);
    }
  }
  return found;
}

function judge({ block, card, others, text }: Quotation, reading: Reading): Testimonial | null {
  const { words } = reading;
  const hinted = hintedBy(block.node);
  const tagged = block.node.closest((at) => at.tag === 'blockquote' || at.tag === 'q') !== null;
  const quoted = OPENING.test(text) && (CLOSED.test(text) || INSIDE.test(text) || text.length > 60);
  const within = /["“„«].{25,}["”“»]\s*[-–—]\s*\p{Lu}/u.test(text);
  const heading = `${block.heading} ${reading.sectionHeading(block.node)}`;
  const headed = words !== null && mentions(heading, words.proof.testimonialHeadings);
  const starred = isStarred({ block, card, others, text }, reading);
  const person = personOf(block, others, text);
  const told = person !== null && isTold(block, person, text, reading);
  if (!hinted && !tagged && !quoted && !headed && !within && !starred && !told) return null;
  if (words && !headed && mentions(heading, words.proof.staff)) return null;
  if (block.node.region === 'footer' && !hinted) return null;
  if (person?.name && isStaff(`${person.line} ${person.role ?? ''}`, reading)) return null;
  const quotation = tagged || quoted || within;
  const marked = quoted || within;
  // A box with a heading above its text is a part of the offer, whatever the heading looks like.
  if (person?.above && !marked && !hinted && !starred && !told) return null;
  const whole = /^h[1-3]$/.test(block.node.tag);
  if (person && !headed && !starred && (whole || !hinted) && isMotto(person, block, card, reading))
    return null;
  const enough = person
    ? quotation || hinted || starred || told || (headed && isCard(block, reading))
    : starred ||
      (hinted && quotation) ||
      ((headed || (quoted && isCard(block, reading) && (tagged || others.length > 0))) &&
        quotation &&
        text.split(' ').length >= 6);
  if (!enough || (!person && !starred && inArticle(block.node))) return null;
  const signed = starred ? (others[0]?.text.split(',')[0] ?? null) : null;
  return testimonialOf({ block, card, others, text }, person, reading, signed);
}

function testimonialOf(
  { card, text }: Quotation,
  person: Person | null,
  reading: Reading,
  signed: string | null = null,
): Testimonial {
  return {
    text: spokenPart(text).replace(/^["“„«»‘‚”\s]+|["“”«»’\s]+$/gu, ''),
    name: person?.name ?? signed,
    initialsOnly: person?.name ? INITIALS.test(person.name) : false,
    role: person?.role ?? null,
    firm: person?.firm ?? null,
    place: person?.place ?? null,
    photo: picturesIn(card, reading),
    evidence: reading.evidence(card, text),
  };
}

/** Words about oneself in one of several cards, with a full name below them: a letter, a post. */
function isTold(block: TextBlock, { name, above }: Person, text: string, reading: Reading): boolean {
  const { words } = reading;
  if (!words || above || name === null || !/[.!?…]["”»]?$/.test(text)) return false;
  if (!/\s|@/.test(name) || !isCard(block, reading)) return false;
  const { singular, plural } = words.proof.firstPerson;
  return mentions(text, singular) || mentions(text, plural);
}

/** A quotation by itself, of somebody of whom only the name is told: words of the famous. */
function isMotto({ role, firm, place }: Person, block: TextBlock, card: PageNode, reading: Reading): boolean {
  return (
    role === null && firm === null && place === null && !isCard(block, reading) && !picturesIn(card, reading)
  );
}

/** Words below a row of stars, one card of several; cards with a price are products. */
function isStarred({ block, card, others, text }: Quotation, reading: Reading): boolean {
  const { words } = reading;
  const summed = others.some(
    (other) => words !== null && /\d/.test(other.text) && mentions(other.text, words.proof.reviews),
  );
  if (summed) return false;
  if (/^[★☆⭐\d]/u.test(text) || !isCard(block, reading) || starsIn(card, reading) === null) return false;
  return amountsIn(reading.view.text(card)).length === 0;
}

/** The quotation without the speaker named behind it. */
function spokenPart(text: string): string {
  const speaker = OPENING.test(text) ? INSIDE.exec(text)?.[1] : undefined;
  return speaker === undefined ? text : text.slice(0, -speaker.length).replace(/[\s–—-]+$/, '');
}

function hintedBy(node: PageNode): boolean {
  let step = 0;
  const hint = node.closest((at) => {
    step++;
    if (at.tag === 'body' || at.tag === 'main' || step > 7) return true;
    return (HINT.test(at.names) && !NO_QUOTE.test(at.names)) || /Review$/.test(at.attribute('itemtype'));
  });
  return (
    hint !== null &&
    (HINT.test(hint.names) || /Review$/.test(hint.attribute('itemtype'))) &&
    hint.tag !== 'body' &&
    !(PRICE_HINT.test(hint.names) && asks(hint))
  );
}

const asking = new WeakMap<PageNode, boolean>();

/** Whether the box holds a form: then its quote is a price. Looked for once per box. */
function asks(node: PageNode): boolean {
  let answer = asking.get(node);
  if (answer === undefined) {
    answer = FIELDS.has(node.tag) || node.children.some(asks);
    asking.set(node, answer);
  }
  return answer;
}

/** One of several like it: a card in a row or list. */
function isCard(block: TextBlock, { view }: Reading): boolean {
  let at: PageNode | null = block.node;
  for (let step = 0; at?.parent && step < 5; at = at.parent, step++) {
    if (at.tag !== 'p' && view.peers(at).count >= 2) return true;
  }
  return false;
}

function inArticle(node: PageNode): boolean {
  return node.closest((at) => at.tag === 'article') !== null;
}

function picturesIn(card: PageNode, reading: Reading): boolean {
  for (let order = card.order; order < card.end; order++) {
    const node = reading.view.nodes[order];
    if (!node?.visible || !isPicture(node) || node.tag === 'svg') continue;
    if (
      /logo|star|quote|icon|rating/i.test(
        `${node.names} ${node.attribute('src').slice(-80)} ${node.attribute('alt')}`,
      )
    )
      continue;
    if (!node.box || node.box.width >= 24) return true;
  }
  return false;
}

function reviewOf({ card, others }: Quotation, voice: Testimonial, reading: Reading): Review | null {
  const { words, view } = reading;
  const stars = starsIn(card, reading);
  const said = view.text(card);
  const date =
    others.find((other) => /\b(19|20)\d{2}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(other.text))?.text ?? null;
  const reviewed = card.closest(
    (at) => /(^|[\s_-])reviews?([\s_-]|$)/i.test(at.names) || /Review$/.test(at.attribute('itemtype')),
  );
  if (stars === null && date === null && !reviewed) return null;
  return {
    text: voice.text,
    stars,
    date,
    author: voice.name,
    verified: words !== null && mentions(said, words.proof.verified),
    platform: PLATFORMS.exec(others.map((other) => other.text).join(' '))?.[0] ?? null,
    evidence: voice.evidence,
  };
}
