import { isPhrase, mentions, startsWith } from '../../languages/match.ts';
import type { Offer } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import { isHeading, type Reading, type TextBlock } from '../reading.ts';
import { isPhone } from '../trust/contact.ts';
import { amountsIn } from './amounts.ts';

const MIN_ITEMS = 3;
/** Narrower sections are cards. */
const PART_WIDTH = 0.9;
/** Lists that lead on, or name people and firms: nothing that one gets. */
const OTHER_LIST =
  /breadcrumb|pagination|testimonial|review|social|client|customer|partner|sponsor|logo|team/i;

/** A list, table or row of cards in the main content that says what one gets; the first of the longest. */
export function contentsOf(reading: Reading): Offer['contents'] {
  const { view, words } = reading;
  let best: { holder: PageNode; items: string[]; named: boolean } | null = null;
  for (const holder of view.nodes) {
    if (
      !holder.visible ||
      !holder.isElement ||
      holder.region === 'header' ||
      holder.region === 'footer' ||
      holder.region === 'overlay'
    )
      continue;
    if (holder.children.length < MIN_ITEMS || reading.inMockUp(holder)) continue;
    if (
      holder.closest(
        (at) => at.tag === 'nav' || at.tag === 'form' || at.tag === 'select' || OTHER_LIST.test(at.names),
      )
    )
      continue;
    // What holds the headline is the page, or its first part.
    if (reading.headline && holder.contains(reading.headline)) continue;
    if (holdsPageParts(holder)) continue;
    const items = itemsOf(holder, reading);
    if (new Set(items).size < MIN_ITEMS || tellOther(items, reading)) continue;
    const named =
      words !== null &&
      mentions(`${reading.headingFor(holder)} ${reading.sectionHeading(holder)}`, words.offer.contents);
    if (!best || (named && !best.named)) best = { holder, items, named };
    if (named) break;
  }
  return (
    best && {
      items: best.items.slice(0, 20),
      depth: reading.model.depth(best.holder),
      evidence: reading.evidence(best.holder, best.items.slice(0, 5).join(' · ')),
    }
  );
}

/** What the main part is divided into, or sections as wide as what holds them, are the parts of the page. */
function holdsPageParts(holder: PageNode): boolean {
  const isMain = holder.tag === 'main' || holder.tag === 'body';
  return holder.children.some(({ tag, box }) => {
    if (isMain && tag === 'div') return true;
    return tag === 'section' && (isMain || !box || !holder.box || box.width >= PART_WIDTH * holder.box.width);
  });
}

/** Words of list entries, rows, or the headings of cards that are built alike, below a heading or without. */
function itemsOf(holder: PageNode, reading: Reading): string[] {
  const { view } = reading;
  const list =
    holder.tag === 'ul' ||
    holder.tag === 'ol' ||
    holder.tag === 'dl' ||
    holder.tag === 'tbody' ||
    holder.tag === 'table';
  const children = holder.children.filter(
    (child) => child.isElement && child.visible && view.textLength(child) > 0 && !isHeading(child),
  );
  const written = bulletsIn(holder, reading);
  if (written.length >= MIN_ITEMS) return written;
  const tag = children[0]?.tag;
  if (children.length < MIN_ITEMS || children.some((child) => child.tag !== tag)) return [];
  const headed = list || children.some((child) => cardHeading(child, view.nodes));
  if (!headed) {
    const marked = markedLines(children, reading);
    if (marked.length === children.length) return areFigures(marked) ? [] : marked;
  }
  const items = children.flatMap((child) => {
    if (list) return view.text(child);
    const heading = cardHeading(child, view.nodes);
    if (heading) return view.text(heading);
    return isPriced(child, reading) ? view.text(child).replace(/\s+/g, ' ') : [];
  });
  if (!list && areFigures(items)) return [];
  return items.filter((text) => {
    const words = text.split(' ').length;
    return words <= 25 && (words >= 2 || (!list && text.length > 3));
  });
}

/** "Date:", "Anno 2002", "Where can I park?" */
const OTHER_ENTRY = /[?？:]$|@|^\D{0,10}(?:19|20)\d{2}$/u;
/** "530 Days": what is left on a timer. */
const COUNTED = /^\d+\s(\p{L}+)$/u;

/** Whether entries ask, date, count down, or tell how to reach somebody, half of them or more. */
function tellOther(items: readonly string[], { words }: Reading): boolean {
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
function bulletsIn(holder: PageNode, { view }: Reading): string[] {
  if (view.textLength(holder) > MAX_BULLETED || holder.children.some((child) => !isInline(child))) return [];
  return view
    .lines(holder)
    .filter((line) => BULLET.test(line) && line.split(' ').length <= 25)
    .map((line) => line.replace(BULLET, ''));
}

function isInline(node: PageNode): boolean {
  return !node.isElement || node.style.inline || node.tag === 'br';
}

const ICONS: ReadonlySet<string> = new Set(['svg', 'i', 'img', 'picture']);
const MAX_LINE_WORDS = 14;

/** Lines that are built alike and each begin with an icon or picture: what one gets, no way to reach somebody. */
function markedLines(lines: readonly PageNode[], reading: Reading): string[] {
  const { view } = reading;
  const name = lines[0]?.attribute('class') ?? '';
  if (name === '' || lines.some((line) => line.attribute('class') !== name)) return [];
  return lines.flatMap((line) => {
    const text = view.text(line);
    const icon = view.nodes.slice(line.order + 1, line.order + 8).find((node) => ICONS.has(node.tag));
    const words = text.split(' ').length;
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
    if (node?.visible && (isHeading(node) || node.tag === 'strong' || node.tag === 'dt')) return node;
  }
  return null;
}

/** A line of a menu or price list: a name and what it costs. */
function isPriced(line: PageNode, { view }: Reading): boolean {
  const text = view.text(line);
  return text.length <= 160 && /\p{L}{3}/u.test(text) && amountsIn(text).length > 0;
}

/** Fewer words name a way to pay rather than what is paid for. */
const PURPOSE_WORDS = 5;

/** An entry of the list below "Support us": what the money goes to, and no account to send it to. */
function isPurposeListed({ node, text, heading }: TextBlock, { words }: Reading): boolean {
  return (
    words !== null &&
    isPhrase(heading, words.actions.donate) &&
    node.closest((at) => at.tag === 'li') !== null &&
    text.split(' ').length >= PURPOSE_WORDS &&
    !/\d{4}|@|https?:/.test(text)
  );
}

/** Running words that tell what a gift does. */
export function giftPurposeOf(reading: Reading): Offer['giftPurpose'] {
  const { words } = reading;
  if (!words) return null;
  const found = reading.blocks.filter(
    (block) =>
      block.text.length > 20 &&
      block.text.length < 900 &&
      block.node.region !== 'footer' &&
      (mentions(block.text, words.offer.giftPurpose) || isPurposeListed(block, reading)),
  );
  const first = found[0];
  if (!first) return null;
  const ways = reading.links.filter(
    ({ label, href }) => startsWith(label, words.actions.donate) || /donat|givebutter/i.test(href),
  );
  return {
    words: found.reduce((sum, block) => sum + block.text.split(' ').length, 0),
    nearAction: found.some(
      (block) => reading.near(block.node) || ways.some(({ node }) => reading.view.near(node, block.node)),
    ),
    evidence: reading.evidence(first.node, first.text),
  };
}
