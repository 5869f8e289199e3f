import { DepthLimit } from '@liftmark/engine/capture/read/depth-limit';
import { contained, readable, wordsOfNode } from '@liftmark/engine/capture/read/node-text';
import {
  keptAttributes,
  MAX_ATTRIBUTE,
  NO_ATTRIBUTES,
  PageSize,
} from '@liftmark/engine/capture/read/page-size';
import {
  type Box,
  type ComputedStyle,
  type SnapshotNode,
  STYLE_PROPERTIES,
} from '@liftmark/engine/capture/snapshot';
import { Backgrounds } from './backgrounds.ts';
import { givenValues, isEditor, isInput, isTicked, isTyped, showsValue, withoutValues } from './fields.ts';
import { PaintOrder } from './paint-order.ts';
import { nameOf, roleOf } from './roles.ts';
import { childrenOf, documentIn, everywhere, isDocument, isElement, isFrame, isText } from './tree.ts';

/** The nodes of the page, as the engine's own browser would list them. */
export interface DomNodes {
  nodes: SnapshotNode[];
  styles: ComputedStyle[];
  truncated: boolean;
  /** The index of each node that was kept. */
  indexOf: ReadonlyMap<Node, number>;
  /** What has to be painted over in pictures. */
  covered: Node[];
}

/** An extension hands over what it read in one piece, which a browser limits. */
const MAX_NODES = 30_000;
const CLICKABLE =
  'a[href], area[href], button, input, select, textarea, label, summary, [onclick], [contenteditable]';
/** Firefox gives pictures generated content for their alternative text, which isn't shown. */
const NO_PSEUDO = /^(?:svg|img|video|audio|canvas|iframe|object|embed)$/;
const PSEUDO = ['::marker', '::before', '::after'] as const;

/** Where a document lies on the page. */
interface Place {
  frame: number;
  x: number;
  y: number;
}

/** A node that waits to be read. */
interface Waiting {
  node: Node;
  parent: number;
  place: Place;
  isHidden: boolean;
  isEdited: boolean;
  /** Whether it lies in a closed accordion, which browsers lay out without a size. */
  isFolded: boolean;
}

export function readNodes(page: Document, maxNodes = MAX_NODES): DomNodes {
  return new Reader(page, maxNodes).read();
}

class Reader {
  readonly #page: Document;
  readonly #nodes: SnapshotNode[] = [];
  readonly #styles: ComputedStyle[] = [];
  readonly #styleIndex = new Map<string, number>();
  readonly #indexOf = new Map<Node, number>();
  readonly #covered: Node[] = [];
  readonly #paint = new PaintOrder();
  readonly #backgrounds = new Backgrounds();
  readonly #depth = new DepthLimit();
  readonly #size: PageSize;
  readonly #values: string[];
  /** Texts and boxes whose background is known once everything has its place. */
  readonly #places: { index: number; node: Node; box: DOMRect; element: Element }[] = [];
  #frames = 0;
  #truncated = false;

  constructor(page: Document, maxNodes: number) {
    this.#page = page;
    this.#size = new PageSize(maxNodes);
    this.#values = givenValues(everywhere(page, 'input, textarea, [contenteditable], [role=textbox]'));
  }

