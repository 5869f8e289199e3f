import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** Whether a bar stays on scroll, on whichever edge of the screen. */
export function hasStickyBar(view: PageView): boolean {
  const { width, height } = view.capture.viewport;
  const isBar = (box: { width: number; height: number }): boolean =>
    box.width >= 0.5 * width && box.height <= 0.4 * height && box.height >= 16;
  const pinned = view.capture.pinned;
  if (pinned) {
    return pinned.some(({ node, box }) => {
      const there = view.at(node);
      return (
        isBar(box) && there !== null && !isConsent(there) && there.hidden === null && reachesEdge(box, height)
      );
    });
  }
  return view.nodes.some(
    (node) =>
      node.isElement &&
      node.visible &&
      node.box !== null &&
      (node.style.position === 'fixed' || (node.style.position === 'sticky' && node.box.y < 160)) &&
      isBar(node.box) &&
      !isConsent(node),
  );
}

function reachesEdge(box: { y: number; height: number }, screen: number): boolean {
  return box.y < 120 || box.y + box.height > screen - 60;
}

function isConsent(node: PageNode): boolean {
  return node.closest((at) => pattern('cookieBarName').test(at.names)) !== null;
}
