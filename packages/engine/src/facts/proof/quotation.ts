import { latinLength } from '../../language/latin-length.ts';
import { endsSentence, parted } from '../../language/punctuation.ts';
import { countWords } from '../../language/segments.ts';
import { isHeadingTag } from '../../page/heading.ts';
import type { PageNode } from '../../page/node.ts';
import { type FactContext, isButton, type TextBlock } from '../fact-context.ts';
import { INSIDE, OPENING, SIGNED } from './speaker.ts';

/** The mark that closes a quotation. */
export const CLOSED = /["“”«»’」』][.!]?$/u;
const MIN_CHARACTERS = 25;
/** "Great!": the least that somebody can be quoted with. */
const MIN_BRIEF = 8;
const MIN_WORDS = 5;
const MAX_CHARACTERS = 1600;
const MAX_ATTRIBUTION = 90;
/** Page builders wrap words in many boxes. */
const CARD_STEPS = 10;
const PROFILE_PART = /^[^.!?]{1,30}$/u;
/** Whole sentences, as a heading hardly ever is. */
const STATEMENT = /^.{60,}[.!?…]$/su;
/** A figure of size or success: what it counts is nobody's name. */
const FIGURE = /^[#$€£]?\s?\d[\d.,]*\s?(%|\+|k|m|€)\+?$/i;

/** Words that somebody could have said, the box around them, and the short lines in it beside them. */
export interface Quotation {
  block: TextBlock;
  card: PageNode;
  others: TextBlock[];
  text: string;
}

/** "Local Guide · 16 reviews · 3 photos": what is known of somebody, not what they said. */
function isProfile(text: string): boolean {
  const parts = parted(text);
  return parts.length > 1 && parts.every((part) => PROFILE_PART.test(part.trim()));
}

/** The quotation that the block at this place could be; null where it is none by length, place or markup. */
export function quotationAt(place: number, context: FactContext): Quotation | null {
  const block = context.blocks[place];
  if (!block || latinLength(block.text) < MIN_BRIEF || block.text.length > MAX_CHARACTERS) return null;
  if (isBrief(block.text) && !isClosed(block.text)) return null;
  if (isProfile(block.text)) return null;
  if (isHeadingTag(block.node.tag, 4) && !OPENING.test(block.text) && !STATEMENT.test(block.text))
    return null;
  if (block.node.region === 'header' || block.node.isIn('form', 'details')) return null;
  const card = INSIDE.test(block.text) ? block.node : cardOf(block, context);
  const others = neighbors(place, card, context).filter(
    (other) => other.text.length <= MAX_ATTRIBUTION && !isHeadingTag(other.node.tag, 2),
  );
  return { block, card, others: others.length > 0 ? others : signatureOf(place, context), text: block.text };
}

/** Fewer words than make a quotation by themselves: a heading about customers or a box for them has to be around. */
export function isBrief(text: string): boolean {
  return latinLength(text) < MIN_CHARACTERS || countWords(text) < MIN_WORDS;
}

function isClosed(text: string): boolean {
  return OPENING.test(text) && (CLOSED.test(text) || INSIDE.test(text));
}

/** The short line right after a whole quotation, as text editors write who said it. */
function signatureOf(place: number, { blocks }: FactContext): TextBlock[] {
  const block = blocks[place];
  const next = blocks[place + 1];
  if (!block || !next || !OPENING.test(block.text) || !CLOSED.test(block.text)) return [];
  const beside = next.node.parent === block.node.parent && next.text.length <= MAX_ATTRIBUTION;
  return beside && !isHeadingTag(next.node.tag) ? [next] : [];
}

/** The smallest box around the words that also holds who said them, and little more. */
function cardOf(block: TextBlock, context: FactContext): PageNode {
  const { view } = context;
  let card = block.node;
  for (let at: PageNode | null = block.node, step = 0; at && step < CARD_STEPS; at = at.parent, step++) {
    if (at.tag === 'body' || at.tag === 'main' || view.textLength(at) > block.text.length + 260) break;
    card = at;
    if (view.textLength(at) > block.text.length + 4) {
      const parent = at.parent;
      const widens = parent && parent.tag !== 'body' && !hasPeer(at, context);
      return widens && view.textLength(parent) <= block.text.length + 160 ? parent : at;
    }
  }
  return card;
}

/** Another box of the same kind beside it, with about as many words: the next card. */
function hasPeer(node: PageNode, { view }: FactContext): boolean {
  const { count, longest, second } = view.similarSiblings(node);
  const own = view.textLength(node);
  const others = node.visible ? count - 1 : count;
  const most = node.visible && own === longest ? second : longest;
  return others > 0 && most >= 0.4 * own;
}

/** One of several entries of a list in the card. */
function isEntry(node: PageNode, card: PageNode): boolean {
  const item = node.closest((at) => at.tag === 'li');
  return item !== null && item !== card && card.contains(item) && (item.parent?.children.length ?? 0) > 1;
}

function neighbors(place: number, card: PageNode, context: FactContext): TextBlock[] {
  const found: TextBlock[] = [];
  for (const direction of [1, -1]) {
    for (let at = place + direction; found.length < 8; at += direction) {
      const other = context.blocks[at];
      if (!other || !card.contains(other.node) || FIGURE.test(other.text)) break;
      if (!isEntry(other.node, card) && !other.node.closest((node) => isButton(node))) found.push(other);
    }
  }
  return found;
}

/** A whole sentence and below it one short line that begins with a name. */
export function isSigned({ text, others, block }: Quotation): boolean {
  const [line] = others;
  return (
    others.length === 1 &&
    line !== undefined &&
    line.node.order > block.node.order &&
    line.text.length <= 60 &&
    SIGNED.test(line.text) &&
    endsSentence(text)
  );
}
