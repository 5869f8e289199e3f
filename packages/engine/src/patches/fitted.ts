import type { PatchBlock, PatchOperation } from '@liftmark/contract/patches';
import type { Rgb } from 'culori';
import { contrastRatio, parseColor, toHex } from '../page/color.ts';
import type { PageNode } from '../page/node.ts';
import type { PageModel } from '../page/page-model.ts';
import type { PageView } from '../page/view.ts';
import { colorsBeside, colorsIn } from './surfaces.ts';

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

interface Place {
  view: PageView;
  /** What the block goes into. */
  parent: PageNode;
  colors: Rgb[] | null;
}

/**
 * The operation with what its words need in their place: another color where those of the page would be pale there, and
 * space at the sides where the place is as wide as the screen.
 */
export function fitted(page: PageModel, operation: PatchOperation): PatchOperation {
  if (operation.operation !== 'insert') return operation;
  const tags = TAGS[operation.content.block];
  if (tags === undefined) return operation;
  const places = placesOf(page, operation);
  const color = colorFor(places, tags);
  return {
    ...operation,
    ...(color !== null && { color }),
    ...(places.some(isAsWideAsScreen) && { centered: true }),
  };
}

function placesOf(page: PageModel, { to, position }: Insertion): Place[] {
  const isBeside = position === 'before' || position === 'after';
  return page.views.flatMap((view) => {
    const target = to[view.capture.viewport.name];
    const node = target === null ? null : view.at(target.node);
    const parent = isBeside ? node?.parent : node;
    if (!node || !parent) return [];
    return [{ view, parent, colors: isBeside ? colorsBeside(view, node) : colorsIn(view, node) }];
  });
}

function isAsWideAsScreen({ view, parent: { box } }: Place): boolean {
  return box !== null && box.x <= 0 && box.x + box.width >= view.capture.viewport.width;
}

/** Null where the page's colors can be read, or no color can be known to. */
function colorFor(places: readonly Place[], tags: readonly string[]): string | null {
  if (places.some(({ colors }) => colors === null)) return null;
  const backgrounds = places.flatMap(({ colors }) => colors ?? []);
  const isReadable = (color: string) => {
    const rgb = parseColor(color);
    return rgb !== null && backgrounds.every((background) => contrastRatio(rgb, background) >= READABLE);
  };
  const own = places.flatMap(({ parent }) => parent.style.computed?.color ?? []);
  const usual = places.flatMap(({ view }) => tags.flatMap((tag) => usualColor(view, tag) ?? []));
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
