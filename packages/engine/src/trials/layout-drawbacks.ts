import type { Drawback } from '@liftmark/contract/trials';
import type { Box, ComputedStyle, SnapshotNode, ViewportCapture } from '../capture/snapshot.ts';
import { contrastRatio, parseColor } from '../page/color.ts';
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
/** Of a kind, on one device. */
const MOST = 3;

/** A page on one device, before or after. */
class Side {
  readonly capture: ViewportCapture;
  /** Nodes that no one sees, that stay on the screen, or that move by themselves, with all that they contain. */
  readonly hidden: Uint8Array;
  readonly fixed: Uint8Array;
  readonly moving: Uint8Array;

  constructor(capture: ViewportCapture) {
    this.capture = capture;
    const { nodes } = capture;
    const moved = new Set(capture.motion.map(({ node }) => node));
    this.hidden = new Uint8Array(nodes.length);
    this.fixed = new Uint8Array(nodes.length);
    this.moving = new Uint8Array(nodes.length);
    for (const [index, node] of nodes.entries()) {
      const style = this.styleOf(node);
      const inherited = (flags: Uint8Array) => node.parent >= 0 && flags[node.parent] === 1;
      if (inherited(this.hidden) || style?.opacity === '0' || style?.visibility === 'hidden')
        this.hidden[index] = 1;
      if (inherited(this.fixed) || style?.position === 'fixed' || style?.position === 'sticky')
        this.fixed[index] = 1;
      if (inherited(this.moving) || moved.has(index)) this.moving[index] = 1;
    }
  }

  styleOf({ style }: SnapshotNode): ComputedStyle | null {
    return style === null ? null : (this.capture.styles[style] ?? null);
  }

  node(index: number): SnapshotNode | undefined {
    return this.capture.nodes[index];
  }

  /** The text nodes that are seen and stay where they are. */
  texts(): number[] {
    return this.capture.nodes.flatMap(({ tag, text: words, box }, index) =>
      tag === '#text' && words.trim() !== '' && isSeen(box) && !this.hidden[index] && !this.moving[index]
        ? [index]
        : [],
    );
  }
}

function isSeen(box: Box | null): box is Box {
  return box !== null && box.width > 1 && box.height > 1 && box.x + box.width > 0 && box.y + box.height > 0;
}

/** What got worse between two readings of a page on one device. */
export function layoutDrawbacks(before: ViewportCapture, after: ViewportCapture, same: SameNode): Drawback[] {
  const [then, now] = [new Side(before), new Side(after)];
  const origins = originsOf(before.nodes.length, same);
  const texts = now.texts();
  const found = [
    ...overflow(then, now),
    ...clipped(then, now, origins, texts),
    ...paler(then, now, origins, texts),
    ...overlaps(then, now, origins, texts),
    ...sideways(then, now, origins, texts),
  ];
  const { name: device } = after.viewport;
  return [...Map.groupBy(found, ({ kind }) => kind).values()].flatMap((kind) =>
    kind.slice(0, MOST).map((drawback) => ({ ...drawback, device })),
  );
}

type Found = Omit<Drawback, 'device'>;
/** The index before of a node after. */
type Origins = ReadonlyMap<number, number>;

function originsOf(count: number, same: SameNode): Origins {
  const origins = new Map<number, number>();
  for (let index = 0; index < count; index++) {
    const there = same(index);
    if (there !== null) origins.set(there, index);
  }
  return origins;
}

function overflow({ capture: then }: Side, { capture: now }: Side): Found[] {
  const beyond = ({ page, viewport }: ViewportCapture) => Math.max(0, page.width - viewport.width);
  const px = Math.round(beyond(now));
  return px > UNSEEN_PX && px > beyond(then) + UNSEEN_PX
    ? [{ kind: 'overflow', text: text.overflow({ px }) }]
    : [];
}

function clipped(then: Side, now: Side, origins: Origins, texts: readonly number[]): Found[] {
  return texts.flatMap((index): Found[] => {
    const excess = beyondBox(now, index);
    if (excess <= CLIPPED_PX) return [];
    const origin = origins.get(index);
    const was = origin === undefined ? 0 : beyondBox(then, origin);
    return excess > was + CLIPPED_PX
      ? [{ kind: 'clipped', text: text.clipped({ words: wordsOf(now, index) }) }]
      : [];
  });
}

