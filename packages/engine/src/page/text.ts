import { pattern } from '../language/patterns.ts';
import type { PageNode } from './node.ts';

/** All text of a view in one string, blocks set apart by line breaks; nodes know their range of it. */
export interface PageText {
  content: string;
  starts: Int32Array;
  ends: Int32Array;
}

const ICON_FONT = pattern('iconFontName');
/** Any other white space than single blanks. */
const UNEVEN = /[^\S ]|[\u200b\u00ad]| {2}/;
const NO_TEXT = new Set(['select', 'textarea', 'svg', 'script', 'style', 'noscript', 'template', 'title']);

/**
 * Reads the nodes that `include` accepts into one text. `<br>` and block boundaries separate words, inline
 * boundaries do not, and letters set in boxes of their own are joined where they touch. Linear.
 */
export function readText(nodes: PageNode[], include: (node: PageNode) => boolean): PageText {
  const starts = new Int32Array(nodes.length);
  const ends = new Int32Array(nodes.length);
  const open: PageNode[] = [];
  const text = new TextRun();
  let skipUntil = 0;

  const close = (upTo: number): void => {
    for (let node = open.at(-1); node && node.end <= upTo; node = open.at(-1)) {
      open.pop();
      ends[node.order] = text.length;
      if (!node.style.inline) text.boundary = '\n';
    }
  };

  for (const node of nodes) {
    close(node.order);
    starts[node.order] = text.length;
    if (node.isText) {
      if (node.order >= skipUntil && include(node)) starts[node.order] = text.append(node);
      ends[node.order] = text.length;
      continue;
    }
    open.push(node);
    if (node.order < skipUntil) continue;
    if (!node.style.inline || node.tag === 'br') text.boundary = '\n';
    else if (node.tag === 'img' || node.tag === 'input') text.separate();
    if (NO_TEXT.has(node.tag) || isIcon(node)) skipUntil = node.end;
  }
  close(Number.POSITIVE_INFINITY);
  return { content: text.content, starts, ends };
}

/** A text that grows by one node at a time. */
class TextRun {
  length = 0;
  /** What separates the next words from those before. */
  boundary: '' | ' ' | '\n' = '';
  readonly #parts: string[] = [];
  #last: PageNode | null = null;

  get content(): string {
    return this.#parts.join('');
  }

  /** Keeps the next words apart from those before. */
  separate(): void {
    if (this.boundary === '') this.boundary = ' ';
  }

  /** Adds the words of a node and returns where they begin. */
  append(node: PageNode): number {
    const raw = node.source.text;
    const words = UNEVEN.test(raw) ? raw.replace(/[\s\u00a0\u200b\u00ad]+/g, ' ') : raw;
    if (words.startsWith(' ')) this.separate();
    const trimmed = words.trim();
    if (trimmed === '') return this.length;
    if (this.length > 0)
      this.#push(this.#last ? separatorBetween(this.#last, node, this.boundary) : this.boundary);
    const start = this.length;
    this.#push(trimmed);
    this.boundary = words.endsWith(' ') ? ' ' : '';
    this.#last = node;
    return start;
  }

  #push(part: string): void {
    if (part === '') return;
    this.#parts.push(part);
    this.length += part.length;
  }
}

/** Letters that touch belong to one word whatever boxes hold them; inline words set apart by space do not. */
function separatorBetween(before: PageNode, after: PageNode, boundary: '' | ' ' | '\n'): '' | ' ' | '\n' {
  const a = before.box;
  const b = after.box;
  if (!a || !b) return boundary;
  const em = Math.max(before.style.fontSizePx, after.style.fontSizePx);
  const oneLine = a.height < 2 * em && b.height < 2 * em;
  const sameLine = oneLine && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < em * 0.6;
  if (!sameLine) return boundary === '' && oneLine ? ' ' : boundary;
  const gap = Math.max(b.x - a.x - a.width, a.x - b.x - b.width);
  if (boundary === '\n' && gap < 0.12 * em && gap > -0.3 * em) {
    const single = Math.min(before.source.text.trim().length, after.source.text.trim().length) === 1;
    return single ? '' : boundary;
  }
  return boundary === '' && gap > 0.3 * em ? ' ' : boundary;
}

function isIcon(node: PageNode): boolean {
  if (node.tag !== 'i' && node.tag !== 'span') return false;
  return node.has('class') && ICON_FONT.test(node.attribute('class'));
}