  read(): DomNodes {
    const place = { frame: 0, x: scrollX, y: scrollY };
    const start = { isHidden: false, isEdited: false, isFolded: false };
    const open: Waiting[] = [{ node: this.#page, parent: -1, place, ...start }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (this.#size.isFull) {
        this.#truncated = true;
        break;
      }
      open.push(...this.#take(next).toReversed());
    }
    this.#paintAll();
    return {
      nodes: this.#nodes,
      styles: this.#styles,
      truncated: this.#truncated,
      indexOf: this.#indexOf,
      covered: this.#covered,
    };
  }

  /** Adds a node and hands back what lies in it. */
  #take(waiting: Waiting): Waiting[] {
    const { node, place } = waiting;
    if (isText(node)) {
      this.#addText(node, waiting);
      return [];
    }
    if (!isElement(node)) {
      if (!isDocument(node)) return [];
      const parent = this.#addDocument(node, waiting);
      return [...childrenOf(node)].map((child) => ({ ...waiting, parent, node: child }));
    }
    const within = {
      parent: this.#addElement(node, waiting),
      place,
      isHidden: waiting.isHidden || node.getAttribute('aria-hidden') === 'true',
      isEdited: waiting.isEdited || isEditor(node),
    };
    const { isFolded } = waiting;
    const inner = this.#frameIn(node);
    if (inner) return [{ ...within, ...inner, isFolded }];
    const folds = foldIn(node);
    return [...childrenOf(node)].map((child) => ({
      ...within,
      node: child,
      isFolded: isFolded || (folds !== null && child !== folds.except),
    }));
  }

  #frameIn(node: Node): { node: Document; place: Place } | null {
    const document = documentIn(node);
    if (document === null) return null;
    this.#frames += 1;
    const frame = node as HTMLIFrameElement;
    const { left, top } = frame.getBoundingClientRect();
    const { scrollX: x, scrollY: y } = window;
    return {
      node: document,
      place: { frame: this.#frames, x: left + frame.clientLeft + x, y: top + frame.clientTop + y },
    };
  }

