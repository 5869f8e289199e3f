import { pattern } from '../../language/patterns.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** A node, or the inline nodes from one to its later sibling, that are read as one. */
export interface Line {
  node: PageNode;
  last: PageNode;
}

const HEADLINE_NAME = pattern('headlineName');
/** Longer paragraphs are no headline, whatever their parts are. */
const MAX_PARAGRAPH = 400;
/** So many nodes beside it at most are asked whether they go on with a line. */
const MAX_BESIDE = 12;

/**
 * The heading that holds the text, else the largest box whose words are all of about the same size; where a
 * box mixes sizes, the words of that size in a row.
 */
export function lineOf(text: PageNode, view: PageView): Line | null {
  const heading = text.closest((at) => levelOf(at) !== null);
  if (heading) return { node: heading, last: heading };
  if (!view.measured) {
    const named = text.closest((at) => HEADLINE_NAME.test(at.attribute('class')) && at.end - at.order < 30);
    return named && { node: named, last: named };
  }
  const size = text.style.fontSizePx;
  let block = text.closest((at) => at.isElement && !at.style.inline);
  if (block?.tag === 'p' && view.textLength(block) > MAX_PARAGRAPH)
    return lineAround(runOf(text, view), view);
  if (!block || !sameSize(block, view, size)) return lineAround(runOf(text, view), view);
  for (let up = block.parent; up; up = up.parent) {
    if (['body', 'a'].includes(up.tag) || view.textLength(up) > 160 || !sameSize(up, view, size)) break;
    if (levelOf(up) === null && view.lines(up).length > 4) break;
    block = up;
  }
  return { node: block, last: block };
}

/** The run with the inline nodes of the same size beside it: words in another color are of the same line. */
function lineAround(run: PageNode, view: PageView): Line {
  const size = run.isText ? run.style.fontSizePx : largestSize(run, view);
  const line = { node: run, last: run };
  const goesOn = (beside: PageNode | null): beside is PageNode =>
    beside !== null && (beside.isText || beside.style.inline) && sameSize(beside, view, size);
  let before = previousOf(run, view);
  for (let count = 0; count < MAX_BESIDE && goesOn(before); count++) {
    if (view.textLength(before) > 0) line.node = before;
    before = previousOf(before, view);
  }
  let after = nextOf(run, view);
  for (let count = 0; count < MAX_BESIDE && goesOn(after); count++) {
    if (view.textLength(after) > 0) line.last = after;
    after = nextOf(after, view);
  }
  return line;
}

function previousOf(node: PageNode, view: PageView): PageNode | null {
  let before = view.nodes[node.order - 1] ?? null;
  if (before === node.parent) return null;
  while (before && before.parent !== node.parent) before = before.parent;
  return before;
}

function nextOf(node: PageNode, view: PageView): PageNode | null {
  const after = view.nodes[node.end];
  return after?.parent === node.parent ? after : null;
}

/** The outermost inline element around the text that holds nothing of another size. */
export function runOf(text: PageNode, view: PageView): PageNode {
  let run = text;
  for (let up = text.parent; up?.style.inline && sameSize(up, view, text.style.fontSizePx); up = up.parent)
    run = up;
  return run;
}

const UNLIKE_WORDS = new Set(['button', 'input', 'img']);

/** By the order of each node: the smallest and largest size of its words, and whether it holds more than one line's words. */
const wordsIn = memoize(({ nodes }: PageView) => {
  const least = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const most = new Float64Array(nodes.length);
  const mixed = new Uint8Array(nodes.length);
  for (const { order, parent, tag, isText, visible, style, source } of nodes.toReversed()) {
    if (visible && isText && source.text.trim() !== '') least[order] = most[order] = style.fontSizePx;
    if (visible && UNLIKE_WORDS.has(tag)) mixed[order] = 1;
    if (!parent) continue;
    least[parent.order] = Math.min(least[parent.order] ?? 0, least[order] ?? 0);
    most[parent.order] = Math.max(most[parent.order] ?? 0, most[order] ?? 0);
    if (mixed[order] === 1 || (visible && tag === 'p')) mixed[parent.order] = 1;
  }
  return { least, most, mixed };
});

export function sameSize({ order }: PageNode, view: PageView, size: number): boolean {
  const { least, most, mixed } = wordsIn(view);
  const isNear = (other = 0) => Math.abs(other - size) <= 0.06 * size;
  const isWordless = least[order] === Number.POSITIVE_INFINITY;
  return mixed[order] === 0 && (isWordless || (isNear(least[order]) && isNear(most[order])));
}

/** 1 to 6 for a heading element or role; null for any other node. */
export function levelOf(node: PageNode): number | null {
  const match = /^h([1-6])$/.exec(node.tag);
  if (match) return Number(match[1]);
  if (!node.isElement || node.attribute('role') !== 'heading') return null;
  return Number.parseInt(node.attribute('aria-level'), 10) || 2;
}

/** The size of the node's largest words. */
export function largestSize({ order, style }: PageNode, view: PageView): number {
  return wordsIn(view).most[order] || style.fontSizePx;
}
