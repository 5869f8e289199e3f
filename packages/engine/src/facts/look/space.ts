import type { Box } from '../../capture/snapshot.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import type { Look } from '../types/look.ts';
import { medianByLetters, quantileByLetters, type ShownText } from './texts.ts';
import { isBlankFrame } from './unfilled.ts';

const BAND_PX = 80;
/** Text that begins nearer to the edge of the screen than this has no margin. */
const MARGIN_PX = 10;
const EDGE_GRID_PX = 6;
const EDGES_COVER = 0.8;
const CELL_PX = 20;
/** More than a page is wide, so that no two cells share a number. */
const CELLS_A_ROW = 8192;
/** Texts larger than any that is read are looked at in so many places across and down. */
const PLACES_A_SIDE = 128;
/** Pages with more text than this aren't looked at to their end. */
const MOST_CELLS = 1_000_000;

export function spaceMeasures(view: PageView, texts: readonly ShownText[]) {
  const { page, viewport } = view.capture;
  const inFlow = texts.filter(({ node }) => !node.fixed);
  const letters = texts.reduce((sum, text) => sum + text.letters, 0);
  const share = (test: (text: ShownText) => boolean) =>
    letters === 0 ? 0 : texts.reduce((sum, text) => sum + (test(text) ? text.letters : 0), 0) / letters;
  const height = Math.max(1, page.height);
  const copy = texts.filter(({ node }) => !node.isIn('label', 'select'));
  return {
    screens: height / viewport.height,
    characters: copy.reduce((sum, { characters }) => sum + characters, 0),
    letters: copy.reduce((sum, text) => sum + text.letters, 0),
    sections: view.sections.length,
    textDensity: letters / (height / viewport.height),
    firstScreenText: texts.reduce(
      (sum, { node, box, letters: own }) =>
        sum +
        (box.y < viewport.height && node.region !== 'header' && !node.closest((at) => at.isNavigation)
          ? own
          : 0),
      0,
    ),
    ...emptiness(view, texts),
    edgeShare: share(({ box }) => box.x < MARGIN_PX),
    usedWidth: usedWidth(inFlow, viewport.width),
    copyWidth: copyWidth(inFlow, viewport.width),
    rowWidth: rowWidth(view, inFlow),
    leftEdges: edgesCovering(inFlow),
    overlapShare: overlapShare(inFlow),
    beyondShare: share(({ box }) => box.x >= viewport.width || box.x + box.width <= 0),
    columnsShare: columnsShare(inFlow, height),
  };
}

/** Of the bands of the page, from top to bottom, those in which nothing is to be seen. */
function emptiness(view: PageView, texts: readonly ShownText[]): Pick<Look, 'emptyShare' | 'gapY' | 'gapPx'> {
  const bands = Math.max(1, Math.ceil(view.capture.page.height / BAND_PX));
  const filled = new Uint8Array(bands);
  const fill = ({ y, height }: Box) => {
    const last = Math.min(bands - 1, Math.floor((y + height - 1) / BAND_PX));
    for (let band = Math.max(0, Math.floor(y / BAND_PX)); band <= last; band++) filled[band] = 1;
  };
  for (const { box } of texts) fill(box);
  for (const node of view.nodes) if (node.box && node.visible && isSeen(view, node)) fill(node.box);
  const { from, length } = longestRun(filled);
  return {
    emptyShare: 1 - filled.reduce((sum, one) => sum + one, 0) / bands,
    gapY: from * BAND_PX,
    gapPx: Math.min(length * BAND_PX, view.capture.page.height - from * BAND_PX),
  };
}

/** The longest run of empty bands. */
function longestRun(filled: Uint8Array): { from: number; length: number } {
  let longest = { from: 0, length: 0 };
  let from = 0;
  for (const [band, isFilled] of [...filled, 1].entries()) {
    if (isFilled === 0) continue;
    if (band - from > longest.length) longest = { from, length: band - from };
    from = band + 1;
  }
  return longest;
}

const SEEN_TAGS = new Set('img svg video canvas iframe input select textarea button'.split(' '));

function isSeen(view: PageView, node: PageNode): boolean {
  if (node.tag === 'img') {
    const picture = view.loadedPicture(node.source.currentSource ?? node.attribute('src'));
    return picture !== null && !picture.broken;
  }
  if (SEEN_TAGS.has(node.tag)) return !isBlankFrame(node, view);
  return node.isElement && (node.style.computed?.['background-image'] ?? '').includes('url(');
}