  #addDocument(document: Document, { parent, place }: Waiting): number {
    const root = document.documentElement;
    const { innerWidth: width = 0, innerHeight: height = 0 } = document.defaultView ?? {};
    const box = { x: place.frame === 0 ? 0 : place.x, y: place.frame === 0 ? 0 : place.y, width, height };
    const style = root === null ? null : this.#internStyle(getComputedStyle(root));
    return this.#add(document, { tag: '#document', parent, frame: place.frame, box, style, paintOrder: 0 });
  }

  #addElement(element: Element, { parent, place, isHidden, isEdited, isFolded }: Waiting): number {
    const style = styleOf(element);
    const box =
      style.display === 'none' ? null : isFolded ? new DOMRect(-place.x, -place.y, 0, 0) : boxOf(element);
    const outer = element.parentElement ?? hostOf(element);
    this.#paint.add(element, outer, style, outer && styleOf(outer));
    const inAccessibility =
      place.frame === 0 && !isHidden && style.display !== 'none' && style.visibility === 'visible';
    const role = inAccessibility ? roleOf(element) : null;
    const index = this.#add(element, {
      tag: element.nodeName.toLowerCase(),
      parent,
      frame: place.frame,
      attributes: this.#attributesOf(element, isEdited),
      box: box && onPage(box, place),
      style: box === null ? null : this.#internStyle(style),
      clickable: box !== null && isClickable(element, style, outer),
      role,
      name: role === null ? null : contained(withoutValues(nameOf(element), this.#values)),
      value: fixedValueOf(element),
      checked: isTicked(element),
      currentSource: currentSourceOf(element),
    });
    if (box !== null) {
      this.#places.push({ index, node: element, box, element });
      this.#cover(element);
      if (!NO_PSEUDO.test(element.localName) && !isFolded)
        for (const pseudo of PSEUDO) this.#addPseudo(element, pseudo, index, place, box);
    }
    return index;
  }

  #addText(text: Text, { parent, place, isEdited, isFolded }: Waiting): void {
    const element = text.parentElement ?? hostOf(text);
    const range = text.ownerDocument.createRange();
    range.selectNodeContents(text);
    const isLaid = isFolded ? this.#nodes[parent]?.box != null : range.getClientRects().length > 0;
    const box = isLaid
      ? isFolded
        ? new DOMRect(-place.x, -place.y, 0, 0)
        : range.getBoundingClientRect()
      : null;
    const isKept = !isEdited && element?.localName !== 'textarea' && !isOwnData(element);
    const said = isKept ? wordsOfNode(text.data, this.#nodes[parent]) : '';
    const words = withoutValues(said, this.#values);
    const index = this.#add(text, {
      tag: '#text',
      parent,
      frame: place.frame,
      text: words,
      box: box && onPage(box, place),
      style: box === null ? null : (this.#nodes[parent]?.style ?? null),
    });
    if (box !== null && words !== said) this.#covered.push(text);
    if (box !== null && element !== null) this.#places.push({ index, node: text, box, element });
  }

  /** Generated content, whose place only its element's tells. */
  #addPseudo(element: Element, pseudo: string, parent: number, place: Place, around: DOMRect): void {
    const style = getComputedStyle(element, pseudo);
    const words = pseudo === '::marker' ? markerOf(element, styleOf(element)) : generatedIn(style);
    if (words === null) return;
    const index = this.#add(null, {
      tag: pseudo,
      parent,
      frame: place.frame,
      text: readable(withoutValues(words, this.#values)),
      box: onPage(pseudoBox(style, words, pseudo, around), place),
      style: this.#internStyle(style),
    });
    this.#places.push({ index, node: element, box: around, element });
  }

  #add(
    source: Node | null,
    part: Partial<SnapshotNode> & { tag: string; parent: number; frame: number },
  ): number {
    const node: SnapshotNode = { ...BARE, ...part, parent: this.#depth.parentFor(part.parent) };
    this.#nodes.push(node);
    this.#size.add(node);
    if (source !== null) this.#indexOf.set(source, this.#nodes.length - 1);
    return this.#nodes.length - 1;
  }

  #attributesOf(element: Element, isEdited: boolean): Record<string, string> {
    const all = [...element.attributes].map(({ name, value }) => [name, value] as const);
    if (all.length === 0) return NO_ATTRIBUTES;
    const hidden = isTyped(element) ? 'value' : isEdited ? 'title' : null;
    return keptAttributes(
      all
        .filter(([name]) => name !== hidden)
        .map(([name, value]) => [name, withoutValues(value, this.#values)] as const),
    );
  }

  #cover(element: Element): void {
    const isForeign = isFrame(element) && documentIn(element) === null;
    if (isForeign || showsValue(element)) this.#covered.push(element);
  }

  #internStyle(style: CSSStyleDeclaration): number {
    const values = STYLE_PROPERTIES.map((property) => style.getPropertyValue(property));
    const key = values.join('\n');
    const known = this.#styleIndex.get(key);
    if (known !== undefined) return known;
    const entries = STYLE_PROPERTIES.map((property, position) => [property, values[position] ?? '']);
    this.#styles.push(Object.fromEntries(entries) as ComputedStyle);
    this.#styleIndex.set(key, this.#styles.length - 1);
    return this.#styles.length - 1;
  }

  /** What is painted when, and on what color, shows only once all is read. */
  #paintAll(): void {
    const orderOf = ({ element }: { element: Element }) => this.#paint.of(element) ?? 0;
    for (const each of this.#places) {
      const order = orderOf(each);
      const node = this.#nodes[each.index];
      if (node) node.paintOrder = order;
      if (each.node === each.element && node?.tag[0] !== ':') {
        this.#backgrounds.add(each.element, each.box, styleOf(each.element), order);
      }
    }
    // Of an element with words: the color behind its first ones.
    for (const each of this.#places) {
      const node = this.#nodes[each.index];
      const above = this.#nodes[node?.parent ?? -1];
      if (node?.tag !== '#text' || node.frame !== 0 || !above || above.background !== null) continue;
      if (node.text.trim() !== '') above.background = this.#backgrounds.behind(each.box, orderOf(each));
    }
  }
}

const BARE: Omit<SnapshotNode, 'tag' | 'parent' | 'frame'> = {
  attributes: NO_ATTRIBUTES,
  text: '',
  box: null,
  style: null,
  paintOrder: null,
  background: null,
  clickable: false,
  role: null,
  name: null,
  value: null,
  checked: false,
  currentSource: null,
};

