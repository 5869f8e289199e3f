import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { SnapshotNode } from '../snapshot.ts';
import { DepthLimit } from './depth-limit.ts';
import { wordsOfNode } from './node-text.ts';
import { keptAttributes, NO_ATTRIBUTES, PageSize } from './page-size.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** An HTML document as the same node table that a browser's snapshot gives, without layout. */
export function nodesOfHtml(html: string, maxNodes?: number): { nodes: SnapshotNode[]; truncated: boolean } {
  const nodes: SnapshotNode[] = [];
  const size = new PageSize(maxNodes);
  let truncated = false;

  const add = (parent: number, part: Partial<SnapshotNode> & { tag: string }): number => {
    const node = { ...BARE, ...part, parent: depthLimit.parentFor(parent) };
    nodes.push(node);
    size.add(node);
    return nodes.length - 1;
  };

  // An explicit stack, because hostile pages nest deeper than the call stack allows.
  const open: { node: Child; parent: number }[] = [];
  const depthLimit = new DepthLimit();
  const push = (parent: Parent, index: number) => {
    for (const node of parent.childNodes.toReversed()) open.push({ node, parent: index });
  };
  push(parse(html), add(-1, { tag: '#document' }));

  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, parent } = next;
    if (size.isFull) {
      truncated = true;
      break;
    }
    if (node.nodeName === '#text' && 'value' in node) {
      add(parent, { tag: '#text', text: wordsOfNode(node.value, nodes[parent]) });
    } else if ('tagName' in node) {
      const attributes = keptAttributes(node.attrs.map(({ name, value }) => [name, value] as const));
      const index = add(parent, {
        tag: node.tagName.toLowerCase(),
        attributes,
        value: node.tagName === 'input' && attributes.type !== 'password' ? (attributes.value ?? '') : null,
        checked: 'checked' in attributes || 'selected' in attributes,
      });
      push(node, index);
    }
  }
  return { nodes, truncated };
}

const BARE: Omit<SnapshotNode, 'tag' | 'parent'> = {
  attributes: NO_ATTRIBUTES,
  text: '',
  box: null,
  style: null,
  paintOrder: null,
  background: null,
  frame: 0,
  clickable: false,
  role: null,
  name: null,
  value: null,
  checked: false,
  currentSource: null,
};
