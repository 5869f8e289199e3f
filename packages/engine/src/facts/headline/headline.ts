import type { Box } from '../../capture/snapshot.ts';
import { letterCount, unspaced } from '../../language/characters.ts';
import { latinLength } from '../../language/latin-length.ts';
import { pattern } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import { LOGO_NAME } from '../../page/names.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { leadsHome, nameKey } from '../document/document.ts';
import { amountsIn } from '../offer/amounts.ts';
import type { Headline, Subheadline } from '../types/headline.ts';
import { type Line, largestSize, levelOf, lineOf, runOf, sameSize } from './lines.ts';

/** A line of text as large as a headline could be, with how much it stands out. */
interface Candidate extends Line {
  text: string;
  sizePx: number;
  level: number | null;
  score: number;
}

export interface HeadlineFacts {
  headline: Headline | null;
  headlineNode: PageNode | null;
  subheadline: Subheadline | null;
  subheadlineNode: PageNode | null;
}

const REACH_SCREENS = 1.6;
/** How far down a bar with name and menu reaches. */
const BAR_PX = 100;
/** "700 ₹ per month" says what something costs, however large. */
const MAX_PRICE = 24;
/** So large at least is what counts as a heading without being marked up as one. */
const MIN_BARE = 22;
/** So large at least is a name in the header that heads the page. */
const MIN_TITLE = 30;
const ENTRY_TAGS = new Set(['li', 'ul', 'ol', 'dt', 'dd', 'th']);
const CONSENT = pattern('consentWord');

/** The main line a visitor reads first, by prominence and place, and the line that explains it. */
export function headlineFacts(page: PageModel, siteName: string | null): HeadlineFacts {
  const view = page.main;
  const candidates = candidatesOf(view, siteName && nameKey(siteName));
  const best = headlineOf(candidates, view);
  if (!best) return { headline: null, headlineNode: null, subheadline: null, subheadlineNode: null };
  const last = withNextLines(view, best);
  const below = lineBelow(view, best, last) ?? lineAbove(view, best, last, candidates);
  const words = view.textFrom(best.node, last);
  const text = words || best.text;
  const pictured = words === '';
  return {
    headline: {
      text,
      evidence: page.evidence(best.node, text),
      level: best.level,
      pictured,
      fontSizePx: page.perViewport(best.node, (node, there) =>
        pictured ? (there.boxOf(node)?.height ?? null) : largestSize(node, there),
      ),
      aboveFold: page.perViewport(best.node, (node, there) => there.inFirstScreen(node)),
      depth: page.depth(best.node),
      ownWords: [],
      recurringWords: [],
    },
    headlineNode: best.node,
    subheadline: below && { text: view.text(below), evidence: page.evidence(below, view.text(below)) },
    subheadlineNode: below,
  };
}

function headlineOf(candidates: Candidate[], view: PageView): Candidate | null {
  const best = foremost(candidates);
  const name = best && nameAbove(best, candidates, view);
  if (name) return name;
  const cards = best && cardTitlesLike(best, candidates, view);
  if (!cards) return best;
  const top = cards.reduce((least, title) => Math.min(least, title.box.y), Number.POSITIVE_INFINITY);
  return foremost(
    candidates.filter(({ node, level, sizePx }) => {
      const box = view.boxOf(node);
      if (!box || box.y + box.height > top || node.region === 'header') return false;
      return level !== null || sizePx >= best.sizePx;
    }),
  );
}

function foremost(candidates: Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (top, candidate) => (top === null || candidate.score > top.score ? candidate : top),
    null,
  );
}

/** The name in the header, larger than a lesser heading that stands on plain background and not on a picture of its own. */
function nameAbove(best: Candidate, candidates: Candidate[], view: PageView): Candidate | null {
  if (!view.measured || best.level === 1 || view.background(best.node) === null) return null;
  const names = candidates.filter(
    ({ node, level, sizePx }) => level === 1 && node.region === 'header' && sizePx > best.sizePx,
  );
  return foremost(names);
}

