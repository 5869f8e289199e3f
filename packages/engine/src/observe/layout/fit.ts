import { metaContent } from '../document.ts';
import type { Layout, PerViewport } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import type { PageView } from '../page/view.ts';
import type { PageModel } from '../page.ts';

type Overflow = NonNullable<Layout['overflow']['desktop']>;

/** By how much the document is wider than the screen, and the node that sticks out furthest. */
export function overflow(page: PageModel): PerViewport<Overflow> {
  return { desktop: overflowIn(page, page.desktop), mobile: overflowIn(page, page.mobile) };
}

function overflowIn(page: PageModel, view: PageView | null): Overflow | null {
  if (!view?.measured) return null;
  const px = Math.max(0, Math.round(view.capture.page.width - view.capture.viewport.width));
  if (px === 0) return { px, widest: null };
  const widest = widestNode(view);
  return { px, widest: widest && page.evidence(widest) };
}

/** The outermost node of those that reach furthest beyond the right edge: what gives its parts their width. */
function widestNode(view: PageView): PageNode | null {
  const { width } = view.capture.viewport;
  const right = ({ box }: PageNode): number =>
    box ? Math.min(box.x + box.width, view.capture.page.width) : 0;
  const wide = view.nodes.filter(
    (node) =>
      node.isElement &&
      node.tag !== 'html' &&
      (node.box?.width ?? 0) >= 1 &&
      node.closest((at) => at.style.position === 'fixed') === null &&
      node.hidden !== 'clipped' &&
      right(node) > width + 1,
  );
  return wide.reduce<PageNode | null>(
    (widest, node) => (widest === null || right(node) > right(widest) + 0.5 ? node : widest),
    null,
  );
}

export function viewportMeta(page: PageModel): Layout['viewportMeta'] {
  const content = metaContent(page, 'viewport')?.toLowerCase().replace(/\s/g, '') ?? null;
  const maximum = Number.parseFloat(/maximum-scale=([\d.]+)/.exec(content ?? '')?.[1] ?? '');
  return {
    present: content !== null,
    deviceWidth: content?.includes('width=device-width') ?? false,
    zoomForbidden: /user-scalable=(no|0)/.test(content ?? '') || maximum < 2,
  };
}

export function pageHeight(page: PageModel): PerViewport<number> {
  const screens = (view: PageView | null): number | null =>
    view?.measured ? view.capture.page.height / view.capture.viewport.height : null;
  return { desktop: screens(page.desktop), mobile: screens(page.mobile) };
}
