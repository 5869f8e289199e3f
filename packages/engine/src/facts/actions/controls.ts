import type { Rgb } from 'culori';
import type { Box } from '../../capture/snapshot.ts';
import { hasLetter, singleSpaced } from '../../language/characters.ts';
import { pattern } from '../../language/patterns.ts';
import { trimmed } from '../../language/trimmed.ts';
import { hasScheme } from '../../page/address.ts';
import { alphaOf, blend, COLORS, contrastRatio, parseColor, saturation } from '../../page/color.ts';
import { fadeOfBox } from '../../page/fade.ts';
import { firstFrom } from '../../page/first-from.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode, Region } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** Something a visitor can click, as it looks in one view. */
export interface Control {
  /** Of a card that is one link, the button drawn on it. */
  node: PageNode;
  text: string;
  /** Lower case, single spaces, without arrows and punctuation at the ends: what makes two labels the same. */
  key: string;
  target: string | null;
  shape: 'button' | 'link' | 'picture' | 'submit';
  region: Region;
  /** Looks like a button: filled, framed, or a button by its markup in static mode. */
  buttonLike: boolean;
  filled: boolean;
  /** Contrast of the fill, or of the frame, with the surroundings; null where unknown. */
  shapeRatio: number | null;
  /** How colorful the fill is, 0 to 1. */
  color: number;
  /** Contrast of the label with the fill. */
  labelRatio: number | null;
  /** Opens or closes something on the page: menus, accordions, tabs, sliders. */
  toggles: boolean;
}

const FIRST_OF_KEY = /[\p{L}\p{N}$€£]/u;
const LAST_OF_KEY = /[\p{L}\p{N}%+]/u;
const BUTTON_NAME = pattern('buttonName');
export const BUTTON_TYPES = new Set(['submit', 'button', 'image']);
const TOGGLE_ROLES = new Set('tab menuitem switch option combobox slider checkbox radio'.split(' '));
const TOGGLE_NAME = pattern('toggleName');

/** A line along the inside of the box, drawn as a shadow that is neither moved nor blurred. */
const INNER_FRAME = /^(rgba?\([^)]*\)|#[\da-f]+|[a-z]+) 0px 0px 0px [1-9][\d.]*px inset$/i;

/** All visible controls of a view in reading order. Judged once per view. */
export const controlsOf = memoize((view: PageView): Control[] =>
  view.nodes.filter(isControl).flatMap((node) => controlAt(node, view) ?? []),
);

/** Those of the controls that lie in the node. */
export function controlsWithin(root: PageNode, view: PageView): Control[] {
  return controlsOf(view).slice(...spanOf(root, view));
}

/** How many they are, without a list of them: a box of thousands is asked for each. */
export function controlCount(root: PageNode, view: PageView): number {
  const [from, to] = spanOf(root, view);
  return to - from;
}

function spanOf({ order, end }: PageNode, view: PageView): [from: number, to: number] {
  const from = (place: number) => firstFrom(controlsOf(view), place, ({ node }) => node.order);
  return [from(order), from(end)];
}

function isControl(node: PageNode): boolean {
  if (!node.isElement || !node.visible) return false;
  const { tag } = node;
  if (tag === 'a') return node.has('href') || node.role === 'button' || node.source.clickable;
  if (tag === 'button') return true;
  if (tag === 'input') return BUTTON_TYPES.has(node.attribute('type').toLowerCase());
  const role = node.attribute('role').toLowerCase();
  if (role === 'button' || role === 'link') return true;
  return clickableBox(node);
}

/** A box with a click handler that holds no other control: a button by another name. */
function clickableBox(node: PageNode): boolean {
  const { computed } = node.style;
  if (computed?.cursor !== 'pointer' || !node.box || node.box.height > 100) return false;
  if (node.parent?.style.computed?.cursor === 'pointer' && !node.source.clickable) return false;
  if (['label', 'summary', 'select', 'option'].includes(node.tag)) return false;
  if (node.parent?.isIn('a', 'button', 'label', 'summary')) return false;
  return node.source.clickable && node.end - node.order < 12;
}

