import type { Evidence } from '@liftmark/contract/report';
import type { Box, PageSnapshot, PerViewport, ViewportName } from '../capture/snapshot.ts';
import { matchNodes, type Partners } from './match.ts';
import type { PageNode } from './node.ts';
import { type StructuredItem, structuredItems } from './structured-data.ts';
import { PageView } from './view.ts';

const TEXT_LIMIT = 300;

/** The whole snapshot, indexed: what every fact is read from. */
export class PageModel {
  readonly snapshot: PageSnapshot;
  readonly desktop: PageView | null;
  readonly mobile: PageView | null;
  /** The view that facts are read from: desktop where it was captured. Evidence names its nodes. */
  readonly main: PageView;
  #partners: Partners | null = null;
  #structured: StructuredItem[] | null = null;

  constructor(snapshot: PageSnapshot) {
    this.snapshot = snapshot;
    this.desktop = snapshot.desktop && new PageView(snapshot.desktop, snapshot);
    this.mobile = snapshot.mobile && new PageView(snapshot.mobile, snapshot);
    const main = this.desktop ?? this.mobile;
    if (!main) throw new Error('A snapshot needs at least one capture.');
    this.main = main;
  }

  /** What the page says of itself to machines, in the order of the page. */
  get structured(): StructuredItem[] {
    this.#structured ??= structuredItems(this.main);
    return this.#structured;
  }

  get measured(): boolean {
    return this.main.measured;
  }

  /** The views that have boxes. */
  get views(): PageView[] {
    return [this.desktop, this.mobile].filter((view) => view?.measured === true) as PageView[];
  }

  view(name: ViewportName): PageView | null {
    return name === 'desktop' ? this.desktop : this.mobile;
  }

  /** The same node in the capture of a viewport; null where that pass failed or lacks the node. */
  in(viewport: ViewportName, node: PageNode): PageNode | null {
    const view = this.view(viewport);
    if (!view) return null;
    if (view.nodes[node.order] === node) return node;
    if (!this.desktop || !this.mobile) return null;
    this.#partners ??= matchNodes(this.desktop.nodes, this.mobile.nodes);
    const { ofLeft, ofRight } = this.#partners;
    return view.nodes[(viewport === 'mobile' ? ofLeft : ofRight)[node.order] ?? -1] ?? null;
  }

  /** A value for each viewport that was measured and has the node. */
  perViewport<T>(node: PageNode, read: (node: PageNode, view: PageView) => T | null): PerViewport<T> {
    const value = (name: ViewportName): T | null => {
      const view = this.view(name);
      const there = view?.measured ? this.in(name, node) : null;
      return view && there ? read(there, view) : null;
    };
    return { desktop: value('desktop'), mobile: value('mobile') };
  }

  depth(node: PageNode): PerViewport<number> {
    return this.perViewport(node, (there, view) => view.depth(there));
  }

  /** What a report shows of a node of any view: selector, exact words, and where it lies in each viewport. */
  evidence(node: PageNode, text?: string): Evidence {
    const own = this.desktop?.nodes[node.order] === node ? this.desktop : this.#home(node);
    const shown = text ?? own.label(node);
    const reported = own === this.main ? node : (this.in('desktop', node) ?? node);
    return {
      node: reported.index,
      selector: own.selector(node),
      text: shown.length > TEXT_LIMIT ? shown.slice(0, TEXT_LIMIT).trimEnd() : shown,
      boxes: this.perViewport(node, (there, view) => (there.visible ? rounded(view.boxOf(there)) : null)),
    };
  }

  #home(node: PageNode): PageView {
    return this.mobile?.nodes[node.order] === node ? this.mobile : this.main;
  }
}

function rounded(box: Box | null): Box | null {
  if (!box) return null;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
}
