import { SECTIONING } from './content-tags.ts';
import type { PageNode, Section } from './node.ts';

interface Counts {
  /** Headings of the first two levels, per subtree. */
  headings: Uint32Array;
  sectioning: Uint32Array;
}

/** Divides the page into sections and tells each node its own. Linear. */
export function divide(nodes: PageNode[], screenHeight: number): Section[] {
  const counts = count(nodes);
  const starts: PageNode[] = [];
  const body = nodes.find((node) => node.tag === 'body') ?? nodes[0];
  if (!body) return [];
  const pending = [body];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const parts = partsOf(node, counts, screenHeight);
    if (parts.length < 2) starts.push(node);
    else for (const part of parts.toReversed()) pending.push(part);
  }
  const sections = starts.map((node, index) => ({
    index,
    node,
    start: index === 0 ? 0 : node.order,
    end: starts[index + 1]?.order ?? nodes.length,
  }));
  for (const section of sections) {
    for (let order = section.start; order < section.end; order++) {
      const node = nodes[order];
      if (node) node.section = section;
    }
  }
  return sections;
}

function count(nodes: PageNode[]): Counts {
  const headings = new Uint32Array(nodes.length);
  const sectioning = new Uint32Array(nodes.length);
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i];
    if (!node) continue;
    if (node.visible) {
      if (node.tag === 'h1' || node.tag === 'h2') headings[i] = (headings[i] ?? 0) + 1;
      if (SECTIONING.has(node.tag)) sectioning[i] = (sectioning[i] ?? 0) + 1;
    }
    if (!node.parent) continue;
    const up = node.parent.order;
    headings[up] = (headings[up] ?? 0) + (headings[i] ?? 0);
    sectioning[up] = (sectioning[up] ?? 0) + (sectioning[i] ?? 0);
  }
  return { headings, sectioning };
}

/** Where the sections within a container begin; fewer than two where it is one section. */
function partsOf(container: PageNode, counts: Counts, screenHeight: number): PageNode[] {
  let node = container;
  let children = blocks(node);
  while (children.length === 1 && children[0]) {
    node = children[0];
    children = blocks(node);
  }
  if (children.length < 2 || !stacked(children) || isOneSection(node, counts, screenHeight)) return [];
  const parts: PageNode[] = [];
  let openRun = false;
  for (const child of children) {
    const large = isLarge(child, counts, screenHeight);
    if (large || !openRun || isHeading(child)) parts.push(child);
    openRun = !large;
  }
  return parts;
}

/** Whether it is too short, or holds too few headings, to be more than one section. */
function isOneSection({ tag, order, box }: PageNode, counts: Counts, screenHeight: number): boolean {
  const sectioning = counts.sectioning[order] ?? 0;
  const height = box?.height ?? 0;
  const semantic = SECTIONING.has(tag) && tag !== 'main' && tag !== 'article';
  if (semantic && sectioning < 3 && height < 2.5 * screenHeight) return true;
  return (counts.headings[order] ?? 0) + sectioning < 2 && height < 2 * screenHeight;
}

function isLarge(node: PageNode, counts: Counts, screenHeight: number): boolean {
  if (isHeading(node) || node.tag === 'p') return false;
  if ((counts.sectioning[node.order] ?? 0) > 0) return true;
  const height = node.box?.height ?? 0;
  return (counts.headings[node.order] ?? 0) > 0
    ? node.box === null || height > 160
    : height > 0.4 * screenHeight;
}

function isHeading(node: PageNode): boolean {
  return node.tag === 'h1' || node.tag === 'h2' || node.tag === 'h3';
}

/** The boxes that a node stacks; those of inline wrappers, as custom elements are, are taken for its own. */
function blocks(node: PageNode): PageNode[] {
  return node.children.flatMap((child) => {
    if (!child.visible || child.fixed || child.isText || (child.box !== null && child.box.height < 8))
      return [];
    if (child.isElement && child.style.inline) return child.tag === 'a' ? [] : blocks(child);
    return [child];
  });
}

/** Whether boxes follow each other downwards rather than side by side. Unknown boxes are taken to. */
function stacked(nodes: PageNode[]): boolean {
  let beside = 0;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { box } of nodes) {
    if (!box) continue;
    if (box.y < bottom - 0.4 * box.height) beside++;
    bottom = Math.max(bottom, box.y + box.height);
  }
  return beside <= nodes.length * 0.25;
}