/** Share of the screen's width between the outermost edges of nine tenths of the text. */
function usedWidth(texts: readonly ShownText[], width: number): number {
  if (texts.length === 0) return 0;
  const lefts = texts.map(({ box }) => box.x).sort((a, b) => a - b);
  const rights = texts.map(({ box }) => box.x + box.width).sort((a, b) => a - b);
  const left = lefts[Math.floor(0.05 * lefts.length)] ?? 0;
  const right = rights[Math.floor(0.95 * (rights.length - 1))] ?? width;
  return Math.max(0, Math.min(1.5, (right - left) / width));
}

/** The same by letters: with it, one short line more or less moves nothing. */
function copyWidth(texts: readonly ShownText[], width: number): number {
  const left = quantileByLetters(texts, 0.05, ({ box }) => box.x) ?? 0;
  const right = quantileByLetters(texts, 0.95, ({ box }) => box.x + box.width) ?? 0;
  return Math.max(0, Math.min(1.5, (right - left) / width));
}

/** Text of two lines and more wraps. */
const WRAPPED_EMS = 2.2;
const LEAST_PICTURE_PX = 24;
/** So many texts show how wide the rows of a page are. */
const MOST_ROWS = 200;

/** Share of the screen's width that the rows use in which text wraps, by the median of its letters. */
function rowWidth(view: PageView, texts: readonly ShownText[]): number {
  const { width } = view.capture.viewport;
  const wrapped = texts.filter(({ node, box }) => box.height > WRAPPED_EMS * node.style.fontSizePx);
  const pictures = view.nodes.flatMap((node) =>
    node.box && node.visible && node.box.height >= LEAST_PICTURE_PX && isSeen(view, node) ? [node.box] : [],
  );
  const boxes = [...texts.map(({ box }) => box), ...pictures].toSorted((a, b) => a.y - b.y);
  const share = ({ box }: ShownText) => {
    const row = boxes.filter(({ y, height }) => y < box.y + box.height && y + height > box.y);
    const left = Math.max(0, Math.min(...row.map(({ x }) => x)));
    const right = Math.min(width, Math.max(...row.map((one) => one.x + one.width)));
    return Math.max(0, right - left) / width;
  };
  return medianByLetters(wrapped.slice(0, MOST_ROWS), share) ?? 1;
}

/** On how many lines, from top to bottom, most texts begin. */
function edgesCovering(texts: readonly ShownText[]): number {
  const counts = new Map<number, number>();
  for (const { box } of texts) {
    const edge = Math.round(box.x / EDGE_GRID_PX);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  let left = EDGES_COVER * texts.length;
  let edges = 0;
  for (const count of [...counts.values()].sort((a, b) => b - a)) {
    if (left <= 0) break;
    left -= count;
    edges++;
  }
  return edges;
}

/** Share of the letters whose place another text has taken already. */
function overlapShare(texts: readonly ShownText[]): number {
  const owners = new Map<number, PageNode>();
  let letters = 0;
  let overlapping = 0;
  let left = MOST_CELLS;
  for (const { node, box, letters: own } of texts) {
    if (node.style.opacity === 0 || left <= 0) continue;
    const block = node.closest((at) => at.isElement && !at.style.inline);
    const cells = cellsOf(box);
    const taken = cells.filter((cell) => (owners.get(cell) ?? block) !== block);
    if (block) for (const cell of cells) if (!owners.has(cell)) owners.set(cell, block);
    letters += own;
    left -= cells.length;
    if (taken.length / Math.max(1, cells.length) > 0.3) overlapping += own;
  }
  return letters === 0 ? 0 : overlapping / letters;
}

/** The inner part of the box: lines may touch. */
function cellsOf({ x, y, width, height }: Box): number[] {
  const columns = placesFrom(x + 2, width - 4).map((across) => Math.floor(across / CELL_PX));
  return placesFrom(y + 0.3 * height, 0.4 * height + 1).flatMap((down) => {
    const row = CELLS_A_ROW * Math.floor(down / (CELL_PX / 2));
    return columns.map((column) => column + row);
  });
}

function placesFrom(start: number, length: number): number[] {
  const step = Math.max(CELL_PX, length / PLACES_A_SIDE);
  return Array.from({ length: Math.max(0, Math.ceil(length / step)) }, (_, place) => start + place * step);
}

/** Share of the page's height where texts stand beside each other. */
function columnsShare(texts: readonly ShownText[], height: number): number {
  const bands = Math.max(1, Math.ceil(height / BAND_PX));
  const starts = new Map<number, Set<number>>();
  for (const { box } of texts) {
    const band = Math.min(bands - 1, Math.max(0, Math.floor(box.y / BAND_PX)));
    const known = starts.get(band) ?? new Set();
    starts.set(band, known.add(Math.round(box.x / 60)));
  }
  return starts.values().reduce((sum, { size }) => (size > 1 ? sum + 1 : sum), 0) / bands;
}
