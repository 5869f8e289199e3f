import type { PerViewport } from '../capture/snapshot.ts';
import type { PageNode } from '../page/node.ts';
import type { PageModel } from '../page/page-model.ts';
import type { PageView } from '../page/view.ts';
import { faceOf } from './face.ts';
import { plainWidth } from './glyphs.ts';
import { type Copy, longestCopy, type Texts } from './section-copy.ts';
import { wrap } from './wrap.ts';

/** What a text of the page has room for on one device. */
export interface Room {
  /** Width of a line at a font size of 1, in the usual face: real pixels over font size and width of the face. */
  available: number;
  /** Lines that the text takes now. */
  lines: number;
  /** Most lines that are shown; null where the box grows with its text. */
  mostLines: number | null;
  /** False where the text stays on one line, whatever its length. */
  wraps: boolean;
  /** Whether the page shows it in capitals. */
  capitals: boolean;
}

/** A report rewrites fewer texts. */
const MAX_ROOMS = 32;

type Placed = { evidence: { node: number; text?: string } } | null;

/** Of each section its heading, and the text in whose place its copy would stand. */
export function sectionPlaces<Paragraph extends Copy>(texts: Texts<Paragraph>): Placed[] {
  const first = texts.sections.slice(0, MAX_ROOMS / 2);
  return first.flatMap((section) => [section, longestCopy(section, texts)]);
}

/** The room of each text, by the node that its evidence names. */
export function roomsOf(page: PageModel, texts: readonly Placed[]): Record<number, PerViewport<Room>> {
  return Object.fromEntries(
    texts.slice(0, MAX_ROOMS).flatMap((placed) => {
      const node = placed && page.main.at(placed.evidence.node);
      const { text = '' } = placed?.evidence ?? {};
      if (!placed || !node) return [];
      return [[placed.evidence.node, page.perViewport(node, (at, view) => roomOf(at, view, text))]];
    }),
  );
}

/** The lines of one size that make up the text of a node. */
interface Line {
  text: string;
  box: NonNullable<PageNode['box']>;
  fontSizePx: number;
  lineHeightPx: number;
  /** Width of its face, from the short texts of the page in it. */
  face: number;
}

/** No text that is rewritten has more, and a page may hide any number of lines in a pixel. */
const MOST = { characters: 600, lines: 100 };
const LEAST_LINE_PX = 1;

/** A box of text is this much higher than its font size, with one line. */
const CONTENT_HEIGHT = 1.15;

function roomOf(node: PageNode, view: PageView, meant: string): Room | null {
  const first =
    nodeOf(meant, node, view) ?? (view.textLength(node) > MAX_TEXT ? largestText(node, view) : node);
  const block = first?.closest((at) => at.isElement && !at.style.inline) ?? null;
  const line = first === node ? textIn(node, view) : block && textIn(block, view);
  if (line === null || block?.box == null) return null;
  const { text, fontSizePx, lineHeightPx, box } = line;
  if (text.length > MOST.characters || !(lineHeightPx >= LEAST_LINE_PX)) return null;
  const lines = Math.max(1, Math.round((box.height - CONTENT_HEIGHT * fontSizePx) / lineHeightPx) + 1);
  if (!(lines <= MOST.lines)) return null;
  const computed = block.style.computed;
  const widthPx = Math.max(box.width, availableWidth(block, line, lines));
  const face = faceWidth(line, lines, widthPx);
  const clamp = Number.parseInt(computed?.['-webkit-line-clamp'] ?? '', 10);
  return {
    available: tenths(widthPx / fontSizePx / face),
    lines,
    mostLines: clamp >= 1 ? clamp : null,
    wraps: !['nowrap', 'pre'].includes(computed?.['white-space'] ?? ''),
    capitals: computed?.['text-transform'] === 'uppercase',
  };
}

/** The element inside a node that has the text, as a section has its heading; null where the node itself has it. */
function nodeOf(text: string, node: PageNode, view: PageView): PageNode | null {
  if (view.textLength(node) <= text.length || text.length > MAX_TEXT) return null;
  // Reading the words of every element of a long page would take seconds.
  const isAsLong = (at: PageNode) => view.textLength(at) >= text.length && view.textLength(at) <= MAX_TEXT;
  return (
    view.subtree(node).find((at) => at.isElement && at.visible && isAsLong(at) && view.text(at) === text) ??
    null
  );
}

/** A node with more text holds other texts beside the one that is meant, which is the largest. */
const MAX_TEXT = 300;

function largestText(node: PageNode, view: PageView): PageNode | null {
  const texts = textsIn(node, view);
  const size = Math.max(0, ...texts.map(({ style }) => style.fontSizePx));
  return texts.find(({ style }) => style.fontSizePx === size) ?? null;
}

function textsIn(node: PageNode, view: PageView): PageNode[] {
  return view
    .subtree(node)
    .filter(
      ({ isText, visible, box, source }) =>
        isText && visible && box !== null && box.width >= 1 && source.text.trim() !== '',
    );
}

/** The words of the largest size; null without any, or without boxes. */
function textIn(node: PageNode, view: PageView): Line | null {
  const texts = textsIn(node, view);
  const size = Math.max(0, ...texts.map(({ style }) => style.fontSizePx));
  const main = texts.filter(({ style }) => style.fontSizePx >= 0.9 * size);
  const [first] = main;
  if (first?.box == null) return null;
  const boxes = main.flatMap(({ box }) => box ?? []);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const capitals = first.style.computed?.['text-transform'] === 'uppercase';
  const text = main
    .map(({ source }) => source.text)
    .join('')
    .replaceAll('\n', ' ')
    .trim();
  return {
    text: capitals ? text.toUpperCase() : text,
    box: {
      x,
      y,
      width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
      height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
    },
    fontSizePx: size,
    face: faceOf(first, view),
    lineHeightPx: Number.parseFloat(first.style.computed?.['line-height'] ?? '') || 1.2 * size,
  };
}

