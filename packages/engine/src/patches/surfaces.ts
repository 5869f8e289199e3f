import type { Rgb } from 'culori';
import type { PageNode } from '../page/node.ts';
import type { PageModel } from '../page/page-model.ts';
import type { PageView } from '../page/view.ts';

/** The colors behind what is put beside a node; null where they can't be known, as over a picture. */
export function colorsBeside(view: PageView, node: PageNode): Rgb[] | null {
  const around = view.surroundings(node);
  return around === null ? view.gradient(node) : [around];
}

/** The colors behind what is put into a node. */
export function colorsIn(view: PageView, node: PageNode): Rgb[] | null {
  const own = view.background(node);
  return own === null ? view.gradient(node) : [own];
}

/**
 * The element, or the smallest part around it, beside which words stand on a plain color on both devices: over a picture no
 * one may be able to read them. Null if there is none.
 */
export function besidePictures(page: PageModel, from: PageNode): PageNode | null {
  for (let at: PageNode | null = from; at !== null && at.tag !== 'body'; at = at.parent)
    if (isPlainBeside(page, at)) return at;
  return null;
}

function isPlainBeside(page: PageModel, node: PageNode): boolean {
  return page.views.every((view) => {
    const there = page.in(view.capture.viewport.name, node);
    return there === null || colorsBeside(view, there) !== null;
  });
}
