import { pattern } from '../../../language/patterns.ts';
import { LOGO_NAME } from '../../../page/names.ts';
import type { PageNode } from '../../../page/node.ts';
import type { PageView } from '../../../page/view.ts';
import { leadsHome, nameKey } from '../../document/document.ts';
import { type Line, largestSize, levelOf, lineOf } from '../../headline/lines.ts';
import { amountsIn } from '../../offer/amounts.ts';

/** A line of text that could be the headline. */
export interface HeadlineCandidate extends Line {
  text: string;
  sizePx: number;
  /** 1 to 6 for a heading element or role, null for any other node. */
  level: number | null;
}

const REACH_SCREENS = 1.6;
const MIN_SIZE = 15;
const MAX_TEXT = 260;
/** Share of letters among the characters of a line. */
const MIN_LETTERS = 0.4;
/** "700 ₹ per month" says what something costs, however large. */
const MAX_PRICE = 24;
/** Lines of lists and tables are candidates from this size on. */
const MIN_ENTRY = 22;
/** A name in the header that is this large heads the page. */
const MIN_TITLE = 30;
const ENTRY_TAGS = new Set(['li', 'ul', 'ol', 'dt', 'dd', 'th']);
const CONSENT = pattern('consentWord');

/** The lines of the first screens in reading order, then main headings that are pictures of letters. */
export function headlineCandidates(view: PageView, siteKey: string | null): HeadlineCandidate[] {
  const limit = REACH_SCREENS * view.capture.viewport.height;
  const isInReach = (node: PageNode): boolean => !view.measured || (view.boxOf(node)?.y ?? limit) < limit;
  const lines = new Map<PageNode, Line>();
  for (const node of view.nodes) {
    if (!node.isText || !node.visible || node.source.text.trim() === '') continue;
    if (node.region === 'footer' || node.region === 'overlay' || isOrnament(node)) continue;
    if (view.measured && (node.style.fontSizePx < MIN_SIZE || !isInReach(node))) continue;
    const line = lineOf(node, view);
    if (line && !lines.has(line.node)) lines.set(line.node, line);
  }
  for (const node of view.measured ? view.tagged('h1') : []) {
    const isBeside = node.region === 'header' || node.region === 'overlay';
    if (!node.visible || isBeside || !isInReach(node) || lettering(node, view) === '') continue;
    lines.set(node, { node, last: node });
  }
  return [...lines.values()].flatMap((line) => candidateAt(line, view, siteKey) ?? []);
}

function candidateAt({ node, last }: Line, view: PageView, siteKey: string | null): HeadlineCandidate | null {
  const text = view.textFrom(node, last) || lettering(node, view);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || text.length > MAX_TEXT || letters < MIN_LETTERS * text.replace(/\s/g, '').length)
    return null;
  if (text.length <= MAX_PRICE && amountsIn(text)[0]?.index === 0) return null;
  if (CONSENT.test(node.names) || isLogo(node, view, text, siteKey) || isControlText(node)) return null;
  const level = levelOf(node);
  if (level === null && (isListOfLinks(node, last, view) || isEntry(node, view))) return null;
  if (view.measured && view.boxOf(node) === null) return null;
  return { node, last, text, level, sizePx: largestSize(node, view) };
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

function isControlText(node: PageNode): boolean {
  const control = node.closest((at) => at.tag === 'a' || at.tag === 'button' || at.tag === 'label');
  if (!control || levelOf(node) === 1) return false;
  return control.tag !== 'a' || levelOf(node) === null;
}

/** A line of a list, a row or the head of one, such as what lies in a cart. */
function isEntry(node: PageNode, view: PageView): boolean {
  if (largestSize(node, view) >= MIN_ENTRY) return false;
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
  const words = text.split(/\s+/).length;
  if (words > 5) return false;
  const top = view.measured ? (view.boxOf(node)?.y ?? 0) < 140 : node.region === 'header';
  const named = node.closest((at) => LOGO_NAME.test(at.names) && at.end - at.order < 60) !== null;
  if (named && top) return true;
  const link =
    node.closest((at) => at.tag === 'a') ??
    view.nodes.slice(node.order, node.end).find((at) => at.tag === 'a');
  const home = link !== undefined && link !== null && leadsHome(link.attribute('href'));
  if (home && top) return true;
  if (!top || siteKey === null || nameKey(text) !== siteKey) return false;
  return levelOf(node) === null || (node.region === 'header' && !isTitleOfPage(node, view));
}

/** A name at the top as large as a title, for itself: what an organisation's plain page is headed by. */
function isTitleOfPage(node: PageNode, view: PageView): boolean {
  return view.measured && levelOf(node) === 1 && largestSize(node, view) >= MIN_TITLE;
}
