import type { PageNode } from './node.ts';

/** The seen children of one parent that share tag and first class; entries share their tag. */
export interface Peers {
  count: number;
  /** Characters of seen text of the two that hold the most; 0 where there are fewer. */
  longest: number;
  second: number;
}

const NONE: Peers = { count: 0, longest: 0, second: 0 };

/** Which children of a parent are of a kind, counted once for each parent that is asked about. */
export class PeerGroups {
  readonly #groups = new Map<PageNode, Map<string, Peers>>();

  /** Those of the node's kind beside it, itself included where it is seen. */
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

/** "card-3": which of its kind it is. The number of a column is how wide it is. */
const ORDINAL = /(?<!^col(?:-?\p{L}+)?)[-_]\d{1,2}$/u;

/** By the first name of the class: what follows marks the active one, or is unique to each. */
function kindOf(node: PageNode): string {
  if (ENTRIES.has(node.tag)) return node.tag;
  const [name = ''] = node.attribute('class').trim().split(/\s+/, 1);
  return `${node.tag} ${name.replace(ORDINAL, '')}`;
}