function controlAt(node: PageNode, view: PageView): Control | null {
  if (
    node.tag !== 'a' &&
    node.parent?.closest((at) => at.tag === 'button' || (at.tag === 'a' && at.has('href')))
  ) {
    return null;
  }
  const drawn = buttonOfCard(node, view) ?? node;
  const look = looks(drawn, view);
  const text = (look.buttonLike && firstLineOf(drawn, view)) || view.label(drawn);
  const type = node.attribute('type').toLowerCase();
  const submits =
    node.isInput('submit', 'image') ||
    (node.tag === 'button' && type !== 'button' && type !== 'reset' && insideForm(node));
  return {
    node: drawn,
    text,
    key: singleSpaced(trimmed(text.toLowerCase(), FIRST_OF_KEY, LAST_OF_KEY)),
    target: node.tag === 'a' && node.has('href') ? resolve(node.attribute('href'), view) : null,
    shape: submits ? 'submit' : pictureOnly(node, view) ? 'picture' : shapeOf(node, look),
    region: drawn.region,
    ...look,
    toggles: toggles(node),
  };
}

const MIN_CARD_HEIGHT = 120;
const MIN_BUTTON_HEIGHT = 28;
/** A band as wide as the card is the caption of its picture, in pixels. */
const MARGIN = 8;
/** Share of a card's height at the end of which its button lies. */
const FOOT = 0.5;

/** The button that is drawn at the foot of a card which is one link; null where none is. */
function buttonOfCard(card: PageNode, view: PageView): PageNode | null {
  if (card.tag !== 'a' || !card.box || card.box.height <= MIN_CARD_HEIGHT) return null;
  const last = lastText(card, view);
  for (let at = last?.parent; at && at !== card; at = at.parent) {
    if (!at.box || !paints(at)) continue;
    const foot = card.box.y + (1 - FOOT) * card.box.height;
    const isButton =
      at.box.height >= MIN_BUTTON_HEIGHT &&
      at.box.width <= card.box.width - MARGIN &&
      at.box.y >= foot &&
      view.label(at) !== view.label(card);
    return isButton && looks(at, view).buttonLike ? at : null;
  }
  return null;
}

function lastText(node: PageNode, { nodes }: PageView): PageNode | null {
  for (let order = node.end - 1; order > node.order; order--) {
    const at = nodes[order];
    if (at?.isText && at.visible && hasLetter(at.source.text)) return at;
  }
  return null;
}

/** A line that is so much smaller than the one above it in a button is a note to the label. */
const NOTE = 0.85;

/** The label of a button without the note in small letters below it; null where there is none. */
function firstLineOf(node: PageNode, view: PageView): string | null {
  const texts = view
    .subtree(node)
    .filter((at) => at.isText && at.visible && at.box !== null && hasLetter(at.source.text));
  const [first] = texts;
  if (!first?.box) return null;
  const { fontSizePx } = first.style;
  const bottom = first.box.y + first.box.height;
  const isNote = ({ box, style }: PageNode): boolean =>
    style.fontSizePx <= NOTE * fontSizePx && (box?.y ?? 0) >= bottom - 0.2 * fontSizePx;
  const from = texts.findIndex(isNote);
  if (from < 1 || !texts.slice(from).every(isNote)) return null;
  return singleSpaced(view.content.slice(node.textStart, texts[from - 1]?.textEnd)).trim();
}

/** A link that is painted like a button is one to the visitor, and a bare line of text that is a button is none. */
function shapeOf(node: PageNode, { buttonLike }: Looks): 'button' | 'link' {
  if (buttonLike) return 'button';
  return node.tag === 'a' || isBareLine(node) ? 'link' : 'button';
}

/** Neither painted nor padded: only the cursor tells that it can be pressed. */
function isBareLine(node: PageNode): boolean {
  const { box, style } = node;
  return box !== null && style.computed !== null && !paints(node) && box.height < 1.5 * style.fontSizePx;
}

