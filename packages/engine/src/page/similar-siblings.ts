import { SPACES } from '../language/spaces.ts';
import type { PageNode } from './node.ts';

/** The visible children of one parent that share tag and first class; list entries share only the tag. */
export interface SimilarSiblings {
  count: number;
  /** Characters of visible text in the two largest; 0 if there are fewer than two. */
  longest: number;
  second: number;
}

const NONE: SimilarSiblings = { count: 0, longest: 0, second: 0 };

/** Groups the similar children of a parent, once per parent. */
export class SiblingGroups {
  readonly #groups = new Map<PageNode, Map<string, SimilarSiblings>>();

  /** Visible siblings of the same kind, with the node itself if it is visible. */
  of(node: PageNode): SimilarSiblings {
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

function groupsOf(parent: PageNode): Map<string, SimilarSiblings> {
  const groups = new Map<string, SimilarSiblings>();
  for (const child of parent.children) {
    if (!child.visible) continue;
    const kind = kindOf(child);
    const length = child.textEnd - child.textStart;
    const group = groups.get(kind);
    if (!group) groups.set(kind, { count: 1, longest: length, second: 0 });
    else {
      group.count += 1;
      group.second = Math.max(group.second, Math.min(length, group.longest));
      group.longest = Math.max(group.longest, length);
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
  const [name = ''] = node.attribute('class').trim().split(SPACES, 1);
  return `${node.tag} ${name.replace(ORDINAL, '')}`;
}