/** So many headings alike, the one beside another, are the titles of cards. */
const MIN_CARDS = 3;
/** How far apart the titles of two cards beside each other begin, where pictures stand above them. */
const CARD_SHIFT_PX = 150;

/** Titles of cards tell of one part of the page each, and none of the whole. */
function cardTitlesLike(best: Candidate, candidates: Candidate[], view: PageView) {
  const own = view.boxOf(best.node);
  if (!own || best.level === 1) return null;
  const similar = candidates.flatMap(({ node, sizePx }) => {
    const box = node.tag === best.node.tag && sizePx === best.sizePx ? view.boxOf(node) : null;
    return box ? [{ node, box }] : [];
  });
  const beside = similar.some(
    ({ box }) =>
      (box.x >= own.x + own.width || box.x + box.width <= own.x) && Math.abs(box.y - own.y) < CARD_SHIFT_PX,
  );
  return beside && similar.length >= MIN_CARDS ? similar : null;
}

function candidatesOf(view: PageView, siteKey: string | null): Candidate[] {
  const limit = REACH_SCREENS * view.capture.viewport.height;
  const lines = [...textLines(view, limit), ...(view.measured ? letteredTitles(view, limit) : [])];
  return lines.flatMap((line) => judge(line, view, siteKey) ?? []);
}

function textLines(view: PageView, limit: number): Line[] {
  const lines = new Map<PageNode, Line>();
  for (const node of view.nodes) {
    if (!hasWords(node) || node.region === 'footer' || node.region === 'overlay' || isOrnament(node))
      continue;
    if (view.measured && ((node.box?.y ?? limit) >= limit || node.style.fontSizePx < 15)) continue;
    const line = lineOf(node, view);
    if (line && !lines.has(line.node)) lines.set(line.node, line);
  }
  return [...lines.values()];
}

function hasWords({ isText, visible, source }: PageNode): boolean {
  return isText && visible && source.text.trim() !== '';
}

function letteredTitles(view: PageView, limit: number): Line[] {
  return view
    .tagged('h1')
    .filter((heading) => heading.visible && (view.boxOf(heading)?.y ?? limit) < limit)
    .filter((heading) => lettering(heading, view) !== '' && !BESIDE_CONTENT.has(heading.region))
    .map((heading) => ({ node: heading, last: heading }));
}

/** What a picture of letters says that stands for all words of the title; empty where there are words or more pictures. */
function lettering(heading: PageNode, view: PageView): string {
  if (levelOf(heading) !== 1 || view.textLength(heading) > 0) return '';
  const pictures = view.subtree(heading).filter((at) => at.visible && at.attribute('alt').trim() !== '');
  return pictures.length === 1 ? (pictures[0]?.attribute('alt').trim() ?? '') : '';
}

/** Letters that are drawn behind the content and read to nobody; a heading's own parts may be so marked for effect. */
function isOrnament(node: PageNode): boolean {
  const marked = node.closest((at) => at.attribute('aria-hidden') === 'true' || levelOf(at) !== null);
  return marked !== null && levelOf(marked) === null && marked.style.position === 'absolute';
}

/** Points for the level of a heading, first for none; without boxes, what is left is at least named as a headline. */
const LEVEL_POINTS = { drawn: [0, 1.4, 0.7, 0.2], undrawn: [1.9, 2.2, 0.7, 0.2] };

/** How many points a line gets where something holds of it. */
type Points = [holds: boolean, points: number];