function insideForm(node: PageNode): boolean {
  return node.has('form') || node.isIn('form');
}

function pictureOnly(node: PageNode, view: PageView): boolean {
  if (node.tag === 'input') return node.isInput('image');
  if (view.textLength(node) > 0) return false;
  return view.nodes.slice(node.order + 1, node.end).some((inner) => inner.visible && inner.tag === 'img');
}

function resolve(href: string, view: PageView): string {
  if ((URL.canParse(href) && href === href.trim()) || href.startsWith('#') || href === '') return href;
  const base = view.base;
  return (base === null ? null : URL.parse(href, base)?.href) ?? href;
}

function toggles(node: PageNode): boolean {
  if (node.has('aria-expanded') || node.has('aria-haspopup') || node.has('aria-selected')) return true;
  if (node.has('aria-pressed')) return true;
  const role = node.attribute('role').toLowerCase();
  // Menus mark each of their entries so, also those that lead to another page.
  const leads = node.tag === 'a' && leavesPage(node.attribute('href'));
  if (TOGGLE_ROLES.has(role) && !(role === 'menuitem' && leads)) return true;
  const kind = node.attribute('data-bs-toggle') || node.attribute('data-toggle');
  if (kind !== '' && kind !== 'modal') return true;
  return TOGGLE_NAME.test(node.attribute('class')) && !BUTTON_NAME.test(node.attribute('class'));
}

function leavesPage(href: string): boolean {
  return href !== '' && !href.startsWith('#') && !hasScheme(href, 'javascript');
}

interface Looks {
  buttonLike: boolean;
  filled: boolean;
  shapeRatio: number | null;
  color: number;
  labelRatio: number | null;
}

const PLAIN: Looks = { buttonLike: false, filled: false, shapeRatio: null, color: 0, labelRatio: null };

function looks(node: PageNode, view: PageView): Looks {
  if (!view.measured) return { ...PLAIN, buttonLike: isButtonByMarkup(node) };
  const body = paintedBody(node, view);
  const { box } = body;
  const { computed } = body.style;
  if (!box || !computed || !isButtonSized(box, view.textLength(node))) return PLAIN;
  const surroundings = view.surroundings(body);
  const faded = fadingOver(surroundings, fadeOfBox(body));
  const shown = faded(fillOf(body, surroundings) ?? gradientColor(computed['background-image']));
  const differs = isSeenOn(shown, surroundings);
  const frame = faded(frameOf(body));
  const frameRatio = ratioOf(frame, surroundings);
  const framed = frame !== null && (frameRatio === null || frameRatio > 1.15);
  const padded = box.height >= 1.5 * Math.min(node.style.fontSizePx, body.style.fontSizePx);
  const ratios = [ratioOf(shown, surroundings), framed ? frameRatio : null].filter((ratio) => ratio !== null);
  return {
    buttonLike: padded && (differs || framed),
    filled: padded && differs,
    shapeRatio: ratios.length > 0 ? Math.max(...ratios) : null,
    color: shown ? saturation(shown) : 0,
    labelRatio: ratioOf(faded(textColor(node, view)), shown ?? surroundings),
  };
}

function isButtonByMarkup({ tag, role, names }: PageNode): boolean {
  return tag !== 'a' || role === 'button' || BUTTON_NAME.test(names);
}

/** Cards, banners and running text are larger, icons smaller. */
function isButtonSized({ width, height }: Box, characters: number): boolean {
  return height >= 18 && height <= 120 && width >= 24 && width <= 900 && characters <= 70;
}

/** Null where one of the colors is unknown. */
function ratioOf(color: Rgb | null, background: Rgb | null): number | null {
  return color && background ? contrastRatio(color, background) : null;
}

/** What is left of a color in a box that lets so much of its surroundings through. */
function fadingOver(surroundings: Rgb | null, opacity: number): (color: Rgb | null) => Rgb | null {
  if (surroundings === null || opacity >= 1) return (color) => color;
  return (color) => color && blend({ ...color, alpha: alphaOf(color) * opacity }, surroundings);
}