/** How far a text may differ from others in its face, by letter spacing and by its letters. */
const FACE_SPREAD = 0.08;
const FACE_STEPS = 32;

/** How much wider the page's letters are than the usual ones: of a broken text such that it breaks and ends as it does. */
function faceWidth({ text, box, fontSizePx, face }: Line, lines: number, widthPx: number): number {
  if (lines === 1) return box.width / fontSizePx / plainWidth(text);
  const tried = Array.from({ length: FACE_STEPS + 1 }, (_, step) => {
    const width = face * (1 + FACE_SPREAD * ((2 * step) / FACE_STEPS - 1));
    const wrapped = wrap(text, widthPx / fontSizePx / width);
    const offPx = Math.abs(wrapped.widest * width * fontSizePx - box.width);
    const isElsewhere = wrapped.lines !== lines || offPx > fontSizePx / 2;
    return { width, off: Math.abs(width / face - 1) + (isElsewhere ? 1 : 0) };
  });
  return tried.reduce((best, each) => (each.off < best.off ? each : best)).width;
}

/** Boxes that are as wide as their words, up to the width of what holds them. */
const HUGGING = new Set(['inline-block', 'inline-flex', 'inline-grid', 'table-cell', 'inline-table']);
const LEVEL_PX = 3;

/** Pixels that a line of the block may be wide. */
function availableWidth(block: PageNode, line: Line, lines: number): number {
  const own = block.box;
  if (own === null) return 0;
  const sides = paddingOf(block, line);
  const inner = own.width - sides;
  const parent = holderOf(block);
  if (lines > 1 || parent?.box == null || !hugs(block, line)) return inner;
  const beside = HUGGING.has(block.style.display) && !isRow(block.parent) ? 0 : widthBeside(block, parent);
  const free = availableWidthOf(parent) - beside - sides;
  return Math.max(inner, free);
}

/** Whether the block is only as wide as its one line, so that it would grow with it. */
function hugs(block: PageNode, { box }: Line): boolean {
  if (block.box === null) return false;
  const left = box.x - block.box.x;
  const right = block.box.x + block.box.width - box.x - box.width;
  const shrinks =
    HUGGING.has(block.style.display) ||
    isRow(block.parent) ||
    ['absolute', 'fixed'].includes(block.style.position) ||
    block.tag === 'button';
  return shrinks && Math.abs(left - right) <= LEVEL_PX;
}

/** Of centered words in a filled or framed box, whose sides can't be told from padding. */
const BUTTON_PADDING_PX = 20;

/** Padding on both sides: the distance of the text from the edge at which its lines begin. */
function paddingOf(block: PageNode, { box }: Line): number {
  if (block.box === null) return 0;
  const left = Math.max(0, box.x - block.box.x);
  const right = Math.max(0, block.box.x + block.box.width - box.x - box.width);
  const align = block.style.computed?.['text-align'] ?? 'start';
  const isRightToLeft = block.style.computed?.direction === 'rtl';
  if (align === 'center') return 2 * Math.min(left, right, isFramed(block) ? BUTTON_PADDING_PX : 0);
  return 2 * (align === 'right' || align === 'end' || isRightToLeft ? right : left);
}

function isFramed({ style }: PageNode): boolean {
  const ground = style.computed?.['background-color'] ?? '';
  const isFilled = ground !== '' && ground !== 'rgba(0, 0, 0, 0)' && ground !== 'transparent';
  return isFilled || Number.parseFloat(style.computed?.['border-top-width'] ?? '0') > 0;
}

/** The nearest block around it that is wider than it. */
function holderOf(block: PageNode): PageNode | null {
  const width = block.box?.width ?? 0;
  return (
    block.parent?.closest(
      (at) => at.isElement && !at.style.inline && at.box !== null && at.box.width > width + LEVEL_PX,
    ) ?? null
  );
}

/** Of what holds it, between the edges of its content. */
function availableWidthOf(holder: PageNode): number {
  const { box, children } = holder;
  if (box === null) return 0;
  const starts = children.flatMap((child) =>
    child.visible && child.box && child.box.width > 1 ? child.box.x : [],
  );
  const left = Math.max(0, Math.min(...starts) - box.x);
  return box.width - 2 * (Number.isFinite(left) && left < box.width / 4 ? left : 0);
}

/** Pixels of the same row that its neighbors take, with the gaps to them. */
function widthBeside(block: PageNode, holder: PageNode): number {
  const item = block.closest((at) => at.parent === holder) ?? block;
  const own = item.box;
  if (own === null) return 0;
  const others = holder.children.flatMap(({ visible, box }) =>
    visible &&
    box !== null &&
    box !== own &&
    box.width > 1 &&
    box.y < own.y + own.height &&
    box.y + box.height > own.y
      ? [box]
      : [],
  );
  return others.reduce((sum, box) => {
    const gap = Math.max(box.x - own.x - own.width, own.x - box.x - box.width, 0);
    return sum + box.width + (gap < 48 ? gap : 0);
  }, 0);
}

function tenths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Whether its children don't break into lines like words. */
function isRow(parent: PageNode | null): boolean {
  return ['flex', 'inline-flex', 'grid', 'inline-grid'].includes(parent?.style.display ?? '');
}