const styles = new WeakMap<Element, CSSStyleDeclaration>();

/** It is live, so one is enough for each element. */
function styleOf(element: Element): CSSStyleDeclaration {
  const known = styles.get(element);
  if (known !== undefined) return known;
  const style = (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
  styles.set(element, style);
  return style;
}

/** What a closed accordion hides: everything but its summary. */
function foldIn(element: Element): { except: Element | null } | null {
  if (element.localName !== 'details' || (element as HTMLDetailsElement).open) return null;
  return { except: [...element.children].find(({ localName }) => localName === 'summary') ?? null };
}

/** Listeners don't show to an extension, but the pointer that most such elements get does. */
function isClickable(element: Element, style: CSSStyleDeclaration, outer: Element | null): boolean {
  if (element.matches(CLICKABLE)) return true;
  return style.cursor === 'pointer' && outer !== null && styleOf(outer).cursor !== 'pointer';
}

/** The words before or after an element; null without any such content. */
function generatedIn({ content, display }: CSSStyleDeclaration): string | null {
  if (/^(?:none|normal|)$/.test(content) || display === 'none') return null;
  const [, words = ''] = /^"((?:[^"\\]|\\.)*)"/.exec(content) ?? [];
  return words;
}

const MARKERS: Record<string, string> = {
  disc: '• ',
  circle: '◦ ',
  square: '▪ ',
  'disclosure-closed': '▸ ',
  'disclosure-open': '▾ ',
};

/** The mark of a list item; null where it has none. */
function markerOf(
  element: Element,
  { display, listStyleType, listStyleImage }: CSSStyleDeclaration,
): string | null {
  if (!/list-item/.test(display) || (listStyleType === 'none' && listStyleImage === 'none')) return null;
  const place = [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
  return MARKERS[listStyleType] ?? `${place}. `;
}

function hostOf(node: Node): Element | null {
  const root = node.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}

function boxOf(element: Element): DOMRect | null {
  return element.getClientRects().length === 0 ? null : element.getBoundingClientRect();
}

function onPage({ x, y, width, height }: DOMRect, { x: left, y: top }: Place): Box {
  return { x: x + left, y: y + top, width, height };
}

/** Whether it is a script's data, which may be about the visitor; what a page publishes about itself is read. */
function isOwnData(element: Element | null): boolean {
  return element?.localName === 'script' && !/ld\+json/i.test(element.getAttribute('type') ?? '');
}

/** What the page wrote on a button; nothing of what a visitor gave. */
function fixedValueOf(element: Element): string | null {
  if (isInput(element) && element.type === 'password') return null;
  if (isTyped(element)) return '';
  return isInput(element) ? element.value.slice(0, MAX_ATTRIBUTE) : null;
}

function currentSourceOf(element: Element): string | null {
  if (!/^(?:img|video|audio)$/.test(element.localName)) return null;
  return (element as HTMLImageElement).currentSrc.slice(0, MAX_ATTRIBUTE) || null;
}

/** As large as its styles say, in the corner of its element that it begins or ends. */
function pseudoBox(style: CSSStyleDeclaration, words: string, pseudo: string, around: DOMRect): DOMRect {
  const size = Number.parseFloat(style.fontSize) || 16;
  const width = Number.parseFloat(style.width) || (words.length * size) / 2;
  const height = Number.parseFloat(style.height) || (words === '' ? 0 : size * 1.2);
  const isPlaced = style.position === 'absolute';
  const left = isPlaced ? around.left + (Number.parseFloat(style.left) || 0) : around.left;
  const top = isPlaced ? around.top + (Number.parseFloat(style.top) || 0) : around.top;
  if (isPlaced || pseudo === '::before') return new DOMRect(left, top, width, height);
  return new DOMRect(around.right - width, around.bottom - height, width, height);
}
