import { hasTwoLetters, letterCount } from '../../language/characters.ts';
import { isPhrase, mentions } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { isInTrail, namesLanguage, roleOf, THEME_SWITCH } from '../actions/actions.ts';
import { type Control, controlsOf } from '../actions/controls.ts';
import type { PageFacts } from '../types/page-facts.ts';
import { type Bar, barOf, isLogo } from './logo.ts';
import { aligned, MIN_LINKED, mainRow, middle, ofOneList } from './rows.ts';
import { hasStickyBar } from './sticky.ts';

const TOGGLE_NAME = pattern('menuToggleName');
const MAIN_MENU_NAME = pattern('mainMenuName');
const TOP_PX = 220;
const SIGN_PX = 48;
/** So many links of one list on a line are a bar, whatever their box is called. */
const MIN_BAR = 4;

/** The main top navigation on desktop: how many items, whether a bar stays on scroll, and a menu toggle. */
export function navigationFacts(
  page: PageModel,
  words: LanguageWords | null,
  known: { headline?: PageNode | null; brand?: string | null } = {},
): PageFacts['navigation'] {
  const view = page.desktop ?? page.main;
  const items = mainRow(itemsOf(view, words, known.headline ?? null, known.brand ?? null), view);
  const toggle = toggleIn(view, words);
  return {
    linkCount: page.desktop ? items.length : null,
    sticky: view.measured && page.desktop ? hasStickyBar(view) : null,
    toggle: toggle && page.evidence(toggle),
    wordless: items.filter((item) => isWordless(item, view)).map((item) => page.evidence(item)),
    evidence: items.map((item) => page.evidence(item)),
  };
}

/** A small drawing without a word; a larger one may be lettering. */
function isWordless(item: PageNode, view: PageView): boolean {
  const [drawing] = view
    .subtree(item)
    .filter(({ tag, visible }) => visible && (tag === 'img' || tag === 'svg'));
  return view.textLength(item) === 0 && (drawing?.box?.width ?? Number.POSITIVE_INFINITY) <= SIGN_PX;
}

/** Navigation items: links and buttons at the top, without logo, search, languages and social marks. */
function itemsOf(
  view: PageView,
  words: LanguageWords | null,
  headline: PageNode | null,
  brand: string | null,
): PageNode[] {
  const controls = controlsOf(view);
  const inRow = rowsAtTop(controls, view);
  const declared = controls.filter(
    ({ node, region }) => region === 'header' || isInLowBar(node, view) || inRow.has(node),
  );
  const items = (those: Control[]): PageNode[] => {
    const bar = barOf(withoutCopies(those, view), view, brand);
    const entries = bar.controls.filter((control) => isItem(control, bar, view, words));
    return withoutSigns(entries, view).map(({ node }) => node);
  };
  let found = items(declared);
  if (view.measured && declared.length === 0) {
    const loose = items(controls.filter((control) => isLoose(control, headline, view)));
    // A single link at the top, such as one that leads back, is no menu.
    if (mainRow(loose, view).length > 1) found = loose;
  }
  return [...found, ...menuEntries(view, controls, words), ...hoverEntries(found, view)].sort(
    (a, b) => a.order - b.order,
  );
}

/** At the top of a page that declares no bar there. */
function isLoose({ node, region }: Control, headline: PageNode | null, view: PageView): boolean {
  return region !== 'overlay' && isAtTop(node, view) && !isBelow(node, headline, view);
}

/** Pictures are entries of a menu of pictures; beside worded entries they are logos and signs. */
function withoutSigns(items: Control[], view: PageView): Control[] {
  const worded = items.filter(({ node }) => view.textLength(node) > 0);
  return worded.length >= MIN_LINKED ? worded : items;
}

/** Scripts that make a bar stick leave a copy of it in its place, and a button may hold the link it opens. */
function withoutCopies(controls: Control[], view: PageView): Control[] {
  const seen = new Set<string>();
  return controls.filter(({ node, text }, place) => {
    const next = controls[place + 1];
    if (next?.text === text && node.contains(next.node)) return false;
    const box = view.boxOf(node);
    if (!box) return true;
    const spot = `${text}|${Math.round(box.x)}|${Math.round(box.y)}`;
    return !seen.has(spot) && seen.add(spot);
  });
}

