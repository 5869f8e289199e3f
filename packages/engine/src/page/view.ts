import type { Rgb } from 'culori';
import type { Box, ViewportCapture } from '../capture/snapshot.ts';
import { SPACES } from '../language/spaces.ts';
import { backgroundOf, gradientOf, Pictures } from './background.ts';
import { hideDisguised } from './disguise.ts';
import type { PageNode, Section } from './node.ts';
import { markRegions } from './regions.ts';
import { divide } from './sections.ts';
import { Selectors } from './selector.ts';
import { SiblingGroups, type SimilarSiblings } from './similar-siblings.ts';
import { markHiddenStatic } from './static-visibility.ts';
import { type PageText, readText } from './text.ts';
import { buildTree } from './tree.ts';
import { markHidden } from './visibility.ts';

type LoadedPicture = ViewportCapture['images'][string];

const NEAR_PX = 400;
/** Longer texts belong to containers and are rarely requested, so they aren't cached. */
const MAX_KEPT_TEXT = 400;
/** A name is put together from so many elements at most, and from so many letters of each. */
export const MOST_NAMED = 20;
const MAX_NAME = 400;

/** One capture, indexed so that every question takes linear time at most. */
export class PageView {
  readonly capture: ViewportCapture;
  /** Whether boxes and styles were recorded; false in static mode. */
  readonly measured: boolean;
  /** In reading order. */
  readonly nodes: PageNode[];
  readonly sections: Section[];
  readonly #byIndex: PageNode[];
  readonly #text: PageText;
  readonly #texts: (string | undefined)[] = [];
  readonly #byTag = new Map<string, PageNode[]>();
  readonly #selectors: Selectors;
  readonly #siblings = new SiblingGroups();
  #everyText: PageText | null = null;
  #pictures: Pictures | null = null;

  /** The address that relative links start from; null where it cannot be told. */
  readonly base: string | null;

  constructor(capture: ViewportCapture, snapshot: { mode: 'rendered' | 'static'; finalUrl: string }) {
    this.capture = capture;
    this.measured = snapshot.mode === 'rendered';
    const { nodes, byIndex } = buildTree(capture);
    this.nodes = nodes;
    this.#byIndex = byIndex;
    if (this.measured) {
      markHidden(this.nodes, capture.viewport);
      this.#pictures = new Pictures(this.nodes);
      hideDisguised(this.nodes, this.#pictures, capture);
    } else markHiddenStatic(this.nodes);
    for (const { node, box } of capture.pinned ?? []) this.#pin(node, box);
    this.sections = divide(this.nodes, capture.viewport.height);
    markRegions(this.nodes, {
      width: capture.viewport.width,
      height: capture.viewport.height,
      pageHeight: this.measured ? capture.page.height : 0,
    });
    this.#text = readText(this.nodes, (node) => node.visible);
    for (const node of this.nodes) {
      node.textStart = this.#text.starts[node.order] ?? 0;
      node.textEnd = this.#text.ends[node.order] ?? 0;
    }
    this.#selectors = new Selectors(this.nodes);
    for (const node of this.nodes) {
      const list = this.#byTag.get(node.tag);
      if (list) list.push(node);
      else this.#byTag.set(node.tag, [node]);
    }
    const declared = this.#byTag.get('base')?.[0]?.attribute('href') ?? '';
    this.base = URL.canParse(declared, snapshot.finalUrl) ? new URL(declared, snapshot.finalUrl).href : null;
  }

  #pin(index: number, box: Box): void {
    const node = this.at(index);
    if (!node || box.width < 1 || box.height < 1) return;
    for (let order = node.order; order < node.end; order++) {
      const inner = this.nodes[order];
      if (inner) inner.fixed = true;
    }
  }

  /** The node of an index of the capture's table; null where it is not shown in any place. */
  at(index: number): PageNode | null {
    const node = this.#byIndex[index];
    return node && this.nodes[node.order] === node ? node : null;
  }