function judge({ node, last }: Line, view: PageView, siteKey: string | null): Candidate | null {
  const text = view.textFrom(node, last) || lettering(node, view);
  const letters = letterCount(text);
  if (letters < 2 || text.length > 260 || letters < 0.4 * unspaced(text).length) return null;
  const box = view.boxOf(node);
  if ((view.measured && !box) || isOther(node, last, text, view) || isLogo(node, view, text, siteKey))
    return null;
  const level = levelOf(node);
  const words = countWords(text);
  const points: Points[] = [
    [true, LEVEL_POINTS[view.measured ? 'drawn' : 'undrawn'][level ?? 0] ?? 0],
    ...(box ? drawnPoints(node, box, view) : [[true, -node.order / view.nodes.length] satisfies Points]),
    [node.region === 'header', -2.5],
    [node.region === 'aside', -2],
    [words === 1 && level !== 1, -0.8],
    [isSiteName(text, siteKey), -1],
    [words > 25, -1.5],
    [node.isIn('blockquote', 'figcaption'), -2.5],
  ];
  const score = points.reduce((sum, [holds, each]) => (holds ? sum + each : sum), 0);
  return { node, last, text, sizePx: largestSize(node, view), level, score };
}

/** For the size, weight and place of a line. */
function drawnPoints(node: PageNode, { y, height }: Box, view: PageView): Points[] {
  const sizePx = largestSize(node, view);
  const depth = y / view.capture.viewport.height;
  return [
    [true, Math.min(sizePx, 88) / 14],
    [heaviest(node, view) >= 600, 0.4],
    [true, -depth * 2.5],
    [depth >= 1, -1.5],
    [levelOf(node) === null && sizePx < MIN_BARE, -2.5],
    [y + height < 60 && sizePx < 24, -2],
  ];
}

/** Prices, questions about consent, controls, lists and what stands in a bar head no page. */
function isOther(node: PageNode, last: PageNode, text: string, view: PageView): boolean {
  if (latinLength(text) <= MAX_PRICE && amountsIn(text)[0]?.index === 0) return true;
  if (CONSENT.test(node.names) || isControlText(node)) return true;
  if (levelOf(node) !== null) return false;
  return isListOfLinks(node, last, view) || isEntry(node, view) || isInBar(node, view);
}

function isInBar(node: PageNode, view: PageView): boolean {
  const box = node.region === 'header' ? view.boxOf(node) : null;
  return box !== null && box.y + box.height < BAR_PX && largestSize(node, view) < 24;
}

function isControlText(node: PageNode): boolean {
  const control = node.closest((at) => at.tag === 'a' || at.tag === 'button' || at.tag === 'label');
  if (!control || levelOf(node) === 1) return false;
  return control.tag !== 'a' || levelOf(node) === null;
}

/** A line of a list, a row or the head of one, such as what lies in a cart. */
function isEntry(node: PageNode, view: PageView): boolean {
  if (largestSize(node, view) >= MIN_BARE) return false;
  return node.tag === 'tr' || node.closest((at) => ENTRY_TAGS.has(at.tag)) !== null;
}

/** Several links and no word besides them. */
function isListOfLinks(node: PageNode, last: PageNode, view: PageView): boolean {
  const links = view.nodes.slice(node.order, last.end).filter((at) => at.tag === 'a' && at.visible);
  const linked = links.reduce((sum, link) => sum + view.textLength(link), 0);
  return links.length > 1 && linked + links.length > last.textEnd - node.textStart;
}

/** A site's name in the header or linked to the start is a logo, also where it is marked up as `h1`. */
function isLogo(node: PageNode, view: PageView, text: string, siteKey: string | null): boolean {
  const words = countWords(text);
  if (words > 5) return false;
  const top = view.measured ? (view.boxOf(node)?.y ?? 0) < 140 : node.region === 'header';
  const named = node.closest((at) => LOGO_NAME.test(at.names) && at.end - at.order < 60) !== null;
  if (named && top) return true;
  const link =
    node.closest((at) => at.tag === 'a') ??
    view.nodes.slice(node.order, node.end).find((at) => at.tag === 'a');
  const home = link !== undefined && link !== null && leadsHome(link.attribute('href'));
  if (home && top) return true;
  if (!top || !isSiteName(text, siteKey)) return false;
  return levelOf(node) === null || (node.region === 'header' && !isTitleOfPage(node, view));
}