/** Declared navigation below a picture or title, in the first screen still. */
function isInLowBar(node: PageNode, view: PageView): boolean {
  if (!view.measured || node.region === 'footer' || node.region === 'overlay') return false;
  const bar = node.closest((at) => at.isNavigation || MAIN_MENU_NAME.test(at.names));
  if (!bar?.box || isInTrail(bar)) return false;
  const { width, height } = view.capture.viewport;
  if (bar.box.y >= height || bar.box.height > 240) return false;
  return bar.box.width > 0.4 * width || bar.isIn('header');
}

/** Controls at the top of the page on a line with enough of one list, whatever their box is called. */
function rowsAtTop(controls: readonly Control[], view: PageView): ReadonlySet<PageNode> {
  if (!view.measured) return new Set();
  const shown = controls.flatMap(({ node, region }) => {
    const box = region === 'overlay' || region === 'footer' || !isAtTop(node, view) ? null : view.boxOf(node);
    return box ? [{ item: node, box }] : [];
  });
  return new Set(
    aligned(shown, middle)
      .filter((line) => ofOneList(line).length >= MIN_BAR)
      .flat(),
  );
}

function isAtTop(node: PageNode, view: PageView): boolean {
  const box = view.boxOf(node);
  return box !== null && middle(box) < TOP_PX && box.height < 70 && !isInTrail(node);
}

/** What follows the headline and stands under it invites, and does not navigate. */
function isBelow(node: PageNode, headline: PageNode | null, view: PageView): boolean {
  const line = headline && view.boxOf(headline);
  const box = view.boxOf(node);
  if (!headline || !line || !box || node.order < headline.order) return false;
  return box.y >= line.y + line.height - 1;
}

const NO_ENTRIES: ReadonlySet<string> = new Set(['search', 'social']);

function isItem(control: Control, bar: Bar, view: PageView, words: LanguageWords | null): boolean {
  const { node, text } = control;
  if (isLogo(control, bar, view)) return false;
  const role = roleOf({ ...control, toggles: false }, words);
  if (NO_ENTRIES.has(role)) return false;
  // No language is chosen by a link to a place on this page, whatever the menu is called.
  if (role === 'language' && !control.target?.split('#', 2)[1]) return false;
  if (isToggle(control, view, words) || submitsField(node) || isSign(control, view)) return false;
  if (isNotice(node, view) || THEME_SWITCH.test(node.names)) return false;
  if (isAddress(control) && !isOffered(control)) return false;
  if (!hasScheme(node.attribute('href'), 'tel') && letterCount(text) < 2) return false;
  // A flag.
  return !(control.shape === 'picture' && mentions(text, words?.actions.language));
}

/** A number to call or an address to write to. */
function isAddress({ node, text }: Control): boolean {
  const href = node.attribute('href');
  if (hasScheme(href, 'tel')) return letterCount(text) < 2;
  return hasScheme(href, 'mailto') && text.includes('@');
}

/** Offered like the entries, as a button or in their list, and not merely named in a bar above. */
function isOffered({ node, buttonLike }: Control): boolean {
  return buttonLike || isListed(node) || node.parent?.isNavigation === true;
}

/** A drawn sign without words stands with the social marks: a phone, a cart, the moon of the dark colors. */
function isSign({ node, shape }: Control, view: PageView): boolean {
  return (
    view.textLength(node) === 0 && (shape !== 'picture' || hasScheme(node.attribute('href'), 'mailto', 'tel'))
  );
}

/** A link as wide as the page, or in the midst of a sentence, tells of something; it is no entry among others. */
function isNotice(node: PageNode, view: PageView): boolean {
  const box = view.boxOf(node);
  if (!view.measured || box === null || isListed(node)) return false;
  if (isWithinText(node, view)) return true;
  return box.width > 0.8 * view.capture.viewport.width && !node.closest((at) => at.isNavigation);
}

function isWithinText(node: PageNode, view: PageView): boolean {
  return [view.nodes[node.order - 1], view.nodes[node.end]].some(
    (next) => next?.isText && next.visible && next.parent === node.parent && hasTwoLetters(next.source.text),
  );
}

function isListed(node: PageNode): boolean {
  return node.isIn('li');
}

