import type { PageNode } from './node.ts';

/**
 * Pairs the nodes of two captures of one page, top down: children of paired parents are paired by their id,
 * classes or text, then by tag and order. Linear; nodes that only one capture has stay alone.
 */
export function matchNodes(left: PageNode[], right: PageNode[]): Map<PageNode, PageNode> {
  const pairs = new Map<PageNode, PageNode>();
  const leftRoot = left[0];
  const rightRoot = right[0];
  if (!leftRoot || !rightRoot) return pairs;
  const taken = new Set<PageNode>();
  const join = (a: PageNode, b: PageNode): void => {
    pairs.set(a, b);
    taken.add(b);
  };
  join(leftRoot, rightRoot);
  const elsewhere = index(right);
  for (const node of left) {
    let partner = pairs.get(node);
    if (!partner) {
      const key = uniqueKey(node);
      const candidate = key === null ? undefined : elsewhere.get(key);
      if (!candidate || taken.has(candidate)) continue;
      join(node, candidate);
      partner = candidate;
    }
    pairChildren(node.children, partner.children, taken, join);
  }
  return pairs;
}

function pairChildren(
  left: PageNode[],
  right: PageNode[],
  taken: Set<PageNode>,
  join: (a: PageNode, b: PageNode) => void,
): void {
  if (left.length === 1 && right.length === 1) {
    const [a] = left;
    const [b] = right;
    if (a && b && a.tag === b.tag && !taken.has(b)) join(a, b);
    return;
  }
  let open = left;
  for (const key of [exactKey, tagKey]) {
    if (open.length === 0) return;
    const waiting = new Map<string, PageNode[]>();
    for (let i = right.length - 1; i >= 0; i--) {
      const node = right[i];
      if (!node || taken.has(node)) continue;
      const list = waiting.get(key(node));
      if (list) list.push(node);
      else waiting.set(key(node), [node]);
    }
    open = open.filter((node) => {
      const partner = waiting.get(key(node))?.pop();
      if (partner) join(node, partner);
      return !partner;
    });
  }
}

function exactKey(node: PageNode): string {
  if (node.isText) return `#text ${node.source.text}`;
  const { id, class: classes, href, src, name } = node.source.attributes;
  return `${node.tag} ${id ?? ''} ${classes ?? ''} ${href ?? src ?? name ?? ''}`;
}

function tagKey(node: PageNode): string {
  return node.tag;
}

/** What a node can be found by even where its surroundings differ. */
function uniqueKey(node: PageNode): string | null {
  const { id, href } = node.source.attributes;
  if (id) return `#${id}`;
  if (node.tag === 'a' && href) return `a ${href}`;
  if (/^h[1-3]$/.test(node.tag)) return `${node.tag} ${node.children[0]?.source.text ?? ''}`;
  return null;
}

function index(nodes: PageNode[]): Map<string, PageNode> {
  const found = new Map<string, PageNode>();
  for (const node of nodes) {
    if (!node.isElement) continue;
    const key = uniqueKey(node);
    if (key !== null && !found.has(key)) found.set(key, node);
  }
  return found;
}
