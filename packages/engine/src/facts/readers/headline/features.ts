import type { PageNode } from '../../../page/node.ts';
import type { PageView } from '../../../page/view.ts';
import { nameKey } from '../../document/document.ts';
import { type Features, numbersOf, type Values } from '../choice.ts';
import type { HeadlineCandidate } from './candidates.ts';

/** What the page calls itself. */
export interface PageNames {
  title: string;
  /** The site's name as `nameKey` writes it. */
  siteKey: string | null;
}

const LARGEST_PX = 88;
const SMALL_PX = 22;
const BOLD = 600;
const BAR = { bottomPx: 60, sizePx: 24 };
const MANY_WORDS = 25;
/** Titles of cards beside each other begin at one height, give or take the pictures above them. */
const CARD_SHIFT_PX = 150;
const MIN_CARDS = 3;
/** Where nothing is measured, each line counts as large as an ordinary headline, and the page as so many screens long. */
const UNMEASURED = { size: 0.5, screens: 0.4 };

/** What says for or against each candidate, by its place among them. */
export function headlineFeatures(
  candidates: readonly HeadlineCandidate[],
  view: PageView,
  names: PageNames,
): Features[] {
  const headings = candidates.filter(({ level }) => level === 1).length;
  const cards = cardTitles(candidates, view);
  const title = new Set(wordsIn(names.title));
  return candidates.map((candidate, at) => {
    const { node, text, level } = candidate;
    const words = wordsIn(text);
    const share = words.filter((word) => title.has(word)).length / Math.max(1, words.length);
    return numbersOf({
      h1: level === 1,
      'only h1': level === 1 && headings === 1,
      h2: level === 2,
      'lower heading': level !== null && level > 2,
      ...sizes(candidate, view),
      ...places(candidate, view),
      'first line': at === 0,
      'one word': words.length === 1 && level !== 1,
      'many words': words.length > MANY_WORDS,
      'share of its words in the title': share,
      'name of the site': names.siteKey !== null && nameKey(text) === names.siteKey,
      'quote or caption': node.closest((up) => up.tag === 'blockquote' || up.tag === 'figcaption') !== null,
      'title of a card': cards.has(candidate),
    });
  });
}

function sizes({ node, sizePx, level }: HeadlineCandidate, view: PageView): Values {
  const { measured } = view;
  return {
    size: measured ? Math.min(sizePx, LARGEST_PX) / LARGEST_PX : UNMEASURED.size,
    'small text': measured && level === null && sizePx < SMALL_PX,
    bold: measured && isBold(node, view),
  };
}

function places({ node, sizePx }: HeadlineCandidate, view: PageView): Values {
  const box = view.measured ? view.boxOf(node) : null;
  const depth = box
    ? box.y / view.capture.viewport.height
    : (UNMEASURED.screens * node.order) / view.nodes.length;
  return {
    depth,
    'below the fold': depth >= 1,
    'in the bar at the top': box !== null && box.y + box.height < BAR.bottomPx && sizePx < BAR.sizePx,
    header: node.region === 'header',
    aside: node.region === 'aside',
  };
}

function isBold(node: PageNode, view: PageView): boolean {
  return view
    .subtree(node)
    .some(({ isText, visible, style }, at) => (at === 0 || (isText && visible)) && style.fontWeight >= BOLD);
}

/** Headings or lines of one tag and size that follow each other side by side: each is about one part of the page. */
function cardTitles(
  candidates: readonly HeadlineCandidate[],
  view: PageView,
): ReadonlySet<HeadlineCandidate> {
  const alike = Map.groupBy(
    candidates.filter(({ level }) => level !== 1),
    ({ node, sizePx }) => `${node.tag} ${sizePx}`,
  );
  const rows = [...alike.values()].filter(
    (row) =>
      row.length >= MIN_CARDS && row.some((one, at) => isBeside(one.node, row[at + 1]?.node ?? null, view)),
  );
  return new Set(rows.flat());
}

function isBeside(one: PageNode, other: PageNode | null, view: PageView): boolean {
  const [a, b] = [view.boxOf(one), other && view.boxOf(other)];
  if (!a || !b) return false;
  return (a.x >= b.x + b.width || b.x >= a.x + a.width) && Math.abs(a.y - b.y) < CARD_SHIFT_PX;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
