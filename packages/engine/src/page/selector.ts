import { SPACES } from '../language/spaces.ts';
import type { PageNode } from './node.ts';

const STABLE_NAME = /^[A-Za-z][\w-]{0,40}$/;
/** Generated names that change with every release. */
const GENERATED_NAME = /\d{3,}|__|^(css|sc|jsx|svelte|ng|_)-?|[a-z]\d[a-z]\d|^[a-z]{1,2}-[A-Za-z0-9]{5,}$|:/;

/** Makes unique CSS selectors, as short and lasting as the page allows. ` >>> ` enters a shadow root or frame. */
export class Selectors {
  readonly #nodes: PageNode[];
  #counts: Map<string, number> | null = null;
  /** Place among its parent's elements of its tag, from 1 on, once the parent's were counted. */
  readonly #ordinals: Int32Array;
  readonly #totals = new Map<PageNode, Map<string, number>>();
  readonly #known = new Map<PageNode, string>();

  constructor(nodes: PageNode[]) {
    this.#nodes = nodes;
    this.#ordinals = new Int32Array(nodes.length);
  }

  of(node: PageNode): string {
    const element = node.element;
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    const selector = this.#build(element);
    this.#known.set(element, selector);
    return selector;
  }

  #build(element: PageNode): string {
    const anchor = this.#anchor(element);
    const { parent } = element;
    if (anchor === null && parent?.isElement) return `${this.of(parent)} > ${this.#step(element)}`;
    const own = anchor ?? this.#step(element);
    const host = scopeOf(element)?.parent;
    return host ? `${this.of(host)} >>> ${own}` : own;
  }

  /** A name that is unique in the document. */
  #anchor(node: PageNode): string | null {
    const counts = this.#count();
    const scope = scopeOf(node)?.order ?? -1;
    for (const name of anchors(node)) if (counts.get(`${scope} ${name}`) === 1) return name;
    return node.tag === 'body' || node.tag === 'html' ? node.tag : null;
  }

  #count(): Map<string, number> {
    if (this.#counts) return this.#counts;
    const counts = new Map<string, number>();
    const scopes = new Int32Array(this.#nodes.length);
    for (const node of this.#nodes) {
      const outer = node.parent ? (scopes[node.parent.order] ?? -1) : -1;
      scopes[node.order] = node.tag.charCodeAt(0) === 35 && node.tag !== '#text' ? node.order : outer;
      if (!node.isElement) continue;
      for (const name of anchors(node)) {
        const key = `${outer} ${name}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    this.#counts = counts;
    return counts;
  }

  #step(node: PageNode): string {
    const { parent } = node;
    if (!parent) return node.tag;
    let totals = this.#totals.get(parent);
    if (!totals) {
      totals = this.#numberChildren(parent);
      this.#totals.set(parent, totals);
    }
    const isAlone = totals.get(node.tag) === 1;
    return isAlone ? node.tag : `${node.tag}:nth-of-type(${this.#ordinals[node.order]})`;
  }

  #numberChildren(parent: PageNode): Map<string, number> {
    const totals = new Map<string, number>();
    for (const child of parent.children) {
      if (!child.isElement) continue;
      const place = (totals.get(child.tag) ?? 0) + 1;
      totals.set(child.tag, place);
      this.#ordinals[child.order] = place;
    }
    return totals;
  }
}

function* anchors(node: PageNode): Generator<string> {
  const id = node.attribute('id');
  if (id !== '' && STABLE_NAME.test(id) && !GENERATED_NAME.test(id)) yield `#${id}`;
  if (!node.has('class')) return;
  for (const name of node.attribute('class').split(SPACES, 3))
    if (STABLE_NAME.test(name) && !GENERATED_NAME.test(name)) yield `${node.tag}.${name}`;
}

/** The document or shadow root that a selector for the node runs in. */
function scopeOf(node: PageNode): PageNode | null {
  return node.closest((at) => !at.isElement && at.tag !== '#text');
}
