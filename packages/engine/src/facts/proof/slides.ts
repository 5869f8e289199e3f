import { hasLetter } from '../../language/characters.ts';
import { pattern } from '../../language/patterns.ts';
import { SPACES } from '../../language/spaces.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import type { TextBlock } from '../fact-context.ts';
import type { Quotation } from './quotation.ts';

const MAX_STEPS = 6;
const MIN_CHARACTERS = 25;
/** Slides that wait beside one; a page has rarely a tenth of them. */
const MAX_WAITING = 200;

/** What the slides say that are out of sight beside the one shown, in their order. */
interface Unseen {
  quotations: Quotation[];
  /** The row moves by itself, so that each passes by. */
  passing: boolean;
}

export function unseenBeside(quotation: Quotation, view: PageView): Unseen {
  const found = slideOf(quotation.block.node, view);
  if (!found) return { quotations: [], passing: false };
  const { slide, turned } = found;
  const counterpart = (block: TextBlock, peer: PageNode): TextBlock | null => {
    const node = samePlace(block.node, slide, peer);
    return node && { ...block, node, text: view.everyText(node) };
  };
  // A line of its own in a box with more is told by the box, less the words beside it.
  const beside = (other: TextBlock, { text }: TextBlock): TextBlock => ({
    ...other,
    text: other.text.replace(text, '').trim(),
  });
  const waiting = waitingOf(slide, turned).slice(0, MAX_WAITING);
  const quotations = waiting.flatMap((peer) => {
    if (peer === slide) return [];
    const block = counterpart(quotation.block, peer);
    if (!block || block.text.length < MIN_CHARACTERS) return [];
    const others = quotation.others.flatMap((other) => {
      const there = slide.contains(other.node) ? counterpart(other, peer) : null;
      return there ? [beside(there, block)] : [];
    });
    return [{ block, card: peer, others, text: block.text }];
  });
  return { quotations, passing: slide.parent?.style.animated === true };
}

/** The outermost box around the words that has hidden boxes of its kind beside it. */
function slideOf(words: PageNode, view: PageView): { slide: PageNode; turned: boolean } | null {
  let at: PageNode | null = words;
  for (let step = 0; at && step < MAX_STEPS && at.tag !== 'body'; at = at.parent, step++) {
    const slide: PageNode = at;
    const isBeside = (peer: PageNode): boolean => peer !== slide;
    if (waitingOf(slide, false).some(isBeside)) return { slide, turned: false };
    if (waitingOf(slide, true).some(isBeside) && isTurned(slide, view)) return { slide, turned: true };
  }
  return null;
}

/** Moved or faded out of sight; what is not rendered at all may be a translation, or closed, unless it is turned to. */
function waits({ hidden }: PageNode, turned: boolean): boolean {
  return (
    hidden === 'off-canvas' ||
    hidden === 'clipped' ||
    hidden === 'transparent' ||
    hidden === 'invisible' ||
    (turned && hidden === 'not-rendered')
  );
}

const TURNER = pattern('turnerName');
const TURNER_TAGS = new Set(['button', 'a', 'li', 'span', 'div']);
const MAX_HOLDERS = 2;

/** Whether arrows or dots without words stand beside the slides. */
function isTurned(slide: PageNode, view: PageView): boolean {
  let at = slide.parent;
  for (let step = 0; at && step < MAX_HOLDERS; at = at.parent, step++) {
    const [, second] = turnersIn(at, view)
      .values()
      .filter((node) => !slide.contains(node))
      .take(2);
    if (second) return true;
  }
  return false;
}

/** Looked for once in each holder, which may hold thousands of slides. */
const turnersIn = memoize((holder: PageNode, view: PageView): readonly PageNode[] =>
  view.subtree(holder).filter((node) => isTurner(node, view)),
);

function isTurner(node: PageNode, view: PageView): boolean {
  return (
    node.visible &&
    TURNER_TAGS.has(node.tag) &&
    (node.tag === 'button' || TURNER.test(node.attribute('class'))) &&
    !hasLetter(view.text(node))
  );
}

/** The boxes of the kind of a slide that wait in its row, itself perhaps among them. */
function waitingOf(slide: PageNode, turned: boolean): readonly PageNode[] {
  const slides = slide.parent ? kindsIn(slide.parent).get(`${slide.tag} ${kindOf(slide)}`) : undefined;
  return slides ? waitingAmong(slides)[turned ? 'turned' : 'apart'] : [];
}

const kindsIn = memoize((row: PageNode) =>
  Map.groupBy(row.children, (child) => `${child.tag} ${kindOf(child)}`),
);

const waitingAmong = memoize((slides: readonly PageNode[]) => ({
  apart: slides.filter((slide) => waits(slide, false)),
  turned: slides.filter((slide) => waits(slide, true)),
}));

/** What a slider does not change: the first name of the class. */
function kindOf(node: PageNode): string {
  return node.attribute('class').trim().split(SPACES)[0] ?? '';
}

/** The node that stands in `to` where `node` stands in `from`. */
function samePlace(node: PageNode, from: PageNode, to: PageNode): PageNode | null {
  const path: number[] = [];
  for (let at = node; at !== from; at = at.parent) {
    if (!at.parent) return null;
    path.push(at.parent.children.filter(isPart).indexOf(at));
  }
  return path.reduceRight<PageNode | null>((at, place) => at?.children.filter(isPart)[place] ?? null, to);
}

function isPart(node: PageNode): boolean {
  return node.isElement || node.source.text.trim() !== '';
}
