import type { PatchPosition, PatchTarget } from '@liftmark/contract/patches';
import type { PageNode } from '../page/node.ts';
import type { PageModel } from '../page/page-model.ts';
import { targetOf } from './targets.ts';

/** Where something goes that stands at the end of a part of the page. */
export interface Place {
  to: PatchTarget;
  position: PatchPosition;
}

/** The outermost element of the page's footer, the last one where there are several. */
function footerOf(page: PageModel): PageNode | null {
  const outermost = page.main.nodes.filter(
    (node) => node.isElement && node.visible && node.region === 'footer' && node.parent?.region !== 'footer',
  );
  // On a page that ends above the fold, all of it is the hero.
  return outermost.at(-1) ?? page.main.tagged('footer').findLast(({ visible }) => visible) ?? null;
}

/** The end of the footer; without one, the end of the page. */
export function endOfFooter(page: PageModel): Place | null {
  const footer = footerOf(page);
  // In a row, it would push aside what is there.
  const position = footer !== null && isRow(page, footer) ? 'after' : 'end';
  return placed(page, footer, position) ?? placed(page, bodyOf(page), 'end');
}

function isRow(page: PageModel, node: PageNode): boolean {
  return page.views.some((view) => {
    const display = page.in(view.capture.viewport.name, node)?.style.display ?? '';
    return display.includes('flex') || display.includes('grid');
  });
}

/** Below everything that the page says, above its footer. */
export function endOfContent(page: PageModel): Place | null {
  const footer = footerOf(page);
  return (
    placed(page, footer && besideRow(page, footer), 'end') ??
    placed(page, footer, 'before') ??
    placed(page, bodyOf(page), 'end')
  );
}

/** The content before a footer that stays on the screen: in a row, what is put between them would be beside it. */
function besideRow(page: PageModel, { parent, fixed, index }: PageNode): PageNode | null {
  if (!fixed || parent === null || !isRow(page, parent)) return null;
  const content = parent.children.findLast(
    (node) => node.isElement && node.visible && !node.fixed && node.index < index,
  );
  // In a grid, it is one more cell.
  return content && !content.style.display.includes('flex') ? content : null;
}

function bodyOf(page: PageModel): PageNode | null {
  return page.main.tagged('body')[0] ?? null;
}

function placed(page: PageModel, node: PageNode | null, position: PatchPosition): Place | null {
  const to = node && targetOf(page, node);
  return to && { to, position };
}
