import { hasWord, singleSpaced } from '../../language/characters.ts';
import { isPersonName } from '../../language/given-names.ts';
import { latinLength } from '../../language/latin-length.ts';
import { isPhrase, mentions, startsWith } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import type { PageNode } from '../../page/node.ts';
import { type FactContext, isHeading } from '../fact-context.ts';
import { isPhone } from '../trust/contact.ts';
import type { Offer } from '../types/offer.ts';
import { amountsIn } from './amounts.ts';

const MIN_ITEMS = 3;
/** Narrower sections are cards. */
const PART_WIDTH = 0.9;
/** Lists that lead on, or name people and firms: nothing that one gets. */
const OTHER_LIST = pattern('noContentsName');

/** How sure a list is of what one gets: its heading says so; its entries tell of something; neither. */
type Sureness = 2 | 1 | 0;

interface Listed {
  holder: PageNode;
  items: string[];
  sureness: Sureness;
}

/** A list, table or row of cards in the main content that says what one gets: the first of those that are surest. */
export function contentsOf(context: FactContext): Offer['contents'] {
  let best: Listed | null = null;
  for (const holder of context.view.nodes) {
    const listed = mayList(holder, context) ? listedIn(holder, context) : null;
    if (listed && (!best || listed.sureness > best.sureness)) best = listed;
    if (best?.sureness === 2) break;
  }
  return (
    best && {
      items: best.items.slice(0, 20),
      isSure: best.sureness > 0,
      depth: context.model.depth(best.holder),
      evidence: context.evidence(best.holder, best.items.slice(0, 5).join(' · ')),
    }
  );
}

const NO_CONTENT: ReadonlySet<string> = new Set(['nav', 'form', 'select']);

function mayList(holder: PageNode, context: FactContext): boolean {
  const { visible, isElement, isContent, region, children } = holder;
  if (!visible || !isElement || (!isContent && region !== 'footer')) return false;
  if (children.length < MIN_ITEMS || context.inMockUp(holder)) return false;
  if (holder.closest((at) => NO_CONTENT.has(at.tag) || OTHER_LIST.test(at.names))) return false;
  // What holds the headline is the page, or its first part.
  return !(context.headline && holder.contains(context.headline)) && !holdsPageParts(holder);
}

function listedIn(holder: PageNode, context: FactContext): Listed | null {
  const listed = holder.isContent ? itemsOf(holder, context) : [];
  const isListed = listed.length >= MIN_ITEMS;
  const items = isListed ? listed : goodsIn(holder, context);
  if (new Set(items).size < MIN_ITEMS || tellOther(items, context)) return null;
  return { holder, items, sureness: isListed ? surenessOf(holder, items, context) : 1 };
}

function isInMainContent({ visible, isElement, isContent }: PageNode): boolean {
  return visible && isElement && isContent;
}

/** So many parts built alike could be a list of anything. */
const MIN_PARTS = 3;
const MAX_PART = 400;
/** Longer paragraphs are running text. */
const MAX_LINE = 120;

/** Whether parts built alike, or headings of one rank, stand in the main content: they may list what one gets. */
export function hasRows({ view, headings, headline }: FactContext): boolean {
  const ranks = new Map<string, number>();
  for (const node of headings) {
    if (node !== headline && isInMainContent(node)) ranks.set(node.tag, (ranks.get(node.tag) ?? 0) + 1);
  }
  if ([...ranks.values()].some((times) => times >= MIN_PARTS)) return true;
  return view.nodes.some((holder) => {
    if (!isInMainContent(holder) || holder.children.length < MIN_PARTS) return false;
    if (holder.closest((at) => NO_CONTENT.has(at.tag))) return false;
    const parts = holder.children.filter(
      (part) => part.visible && part.isElement && isPartOfRow(part.tag, view.textLength(part)),
    );
    return parts.length >= MIN_PARTS && parts.every(({ tag }) => tag === parts[0]?.tag);
  });
}

function isPartOfRow(tag: string, characters: number): boolean {
  return characters >= 5 && characters <= (tag === 'p' ? MAX_LINE : MAX_PART);
}

/** Steps, figures, people, posts and problems are told in rows, too. */
const OTHER_ROW = pattern('otherRowName');
const STEP = compose(String.raw`^\W*(?:${alternatives('stepWord')}\s?\d|0\d(?!\d))`, 'iu');
const PRICE_FIRST = /^\W*[$€£]\s?\d/u;
const HOURS = compose(
  String.raw`\d{1,2}(?::\d{2}|\s?h\s?\d{0,2}|\s?${alternatives('hourMark')})(?!\p{L})`,
  'iu',
);

