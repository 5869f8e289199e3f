import type { PatchTarget } from '@liftmark/contract/patches';
import type { ViewportName } from '../capture/snapshot.ts';
import type { PageNode } from '../page/node.ts';
import type { PageModel } from '../page/page-model.ts';

/** The node as both devices name it; null if it can't be named on either, as inside of a frame. */
export function targetOf(page: PageModel, node: PageNode): PatchTarget | null {
  const element = node.element;
  const on = (viewport: ViewportName) => {
    const view = page.view(viewport);
    const there = page.in(viewport, element);
    const isNamed = view !== null && there !== null && there.tag === element.tag && there.source.frame === 0;
    return isNamed ? { node: there.index, selector: view.selector(there) } : null;
  };
  const [desktop, mobile] = [on('desktop'), on('mobile')];
  return desktop === null && mobile === null ? null : { tag: element.tag, desktop, mobile };
}

/** The targets of evidence, which names a node of the main view. */
export function targetsOf(page: PageModel, nodes: readonly number[]): PatchTarget[] {
  return nodes.flatMap((index) => {
    const node = page.main.at(index);
    return node === null ? [] : (targetOf(page, node) ?? []);
  });
}

const MOST_LEVELS = 4;
/** The tallest row that something can be put below and still belong to it, in CSS pixels. */
const ROW_PX = 260;

/**
 * The whole row that an element is in: what is put below it doesn't push aside what is beside it. The element itself where
 * it stands alone.
 */
export function rowOf(page: PageModel, node: PageNode): PageNode {
  let row = node.element;
  for (let level = 0; level < MOST_LEVELS; level++) {
    const { parent } = row;
    if (parent === null || parent.tag === 'body' || !isInRow(row, page) || isTall(parent)) return row;
    row = parent;
  }
  return row;
}

/** Whether something stands beside it on either device, or would. */
function isInRow(node: PageNode, page: PageModel): boolean {
  const { parent } = node;
  if (parent === null) return false;
  const { display } = parent.style;
  if (display.includes('flex') || display.includes('grid') || display.startsWith('inline')) return true;
  return page.views.some((view) => {
    const there = page.in(view.capture.viewport.name, node);
    return there?.parent?.children.some((other) => other !== there && areBeside(there, other)) ?? false;
  });
}

function areBeside(a: PageNode, b: PageNode): boolean {
  if (!a.box || !b.box || !b.visible || b.box.width === 0) return false;
  const overlap = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y);
  return overlap > 0.5 * Math.min(a.box.height, b.box.height);
}

function isTall({ box }: PageNode): boolean {
  return box !== null && box.height > ROW_PX;
}
