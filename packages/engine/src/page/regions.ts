import type { Box } from '../capture/snapshot.ts';
import { pattern } from '../language/patterns.ts';
import { centerOf, holdsPoint } from './box.ts';
import { alphaOf, parseColor } from './color.ts';
import type { PageNode, Region } from './node.ts';

const DIALOG_ROLES = new Set(['dialog', 'alertdialog']);

/** Names a footer, not what says that it is none, such as the `wsite-not-footer` around a page's content. */
const FOOTER_NAME = pattern('footerName');

const HEADER_NAME = pattern('headerName');

interface Screen {
  width: number;
  height: number;
  /** Height of the page in CSS pixels; 0 in static mode. */
  pageHeight: number;
}

/** Sets the region of every node. The hero is what follows the header above the fold. */
export function markRegions(nodes: PageNode[], screen: Screen): void {
  const measured = nodes.some((node) => node.box !== null);
  const regions: (Region | null)[] = new Array(nodes.length);
  const liesOver = layersOver(nodes, screen);
  const isStage = stagesIn(nodes, screen);
  for (const node of nodes) {
    const inherited = node.parent ? (regions[node.parent.order] ?? null) : null;
    const own =
      node.isElement && node.visible
        ? ownRegion(node, { liesOver, isStage }, inherited, screen, measured)
        : null;
    const region = own ?? inherited;
    regions[node.order] = region;
    node.region = region ?? 'main';
  }
  markHero(nodes, regions, screen, measured);
}

interface Layers {
  liesOver: (node: PageNode) => boolean;
  isStage: (node: PageNode) => boolean;
}

function ownRegion(
  node: PageNode,
  layers: Layers,
  inherited: Region | null,
  screen: Screen,
  measured: boolean,
): Region | null {
  if (inherited === 'overlay' || inherited === 'footer') return null;
  if (node.tag === 'body' || node.tag === 'html') return null;
  if (isDialog(node)) return 'overlay';
  const ofLayer = measured && inherited !== 'header' ? regionOfLayer(node, layers, screen) : null;
  if (ofLayer !== null || inherited) return ofLayer;
  if (isFooter(node, screen, measured)) return 'footer';
  if (isHeader(node, screen, measured)) return 'header';
  return isAside(node, screen, measured) ? 'aside' : null;
}

function isDialog(node: PageNode): boolean {
  return DIALOG_ROLES.has(node.role) || node.tag === 'dialog' || node.attribute('aria-modal') === 'true';
}

/** The region of what stays on the screen or lies over the page. */
function regionOfLayer(
  node: PageNode,
  { liesOver, isStage }: Layers,
  screen: Screen,
): 'header' | 'overlay' | null {
  if (node.box && node.style.position === 'fixed' && !isStage(node)) {
    const bar = isTopBar(node, screen) || isSideBar(node, screen) || isFloatingMenu(node, screen);
    return bar && !pattern('cookieNoticeName').test(node.names) ? 'header' : 'overlay';
  }
  return liesOver(node) ? 'overlay' : null;
}

/** A column beside the content; one as wide as the page is a part of it. */
function isAside({ tag, role, box }: PageNode, screen: Screen, measured: boolean): boolean {
  const wide = measured && (box?.width ?? 0) > 0.6 * screen.width;
  return (tag === 'aside' || role === 'complementary') && !wide;
}

/** So much of the screen at least, and so many texts below it. */
const MIN_LAYER = 0.1;

const MIN_COVERED = 2;

/** So many boxes are asked about; nobody lays more of them over each other. */
const MAX_ASKED = 40;

/** Finds boxes with their own background over text above the fold that scroll with the page. */
function layersOver(nodes: readonly PageNode[], screen: Screen): (node: PageNode) => boolean {
  let asked = 0;
  return (node) => {
    const { box } = node;
    if (!box || !isLaidOver(node, screen) || ++asked > MAX_ASKED) return false;
    const covered = nodes.filter(
      (other) =>
        other.isText &&
        other.visible &&
        other.box !== null &&
        isWithin(other.box, box) &&
        !node.contains(other),
    );
    return covered.length >= MIN_COVERED;
  };
}

/** So much of the screen's height at least, for a first screen that stays while the page scrolls over it. */
const MIN_STAGE = 0.7;

/** Tells a first screen of its own that the rest of the page slides over: with a heading, and with no words behind it. */
function stagesIn(nodes: readonly PageNode[], { width, height }: Screen): (node: PageNode) => boolean {
  let asked = 0;
  return (node) => {
    const { box } = node;
    if (!box || box.y > 20 || box.width < 0.9 * width || box.height < MIN_STAGE * height) return false;
    if (++asked > MAX_ASKED || (!holds(node, 'h1') && !holds(node, 'h2'))) return false;
    return !nodes.some(
      (other) =>
        other.isText &&
        other.visible &&
        !other.fixed &&
        other.box !== null &&
        other.box.y < height &&
        isWithin(other.box, box),
    );
  };
}

function isLaidOver(node: PageNode, screen: Screen): boolean {
  const { box, style, parent } = node;
  if (style.position !== 'absolute' || !box || parent?.tag !== 'body' || isTopBar(node, screen)) return false;
  if (!(Number(style.computed?.['z-index']) > 0)) return false;
  const background = parseColor(style.computed?.['background-color'] ?? '');
  if (background === null || alphaOf(background) < 1) return false;
  const shown = Math.min(screen.height, box.y + box.height) - Math.max(0, box.y);
  return shown > 0 && shown * box.width >= MIN_LAYER * screen.width * screen.height;
}

/** Whether the middle of the one lies in the other. */
function isWithin(box: Box, outer: Box): boolean {
  return box.width > 0 && holdsPoint(outer, centerOf(box));
}

function isTopBar(node: PageNode, screen: Screen): boolean {
  const { box } = node;
  if (!box) return false;
  return box.y < 160 && box.height <= 240 && box.height > 0 && box.width > 0.6 * screen.width;
}

/** A menu that floats above the page and is narrower than a bar. */
function isFloatingMenu(node: PageNode, { width }: Screen): boolean {
  const { box } = node;
  if (!box || box.y >= 160 || box.height > 120 || box.width < 0.15 * width) return false;
  return node.isNavigation || holds(node, 'nav');
}

/** A menu along one side of the whole screen. */
function isSideBar(node: PageNode, { width, height }: Screen): boolean {
  const { box } = node;
  if (!box || box.height < 0.6 * height || box.width > 0.35 * width) return false;
  const beside = box.x < 40 || box.x + box.width > width - 40;
  return beside && (node.isNavigation || holds(node, 'nav'));
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
  if (node.isNavigation) return !inArticle(node);
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
  return node.parent?.isIn('article', 'blockquote', 'figure') === true;
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
