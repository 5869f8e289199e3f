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
  const { strings, documents } = snapshot;
  const nodes: SnapshotNode[] = [];
  const styles: ComputedStyle[] = [];
  const styleIndex = new Map<string, number>();
  const indexOf = new Map<number, number>();
  const at = (index: number | undefined) => (index === undefined || index < 0 ? '' : (strings[index] ?? ''));
  const depthLimit = new DepthLimit();
  const size = new PageSize(maxNodes);
  let truncated = false;
  let frames = 0;

  function internStyle(values: readonly number[] | undefined): number | null {
    if (values === undefined || values.length === 0) return null;
    const key = values.join();
    const known = styleIndex.get(key);
    if (known !== undefined) return known;
    const entries = STYLE_PROPERTIES.map((property, position) => [property, at(values[position])]);
    styles.push(Object.fromEntries(entries) as ComputedStyle);
    styleIndex.set(key, styles.length - 1);
    return styles.length - 1;
  }

  function addDocument(
    document: Document,
    parentIndex: number,
    frame: number,
    origin: { x: number; y: number },
  ) {
    const source = document.nodes;
    const parents = source.parentIndex ?? [];
    const layoutOf = layoutByNode(document);
    const pseudo = rareStrings(source.pseudoType, at);
    const values = new Map([...rareStrings(source.inputValue, at), ...rareStrings(source.textValue, at)]);
    const currentSources = rareStrings(source.currentSourceURL, at);
    const checked = new Set([...(source.inputChecked?.index ?? []), ...(source.optionSelected?.index ?? [])]);
    const clickable = new Set(source.isClickable?.index ?? []);
    const contents = new Map<number, number>();
    source.contentDocumentIndex?.index.forEach((node, position) => {
      const content = source.contentDocumentIndex?.value[position];
      if (content !== undefined) contents.set(node, content);
    });
    const { layout } = document;
    const placed = new Int32Array(parents.length).fill(-1);

    for (let i = 0; i < parents.length; i += 1) {
      const type = source.nodeType?.[i];
      const parent = parents[i] ?? -1;
      const within = parent < 0 ? parentIndex : (placed[parent] ?? -1);
      const isKept = type === ELEMENT || type === TEXT || type === DOCUMENT;
      if (!isKept || (parent >= 0 && within < 0)) continue;
      if (size.isFull) {
        truncated = true;
        return;
      }

      const parentPlace = depthLimit.parentFor(within);
      const name = at(source.nodeName?.[i]).toLowerCase();
      const tag = pseudo.has(i) ? `::${pseudo.get(i)}` : name;
      const attributes = type === ELEMENT ? attributesOf(source.attributes?.[i], at) : NO_ATTRIBUTES;
      const inLayout = layoutOf.get(i);
      const backendId = source.backendNodeId?.[i];
      const known = backendId === undefined ? undefined : accessibility.get(backendId);
      const parentNode = nodes[parentPlace];
      const box = inLayout === undefined ? null : boxOf(inLayout.bounds, origin);
      const style = inLayout === undefined ? null : internStyle(layout.styles[inLayout.first]);

      placed[i] = nodes.length;
      if (backendId !== undefined) indexOf.set(backendId, nodes.length);
      const node: SnapshotNode = {
        parent: parentPlace,
        tag,
        attributes,
        text: textOf(type, parentNode, at(source.nodeValue?.[i]), pseudo.has(i) ? inLayout?.text : undefined),
        box,
        style: style ?? (box === null ? null : (parentNode?.style ?? null)),
        paintOrder: inLayout === undefined ? null : (layout.paintOrders?.[inLayout.first] ?? null),
        background:
          inLayout === undefined ? null : at(layout.blendedBackgroundColors?.[inLayout.first]) || null,
        frame,
        clickable: clickable.has(i),
        role: known?.role ?? null,
        name: known?.name == null ? null : contained(known.name),
        value:
          attributes.type?.toLowerCase() === 'password'
            ? null
            : (values.get(i)?.slice(0, MAX_ATTRIBUTE) ?? null),
        checked: checked.has(i),
        currentSource: currentSources.get(i)?.slice(0, MAX_ATTRIBUTE) || null,
      };
      nodes.push(node);
      size.add(node);

      const content = documents[contents.get(i) ?? -1];
      if (content !== undefined) {
        frames += 1;
        const inner = frameOrigin(content, layoutOf.get(i)?.bounds, origin);
        addDocument(content, nodes.length - 1, frames, inner);
      }
    }
  }

  /** First layout entry of each node with the union of all its boxes and texts. */
  function layoutByNode({ layout }: Document) {
    const found = new Map<number, { first: number; bounds: number[]; text: string }>();
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

  const [main] = documents;
  if (main !== undefined) addDocument(main, -1, 0, { x: 0, y: 0 });
  return { nodes, styles, truncated, indexOf };
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

function attributesOf(
  pairs: readonly number[] | undefined,
  at: (index: number | undefined) => string,
): Record<string, string> {
  const named: [string, string][] = [];
  for (let i = 0; i + 1 < (pairs?.length ?? 0); i += 2) named.push([at(pairs?.[i]), at(pairs?.[i + 1])]);
  return keptAttributes(named);
}

function boxOf(bounds: readonly number[], origin: { x: number; y: number }): Box {
  const [x = 0, y = 0, width = 0, height = 0] = bounds;
  return { x: x + origin.x, y: y + origin.y, width, height };
}

/** Where a frame's document starts on the page, assuming the same border on all sides. */
function frameOrigin(
  content: Document,
  bounds: readonly number[] | undefined,
  origin: { x: number; y: number },
): { x: number; y: number } {
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

function rareStrings(
  rare: { index: number[]; value: number[] } | undefined,
  at: (index: number | undefined) => string,
): Map<number, string> {
  const found = new Map<number, string>();
  rare?.index.forEach((node, position) => {
    found.set(node, at(rare.value[position]));
  });
  return found;
}
