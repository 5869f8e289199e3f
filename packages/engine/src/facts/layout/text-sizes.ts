import type { PerViewport } from '../../capture/snapshot.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { Layout } from '../types/layout.ts';

type TextSizes = NonNullable<Layout['textSizes']['desktop']>;

const READABLE_PX = 12;
const SHOWN = 3;

/** Characters by size, for text that is shown. */
export function textSizes(page: PageModel): PerViewport<TextSizes> {
  return { desktop: sizesIn(page, page.desktop), mobile: sizesIn(page, page.mobile) };
}

function sizesIn(page: PageModel, view: PageView | null): TextSizes | null {
  if (!view?.measured) return null;
  const bySize = new Map<number, number>();
  const small: PageNode[] = [];
  let characters = 0;
  let atLeast12 = 0;
  for (const node of view.nodes) {
    if (!node.isText || !node.visible) continue;
    const length = node.textEnd - node.textStart;
    if (length === 0) continue;
    const size = node.style.fontSizePx;
    characters += length;
    // Where hardly more than a headline stands, its size is not that of running text.
    if (!node.closest((at) => HEADING_TAGS.has(at.tag))) bySize.set(size, (bySize.get(size) ?? 0) + length);
    // Sizes are rounded to device pixels: 11.99 px is 12 px as written.
    if (size >= READABLE_PX - 0.05) atLeast12 += length;
    else small.push(node);
  }
  let commonestPx = 16;
  let most = 0;
  for (const [size, count] of bySize) if (count > most) [commonestPx, most] = [size, count];
  const smallest = small
    .toSorted((a, b) => a.style.fontSizePx - b.style.fontSizePx || a.order - b.order)
    .slice(0, SHOWN)
    .map((node) => page.evidence(node, view.text(node)));
  return { characters, atLeast12, commonestPx, smallest };
}
