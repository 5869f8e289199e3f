import type { Evidence } from '@liftmark/contract/report';
import { isPhrase, mentions } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import { count, type FactContext } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import type { Count } from '../types/common.ts';

const LOGO = pattern('clientLogoName');
const NO_CUSTOMER = pattern('otherMark');
const HOLDER = pattern('clientRowName');
const PRESS_NAME = pattern('pressName');
const MIN_PICTURES = 3;
const MAX_ICON = 32;
/** How far out the row of a picture is looked for: page builders put six boxes around each. */
const MAX_STEPS = 9;
/** Nodes of a box among which its picture is looked for. */
const MAX_INNER = 24;

interface Row {
  holder: PageNode;
  pictures: PageNode[];
}

export interface LogoRows {
  customers: Count;
  press: Evidence[];
}

/** Rows of similar small marks: of clients, partners or sponsors; or of the press, told apart by their heading. */
export function logoRows(context: FactContext): LogoRows {
  const { words } = context;
  const customers: Evidence[] = [];
  const press: Evidence[] = [];
  const seen = new Set<string>();
  for (const row of rowsOf(context)) {
    const kind = kindOf(row, context);
    if (!kind) continue;
    for (const picture of row.pictures) {
      const mark = picture.attribute('src') || context.view.label(picture) || String(picture.order);
      if (seen.has(mark)) continue;
      seen.add(mark);
      (kind === 'press' ? press : customers).push(context.evidence(picture));
    }
  }
  if (customers.length === 0) customers.push(...namedRows(context));
  const searched = [sentences.searched.logos];
  return { customers: count(customers, searched, words), press };
}

function rowsOf(context: FactContext): Row[] {
  const { view } = context;
  const rows = new Map<PageNode, PageNode[]>();
  for (const node of view.nodes) {
    if (!isPainted(node) || !node.visible || node.region === 'header' || !isMark(node)) continue;
    const holder = holderOf(node, context);
    if (!holder) continue;
    const list = rows.get(holder);
    if (list) list.push(node);
    else rows.set(holder, [node]);
  }
  return [...rows].flatMap(([holder, pictures]) =>
    pictures.length >= MIN_PICTURES ? [{ holder, pictures }] : [],
  );
}

/** A picture by its markup, or an empty box that a style sheet paints with one. */
function isPainted(node: PageNode): boolean {
  if (node.tag === 'img' || node.tag === 'svg') return true;
  const image = node.isElement ? node.style.computed?.['background-image'] : undefined;
  return image?.includes('url(') === true && node.textStart === node.textEnd && node.end - node.order <= 2;
}

function isMark(node: PageNode): boolean {
  if (node.parent?.isIn('svg', 'button')) return false;
  const { box } = node;
  if (!box) return true;
  return box.height >= 12 && box.height <= 180 && box.width >= 24 && box.width <= 400;
}

/** The nearest box with several pictures and hardly any words beside them. */
function holderOf(node: PageNode, context: FactContext): PageNode | null {
  const { view } = context;
  for (let at = node.parent, step = 0; at && step < MAX_STEPS; at = at.parent, step++) {
    if (at.tag === 'body' || at.tag === 'main') return null;
    const elements = at.children.filter((child) => child.isElement && child.visible);
    if (elements.length < MIN_PICTURES) continue;
    const filled = elements.filter((child) => holdsPicture(child, view.nodes));
    if (filled.length < MIN_PICTURES) continue;
    return view.textLength(at) <= 60 + 14 * filled.length ? at : null;
  }
  return null;
}

function holdsPicture(node: PageNode, nodes: PageNode[]): boolean {
  for (let order = node.order; order < Math.min(node.end, node.order + MAX_INNER); order++) {
    const inner = nodes[order];
    if (inner && isPainted(inner)) return true;
  }
  return false;
}

