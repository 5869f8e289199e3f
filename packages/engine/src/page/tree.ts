import type { ViewportCapture } from '../capture/snapshot.ts';
import { PageNode } from './node.ts';
import { assumedStyle, parseStyle, type Style } from './style.ts';

interface Tree {
  /** In reading order. */
  nodes: PageNode[];
  /** In the order of the capture's table. */
  byIndex: PageNode[];
}

/**
 * The flattened tree of a capture, in reading order. Linear in the number of nodes.
 * Shadow roots take the place of their host's children, and slots hold what is assigned to them.
 */
export function buildTree(capture: ViewportCapture): Tree {
  const styles: Style[] = capture.styles.map(parseStyle);
  const all = capture.nodes.map((source, index) => {
    const style = (source.style === null ? undefined : styles[source.style]) ?? assumedStyle(source.tag);
    return new PageNode(index, source, style);
  });
  giveChildren(all);
  for (const { tag, parent } of all) if (tag === '#shadow-root' && parent) assignSlots(parent);
  const roots = all.filter((node) => node.parent === null);
  return { nodes: number(roots), byIndex: all };
}

/** Lists grown one by one hold room for many more, and most parents have few children. */
function giveChildren(all: readonly PageNode[]): void {
  const counts = new Int32Array(all.length);
  for (const { source } of all) {
    if (source.parent >= 0) counts[source.parent] = (counts[source.parent] ?? 0) + 1;
  }
  const families = Array.from(counts, (count) => (count > 0 ? new Array<PageNode>(count) : null));
  const given = new Int32Array(all.length);
  for (const node of all) {
    const { parent: place } = node.source;
    const parent = all[place];
    const family = families[place];
    if (!parent || !family) continue;
    const order = given[place] ?? 0;
    given[place] = order + 1;
    family[order] = node;
    node.parent = parent;
    parent.children = family;
  }
}

function assignSlots(host: PageNode): void {
  const shadow = host.children.find((child) => child.tag === '#shadow-root');
  if (!shadow) return;
  const light = host.children.filter((child) => child !== shadow);
  if (light.length === 0) return;
  const slots = new Map<string, PageNode>();
  const pending = [shadow];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.tag === 'slot') {
      const name = node.attribute('name');
      if (!slots.has(name)) slots.set(name, node);
    }
    for (const child of node.children) if (child.tag !== '#shadow-root') pending.push(child);
  }
  const filled = new Map<PageNode, PageNode[]>();
  const left = [shadow];
  for (const child of light) {
    const slot = slots.get(child.attribute('slot'));
    if (!slot) {
      left.push(child);
      continue;
    }
    child.parent = slot;
    const children = filled.get(slot);
    if (children) children.push(child);
    else filled.set(slot, [child]);
  }
  host.children = left;
  for (const [slot, children] of filled) slot.children = children;
}

/** Gives every node its place in reading order, without recursion: pages nest deeper than stacks. */
function number(roots: PageNode[]): PageNode[] {
  const ordered: PageNode[] = [];
  const pending = roots.toReversed();
  for (let node = pending.pop(); node; node = pending.pop()) {
    node.order = ordered.length;
    ordered.push(node);
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i];
      if (child) pending.push(child);
    }
  }
  for (let i = ordered.length - 1; i >= 0; i--) {
    const node = ordered[i];
    if (!node) continue;
    const last = node.children.at(-1);
    node.end = last ? last.end : node.order + 1;
  }
  return ordered;
}
