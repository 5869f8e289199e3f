import { namesStartPage } from '../../language/start-page.ts';
import { LOGO_NAME } from '../../page/names.ts';
import type { PageNode } from '../../page/node.ts';
import { distance, type PageView } from '../../page/view.ts';
import type { Control } from '../actions/controls.ts';
import { leadsHome, nameKey } from '../document/document.ts';
import { listOf, MIN_LINKED } from './rows.ts';

/** Entries may touch each other; so far at least the next one may lie from the first. */
const SLACK_PX = 8;

/** Letters of a name; fewer may stand in any other. */
const MIN_NAME = 4;

/** What stands at the top, and its links. */
export interface Bar {
  controls: readonly Control[];
  links: readonly Control[];
  /** Those that lead to the start page. */
  home: readonly Control[];
  /** Those of one list in letters of one size. */
  similar: ReadonlyMap<string, readonly PageNode[]>;
  /** The name of the site. */
  brand: string | null;
}

/** The bar that the controls make, for a page whose site is called so. */
export function barOf(controls: readonly Control[], view: PageView, brand: string | null): Bar {
  const links = controls.filter(({ node, shape }) => {
    // A drawn sign that opens the menu may be a link to nowhere.
    const isSign = node.attribute('href') === '#' && shape !== 'picture' && view.textLength(node) === 0;
    return node.tag === 'a' && !isSign;
  });
  const home = links.filter(({ node }) => leadsHome(node.attribute('href')));
  const similar = Map.groupBy(
    links.map(({ node }) => node),
    (node) => placeAndSize(node, view),
  );
  return { controls, links, home, similar, brand };
}

/** The list of a link, and how large it is written. */
function placeAndSize(node: PageNode, view: PageView): string {
  const said = view.subtree(node).find((at) => at.isText && at.visible && at.source.text.trim() !== '');
  return `${listOf(node)?.order} ${said?.style.fontSizePx}`;
}

/** Whether it is set and spaced like the other links of its list; a logo is larger, or stands apart. */
function isOneOf(node: PageNode, { similar }: Bar, view: PageView): boolean {
  const siblings = similar.get(placeAndSize(node, view)) ?? [];
  if (siblings.length < MIN_LINKED) return false;
  const [first, second, third] = siblings.slice(0, 3).map((sibling) => view.boxOf(sibling));
  if (siblings[0] !== node || !first || !second || !third) return true;
  return distance(first, second) <= 2 * distance(second, third) + SLACK_PX;
}

/** Whether a control of the bar is the logo or the name of the site beside it, and no entry. */
export function isLogo(control: Control, bar: Bar, view: PageView): boolean {
  const { node, text, shape } = control;
  if (isInMark(node, bar)) return true;
  if (namesSite(control, bar) && !isOneOf(node, bar, view)) return true;
  if (node.tag !== 'a' || !leadsHome(node.attribute('href'))) return false;
  if (shape === 'picture' || view.textLength(node) === 0) return true;
  if (namesStartPage(text) || isOneOf(node, bar, view)) return false;
  // A link to the top of the page, or to another site, is a logo only before all others.
  if (leadsUpOrAway(node, view)) return bar.links[0]?.node === node;
  const [first, second] = bar.home;
  if (first?.node === node) return true;
  // The name beside the picture of the logo, in a link of its own.
  if (first?.shape !== 'picture' || second?.node !== node) return false;
  return bar.controls[bar.controls.indexOf(first) + 1] === second;
}

/** Whether a box named after the logo holds it; a bar that is named so holds the whole menu. */
function isInMark(node: PageNode, { controls }: Bar): boolean {
  const mark = node.closest((at) => LOGO_NAME.test(at.names) && at.end - at.order < 60);
  return (
    mark !== null && !isRepeated(mark) && controls.filter((other) => mark.contains(other.node)).length <= 2
  );
}

/** Before all others, and called like the site, wherever it leads; or a picture that is called a logo. */
function namesSite({ node, text, shape }: Control, { links, brand }: Bar): boolean {
  if (links[0]?.node !== node || namesStartPage(text)) return false;
  if (shape === 'picture' && /\blogo\b/i.test(text)) return true;
  const name = nameKey(text);
  return name.length >= MIN_NAME && brand !== null && nameKey(brand).includes(name);
}

function leadsUpOrAway(node: PageNode, view: PageView): boolean {
  const href = node.attribute('href');
  if (href.startsWith('#')) return true;
  return view.base !== null && URL.parse(href, view.base)?.host !== URL.parse(view.base)?.host;
}

/** A page has one logo: boxes beside each other that all bear its name are entries. */
function isRepeated(mark: PageNode): boolean {
  const similar = mark.parent?.children.filter(
    (peer) =>
      peer.visible && peer.attribute('class') === mark.attribute('class') && LOGO_NAME.test(peer.names),
  );
  return (similar?.length ?? 0) >= MIN_LINKED;
}