/** As small and square as the signs that lead to networks and shops. */
function isIcon({ box }: PageNode): boolean {
  return box !== null && box.width <= MAX_ICON && box.height <= MAX_ICON;
}

function kindOf({ holder, pictures }: Row, context: FactContext): 'customers' | 'press' | null {
  const said = pictures.map((node) => saidOf(node, context));
  const foreign = said.filter((text) => NO_CUSTOMER.test(text)).length;
  if (foreign > pictures.length / 2) return null;
  const heading = introduction(holder, context);
  const names = [holder, holder.parent, holder.parent?.parent].map((at) => at?.names).join(' ');
  const { press = [], logoNever = [], logoHeadings = [] } = context.words?.proof ?? {};
  if (mentions(heading, press)) return 'press';
  if (mentions(heading, logoHeadings)) return 'customers';
  if (mentions(heading, logoNever)) return null;
  if (pictures.every(isIcon)) return null;
  if (PRESS_NAME.test(names)) return 'press';
  if (pattern('otherLogosName').test(names) || holder.region === 'footer') return null;
  const logos = said.filter((text) => LOGO.test(text)).length;
  const isNamed = logos >= pictures.length * 0.6 || HOLDER.test(names);
  const isBareRow = pictures.every((node) => isBare(node, context)) && !/logo/i.test(holder.names);
  return isNamed && !isBareRow ? 'customers' : null;
}

function saidOf(node: PageNode, { view }: FactContext): string {
  const source = node.attribute('src').split('/').slice(-2).join('/').slice(0, 120);
  return [node.attribute('alt'), source, node.names, view.label(node), node.parent?.names].join(' ');
}

/** A drawing without name or link: as likely an ornament as a mark. */
function isBare(node: PageNode, { view }: FactContext): boolean {
  if (node.tag !== 'svg' || node.names.trim() !== '' || view.label(node) !== '') return false;
  return !node.isIn('a');
}

/** The words that introduce a row: its own, or those just before it. */
function introduction(holder: PageNode, context: FactContext): string {
  const own = context.view.text(holder);
  const before = context.blocks.findLast(
    (block) => block.node.order < holder.order && block.node.section === holder.section,
  );
  const near = before && before.text.length <= 160 ? before.text : '';
  return `${own} ${near} ${context.headingFor(holder)}`.trim();
}

/** "4.8 average rating", "60-night trial": what one gets, and no name. */
const MEASURED = /^\d[\d.,]*[\s-]\p{Ll}/u;

/** An entry of a menu leads to a heading, it is none. */
function isLink(node: PageNode): boolean {
  return node.tag === 'a' || node.children.some((child) => child.tag === 'a') || node.isIn('a', 'nav');
}

function isName(text: string): boolean {
  return /^[\p{Lu}\d].{0,27}$/su.test(text) && !MEASURED.test(text) && !'.!?:'.includes(text.at(-1) ?? ' ');
}

/** Names of firms in words below "Trusted by" or "Our sponsors". */
function namedRows(context: FactContext): Evidence[] {
  const { words, blocks } = context;
  if (!words) return [];
  for (const [place, block] of blocks.entries()) {
    if (block.text.length > 90 || ['header', 'footer'].includes(block.node.region)) continue;
    const heading =
      mentions(block.text, words.proof.logoHeadings) && !mentions(block.text, words.proof.logoNever);
    if (!heading || isPhrase(block.text, words.proof.customers) || isLink(block.node)) continue;
    const names: Evidence[] = [];
    for (const next of blocks.slice(place + 1, place + 13)) {
      if (next.node.section !== block.node.section || !isName(next.text)) break;
      if (next.node.isIn('button', 'label', 'form', 'h1', 'h2', 'h3')) break;
      if (next.node.closest((at) => pattern('buttonLikeName').test(at.names))) break;
      names.push(context.evidence(next.node, next.text));
    }
    if (names.length >= MIN_PICTURES) return names;
  }
  return [];
}
