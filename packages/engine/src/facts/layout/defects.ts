import { type Box, VIEWPORTS } from '../../capture/snapshot.ts';
import { normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { Layout } from '../types/layout.ts';

const SHOWN = 12;
const STRETCH = 0.1;
const ENLARGED = 1.5;
const COVERED = 0.3;
const ROW_PX = 60;

/** Texts covered by other texts or cut off, pictures stretched or enlarged; on either viewport. */
export function defectFacts(page: PageModel): Layout['defects'] {
  const found = new Map<string, Layout['defects'][number]>();
  for (const view of page.views) {
    const defects = [
      ...coveredTexts(view).map((node) => ['covered', node] as const),
      ...cutTexts(view).map((node) => ['cut', node] as const),
      ...outsideTexts(view).map((node) => ['outside', node] as const),
      ...pictureDefects(view),
    ];
    for (const [kind, node] of defects) {
      const evidence =
        kind === 'outside' ? page.evidence(node, normalize(view.everyText(node))) : page.evidence(node);
      found.set(`${kind} ${evidence.node}`, { kind, evidence });
    }
  }
  return [...found.values()].slice(0, SHOWN);
}

/** Pages may be a little wider than they look. */
const WIDER_PX = 8;

/** The first text of a too wide page that lies beyond the right edge of a desktop screen; of phones `overflow` tells. */
function outsideTexts(view: PageView): PageNode[] {
  const { viewport, page } = view.capture;
  const { width } = VIEWPORTS.desktop;
  if (viewport.name !== 'desktop' || page.width <= width + WIDER_PX) return [];
  const first = view.nodes.find(
    (node) =>
      node.isText &&
      (node.visible || node.hidden === 'off-canvas') &&
      node.box !== null &&
      node.box.x + node.box.width / 2 > width &&
      node.box.x < page.width &&
      node.closest((at) => at.tag !== 'html' && at.tag !== 'body' && isApart(at)) === null,
  );
  return first ? [first.closest((at) => at.tag === 'a' || at.tag === 'button') ?? first] : [];
}

/** What scrolls by itself, is cut off, or waits beside the page, as the drawer of a menu does. */
function isApart({ style }: PageNode): boolean {
  return (
    style.clipsX ||
    style.position === 'fixed' ||
    style.position === 'absolute' ||
    ['auto', 'scroll'].some((way) => style.computed?.['overflow-x']?.includes(way))
  );
}

/** Text over text, in the flow of the page: neither belongs to a layer, a slider or the other. */
function coveredTexts(view: PageView): PageNode[] {
  const rows = new Map<number, PageNode[]>();
  const covered: PageNode[] = [];
  for (const node of view.nodes) {
    if (!node.isText || !node.visible || !node.box || node.fixed || node.region === 'overlay') continue;
    if (node.textEnd - node.textStart < 3 || node.style.opacity < 0.5) continue;
    const first = Math.floor(node.box.y / ROW_PX);
    const last = Math.min(first + 40, Math.floor((node.box.y + node.box.height) / ROW_PX));
    for (let row = first; row <= last; row++) {
      const list = rows.get(row) ?? [];
      const victim = list.find((other) => other !== node && collide(other, node));
      if (victim && !covered.includes(victim)) covered.push(victim);
      if (list.length < 60) list.push(node);
      rows.set(row, list);
    }
  }
  return covered;
}

function collide(below: PageNode, above: PageNode): boolean {
  if (!below.box || !above.box || overlap(below.box, above.box) === 0) return false;
  const shared = overlap(inked(below, below.box), inked(above, above.box));
  const smaller = Math.min(below.box.width * below.box.height, above.box.width * above.box.height);
  if (shared <= COVERED * smaller) return false;
  if (sticks(below) || sticks(above)) return false;
  // The box of a link that wraps spans both lines, and with them the button that stands before it in the line.
  if (flowsIn(lineOf(above), below) || flowsIn(lineOf(below), above)) return false;
  // Layers that take turns in one place, such as slides, are transparent or hidden; what is painted collides.
  return !takesTurns(below) && !takesTurns(above) && !isDecoration(below) && !isDecoration(above);
}

/** The block whose lines the text flows in: texts of one block share lines, they do not cover each other. */
function lineOf(node: PageNode): PageNode | null {
  return node.closest((at) => at.isElement && !at.style.inline);
}

/** Whether the text, or the inline box that holds it, takes its place in the lines of the block. */
function flowsIn(block: PageNode | null, text: PageNode): boolean {
  for (let at: PageNode | null = text; at; at = at.parent) {
    if (at === block) return true;
    if (at.style.position === 'absolute' || at.style.position === 'fixed') return false;
    if (at.isElement && !at.style.display.startsWith('inline')) return false;
  }
  return false;
}

/** Line boxes hold more than the letters: their inner part is what is inked. */
function inked(node: PageNode, box: Box): Box {
  const lines = Math.max(1, Math.round(box.height / (1.2 * node.style.fontSizePx)));
  const spare =
    lines === 1 ? Math.max(0, box.height - 0.8 * node.style.fontSizePx) / 2 : 0.15 * node.style.fontSizePx;
  return { ...box, y: box.y + spare, height: Math.max(1, box.height - 2 * spare) };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 1 && height > 1 ? width * height : 0;
}

function sticks(node: PageNode): boolean {
  return node.closest((at) => at.style.position === 'sticky') !== null;
}

function takesTurns(node: PageNode): boolean {
  return node.closest((at) => at.style.opacity < 0.6 || at.style.animated || at.tag === 'marquee') !== null;
}

function isDecoration(node: PageNode): boolean {
  return node.closest((at) => at.tag === 'svg' || at.attribute('aria-hidden') === 'true') !== null;
}

/** Words that a box too small for them cuts in the middle, without the ellipsis that makes it a choice. */
function cutTexts(view: PageView): PageNode[] {
  return view.nodes.filter((node) => node.isText && node.visible && isCut(node));
}

function isCut(node: PageNode): boolean {
  const { box } = node;
  if (!box || node.textEnd - node.textStart < 3) return false;
  const holder = node.closest((at) => at.isElement && !at.style.inline);
  const style = holder?.style.computed;
  if (!holder?.box || !style || isDecoration(node) || takesTurns(node)) return false;
  if (style['text-overflow'] === 'ellipsis' || Number(style['-webkit-line-clamp']) > 0) return false;
  const em = node.style.fontSizePx;
  const cutX = holder.style.clipsX && box.x + box.width > holder.box.x + holder.box.width + 0.5 * em;
  const cutY = holder.style.clipsY && box.y + box.height > holder.box.y + holder.box.height + 0.6 * em;
  return (cutX && style['white-space'] === 'nowrap') || (cutY && holder.box.height < 3 * em);
}

function pictureDefects(view: PageView): (readonly ['stretched' | 'enlarged', PageNode])[] {
  return view.tagged('img').flatMap((node) => {
    const defect = node.visible ? defectOf(node, view) : null;
    return defect === null ? [] : [[defect, node] as const];
  });
}

function defectOf(node: PageNode, view: PageView): 'stretched' | 'enlarged' | null {
  const natural = view.loadedPicture(node.source.currentSource ?? node.attribute('src'));
  const { box } = node;
  if (!box || !natural || natural.broken || Math.min(natural.width, natural.height) < 2) return null;
  if (Math.min(box.width, box.height) < 40) return null;
  if (pattern('vectorPicture').test(node.source.currentSource ?? '')) return null;
  const fit = node.style.computed?.['object-fit'] ?? 'fill';
  const ratio = box.width / box.height / (natural.width / natural.height);
  if (fit === 'fill' && Math.abs(Math.log(ratio)) > Math.log(1 + STRETCH)) return 'stretched';
  const enlarged = box.width / natural.width > ENLARGED && box.height / natural.height > ENLARGED;
  return enlarged && fit !== 'none' ? 'enlarged' : null;
}
