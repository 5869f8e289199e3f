import type { Box, SnapshotNode } from '../capture/snapshot.ts';
import type { Style } from './style.ts';

export type Region = 'header' | 'hero' | 'main' | 'aside' | 'footer' | 'overlay';

/** A part of the page that reads as one: a run of nodes in reading order. Every node belongs to one. */
export interface Section {
  index: number;
  /** The container, or the first node of a run of siblings. */
  node: PageNode;
  /** Span in reading order: `start` inclusive, `end` exclusive. */
  start: number;
  end: number;
}

/** Why a person does not see a node on the freshly loaded page. */
export type Hidden =
  /** Never shown as text: scripts, styles, options, fallbacks. */
  | 'not-content'
  | 'not-rendered'
  /** Within a closed accordion. */
  | 'folded'
  | 'invisible'
  | 'transparent'
  | 'clipped'
  | 'off-canvas'
  | 'no-size';

const NO_CHILDREN: readonly PageNode[] = [];
const STRUCK_TAGS: ReadonlySet<string> = new Set(['del', 's', 'strike']);
const FRAME: ReadonlySet<Region> = new Set(['header', 'footer', 'overlay']);

/** A node of the flattened tree: children of a shadow host stand where their slot is. */
export class PageNode {
  /** Place in reading order; the subtree spans `order` (inclusive) to `end` (exclusive). */
  order = 0;
  end = 0;
  parent: PageNode | null = null;
  children: readonly PageNode[] = NO_CHILDREN;
  hidden: Hidden | null = null;
  /** Within something that stays on the screen: `position: fixed`, or seen pinned while scrolling. */
  fixed = false;
  region: Region = 'main';
  section: Section | null = null;
  /** Offsets of the subtree's visible text in the text of the view. */
  textStart = 0;
  textEnd = 0;
  /** Index in the capture's node table. */
  readonly index: number;
  readonly source: SnapshotNode;
  readonly tag: string;
  readonly style: Style;
  /** Null in static mode and where the node has no layout. */
  readonly box: Box | null;

  constructor(index: number, source: SnapshotNode, style: Style) {
    this.index = index;
    this.source = source;
    this.tag = source.tag;
    this.style = style;
    this.box = source.box;
  }

  get visible(): boolean {
    return this.hidden === null;
  }

  get isStruckThrough(): boolean {
    return STRUCK_TAGS.has(this.tag) || this.style.computed?.['text-decoration-line'] === 'line-through';
  }

  /** Whether it belongs to the content, around which header, footer and overlays are. */
  get isContent(): boolean {
    return !FRAME.has(this.region);
  }

  get isNavigation(): boolean {
    return this.tag === 'nav' || this.role === 'navigation';
  }

  /** Whether it is an `input` of one of the types. */
  isInput(...types: readonly string[]): boolean {
    return this.tag === 'input' && types.includes(this.attribute('type').toLowerCase());
  }

  get isElement(): boolean {
    const first = this.tag.charCodeAt(0);
    return first !== 35 && first !== 58;
  }

  get isText(): boolean {
    return this.tag === '#text';
  }

  /** The attribute's value, or the empty string. */
  attribute(name: string): string {
    return this.source.attributes[name] ?? '';
  }

  has(name: string): boolean {
    return name in this.source.attributes;
  }

  /** Explicit or computed role, in lower case; empty where there is none. */
  get role(): string {
    return (this.source.attributes.role ?? this.source.role ?? '').toLowerCase();
  }

  /** Class and id in one string: hints, never proof. */
  get names(): string {
    const { class: classes, id } = this.source.attributes;
    return classes === undefined ? (id ?? '') : id === undefined ? classes : `${classes} ${id}`;
  }

  contains(other: PageNode): boolean {
    return other.order >= this.order && other.order < this.end;
  }

  /** The nearest node from this one upwards (itself included) that the test accepts. */
  closest(test: (node: PageNode) => boolean): PageNode | null {
    for (let node: PageNode | null = this; node; node = node.parent) if (test(node)) return node;
    return null;
  }

  /** Whether it is or lies within an element of one of the tags. */
  isIn(...tags: string[]): boolean {
    return this.closest((at) => tags.includes(at.tag)) !== null;
  }

  /** The element whose lines it is part of. */
  get block(): PageNode {
    return this.closest((at) => at.isElement && !at.style.inline) ?? this.element;
  }

  /** The nearest element: itself, or the parent of a text node. */
  get element(): PageNode {
    let node: PageNode = this;
    while (!node.isElement && node.parent) node = node.parent;
    return node;
  }
}