/** How far a text reaches beyond what cuts it off or should hold it, in pixels. */
function beyondBox(side: Side, index: number): number {
  const box = side.node(index)?.box ?? null;
  if (box === null) return 0;
  let most = 0;
  for (let at = side.node(index)?.parent ?? -1; at >= 0; ) {
    const node = side.node(at);
    if (node === undefined) break;
    const style = side.styleOf(node);
    if (style !== null && node.box !== null) {
      const isControl = node.tag === 'button' || (node.tag === 'a' && style.display !== 'inline');
      if (isControl || cuts(style['overflow-x'])) most = Math.max(most, beyondX(box, node.box));
      if (isControl || cuts(style['overflow-y'])) most = Math.max(most, beyondY(box, node.box));
    }
    at = node.parent;
  }
  return most;
}

function cuts(value: string): boolean {
  return value === 'hidden' || value === 'clip';
}

function beyondX(inner: Box, outer: Box): number {
  return Math.max(outer.x - inner.x, inner.x + inner.width - outer.x - outer.width);
}

function beyondY(inner: Box, outer: Box): number {
  return Math.max(outer.y - inner.y, inner.y + inner.height - outer.y - outer.height);
}

function paler(then: Side, now: Side, origins: Origins, texts: readonly number[]): Found[] {
  return texts.flatMap((index): Found[] => {
    const ratio = contrastAt(now, index);
    if (ratio === null || ratio >= READABLE) return [];
    const origin = origins.get(index);
    const was = origin === undefined ? READABLE : contrastAt(then, origin);
    const isWorse = was !== null && ratio < Math.min(was, READABLE) - SAME_CONTRAST;
    return isWorse ? [{ kind: 'contrast', text: text.contrast({ words: wordsOf(now, index), ratio }) }] : [];
  });
}

function contrastAt(side: Side, index: number): number | null {
  const node = side.node(index);
  const color = node && parseColor(side.styleOf(node)?.color ?? '');
  const background = node && parseColor(node.background ?? '');
  return color && background ? contrastRatio(color, background) : null;
}

/** Texts that are new, say something else or moved may lie on others; all the others lie as they did. */
function overlaps(then: Side, now: Side, origins: Origins, texts: readonly number[]): Found[] {
  const still = texts.filter((index) => !now.fixed[index]);
  const changed = still.filter((index) => isChanged(then, now, origins.get(index), index));
  return changed.flatMap((index): Found[] => {
    const covered = still.find(
      (other) => other !== index && covers(now, index, other) && !didCover(then, origins, index, other),
    );
    return covered === undefined
      ? []
      : [
          {
            kind: 'overlap',
            text: text.overlap({ words: wordsOf(now, index), other: wordsOf(now, covered) }),
          },
        ];
  });
}

function isChanged(then: Side, now: Side, origin: number | undefined, index: number): boolean {
  const was = origin === undefined ? undefined : then.node(origin);
  const is = now.node(index);
  if (was === undefined || is === undefined || was.text !== is.text || !was.box || !is.box) return true;
  return Math.abs(was.box.width - is.box.width) > 1 || Math.abs(was.box.height - is.box.height) > 1;
}

function covers(side: Side, one: number, other: number): boolean {
  const a = side.node(one)?.box;
  const b = side.node(other)?.box;
  if (!a || !b) return false;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return false;
  return width * height > COVERED * Math.min(a.width * a.height, b.width * b.height);
}

function didCover(then: Side, origins: Origins, one: number, other: number): boolean {
  const [a, b] = [origins.get(one), origins.get(other)];
  return a !== undefined && b !== undefined && covers(then, a, b);
}

function sideways(then: Side, now: Side, origins: Origins, texts: readonly number[]): Found[] {
  return texts.flatMap((index): Found[] => {
    const origin = origins.get(index);
    const was = origin === undefined ? undefined : then.node(origin);
    const is = now.node(index);
    if (!was?.box || !is?.box || was.text !== is.text || now.fixed[index]) return [];
    // Lines that break elsewhere begin and end elsewhere.
    const isSameSize =
      Math.abs(was.box.width - is.box.width) <= 1 && Math.abs(was.box.height - is.box.height) <= 1;
    const isMoved = isSameSize && Math.abs(was.box.x - is.box.x) > UNSEEN_PX;
    return isMoved ? [{ kind: 'shifted', text: text.moved({ words: wordsOf(now, index) }) }] : [];
  });
}

const MAX_WORDS = 60;

function wordsOf(side: Side, index: number): string {
  return (side.node(index)?.text ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS);
}