function surenessOf(holder: PageNode, items: readonly string[], context: FactContext): Sureness {
  const { view, words } = context;
  if (holder.closest((at) => at.tag !== 'body' && at.tag !== 'html' && OTHER_ROW.test(at.names))) return 0;
  const parts = holder.children.filter((child) => child.isElement && child.visible && !isHeading(child));
  const texts = parts.map((part) => view.text(part)).filter((text) => text !== '');
  if (areFigures(texts)) return 0;
  if ([STEP, PRICE_FIRST, HOURS].some((kind) => mostly(items, (item) => kind.test(item)))) return 0;
  if (asksForPassword(holder, context)) return 0;
  const headings = `${context.headingFor(holder)} ${context.sectionHeading(holder)}`;
  if (mentions(headings, words?.offer.contents)) return 2;
  if (mostly(items, isPersonName)) return 0;
  const isTable = holder.tag === 'table' || holder.tag === 'tbody';
  if (isTable && !parts.some((part) => isPriced(part, context))) return 0;
  return mostly(parts, (part) => tells(part, context)) ? 1 : 0;
}

function mostly<Each>(all: readonly Each[], is: (each: Each) => boolean): boolean {
  return 2 * all.filter(is).length > all.length;
}

/** Words beyond the heading of a card. */
const MIN_TOLD = 4;
/** Nodes of an entry among which its link is looked for. */
const MAX_WITHIN = 25;

/** Whether an entry says something of its own, and is not just the label of a link or a heading. */
function tells(part: PageNode, { view }: FactContext): boolean {
  const text = view.text(part);
  const heading = cardHeading(part, view.nodes);
  if (heading && heading.tag !== 'strong')
    return countWords(text) - countWords(view.text(heading)) >= MIN_TOLD;
  const within = view.nodes.slice(part.order, Math.min(part.end, part.order + MAX_WITHIN));
  return !within.some((node) => node.tag === 'a' && view.text(node) === text);
}

/** Whether the entries say how a password has to be. */
function asksForPassword(holder: PageNode, { view }: FactContext): boolean {
  const around = holder.parent?.parent ?? holder;
  return view
    .tagged('input')
    .some((input) => input.attribute('type') === 'password' && around.contains(input));
}

const MAX_GOODS = 300;
/** A property of goods: a share, a strength, a size or a weight. */
const PROPERTY = /\d\s?(?:%|°|(?:abv|ibu|vol|m[lm²]|c[lm]|k?g|oz|kcal|kwh?|gb|tb)(?!\p{L}))/iu;

/** Boxes that each have a name and a property are goods, wherever the page shows them, if only under the pointer. */
function goodsIn({ children }: PageNode, { view }: FactContext): string[] {
  const boxes = children.filter((child) => child.isElement && child.visible && view.textLength(child) > 0);
  const goods = boxes
    .filter((box) => cardHeading(box, view.nodes) !== null)
    .map((box) => view.everyText(box, MAX_GOODS))
    .filter((text) => PROPERTY.test(text));
  return goods.length >= MIN_ITEMS && 2 * goods.length > boxes.length ? goods : [];
}

/** What the main part is divided into, or sections as wide as what holds them, are the parts of the page. */
function holdsPageParts(holder: PageNode): boolean {
  const isMain = holder.tag === 'main' || holder.tag === 'body';
  return holder.children.some(({ tag, box }) => {
    if (isMain && tag === 'div') return true;
    return tag === 'section' && (isMain || !box || !holder.box || box.width >= PART_WIDTH * holder.box.width);
  });
}

const LIST_TAGS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'tbody', 'table']);

/** Words of list entries, rows, or the headings of cards that are built alike, below a heading or without. */
function itemsOf(holder: PageNode, context: FactContext): string[] {
  const { view } = context;
  const written = bulletsIn(holder, context);
  if (written.length >= MIN_ITEMS) return written;
  const parts = holder.children.filter(
    (child) => child.isElement && child.visible && view.textLength(child) > 0 && !isHeading(child),
  );
  if (parts.length < MIN_ITEMS || parts.some(({ tag }) => tag !== parts[0]?.tag)) return [];
  const isList = LIST_TAGS.has(holder.tag);
  const items = isList ? parts.map((part) => view.text(part)) : itemsInRow(parts, context);
  return items.filter((text) => {
    const words = countWords(text);
    return words <= 25 && (words >= 2 || (!isList && text.length > 3));
  });
}

/** The headings of cards and the lines with a price; without headings, lines that are marked by an icon each. */
function itemsInRow(parts: readonly PageNode[], context: FactContext): string[] {
  const { view } = context;
  const headings = parts.map((part) => cardHeading(part, view.nodes));
  const marked = headings.some((heading) => heading) ? [] : markedLines(parts, context);
  const named = parts.flatMap((part, place) => {
    const heading = headings[place];
    if (heading) return view.text(heading);
    return isPriced(part, context) ? singleSpaced(view.text(part)) : [];
  });
  const items = marked.length === parts.length ? marked : named;
  return areFigures(items) ? [] : items;
}