  /** All nodes of the tags, seen or not, in reading order. */
  tagged(...tags: string[]): PageNode[] {
    const lists = tags.map((tag) => this.#byTag.get(tag) ?? []);
    if (lists.length === 1) return lists[0] ?? [];
    return lists.flat().sort((a, b) => a.order - b.order);
  }

  /** The node's subtree, itself included, in reading order. */
  subtree(node: PageNode): PageNode[] {
    return this.nodes.slice(node.order, node.end);
  }

  /** The visible words of the node, with spaces collapsed, in the case of the source. */
  text(node: PageNode): string {
    if (this.textLength(node) > MAX_KEPT_TEXT) return flat(this.#text, node);
    this.#texts[node.order] ??= flat(this.#text, node);
    return this.#texts[node.order] ?? '';
  }

  /** The beginning of its visible words. */
  textStart(node: PageNode, limit: number): string {
    return flat(this.#text, node, 2 * limit).slice(0, limit);
  }

  /** The words from the node to a later sibling of it. */
  textFrom(node: PageNode, last: PageNode): string {
    if (node === last) return this.text(node);
    return this.#text.content.slice(node.textStart, last.textEnd).replaceAll('\n', ' ').trim();
  }

  /** The same, each block on a line of its own. */
  lines(node: PageNode): string[] {
    return slice(this.#text, node)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }

  /** An upper bound for the characters of visible text in a node: a cheap test before reading the text. */
  textLength(node: PageNode): number {
    return node.textEnd - node.textStart;
  }

  /** All seen text of the page, blocks set apart by line breaks. */
  get content(): string {
    return this.#text.content;
  }

  /** The beginning of the node's text, including closed accordions, inactive tabs and other hidden parts. */
  everyText(node: PageNode, limit = Number.POSITIVE_INFINITY): string {
    this.#everyText ??= readText(this.nodes, (any) => any.hidden !== 'not-content');
    return flat(this.#everyText, node, limit);
  }

  /** Visible siblings of the same tag and class, including the node itself. */
  similarSiblings(node: PageNode): SimilarSiblings {
    return this.#siblings.of(node);
  }

  selector(node: PageNode): string {
    return this.#selectors.of(node);
  }

  /** How far down the node's top is, in screens; null without a box. */
  depth(node: PageNode): number | null {
    const box = this.boxOf(node);
    if (!box) return null;
    return Math.max(0, box.y / this.capture.viewport.height);
  }

  /** The node's box, or that of its visible parts if its own is missing or empty. */
  boxOf(node: PageNode): Box | null {
    const { box } = node;
    if (!this.measured || (box && box.width >= 1 && box.height >= 1)) return box;
    let union: Box | null = null;
    for (const child of node.children) {
      const inner = child.visible ? this.boxOf(child) : null;
      if (inner) union = union ? unite(union, inner) : inner;
    }
    return union ?? box;
  }

  /** Whether all of the node is above the fold; null without a box. */
  inFirstScreen(node: PageNode): boolean | null {
    const box = this.boxOf(node);
    if (!box) return null;
    return box.y >= -1 && box.y + box.height <= this.capture.viewport.height + 1;
  }

  /** Whether two nodes lie in the same section or within 400 px, or as many as said. */
  near(a: PageNode, b: PageNode, px = NEAR_PX): boolean {
    if (a.section !== null && a.section === b.section) return true;
    const one = this.boxOf(a);
    const two = this.boxOf(b);
    return one !== null && two !== null && distance(one, two) <= px;
  }

  /** What was loaded from the source that an image names; null where nothing is known of it. */
  loadedPicture(source: string): LoadedPicture | null {
    const { images } = this.capture;
    return Object.hasOwn(images, source) ? (images[source] ?? null) : null;
  }

  /** Color behind the node's content; null behind a picture or gradient. */
  background(node: PageNode): Rgb | null {
    this.#pictures ??= new Pictures(this.nodes);
    return backgroundOf(node, this.#pictures);
  }

  /** Colors of the gradient behind the node's content; null where it stands on anything else. */
  gradient(node: PageNode): Rgb[] | null {
    this.#pictures ??= new Pictures(this.nodes);
    return gradientOf(node, this.#pictures);
  }

  /** Color of the background around the node. */
  surroundings(node: PageNode): Rgb | null {
    this.#pictures ??= new Pictures(this.nodes);
    return backgroundOf(node, this.#pictures, true);
  }

  /** What assistive technology or a person would call the node: its text, else label, alternative text, title. */
  label(node: PageNode): string {
    if (node.isInput('submit', 'button', 'reset'))
      return (node.source.value || node.attribute('value') || node.attribute('aria-label')).trim();
    const text = this.text(node);
    if (text !== '') return text;
    const named = node.attribute('aria-label') || node.attribute('alt') || this.#referenced(node);
    if (named.trim() !== '') return named.trim();
    return this.#innerName(node) ?? ((node.source.name ?? '').trim() || node.attribute('title').trim());
  }

  /** The alternative text or title of what it holds; null where nothing has one. */
  #innerName(node: PageNode): string | null {
    for (let order = node.order + 1; order < node.end; order++) {
      const inner = this.nodes[order];
      if (!inner?.isElement) continue;
      const alternative = inner.attribute('alt') || inner.attribute('aria-label');
      if (alternative.trim() !== '') return alternative.trim();
      if (inner.tag === 'title') return (inner.children[0]?.source.text ?? '').trim();
    }
    return null;
  }

  #referenced(node: PageNode): string {
    const ids = node.attribute('aria-labelledby');
    if (ids === '') return '';
    return ids
      .split(SPACES, MOST_NAMED)
      .map((id) => this.byId(id))
      .map((other) => (other ? this.everyText(other, MAX_NAME) : ''))
      .join(' ');
  }

  #ids: Map<string, PageNode> | null = null;

  byId(id: string): PageNode | null {
    if (!this.#ids) {
      this.#ids = new Map();
      for (const node of this.nodes) {
        const own = node.attribute('id');
        if (own !== '' && !this.#ids.has(own)) this.#ids.set(own, node);
      }
    }
    return this.#ids.get(id) ?? null;
  }
}

function slice(text: PageText, node: PageNode, limit = Number.POSITIVE_INFINITY): string {
  const start = text.starts[node.order] ?? 0;
  return text.content.slice(start, Math.min(text.ends[node.order] ?? start, start + limit));
}

function flat(text: PageText, node: PageNode, limit?: number): string {
  return slice(text, node, limit).replaceAll('\n', ' ').trim();
}

function unite(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Gap between two boxes in pixels, 0 where they touch. */
export function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(dx, dy);
}