/** The node that paints the button: the control, its only wrapper of the same size, or an only child. */
function paintedBody(node: PageNode, view: PageView): PageNode {
  if (paints(node)) return node;
  const holdsLabel = (child: PageNode): boolean =>
    view.textLength(child) > 0 && view.text(child) === view.text(node);
  for (const child of node.children) {
    if (!child.isElement || !child.visible || !child.box || !paints(child)) continue;
    if (coversMost(child, node) || holdsLabel(child)) return child;
  }
  const { parent } = node;
  if (parent === null || !paints(parent)) return node;
  const fills = parent.box !== null && area(node) > 0.6 * area(parent);
  return fills || (isPill(parent, node) && view.text(parent) === view.text(node)) ? parent : node;
}

/** The height of a pill, its room at the sides and by how much these may differ, in pixels. */
const PILL = { least: 30, most: 90, room: 60, aside: 8 };

/** A rounded box about one link alone, with the same room on both sides of its words. */
function isPill({ box, style }: PageNode, link: PageNode): boolean {
  if (!box || !link.box || box.height < PILL.least || box.height > PILL.most) return false;
  const left = link.box.x - box.x;
  const right = box.width - link.box.width - left;
  const isRound = Number.parseFloat(style.computed?.['border-radius'] ?? '') >= 4;
  return isRound && left > 0 && left <= PILL.room && Math.abs(left - right) <= PILL.aside;
}

function coversMost(child: PageNode, node: PageNode): boolean {
  return !node.box || area(node) === 0 || area(child) > 0.6 * area(node);
}

function area(node: PageNode): number {
  return node.box ? node.box.width * node.box.height : 0;
}

/** Whether it has a background or frame of its own. */
export function paints(node: PageNode): boolean {
  const { computed } = node.style;
  if (!computed) return false;
  const color = parseColor(computed['background-color']);
  return (
    (color !== null && alphaOf(color) > 0.05) ||
    computed['background-image'].includes('gradient') ||
    frameOf(node) !== null
  );
}

function fillOf(node: PageNode, surroundings: Rgb | null): Rgb | null {
  const color = parseColor(node.style.computed?.['background-color'] ?? '');
  if (!color || alphaOf(color) < 0.05) return null;
  if (alphaOf(color) >= 0.95) return color;
  return surroundings ? blend(color, surroundings) : alphaOf(color) > 0.5 ? color : null;
}

function gradientColor(image: string): Rgb | null {
  if (!image.includes('gradient')) return null;
  const first = image.slice(image.indexOf('(') + 1).match(COLORS)?.[0];
  const color = first === undefined ? null : parseColor(first);
  return color && alphaOf(color) > 0.3 ? color : null;
}

function frameOf(node: PageNode): Rgb | null {
  const { computed } = node.style;
  if (!computed) return null;
  const inner = INNER_FRAME.exec(computed['box-shadow']);
  if (inner) return seen(inner[1] ?? '');
  if (Number.parseFloat(computed['border-top-width']) < 1) return null;
  if (Number.parseFloat(computed['border-bottom-width']) < 1) return null;
  if (computed['border-top-style'] === 'none' || computed['border-top-style'] === 'hidden') return null;
  return seen(computed['border-top-color']);
}

function seen(name: string): Rgb | null {
  const color = parseColor(name);
  return color && alphaOf(color) > 0.1 ? color : null;
}

function isSeenOn(color: Rgb | null, surroundings: Rgb | null): boolean {
  if (!color || !surroundings) return color !== null;
  return Math.hypot(color.r - surroundings.r, color.g - surroundings.g, color.b - surroundings.b) > 0.06;
}

function textColor(node: PageNode, view: PageView): Rgb | null {
  for (let order = node.order; order < node.end; order++) {
    const inner = view.nodes[order];
    if (inner?.isText && inner.visible && inner.style.computed) return parseColor(inner.style.computed.color);
  }
  return node.style.computed ? parseColor(node.style.computed.color) : null;
}
