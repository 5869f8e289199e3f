import type { Drawback } from '@liftmark/contract/trials';
import { type Box, VIEWPORTS } from '../capture/snapshot.ts';
import { hasUnspaced } from '../language/segments.ts';
import { SPACES } from '../language/spaces.ts';
import { contrastRatio, parseColor } from '../page/color.ts';
import type { PageNode } from '../page/node.ts';
import type { PageView } from '../page/view.ts';
import type { SameNode } from './carried.ts';
import { text } from './text.ts';

/** Pixels that go unnoticed. */
const UNSEEN_PX = 8;
const CLIPPED_PX = 4;
const READABLE = 4.5;
/** What two measurements of the same contrast may differ by. */
const SAME_CONTRAST = 0.2;
/** Share of the smaller of two texts that the other may cover. */
const COVERED = 0.25;
/** What got worse between two readings of a page on one device. */
export function layoutDrawbacks(pairs: Pairs): Drawback[] {
  const found = [
    ...overflow(pairs),
    ...clipped(pairs),
    ...torn(pairs),
    ...paler(pairs),
    ...overlaps(pairs),
    ...underHeader(pairs),
    ...sideways(pairs),
  ];
  const { name: device } = pairs.changed.capture.viewport;
  return found.map((drawback) => ({ ...drawback, device }));
}

type Found = Omit<Drawback, 'device'>;

/** The page without and with a fix, and the texts that visitors see with it. */
export class Pairs {
  readonly base: PageView;
  readonly changed: PageView;
  readonly texts: readonly PageNode[];
  readonly #origins = new Map<number, number>();

  constructor(base: PageView, changed: PageView, same: SameNode) {
    this.base = base;
    this.changed = changed;
    for (const { index } of base.nodes) {
      const there = same(index);
      if (there !== null) this.#origins.set(there, index);
    }
    const moving = movingIn(changed);
    this.texts = changed.nodes.filter(
      (node) =>
        node.isText && node.visible && node.source.text.trim() !== '' && isSeen(node) && !moving(node),
    );
  }

  /** What a node was before; null where it wasn't there or wasn't seen. */
  before(node: PageNode): PageNode | null {
    const index = this.#origins.get(node.index);
    const origin = index === undefined ? null : this.base.at(index);
    return origin?.visible ? origin : null;
  }
}

/** Whether a node moves by itself, or is within what does: it lies elsewhere in any two readings. */
function movingIn(view: PageView): (node: PageNode) => boolean {
  const roots = view.capture.motion.flatMap(({ node }) => view.at(node) ?? []);
  return (node) => roots.some((root) => root.contains(node));
}

function isSeen({ box }: PageNode): boolean {
  return box !== null && box.width > 1 && box.height > 1 && box.x + box.width > 0 && box.y + box.height > 0;
}

/** How much wider than the screen the page is, in pixels: a layout without a viewport is as wide as it likes. */
function beyond({ capture: { page, viewport } }: PageView): number {
  return Math.max(0, page.width - VIEWPORTS[viewport.name].width);
}

function overflow({ base, changed }: Pairs): Found[] {
  const px = Math.round(beyond(changed));
  return px > UNSEEN_PX && px > beyond(base) + UNSEEN_PX
    ? [{ kind: 'overflow', text: text.overflow({ px }) }]
    : [];
}

function clipped(pairs: Pairs): Found[] {
  return pairs.texts.flatMap((node): Found[] => {
    const excess = beyondBox(node);
    if (excess <= CLIPPED_PX) return [];
    const origin = pairs.before(node);
    return excess > (origin === null ? 0 : beyondBox(origin)) + CLIPPED_PX
      ? [{ kind: 'clipped', text: text.clipped({ words: wordsOf(node) }) }]
      : [];
  });
}

/** How far a text reaches beyond what cuts it off or should hold it, in pixels. */
function beyondBox({ box, parent }: PageNode): number {
  let most = 0;
  for (let at = parent; box !== null && at !== null; at = at.parent) {
    if (at.box === null) continue;
    const isControl = at.tag === 'button' || (at.tag === 'a' && !at.style.inline);
    if (isControl || at.style.clipsX) most = Math.max(most, beyondX(box, at.box));
    if (isControl || at.style.clipsY) most = Math.max(most, beyondY(box, at.box));
  }
  return most;
}

function beyondX(inner: Box, outer: Box): number {
  return Math.max(outer.x - inner.x, inner.x + inner.width - outer.x - outer.width);
}

function beyondY(inner: Box, outer: Box): number {
  return Math.max(outer.y - inner.y, inner.y + inner.height - outer.y - outer.height);
}

/** Words that no longer fit a line, so that they break between any two letters. */
function torn(pairs: Pairs): Found[] {
  return pairs.texts.flatMap((node): Found[] => {
    const origin = pairs.before(node);
    const isTorn = isNarrow(node) && (origin === null || !isNarrow(origin));
    return isTorn ? [{ kind: 'clipped', text: text.clipped({ words: wordsOf(node) }) }] : [];
  });
}

/** Letters of a word that is long, and how narrow a letter is at least, in font sizes. */
const LONG_WORD = 5;
const NARROW_LETTER = 0.3;

