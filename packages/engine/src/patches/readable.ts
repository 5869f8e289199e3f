import type { PatchBlock, PatchOperation } from '@liftmark/contract/patches';
import { contrastRatio, parseColor, toHex } from '../page/color.ts';
import type { PageNode } from '../page/node.ts';
import type { PageModel } from '../page/page-model.ts';
import type { PageView } from '../page/view.ts';

/** What the words of a block are in: the page's own rules for them may be made for another background. */
const TAGS: Partial<Record<PatchBlock['block'], readonly string[]>> = {
  testimonial: ['p', 'figcaption'],
  trustLine: ['p'],
  priceLine: ['p'],
  faq: ['h2', 'h3', 'p'],
  links: ['p'],
};

const READABLE = 4.5;
const FALLBACKS = ['#1a1a1a', '#ffffff'];

type Insertion = Extract<PatchOperation, { operation: 'insert' }>;

interface Surface {
  view: PageView;
  /** What the block goes into. */
  parent: PageNode;
}

/** The operation with a color for its words, where those of the page would be pale in their new place. */
export function readable(page: PageModel, operation: PatchOperation): PatchOperation {
  if (operation.operation !== 'insert') return operation;
  const tags = TAGS[operation.content.block];
  const color = tags === undefined ? null : colorFor(surfacesOf(page, operation), tags);
  return color === null ? operation : { ...operation, color };
}

function surfacesOf(page: PageModel, { to, position }: Insertion): Surface[] {
  const isBeside = position === 'before' || position === 'after';
  return page.views.flatMap((view) => {
    const place = to[view.capture.viewport.name];
    const node = place === null ? null : view.at(place.node);
    const parent = isBeside ? node?.parent : node;
    return parent ? [{ view, parent }] : [];
  });
}

/** Null where the page's colors can be read, or no color can be known to. */
function colorFor(surfaces: readonly Surface[], tags: readonly string[]): string | null {
  const backgrounds = surfaces.flatMap(({ view, parent }) => view.background(parent) ?? []);
  if (backgrounds.length < surfaces.length) return null;
  const isReadable = (color: string) => {
    const rgb = parseColor(color);
    return rgb !== null && backgrounds.every((background) => contrastRatio(rgb, background) >= READABLE);
  };
  const own = surfaces.flatMap(({ parent }) => parent.style.computed?.color ?? []);
  const usual = surfaces.flatMap(({ view }) => tags.flatMap((tag) => usualColor(view, tag) ?? []));
  if ([...own, ...usual].every(isReadable)) return null;
  const chosen = parseColor([...own, ...FALLBACKS].find(isReadable) ?? '');
  return chosen && toHex(chosen);
}

/** Of most of the page's elements of the name. */
function usualColor(view: PageView, tag: string): string | null {
  const seen = view.tagged(tag).filter(({ visible }) => visible);
  const byColor = Map.groupBy(seen, ({ style }) => style.computed?.color ?? '');
  const [most] = [...byColor].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] || null;
}