/** "Date:", "Anno 2002", "Where can I park?" */
const OTHER_ENTRY = /[?？:]$|@|^\D{0,10}(?:19|20)\d{2}$/u;
/** "530 Days": what is left on a timer. */
const COUNTED = /^\d+\s(\p{L}+)$/u;

/** Whether entries ask, date, count down, or tell how to reach somebody, half of them or more. */
function tellOther(items: readonly string[], { words }: FactContext): boolean {
  const units = words ? Object.values(words.urgency.units) : [];
  const isTime = (text: string): boolean => {
    const unit = COUNTED.exec(text)?.[1];
    return unit !== undefined && units.some((list) => isPhrase(unit, list));
  };
  const others = items.filter((text) => OTHER_ENTRY.test(text) || isPhone(text) || isTime(text));
  return 2 * others.length >= items.length;
}

const BULLET = /^[•▪●✓✔✅➤]\s*(?=[\p{L}\d])/u;
const MAX_BULLETED = 1500;

/** The entries of a list that is written with bullets at the beginning of lines of running text. */
function bulletsIn(holder: PageNode, { view }: FactContext): string[] {
  if (view.textLength(holder) > MAX_BULLETED || holder.children.some((child) => !isInline(child))) return [];
  return view
    .lines(holder)
    .filter((line) => BULLET.test(line) && countWords(line) <= 25)
    .map((line) => line.replace(BULLET, ''));
}

function isInline(node: PageNode): boolean {
  return !node.isElement || node.style.inline || node.tag === 'br';
}

const ICONS: ReadonlySet<string> = new Set(['svg', 'i', 'img', 'picture']);
const MAX_LINE_WORDS = 14;

/** Lines that are built alike and each begin with an icon or picture: what one gets, no way to reach somebody. */
function markedLines(lines: readonly PageNode[], context: FactContext): string[] {
  const { view } = context;
  const name = lines[0]?.attribute('class') ?? '';
  if (name === '' || lines.some((line) => line.attribute('class') !== name)) return [];
  return lines.flatMap((line) => {
    const text = view.text(line);
    const icon = view.nodes.slice(line.order + 1, line.order + 8).find((node) => ICONS.has(node.tag));
    const words = countWords(text);
    if (!icon || !line.contains(icon) || words > MAX_LINE_WORDS || text.length < 5) return [];
    return /@|\d{5}|\d{2}:\d{2}|[“"„«]/.test(text) ? [] : text;
  });
}

const FIGURE = /^\W*\d/;
/** "27+", "98%", "12k": a figure to boast with, which no count of what one gets is written like. */
const BOASTED = /^\W*\d[\d.,\s]*(?:\+|%|k\b)/i;

/** Figures about the firm, such as its years and customers. */
function areFigures(lines: readonly string[]): boolean {
  return (
    2 * lines.filter((line) => FIGURE.test(line)).length >= lines.length &&
    lines.some((line) => BOASTED.test(line))
  );
}

function cardHeading(card: PageNode, nodes: PageNode[]): PageNode | null {
  for (let order = card.order + 1; order < Math.min(card.end, card.order + 25); order++) {
    const node = nodes[order];
    if (!node?.visible) continue;
    if (isHeading(node) || node.tag === 'dt') return node;
    // Bold words within a sentence head nothing.
    if (node.tag === 'strong' && node.textStart === card.textStart) return node;
  }
  return null;
}

/** A line of a menu or price list: a name and what it costs. */
function isPriced(line: PageNode, { view }: FactContext): boolean {
  const text = view.text(line);
  return text.length <= 160 && hasWord(text) && amountsIn(text).length > 0;
}

/** "Where your gift goes": in Latin letters; a label is shorter. */
const SHORTEST_PURPOSE = 14;
/** The next section begins about there below the button. */
const HALF_SCREEN_PX = 470;

/** Running words that tell what a gift does. */
export function giftPurposeOf(context: FactContext): Offer['giftPurpose'] {
  const { words } = context;
  if (!words) return null;
  const found = context.blocks.filter(
    (block) =>
      latinLength(block.text) > SHORTEST_PURPOSE &&
      block.text.length < 900 &&
      block.node.region !== 'footer' &&
      mentions(block.text, words.offer.giftPurpose),
  );
  const first = found[0];
  if (!first) return null;
  const ways = context.links.filter(
    ({ label, href }) => startsWith(label, words.actions.donate) || pattern('donationAddress').test(href),
  );
  return {
    words: found.reduce((sum, block) => sum + countWords(block.text), 0),
    nearAction: found.some(
      (block) =>
        context.near(block.node) ||
        ways.some(({ node }) => context.view.near(node, block.node, HALF_SCREEN_PX)),
    ),
    evidence: context.evidence(first.node, first.text),
  };
}