function isNarrow({ box, source, style }: PageNode): boolean {
  if (hasUnspaced(source.text)) return false;
  const longest = Math.max(
    ...source.text
      .trim()
      .split(SPACES)
      .map((word) => word.length),
  );
  return box !== null && longest >= LONG_WORD && box.width < NARROW_LETTER * style.fontSizePx * longest;
}

function paler(pairs: Pairs): Found[] {
  return pairs.texts.flatMap((node): Found[] => {
    const ratio = contrastAt(node, pairs.changed);
    if (ratio === null || ratio >= READABLE) return [];
    const origin = pairs.before(node);
    const was = origin === null ? READABLE : contrastAt(origin, pairs.base);
    const isWorse = was !== null && ratio < Math.min(was, READABLE) - SAME_CONTRAST;
    return isWorse ? [{ kind: 'contrast', text: text.contrast({ words: wordsOf(node), ratio }) }] : [];
  });
}

function contrastAt(node: PageNode, view: PageView): number | null {
  const color = parseColor(node.style.computed?.color ?? '');
  const background = view.background(node);
  return color && background ? contrastRatio(color, background) : null;
}

/** Texts that are new, say something else or take another room may lie on others; all the others lie as they did. */
function overlaps(pairs: Pairs): Found[] {
  const changed = pairs.texts.filter((node) => isChanged(pairs.before(node), node));
  return changed.flatMap((node): Found[] => {
    // What stays on the screen covers what scrolls by, and nothing else that stays.
    const covered = pairs.texts.find(
      (other) =>
        other !== node && other.fixed === node.fixed && covers(node, other) && !didCover(pairs, node, other),
    );
    return covered === undefined
      ? []
      : [{ kind: 'overlap', text: text.overlap({ words: wordsOf(node), other: wordsOf(covered) }) }];
  });
}

/** Texts that now reach under what stays at the top of the screen, where no scrolling shows them. */
function underHeader(pairs: Pairs): Found[] {
  return pairs.texts.flatMap((node): Found[] => {
    const was = pairs.before(node);
    const header = isChanged(was, node) ? headerOver(pairs.changed, node) : null;
    if (header === null || (was !== null && headerOver(pairs.base, was) !== null)) return [];
    return [{ kind: 'overlap', text: text.overlap({ words: wordsOf(header), other: wordsOf(node) }) }];
  });
}

/** The first words of the header that a text reaches under, or the header itself; null if there is none. */
function headerOver(view: PageView, { box, fixed }: PageNode): PageNode | null {
  if (box === null || fixed) return null;
  const header = view.nodes.find(
    (node) => isHeader(node, view) && node.box && overlapY(node.box, box) > UNSEEN_PX,
  );
  if (header === undefined) return null;
  return view.subtree(header).find(({ isText, visible }) => isText && visible) ?? header;
}

function isHeader({ isElement, visible, fixed, parent, box }: PageNode, { capture }: PageView): boolean {
  const stays = isElement && visible && fixed && parent?.fixed !== true;
  return stays && box !== null && box.y <= UNSEEN_PX && box.height < capture.viewport.height / 2;
}

/** In pixels; none where they lie beside each other. */
function overlapY(a: Box, b: Box): number {
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isBeside ? 0 : Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}

function isChanged(was: PageNode | null, is: PageNode): boolean {
  return was === null || was.source.text !== is.source.text || !haveSameSize(was, is);
}

function haveSameSize(a: PageNode, b: PageNode): boolean {
  if (!a.box || !b.box) return false;
  return Math.abs(a.box.width - b.box.width) <= 1 && Math.abs(a.box.height - b.box.height) <= 1;
}

function covers(one: PageNode, other: PageNode): boolean {
  const [a, b] = [areaOf(one), areaOf(other)];
  if (!a || !b) return false;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return false;
  return width * height > COVERED * Math.min(a.width * a.height, b.width * b.height);
}

/** Of a text; a button that stays on the screen covers with all of it. */
function areaOf({ box, fixed, parent }: PageNode): Box | null {
  return fixed && parent?.tag === 'a' && !parent.style.inline ? parent.box : box;
}

function didCover(pairs: Pairs, one: PageNode, other: PageNode): boolean {
  const [a, b] = [pairs.before(one), pairs.before(other)];
  return a !== null && b !== null && covers(a, b);
}

function sideways(pairs: Pairs): Found[] {
  // A page that fits the screen now has every place for the first time.
  if (beyond(pairs.changed) < beyond(pairs.base) - UNSEEN_PX) return [];
  const pictures = pairs.changed.tagged('img').filter(({ visible }) => visible);
  return [...pairs.texts, ...pictures].flatMap((node): Found[] => {
    const was = pairs.before(node);
    if (!was?.box || !node.box || node.fixed || isChanged(was, node)) return [];
    const isMoved = Math.abs(was.box.x - node.box.x) > UNSEEN_PX;
    return isMoved ? [{ kind: 'shifted', text: text.moved({ words: wordsOf(node) }) }] : [];
  });
}

const MAX_WORDS = 60;

/** As a drawback says them. */
export function wordsOf({ source }: PageNode): string {
  return (source.text.trim() || source.attributes.alt || source.tag).slice(0, MAX_WORDS);
}