/** A name at the top as large as a title, for itself: what an organisation's plain page is headed by. */
function isTitleOfPage(node: PageNode, view: PageView): boolean {
  return view.measured && levelOf(node) === 1 && largestSize(node, view) >= MIN_TITLE;
}

function isSiteName(text: string, siteKey: string | null): boolean {
  return siteKey !== null && nameKey(text) === siteKey;
}

function heaviest(node: PageNode, view: PageView): number {
  let weight = node.style.fontWeight;
  for (let order = node.order; order < node.end; order++) {
    const inner = view.nodes[order];
    if (inner?.isText && inner.visible) weight = Math.max(weight, inner.style.fontWeight);
  }
  return weight;
}

/** The last of the siblings of the same size and tag right below the headline: one line, split over nodes. */
function withNextLines(view: PageView, { node, last, sizePx, level }: Candidate): PageNode {
  if (last !== node || node.tag === 'p') return last;
  let end = node;
  const siblings = node.parent?.children.filter((child) => child.visible && child.isElement) ?? [];
  let box = view.boxOf(node);
  for (const next of siblings.slice(siblings.indexOf(node) + 1, siblings.indexOf(node) + 4)) {
    const there = view.boxOf(next);
    const follows = box && there && Math.abs(there.y - box.y - box.height) < 0.5 * sizePx;
    const isAlike = sameSize(next, view, sizePx) && Math.abs(largestSize(next, view) - sizePx) <= 1;
    if (!follows || next.tag !== node.tag || !isAlike) break;
    if (level !== 1 && next.attribute('class') !== node.attribute('class')) break;
    end = next;
    box = there;
  }
  return end;
}

/** So many nodes behind the headline at most are asked. */
const MAX_BEHIND = 200;

/** The first line of several words under the headline. */
function lineBelow(view: PageView, headline: Candidate, lastLine: PageNode): PageNode | null {
  const { section, region } = headline.node;
  const box = view.boxOf(lastLine);
  for (const text of view.nodes.slice(lastLine.end, lastLine.end + MAX_BEHIND).filter(hasWords)) {
    if (text.section !== section && text.region !== region) break;
    const block = blockBeside(headline.node, text, view);
    const there = block && view.boxOf(block);
    if (!block || (box && there && (there.y < box.y - 4 || there.y > box.y + box.height + 220))) continue;
    if (view.measured && text.style.fontSizePx > 1.02 * headline.sizePx) break;
    const words = view.text(block).match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    if (words >= 4 && words <= 80) return block;
  }
  return null;
}

/** The heading, box or run that a text stands in beside the headline; null where that is a control or another part. */
function blockBeside(headline: PageNode, text: PageNode, view: PageView): PageNode | null {
  if (text.closest((at) => CONTROL_TAGS.has(at.tag) || at.role === 'button')) return null;
  if (BESIDE_CONTENT.has(text.region) && text.region !== headline.region) return null;
  const around =
    text.closest((at) => levelOf(at) !== null) ?? text.closest((at) => at.isElement && !at.style.inline);
  const block = around?.contains(headline) ? runOf(text, view) : around;
  return block && !block.contains(headline) && !headline.contains(block) ? block : null;
}

/** The line that ends right above the headline. */
function lineAbove(
  view: PageView,
  headline: Candidate,
  lastLine: PageNode,
  candidates: Candidate[],
): PageNode | null {
  const above = candidates.findLast(
    ({ node, text }) =>
      node.end <= headline.node.order &&
      !view.subtree(node).some((inner) => inner.tag === 'a') &&
      node.section === headline.node.section &&
      countWords(text) >= 3,
  )?.node;
  const box = view.boxOf(lastLine);
  const there = above && view.boxOf(above);
  if (!box || !there || above.region === 'header') return null;
  return box.y - there.y - there.height < 80 ? above : null;
}

/** Where nothing explains a headline that stands elsewhere. */
const BESIDE_CONTENT = new Set(['header', 'overlay']);
const CONTROL_TAGS = new Set(['a', 'button', 'label', 'select', 'nav', 'form', 'ul', 'ol', 'blockquote']);
