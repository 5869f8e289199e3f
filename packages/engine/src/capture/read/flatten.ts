import type { CDPSession } from 'playwright-core';
import { type Box, type ComputedStyle, type SnapshotNode, STYLE_PROPERTIES } from '../snapshot.ts';
import { DepthLimit } from './depth-limit.ts';
import { contained, readable, wordsOfNode } from './node-text.ts';
import { keptAttributes, MAX_ATTRIBUTE, NO_ATTRIBUTES, PageSize } from './page-size.ts';

/** What `DOMSnapshot.captureSnapshot` answers. */
export type DomSnapshot = Awaited<ReturnType<typeof captureDom>>;
type Document = DomSnapshot['documents'][number];

/** Role and accessible name by backend node id. */
export type Accessibility = ReadonlyMap<number, { role: string; name: string }>;

export interface FlatNodes {
  nodes: SnapshotNode[];
  styles: ComputedStyle[];
  truncated: boolean;
  /** Node index by backend node id. */
  indexOf: ReadonlyMap<number, number>;
}

const ELEMENT = 1;
const TEXT = 3;
const DOCUMENT = 9;
const KEPT: ReadonlySet<number | undefined> = new Set([ELEMENT, TEXT, DOCUMENT]);

type Point = Pick<Box, 'x' | 'y'>;

/** A string of the snapshot by its index; empty for none. */
type Strings = (index: number | undefined) => string;

/** What the snapshot lists of some nodes alone. */
interface RareValues {
  index: number[];
  value: number[];
}

type Paint = Pick<SnapshotNode, 'box' | 'style' | 'paintOrder' | 'background'>;
const UNPAINTED: Paint = { box: null, style: null, paintOrder: null, background: null };

/** One protocol call for the whole page: nodes, boxes, styles, paint order and blended backgrounds. */
export function captureDom(session: CDPSession) {
  return session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: [...STYLE_PROPERTIES],
    includePaintOrder: true,
    includeDOMRects: false,
    includeBlendedBackgroundColors: true,
  });
}

/** The browser's snapshot as one table in document order, with readable frames and shadow trees in place. */
export function flatten(snapshot: DomSnapshot, accessibility: Accessibility, maxNodes?: number): FlatNodes {
  const table = new NodeTable(snapshot, accessibility, maxNodes);
  const [main] = snapshot.documents;
  if (main !== undefined) table.addDocument(main, { parent: -1, frame: 0, origin: { x: 0, y: 0 } });
  const { nodes, styles, truncated, indexOf } = table;
  return { nodes, styles, truncated, indexOf };
}

/** Where a document goes in the table and on the page. */
interface Place {
  /** Index of the frame's node; -1 for the page itself. */
  parent: number;
  frame: number;
  origin: Point;
}

/** The nodes of all documents, as they are added. */
class NodeTable {
  readonly nodes: SnapshotNode[] = [];
  readonly styles: ComputedStyle[] = [];
  readonly indexOf = new Map<number, number>();
  truncated = false;
  readonly #documents: readonly Document[];
  readonly #at: Strings;
  readonly #accessibility: Accessibility;
  readonly #size: PageSize;
  readonly #depthLimit = new DepthLimit();
  readonly #styleIndex = new Map<string, number>();
  #frames = 0;

  constructor({ documents, strings }: DomSnapshot, accessibility: Accessibility, maxNodes?: number) {
    this.#documents = documents;
    this.#at = (index) => (index === undefined || index < 0 ? '' : (strings[index] ?? ''));
    this.#accessibility = accessibility;
    this.#size = new PageSize(maxNodes);
  }

  addDocument(document: Document, place: Place): void {
    const tables = tablesOf(document, this.#at);
    const { nodeType, parentIndex: parents = [], backendNodeId } = document.nodes;
    const placed = new Int32Array(parents.length).fill(-1);
    for (let i = 0; i < parents.length; i += 1) {
      const parent = parents[i] ?? -1;
      const within = parent < 0 ? place.parent : (placed[parent] ?? -1);
      if (!KEPT.has(nodeType?.[i]) || (parent >= 0 && within < 0)) continue;
      if (this.#size.isFull) {
        this.truncated = true;
        return;
      }
      placed[i] = this.nodes.length;
      const backendId = backendNodeId?.[i];
      if (backendId !== undefined) this.indexOf.set(backendId, this.nodes.length);
      const node = this.#nodeOf(tables, i, this.#depthLimit.parentFor(within), place);
      this.nodes.push(node);
      this.#size.add(node);
      const content = this.#documents[tables.contents.get(i) ?? -1];
      if (content !== undefined) this.#addFrame(content, tables.layouts.get(i)?.bounds, place.origin);
    }
  }

  /** The document in the frame that was added last. */
  #addFrame(content: Document, bounds: readonly number[] | undefined, origin: Point): void {
    this.#frames += 1;
    const parent = this.nodes.length - 1;
    this.addDocument(content, { parent, frame: this.#frames, origin: frameOrigin(content, bounds, origin) });
  }

  #nodeOf(tables: DocumentTables, i: number, parent: number, { frame, origin }: Place): SnapshotNode {
    const { source, pseudo } = tables;
    const at = this.#at;
    const type = source.nodeType?.[i];
    const backendId = source.backendNodeId?.[i];
    const known = backendId === undefined ? undefined : this.#accessibility.get(backendId);
    const parentNode = this.nodes[parent];
    const attributes = type === ELEMENT ? attributesOf(source.attributes?.[i], at) : NO_ATTRIBUTES;
    const entry = tables.layouts.get(i);
    const paint = entry === undefined ? UNPAINTED : this.#paintOf(tables, entry, parentNode, origin);
    return {
      parent,
      tag: pseudo.has(i) ? `::${pseudo.get(i)}` : at(source.nodeName?.[i]).toLowerCase(),
      attributes,
      text: textOf(type, parentNode, at(source.nodeValue?.[i]), pseudo.has(i) ? entry?.text : undefined),
      box: paint.box,
      style: paint.style,
      paintOrder: paint.paintOrder,
      background: paint.background,
      frame,
      clickable: tables.clickable.has(i),
      role: known?.role ?? null,
      name: known?.name == null ? null : contained(known.name),
      value:
        attributes.type?.toLowerCase() === 'password'
          ? null
          : (tables.values.get(i)?.slice(0, MAX_ATTRIBUTE) ?? null),
      checked: tables.checked.has(i),
      currentSource: tables.currentSources.get(i)?.slice(0, MAX_ATTRIBUTE) || null,
    };
  }

  #paintOf(
    { layout }: DocumentTables,
    { first, bounds }: LayoutEntry,
    parentNode: SnapshotNode | undefined,
    origin: Point,
  ): Paint {
    return {
      box: boxOf(bounds, origin),
      style: this.#internStyle(layout.styles[first]) ?? parentNode?.style ?? null,
      paintOrder: layout.paintOrders?.[first] ?? null,
      background: this.#at(layout.blendedBackgroundColors?.[first]) || null,
    };
  }

