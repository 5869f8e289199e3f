import type { Region } from '../facts.ts';
import type { PageNode } from './node.ts';

const DIALOG_ROLES = new Set(['dialog', 'alertdialog']);
const FOOTER_NAME = /(^|[\s_-])(footer|site-?footer|colophon)($|[\s_-])/i;
const HEADER_NAME =
  /(^|[\s_-])(header|site-?header|navbar|topbar|top-?bar|masthead|menu-?bar|mainnav|main-?nav)($|[\s_-])/i;

interface Screen {
  width: number;
  height: number;
  /** Height of the page in CSS pixels; 0 in static mode. */
  pageHeight: number;
}

/** Tells every node in which region of the page it lies. Hero is what follows the header in the first screen. */
export function markRegions(nodes: PageNode[], screen: Screen): void {
  const measured = nodes.some((node) => node.box !== null);
  const regions: (Region | null)[] = new Array(nodes.length);
  for (const node of nodes) {
    const inherited = node.parent ? (regions[node.parent.order] ?? null) : null;
    const own = node.isElement && node.visible ? ownRegion(node, inherited, screen, measured) : null;
    const region = own ?? inherited;
    regions[node.order] = region;
    node.region = region ?? 'main';
  }
  markHero(nodes, regions, screen, measured);
}

function ownRegion(
  node: PageNode,
  inherited: Region | null,
  screen: Screen,
  measured: boolean,
): Region | null {
  if (inherited === 'overlay' || inherited === 'footer') return null;
  if (node.tag === 'body' || node.tag === 'html') return null;
  const { role, box } = node;
  if (DIALOG_ROLES.has(role) || node.tag === 'dialog' || node.attribute('aria-modal') === 'true')
    return 'overlay';
  if (measured && box && node.style.position === 'fixed' && inherited !== 'header') {
    const bar = isTopBar(node, screen) || isSideBar(node, screen);
    return bar && !/cookie|consent/i.test(node.names) ? 'header' : 'overlay';
  }
  if (inherited) return null;
  if (isFooter(node, screen, measured)) return 'footer';
  if (isHeader(node, screen, measured)) return 'header';
  const wide = measured && (box?.width ?? 0) > 0.6 * screen.width;
  if ((node.tag === 'aside' || role === 'complementary') && !wide) return 'aside';
  return null;
}

function isTopBar(node: PageNode, screen: Screen): boolean {
  const { box } = node;
  if (!box) return false;
  return box.y < 160 && box.height <= 240 && box.height > 0 && box.width > 0.6 * screen.width;
}

/** A menu that stands at one side of the whole screen. */
function isSideBar(node: PageNode, { width, height }: Screen): boolean {
  const { box } = node;
  if (!box || box.height < 0.6 * height || box.width > 0.35 * width) return false;
  const beside = box.x < 40 || box.x + box.width > width - 40;
  return beside && (node.tag === 'nav' || node.role === 'navigation' || holds(node, 'nav'));
}

function isHeader(node: PageNode, screen: Screen, measured: boolean): boolean {
  const declared =
    node.tag === 'nav' ||
    node.tag === 'header' ||
    node.role === 'banner' ||
    node.role === 'navigation' ||
    HEADER_NAME.test(node.names) ||
    node.style.position === 'sticky';
  if (!declared) return false;
  if (measured) return isTopBar(node, screen);
  if (node.tag === 'nav' || node.role === 'navigation') return !inArticle(node);
  if (node.tag !== 'header' && node.role !== 'banner') return false;
  return !inArticle(node) && (holds(node, 'nav') || holds(node, 'a')) && !holds(node, 'p');
}

function isFooter(node: PageNode, screen: Screen, measured: boolean): boolean {
  const declared = node.tag === 'footer' || node.role === 'contentinfo' || FOOTER_NAME.test(node.names);
  if (!declared || inArticle(node)) return false;
  if (!measured || !node.box) return node.tag === 'footer' || node.role === 'contentinfo';
  const bottom = node.box.y + node.box.height;
  return bottom > screen.pageHeight - 0.6 * screen.height && node.box.width > 0.5 * screen.width;
}

function inArticle(node: PageNode): boolean {
  return (
    node.parent?.closest((at) => at.tag === 'article' || at.tag === 'blockquote' || at.tag === 'figure') !==
      null && node.parent !== null
  );
}

function holds(node: PageNode, tag: string): boolean {
  const pending = [...node.children];
  for (let at = pending.pop(); at; at = pending.pop()) {
    if (at.tag === tag) return true;
    pending.push(...at.children);
  }
  return false;
}

/** Sections that begin in the upper part of the first screen are the hero; without boxes, the first with words. */
function markHero(nodes: PageNode[], regions: (Region | null)[], screen: Screen, measured: boolean): void {
  const free = nodes.filter((node) => !regions[node.order] && node.section && node.visible);
  if (!measured) {
    const first = free.find((node) => node.isText && node.source.text.trim() !== '')?.section;
    for (const node of free) if (node.section === first) node.region = 'hero';
    return;
  }
  for (const node of free) if (startsEarly(node, screen)) node.region = 'hero';
}

function startsEarly({ box, section }: PageNode, screen: Screen): boolean {
  if (!box || box.y >= screen.height) return false;
  const top = section?.node.box?.y;
  return top === undefined || top < 0.5 * screen.height || box.y < 0.7 * screen.height;
}