/** Entries that open a menu but are neither links nor buttons. */
function menuEntries(view: PageView, controls: Control[], words: LanguageWords | null): PageNode[] {
  const nodes = new Set(controls.map(({ node }) => node));
  const menus = menusOf(nodes);
  return view.tagged('li', 'summary').filter((entry) => {
    if (
      !entry.visible ||
      (entry.tag === 'summary' && isListed(entry)) ||
      entry.region !== 'header' ||
      view.textLength(entry) === 0 ||
      !entry.box ||
      isInTrail(entry)
    )
      return false;
    if (entry.box.height > 110 || !isInMenu(entry, menus)) return false;
    if (namesLanguage(view.label(entry), words)) return false;
    return !view.nodes
      .slice(entry.order, entry.end)
      .some((inner) => nodes.has(inner) || inner.tag === 'input' || HEADING_TAGS.has(inner.tag));
  });
}

/** Boxes beside the entries whose links show when the pointer is on them. */
function hoverEntries(items: readonly PageNode[], view: PageView): PageNode[] {
  const among = new Map<PageNode, number>();
  for (const { parent } of items) if (parent) among.set(parent, (among.get(parent) ?? 0) + 1);
  const bars = [...among].filter(([, entries]) => entries >= MIN_LINKED).map(([bar]) => bar);
  return bars.flatMap((bar) => bar.children.filter((peer) => opensLinks(peer, view)));
}

function opensLinks(node: PageNode, view: PageView): boolean {
  if (node.tag !== 'div' && node.tag !== 'span') return false;
  if (!node.visible || !node.box || node.box.height > 110 || view.textLength(node) === 0) return false;
  const links = view.subtree(node).filter(({ tag }) => tag === 'a' || tag === 'button');
  return links.length > 0 && links.every((link) => !link.visible);
}

/** Within a declared navigation, or in a list whose other entries are links. */
function isInMenu(entry: PageNode, menus: ReadonlySet<PageNode>): boolean {
  return (
    (entry.parent !== null && menus.has(entry.parent)) || entry.closest((at) => at.isNavigation) !== null
  );
}

/** The lists with links enough to be menus. */
function menusOf(links: Iterable<PageNode>): ReadonlySet<PageNode> {
  const entries = new Map<PageNode, Set<PageNode>>();
  for (const { parent } of links) {
    if (!parent?.parent) continue;
    entries.set(parent.parent, (entries.get(parent.parent) ?? new Set()).add(parent));
  }
  return new Set([...entries].flatMap(([list, linked]) => (linked.size >= MIN_LINKED ? [list] : [])));
}

function isToggle(control: Control, view: PageView, words: LanguageWords | null): boolean {
  const { node, text } = control;
  if (TOGGLE_NAME.test(node.names)) return !(view.textLength(node) > 2 && saysMore(control, view, words));
  if (isPhrase(text, words?.actions.menu) && !leadsOn(control, view)) return true;
  const icon = letterCount(text) < 2;
  return icon && (node.has('aria-expanded') || node.has('aria-controls'));
}

/** Whether what is named like the sign that opens the menu leads elsewhere, or calls for something of its own. */
function saysMore(control: Control, view: PageView, words: LanguageWords | null): boolean {
  return leadsOn(control, view) || isPhrase(control.text, words?.actions.standard);
}

/** A restaurant's "Menu" is a link to its dishes; where it leads to what is hidden, it opens that. */
function leadsOn({ node, target }: Control, view: PageView): boolean {
  if (node.tag !== 'a' || target === null || ['', '#'].includes(target) || hasScheme(target, 'javascript'))
    return false;
  const opened = target.startsWith('#') ? view.byId(target.slice(1)) : null;
  return !node.has('aria-expanded') && opened?.visible !== false;
}

/** The button beside a field of its own. */
function submitsField(node: PageNode): boolean {
  return (
    node.tag !== 'a' && node.parent !== null && node.parent.children.some((peer) => peer.tag === 'input')
  );
}

function toggleIn(view: PageView, words: LanguageWords | null): PageNode | null {
  const control = controlsOf(view).find(
    (each) =>
      (each.region === 'header' || isAtTop(each.node, view)) &&
      isToggle(each, view, words) &&
      !(isListed(each.node) && each.text !== ''),
  );
  if (control) return control.node;
  const label = view
    .tagged('label')
    .find(
      (node) =>
        node.visible &&
        node.region === 'header' &&
        TOGGLE_NAME.test(`${node.names} ${node.attribute('for')}`),
    );
  return label ?? null;
}
