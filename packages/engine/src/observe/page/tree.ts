import type { ViewportCapture } from '../../capture/snapshot.ts';
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
  const all: PageNode[] = [];
  const roots: PageNode[] = [];
  const hosts: PageNode[] = [];
  for (const [index, source] of capture.nodes.entries()) {
    const style = (source.style === null ? undefined : styles[source.style]) ?? assumedStyle(source.tag);
    const node = new PageNode(index, source, style);
    all.push(node);
    const parent = source.parent >= 0 ? all[source.parent] : undefined;
    if (parent) {
      node.parent = parent;
      parent.children.push(node);
      if (source.tag === '#shadow-root') hosts.push(parent);
    } else roots.push(node);
  }
  for (const host of hosts) assignSlots(host);
  return { nodes: number(roots), byIndex: all };
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
  host.children.length = 0;
  host.children.push(shadow);
  const filled = new Set<PageNode>();
  for (const child of light) {
    const slot = slots.get(child.attribute('slot'));
    if (!slot) {
      host.children.push(child);
      continue;
    }
    if (!filled.has(slot)) {
      slot.children.length = 0;
      filled.add(slot);
    }
    slot.children.push(child);
    child.parent = slot;
  }
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
