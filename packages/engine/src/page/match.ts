import { isHeadingTag } from './heading.ts';
import type { PageNode } from './node.ts';

const ALONE = -1;

/** Which node of one capture is which of the other, by their place in reading order; -1 where it stands alone. */
export interface Partners {
  ofLeft: Int32Array;
  ofRight: Int32Array;
}

/**
 * Pairs the nodes of two captures of one page, top down: children of paired parents are paired by their id,
 * classes or text, then by tag and order. Linear; nodes that only one capture has stay alone.
 */
export function matchNodes(left: readonly PageNode[], right: readonly PageNode[]): Partners {
  const partners: Partners = {
    ofLeft: new Int32Array(left.length).fill(ALONE),
    ofRight: new Int32Array(right.length).fill(ALONE),
  };
  const leftRoot = left[0];
  const rightRoot = right[0];
  if (!leftRoot || !rightRoot) return partners;
  join(partners, leftRoot, rightRoot);
  const elsewhere = index(right);
  for (const node of left) {
    let partner = right[partners.ofLeft[node.order] ?? ALONE];
    if (!partner) {
      const key = uniqueKey(node);
      const candidate = key === null ? undefined : elsewhere.get(key);
      if (!candidate || isTaken(partners, candidate)) continue;
      join(partners, node, candidate);
      partner = candidate;
    }
    pairChildren(node.children, partner.children, partners);
  }
  return partners;
}

function join({ ofLeft, ofRight }: Partners, a: PageNode, b: PageNode): void {
  ofLeft[a.order] = b.order;
  ofRight[b.order] = a.order;
}

function isTaken({ ofRight }: Partners, node: PageNode): boolean {
  return ofRight[node.order] !== ALONE;
}

function pairChildren(left: readonly PageNode[], right: readonly PageNode[], partners: Partners): void {
  const isFree = (node: PageNode) => !isTaken(partners, node);
  if (left.length === 1 && right.length === 1) {
    const [a] = left;
    const [b] = right;
    if (a && b && a.tag === b.tag && isFree(b)) join(partners, a, b);
    return;
  }
  const same = pairBeginning(left, right, partners);
  let open = left.slice(same);
  for (const key of [exactKey, tagKey]) {
    if (open.length === 0) return;
    const waiting = Map.groupBy(right.slice(same).filter(isFree).reverse(), key);
    open = open.filter((node) => {
      const partner = waiting.get(key(node))?.pop();
      if (partner) join(partners, node, partner);
      return !partner;
    });
  }
}

/** Pairs the first ones that still look alike: they are the same, whatever comes after them. Returns how many. */
function pairBeginning(left: readonly PageNode[], right: readonly PageNode[], partners: Partners): number {
  let same = 0;
  for (; same < left.length && same < right.length; same++) {
    const a = left[same];
    const b = right[same];
    if (!a || !b || !looksLike(a, b) || isTaken(partners, b)) break;
    join(partners, a, b);
  }
  return same;
}

/** Whether two nodes have the same `exactKey`, told without making it. */
function looksLike(a: PageNode, b: PageNode): boolean {
  if (a.tag !== b.tag) return false;
  if (a.isText) return a.source.text === b.source.text;
  const one = a.source.attributes;
  const two = b.source.attributes;
  return (
    one.id === two.id &&
    one.class === two.class &&
    one.href === two.href &&
    one.src === two.src &&
    one.name === two.name
  );
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
  if (isHeadingTag(node.tag, 3)) return `${node.tag} ${node.children[0]?.source.text ?? ''}`;
  return null;
}

function index(nodes: readonly PageNode[]): Map<string, PageNode> {
  const found = new Map<string, PageNode>();
  for (const node of nodes) {
    if (!node.isElement) continue;
    const key = uniqueKey(node);
    if (key !== null && !found.has(key)) found.set(key, node);
  }
  return found;
}
