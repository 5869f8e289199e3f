import { hasDigit } from '../../language/characters.ts';
import { mentions } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { endsSentence } from '../../language/punctuation.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import { type FactContext, isPicture, type TextBlock } from '../fact-context.ts';
import { amountsIn } from '../offer/amounts.ts';
import type { Quotation } from './quotation.ts';
import { isShortened, type Person } from './speaker.ts';
import { starsIn } from './stars.ts';

/** Whether the page marks it as a review for search engines. */
export function isReview(node: PageNode): boolean {
  return node.attribute('itemtype').endsWith('Review');
}

const HINT = pattern('testimonialName');
/** Names that a place to ask for a price bears too. */
const PRICE_HINT = pattern('priceQuoteName');
const NO_QUOTE = pattern('noQuoteName');
/** What is named after the whole page. */
const NAMES_PAGE = new Set(['body', 'header']);
const MAX_HINT_STEPS = 7;
const QUOTING = new Set(['blockquote', 'q', 'p']);
const FIELDS = new Set(['form', 'input', 'textarea', 'select']);

/** Whether a box around the words bears the name of a testimonial or review, and asks for nothing itself. */
export function hintedBy(node: PageNode): boolean {
  let step = 0;
  const hint = node.closest((at) => {
    step++;
    if (at.tag === 'body' || at.tag === 'main' || step > MAX_HINT_STEPS) return true;
    return (HINT.test(at.names) && !NO_QUOTE.test(at.names)) || isReview(at);
  });
  return (
    hint !== null &&
    (HINT.test(hint.names) || isReview(hint)) &&
    !NAMES_PAGE.has(hint.tag) &&
    !(PRICE_HINT.test(hint.names) && asks(hint))
  );
}

const VOICE_BOX = pattern('reviewName');

/** The box around the words that is named after what customers say, not after quotations of any kind. */
export function voiceBoxOf(node: PageNode): PageNode | null {
  let step = 0;
  const box = node.closest((at) => ++step > MAX_HINT_STEPS || VOICE_BOX.test(at.names));
  return box !== null && VOICE_BOX.test(box.names) && !NAMES_PAGE.has(box.tag) ? box : null;
}

/** Whether a picture in the card is called that of a testimonial. A box of many lines is asked for each of them. */
export const isPortrayed = memoize((card: PageNode, { view }: FactContext): boolean =>
  view
    .subtree(card)
    .some(
      (node) =>
        node.tag === 'img' &&
        pattern('testimonialPicture').test(`${node.attribute('alt')} ${node.attribute('src')}`),
    ),
);

const MARK = pattern('quoteMarkName');
const MARK_GLYPHS = /^["“”„«»❝❞]{0,2}$/u;

/** Whether a quotation mark is drawn in the card, as an icon, a picture or a sign of its own. */
export const isMarked = memoize((card: PageNode, { view }: FactContext): boolean =>
  view
    .subtree(card)
    .some(
      (node) =>
        node !== card &&
        node.isElement &&
        !QUOTING.has(node.tag) &&
        (MARK.test(node.attribute('class')) ||
          (node.tag === 'img' && MARK.test(`${node.attribute('alt')} ${node.attribute('src')}`))) &&
        MARK_GLYPHS.test(view.text(node).trim()),
    ),
);

/** Whether title or first heading say that the whole page is what customers say. */
export const isVoicesPage = memoize(({ view, words, headings, title }: FactContext): boolean => {
  const first = headings.find((node) => node.tag === 'h1');
  return mentions(`${title} . ${first ? view.text(first) : ''}`, words?.proof.testimonialHeadings);
});

/** Whether the box holds a form: then its quote is a price. Looked for once per box. */
const asks: (node: PageNode) => boolean = memoize(
  ({ tag, children }) => FIELDS.has(tag) || children.some((child) => asks(child)),
);

/**
 * Words about oneself in one of several cards, with a full name below them: a letter, a post. "We" is what firms
 * say of themselves, too: then the name has to be all that stands below.
 */
export function isTold(
  { block, others, text }: Quotation,
  { name, below }: Person,
  context: FactContext,
): boolean {
  if (!below || name === null || !endsSentence(text)) return false;
  if (!/\s\p{L}|@/u.test(name) || !isCard(block, context) || !speaksOfSelf(text, context)) return false;
  return others.length === 1 || mentions(text, context.words?.proof.firstPerson.singular ?? []);
}

/** Whether somebody speaks of what happened to him or her: "I", "our". */
export function speaksOfSelf(text: string, { words }: FactContext): boolean {
  if (!words) return false;
  const { singular, plural } = words.proof.firstPerson;
  return mentions(text, singular) || mentions(text, plural);
}

/** A quotation by itself, of somebody of whom only the name is told: words of the famous. */
export function isMotto(
  { name, role, firm, place }: Person,
  block: TextBlock,
  card: PageNode,
  context: FactContext,
): boolean {
  return (
    role === null &&
    firm === null &&
    place === null &&
    // Sayings are of people with full names.
    !isShortened(name ?? '') &&
    !isCard(block, context) &&
    !picturesIn(card, context)
  );
}

/** Words below a row of stars, one card of several; cards with a price are products. */
export function isStarred({ block, card, others, text }: Quotation, context: FactContext): boolean {
  const { words } = context;
  if (/^[★☆⭐\d+]/u.test(text) || !isCard(block, context) || starsIn(card, context) === null) return false;
  const summed = others.some(
    (other) => words !== null && hasDigit(other.text) && mentions(other.text, words.proof.reviews),
  );
  if (summed) return false;
  return amountsIn(context.view.text(card)).length === 0;
}

const SLIDE = pattern('slideItemName');

/** How much more than the words a box of them holds, in characters, and how many boxes around them are looked at. */
const CARD_REST = 300;
const CARD_STEPS = 10;

/** One of several like it: a card in a row or list, or the slide that is shown of them. */
export function isCard(block: TextBlock, { view }: FactContext): boolean {
  const most = block.text.length + CARD_REST;
  let at: PageNode | null = block.node;
  for (let step = 0; at?.parent && step < CARD_STEPS; at = at.parent, step++) {
    if (step > 4 && view.textLength(at) > most) break;
    if (at.tag !== 'p' && view.similarSiblings(at).count >= 2) return true;
  }
  return block.node.closest(isSlide) !== null;
}

/** A box among hidden ones of its kind. */
function isSlide(node: PageNode): boolean {
  if (!SLIDE.test(node.attribute('class'))) return false;
  const similar = node.parent?.children.filter(
    (peer) => peer.tag === node.tag && SLIDE.test(peer.attribute('class')),
  );
  return (similar?.length ?? 0) >= 2;
}

/** Whether the box shows a picture that can be of the speaker: neither mark, star nor icon. */
export function picturesIn(card: PageNode, context: FactContext): boolean {
  for (let order = card.order; order < card.end; order++) {
    const node = context.view.nodes[order];
    if (!node?.visible || !isPicture(node) || node.tag === 'svg') continue;
    if (
      pattern('signPicture').test(
        `${node.names} ${node.attribute('src').slice(-80)} ${node.attribute('alt')}`,
      )
    )
      continue;
    if (!node.box || node.box.width >= 24) return true;
  }
  return false;
}
