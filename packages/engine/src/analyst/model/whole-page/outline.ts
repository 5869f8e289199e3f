import type { PatchTarget } from '@liftmark/contract/patches';
import type { Evidence } from '@liftmark/contract/report';
import { isHeadingTag } from '../../../page/heading.ts';
import type { PageNode } from '../../../page/node.ts';
import type { PageModel } from '../../../page/page-model.ts';
import type { PageView } from '../../../page/view.ts';
import { rowOf, targetOf } from '../../../patches/targets.ts';

/** A node that visitors see, with all of its words. */
export interface OutlineNode extends Evidence {
  /** `n12` for a node of desktop, `m12` for one that only phones have. */
  id: string;
  /** Where and what it is: "hero h1", "footer link". */
  role: string;
  /** `text` may be cut, this is not. */
  words: string;
  /** CSS pixels; null in static mode. */
  fontSize: number | null;
  /** Whether other words can take the place of its own: a heading, or a single line. */
  isOneText: boolean;
  /** How a fix names it; null where none reaches it. */
  target: PatchTarget | null;
  /** The row that it is in, beside which a line goes; null where no fix reaches it. */
  row: PatchTarget | null;
}

/** Smaller pictures are icons. */
const MIN_PICTURE_PX = 32;
/** A link around so much text is a card: its parts are listed, not the whole. */
const CARD_LETTERS = 90;

/** Of the letters of a text; the rest separates them. */
const MOSTLY_CONTROLS = 0.85;

const TEXTS = new Map([
  ['li', 'item'],
  ['label', 'label'],
  ['td', 'cell'],
  ['th', 'cell'],
  ['blockquote', 'quote'],
]);
const PICTURES = new Map([
  ['img', 'picture'],
  ['svg', 'picture'],
  ['canvas', 'picture'],
  ['video', 'video'],
  ['iframe', 'frame'],
]);
const FIELDS = new Set(['input', 'select', 'textarea']);
const BUTTON_TYPES = new Set(['submit', 'button', 'reset', 'image']);
const CONTROL_ROLES = new Set(['button', 'link', 'tab', 'menuitem', 'checkbox', 'radio', 'switch']);

/** What visitors see of a page, in reading order: first the nodes of desktop, then those that only phones show. */
export function outlineOf(model: PageModel): OutlineNode[] {
  const { main, mobile } = model;
  const shown = entriesOf(main).map((entry) => outlineNode(model, main, entry, 'n'));
  if (mobile === null || mobile === main) return shown;
  const known = new Set(shown.map(({ id }) => id));
  const onPhones = entriesOf(mobile).flatMap((entry) => {
    const partner = model.in('desktop', entry.node);
    if (partner?.visible === true) return [];
    return [outlineNode(model, mobile, entry, partner === null ? 'm' : 'n')];
  });
  return [...shown, ...onPhones.filter(({ id }) => !known.has(id))];
}

interface Entry {
  node: PageNode;
  kind: string;
}

function entriesOf(view: PageView): Entry[] {
  const withBlocks = nodesWithBlocks(view);
  const entries: Entry[] = [];
  /** Within a text that is listed whole, only its controls are listed again. */
  let wholeUntil = 0;
  let skipUntil = 0;
  for (const node of view.nodes) {
    if (node.order < skipUntil || !node.visible) continue;
    const control = controlKind(node, view);
    if (control !== null) {
      entries.push({ node, kind: control });
      skipUntil = node.end;
      continue;
    }
    if (node.order < wholeUntil) continue;
    const kind = pictureKind(node, view) ?? textKind(node, view, withBlocks);
    if (kind === null) continue;
    entries.push({ node, kind });
    wholeUntil = node.end;
  }
  return entries;
}

/** Elements around blocks of text, which are listed one by one. */
function nodesWithBlocks(view: PageView): ReadonlySet<PageNode> {
  const around = new Set<PageNode>();
  for (const node of view.nodes) {
    if (!node.isElement || node.style.inline || view.textLength(node) === 0) continue;
    for (let outer = node.parent; outer !== null && !around.has(outer); outer = outer.parent)
      around.add(outer);
  }
  return around;
}

function controlKind(node: PageNode, view: PageView): string | null {
  if (!node.isElement) return null;
  const { tag, role } = node;
  if (FIELDS.has(tag)) return fieldKind(node);
  const isLink = tag === 'a' && node.has('href');
  const isControl = isLink || tag === 'button' || tag === 'summary' || CONTROL_ROLES.has(role);
  if (!isControl || isCard(node, view)) return null;
  if (tag === 'button' || role === 'button') return 'button';
  if (tag === 'summary') return 'button to unfold';
  return isLink ? 'link' : role || 'button';
}

function isCard(node: PageNode, view: PageView): boolean {
  return view.textLength(node) > CARD_LETTERS && view.lines(node).length > 1;
}

function fieldKind(node: PageNode): string | null {
  const type = node.attribute('type').toLowerCase() || (node.tag === 'input' ? 'text' : node.tag);
  if (type === 'hidden') return null;
  if (BUTTON_TYPES.has(type)) return 'button';
  return `${type} field${node.has('required') ? ', required' : ''}`;
}

function pictureKind(node: PageNode, view: PageView): string | null {
  const kind = PICTURES.get(node.tag);
  if (kind === undefined) return null;
  const box = view.boxOf(node);
  if (view.measured && (box === null || Math.min(box.width, box.height) < MIN_PICTURE_PX)) return null;
  return kind;
}

/** Null for what has no text of its own, and where all of its text is that of controls. */
function textKind(node: PageNode, view: PageView, withBlocks: ReadonlySet<PageNode>): string | null {
  if (withBlocks.has(node) || view.text(node) === '' || isMadeOfControls(node, view)) return null;
  const { tag } = node.element;
  if (isHeadingTag(tag)) return tag;
  return TEXTS.get(tag) ?? 'text';
}

function isMadeOfControls(node: PageNode, view: PageView): boolean {
  let letters = 0;
  for (let order = node.order; order < node.end; order++) {
    const inner = view.nodes[order];
    if (!inner?.visible || controlKind(inner, view) === null) continue;
    letters += view.textLength(inner);
    order = inner.end - 1;
  }
  return letters >= MOSTLY_CONTROLS * view.textLength(node);
}

function outlineNode(model: PageModel, view: PageView, { node, kind }: Entry, prefix: string): OutlineNode {
  const label = view.label(node) || node.attribute('placeholder');
  const evidence = model.evidence(node, label);
  const target = view.measured ? targetOf(model, node) : null;
  const row = target && rowOf(model, node);
  return {
    ...evidence,
    id: `${prefix}${evidence.node}`,
    role: `${node.region} ${kind}`,
    words: view.text(node) || label,
    fontSize: view.measured ? Math.round(node.style.fontSizePx) : null,
    isOneText: isHeadingTag(kind) || view.lines(node).length === 1,
    target,
    row: row === node.element ? target : row && targetOf(model, row),
  };
}