  #internStyle(values: readonly number[] | undefined): number | null {
    if (values === undefined || values.length === 0) return null;
    const key = values.join();
    const known = this.#styleIndex.get(key);
    if (known !== undefined) return known;
    const entries = STYLE_PROPERTIES.map((property, position) => [property, this.#at(values[position])]);
    this.styles.push(Object.fromEntries(entries) as ComputedStyle);
    this.#styleIndex.set(key, this.styles.length - 1);
    return this.styles.length - 1;
  }
}

/** A document's nodes by index, with what the snapshot lists of some of them alone. */
type DocumentTables = ReturnType<typeof tablesOf>;

function tablesOf({ nodes, layout }: Document, at: Strings) {
  return {
    source: nodes,
    layout,
    layouts: layoutsOf(layout, at),
    pseudo: rareStrings(nodes.pseudoType, at),
    values: new Map([...rareStrings(nodes.inputValue, at), ...rareStrings(nodes.textValue, at)]),
    currentSources: rareStrings(nodes.currentSourceURL, at),
    checked: new Set([...(nodes.inputChecked?.index ?? []), ...(nodes.optionSelected?.index ?? [])]),
    clickable: new Set(nodes.isClickable?.index ?? []),
    contents: rareValues(nodes.contentDocumentIndex),
  };
}

/** A node's first layout entry, with the union of all its boxes and texts. */
interface LayoutEntry {
  first: number;
  bounds: number[];
  text: string;
}

function layoutsOf(layout: Document['layout'], at: Strings): Map<number, LayoutEntry> {
  const found = new Map<number, LayoutEntry>();
  layout.nodeIndex.forEach((node, entry) => {
    const bounds = layout.bounds[entry] ?? [];
    const text = at(layout.text[entry]);
    const known = found.get(node);
    if (known === undefined) {
      found.set(node, { first: entry, bounds, text });
    } else {
      known.bounds = union(known.bounds, bounds);
      known.text += text;
    }
  });
  return found;
}

function textOf(
  type: number | undefined,
  parent: SnapshotNode | undefined,
  text: string,
  content: string | undefined,
): string {
  if (content !== undefined) return readable(content);
  return type === TEXT ? wordsOfNode(text, parent) : '';
}

function attributesOf(pairs: readonly number[] | undefined, at: Strings): Record<string, string> {
  const named: [string, string][] = [];
  for (let i = 0; i + 1 < (pairs?.length ?? 0); i += 2) named.push([at(pairs?.[i]), at(pairs?.[i + 1])]);
  return keptAttributes(named);
}

function boxOf(bounds: readonly number[], origin: Point): Box {
  const [x = 0, y = 0, width = 0, height = 0] = bounds;
  return { x: x + origin.x, y: y + origin.y, width, height };
}

/** Where a frame's document starts on the page, assuming the same border on all sides. */
function frameOrigin(content: Document, bounds: readonly number[] | undefined, origin: Point): Point {
  const frame = boxOf(bounds ?? [], origin);
  const [, , width = frame.width, height = frame.height] = content.layout.bounds[0] ?? [];
  return {
    x: frame.x + Math.max(0, (frame.width - width) / 2) - (content.scrollOffsetX ?? 0),
    y: frame.y + Math.max(0, (frame.height - height) / 2) - (content.scrollOffsetY ?? 0),
  };
}

function union(a: readonly number[], b: readonly number[]): number[] {
  const [ax = 0, ay = 0, aw = 0, ah = 0] = a;
  const [bx = 0, by = 0, bw = 0, bh = 0] = b;
  const x = Math.min(ax, bx);
  const y = Math.min(ay, by);
  return [x, y, Math.max(ax + aw, bx + bw) - x, Math.max(ay + ah, by + bh) - y];
}

function rareStrings(rare: RareValues | undefined, at: Strings): Map<number, string> {
  return new Map([...rareValues(rare)].map(([node, string]) => [node, at(string)]));
}

function rareValues(rare: RareValues | undefined): Map<number, number> {
  const found = new Map<number, number>();
  rare?.index.forEach((node, position) => {
    const value = rare.value[position];
    if (value !== undefined) found.set(node, value);
  });
  return found;
}
