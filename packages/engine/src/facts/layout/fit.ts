import { type PerViewport, VIEWPORTS } from '../../capture/snapshot.ts';
import { unspaced } from '../../language/characters.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { metaContent } from '../document/document.ts';
import type { Layout } from '../types/layout.ts';

type Overflow = NonNullable<Layout['overflow']['desktop']>;

/** Half a letter is seen to be cut. */
const CUT_PX = 4;

/** By how much the document is wider than the device, and the node that sticks out furthest. */
export function overflow(page: PageModel): PerViewport<Overflow> {
  return { desktop: overflowIn(page, page.desktop), mobile: overflowIn(page, page.mobile) };
}

function overflowIn(page: PageModel, view: PageView | null): Overflow | null {
  if (!view?.measured) return null;
  const { page: size, viewport } = view.capture;
  const px = Math.max(0, Math.round(size.width - VIEWPORTS[viewport.name].width));
  if (px === 0) return { px, widest: null, words: false };
  const { widest, words } = beyondScreen(view);
  return { px, widest: widest && page.evidence(widest), words };
}

/**
 * The outermost node of those that reach furthest beyond the right edge: what gives its parts their width. What a
 * box cuts off or scrolls by itself, such as the row of a slider, reaches no further than that box.
 */
function beyondScreen(view: PageView): { widest: PageNode | null; words: boolean } {
  const { width } = VIEWPORTS[view.capture.viewport.name];
  const limits = new Map<PageNode, number>();
  let widest: PageNode | null = null;
  let words = false;
  let furthest = width + 1;
  for (const node of view.nodes) {
    const limit = (node.parent && limits.get(node.parent)) ?? view.capture.page.width;
    const right = node.box ? Math.min(node.box.x + node.box.width, limit) : 0;
    const isScreen = node.tag === 'html' || node.tag === 'body';
    limits.set(node, node.box && holdsItsWidth(node) && !isScreen ? right : limit);
    words ||= right > width + CUT_PX && isRead(node, view);
    if (right <= furthest || !sticksOut(node)) continue;
    widest = node;
    furthest = right + 0.5;
  }
  return { widest, words };
}

/** Words that stand still to be read; letters drawn for effect are cut on purpose. */
function isRead(node: PageNode, view: PageView): boolean {
  if (!node.isText || !node.visible || node.fixed || view.textLength(node) < 2) return false;
  return !node.closest(
    (at) => at.tag === 'marquee' || at.style.animated || at.attribute('aria-hidden') === 'true',
  );
}

/** What a box cuts off or scrolls sideways by itself. */
function holdsItsWidth({ style }: PageNode): boolean {
  return style.clipsX || ['auto', 'scroll'].some((way) => style.computed?.['overflow-x']?.startsWith(way));
}

function sticksOut(node: PageNode): boolean {
  return (
    node.isElement &&
    node.tag !== 'html' &&
    (node.box?.width ?? 0) >= 1 &&
    node.hidden !== 'clipped' &&
    node.closest((at) => at.style.position === 'fixed') === null
  );
}

export function viewportMeta(page: PageModel): Layout['viewportMeta'] {
  const content = unspaced(metaContent(page, 'viewport')?.toLowerCase() ?? '') || null;
  const maximum = Number.parseFloat(content?.split('maximum-scale=', 2)[1] ?? '');
  return {
    present: content !== null,
    deviceWidth: content?.includes('width=device-width') ?? false,
    zoomForbidden: ['no', '0'].some((no) => content?.includes(`user-scalable=${no}`)) || maximum < 2,
  };
}

export function pageHeight(page: PageModel): PerViewport<number> {
  const screens = (view: PageView | null): number | null =>
    view?.measured ? view.capture.page.height / view.capture.viewport.height : null;
  return { desktop: screens(page.desktop), mobile: screens(page.mobile) };
}
