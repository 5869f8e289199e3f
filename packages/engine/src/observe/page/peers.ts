import type { PageNode } from './node.ts';

/** The visible children of one parent that share tag and first class; list entries share only the tag. */
export interface Peers {
  count: number;
  /** Characters of visible text in the two largest; 0 if there are fewer than two. */
  longest: number;
  second: number;
}

const NONE: Peers = { count: 0, longest: 0, second: 0 };

/** Groups the similar children of a parent, once per parent. */
export class PeerGroups {
  readonly #groups = new Map<PageNode, Map<string, Peers>>();

  /** Visible siblings of the same kind, with the node itself if it is visible. */
  of(node: PageNode): Peers {
    const { parent } = node;
    if (!parent) return NONE;
    let groups = this.#groups.get(parent);
    if (!groups) {
      groups = groupsOf(parent);
      this.#groups.set(parent, groups);
    }
    return groups.get(kindOf(node)) ?? NONE;
  }
}

function groupsOf(parent: PageNode): Map<string, Peers> {
  const groups = new Map<string, Peers>();
  for (const child of parent.children) {
    if (!child.visible) continue;
    const kind = kindOf(child);
    const length = child.textEnd - child.textStart;
    const peers = groups.get(kind);
    if (!peers) groups.set(kind, { count: 1, longest: length, second: 0 });
    else {
      peers.count += 1;
      peers.second = Math.max(peers.second, Math.min(length, peers.longest));
      peers.longest = Math.max(peers.longest, length);
    }
  }
  return groups;
}

/** Entries by their tag, whatever their class. */
const ENTRIES = new Set(['li', 'article', 'figure', 'blockquote']);

/** "card-3" numbers the card. The number of a column class is its width. */
const ORDINAL = /(?<!^col(?:-?\p{L}+)?)[-_]\d{1,2}$/u;

/** By the first name of the class: what follows marks the active one, or is unique to each. */
function kindOf(node: PageNode): string {
  if (ENTRIES.has(node.tag)) return node.tag;
  const [name = ''] = node.attribute('class').trim().split(/\s+/, 1);
  return `${node.tag} ${name.replace(ORDINAL, '')}`;
}
