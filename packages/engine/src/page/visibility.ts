import type { Box } from '../capture/snapshot.ts';
import { pattern } from '../language/patterns.ts';
import { sharedArea } from './box.ts';
import { FALLBACK_HOLDERS, NOT_CONTENT } from './content-tags.ts';
import type { Hidden, PageNode } from './node.ts';

interface Clip {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface State {
  /** Hides the whole subtree. */
  blocked: Hidden | null;
  clip: Clip;
  /** The clip that absolutely positioned descendants obey. */
  absoluteClip: Clip;
  /** About to fade in on scroll, which counts as visible. */
  revealing: boolean;
}

const SCROLLING: ReadonlySet<string> = new Set(['auto', 'scroll', 'overlay']);
/** How much of width and height of the screen a box takes in which the page scrolls. */
const MIN_SCROLLER = 0.8;
const LEAST_SCROLLER_PX = 8;

const EVERYWHERE: Clip = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

const REVEALS = pattern('revealedName');
/** How far up content that fades in on scroll may still be hidden. */
const LATE_SHARE = 0.8;
const REVEAL_ATTRIBUTES = ['data-aos', 'data-sal', 'data-sr', 'data-scroll', 'data-animate', 'data-w-id'];

/**
 * Marks every node that a person wouldn't see on the freshly loaded page. Sections that fade in on scroll count as
 * visible; off-canvas drawers, closed dialogs and menus, inactive tabs and clipped nodes don't.
 */
export function markHidden(nodes: PageNode[], viewport: { width: number; height: number }): void {
  const start: State = { blocked: null, clip: EVERYWHERE, absoluteClip: EVERYWHERE, revealing: false };
  const states: State[] = new Array(nodes.length);
  for (const node of nodes) {
    const inherited = (node.parent && states[node.parent.order]) ?? start;
    if (node.parent?.fixed || node.style.position === 'fixed') node.fixed = true;
    states[node.order] = enter(node, inherited, viewport);
  }
  hideEmptyContainers(nodes);
}

function enter(node: PageNode, inherited: State, viewport: { width: number; height: number }): State {
  if (inherited.blocked) {
    node.hidden = inherited.blocked;
    return inherited;
  }
  const blocked = ownBlock(node);
  if (blocked) {
    node.hidden = blocked;
    return { ...inherited, blocked };
  }
  const { style, box } = node;
  if (!box || !style.computed) {
    node.hidden = node.isText ? 'not-rendered' : null;
    return inherited;
  }
  const revealing = inherited.revealing || (inFlow(node) && marksReveal(node));
  if (style.hiddenByVisibility && !revealing) node.hidden = 'invisible';
  else if (isTransparent(node, box, viewport)) {
    node.hidden = 'transparent';
    return { ...inherited, blocked: 'transparent' };
  }
  const clip = clipFor(style.position, inherited);
  node.hidden ??= outOfSight(node, box, clip, viewport);
  if (!node.isElement) return inherited;
  const own = clipWithin(node, box, clip, viewport);
  const absolute = style.positioned ? own : inherited.absoluteClip;
  if (own === inherited.clip && absolute === inherited.absoluteClip && revealing === inherited.revealing)
    return inherited;
  return { blocked: null, clip: own, absoluteClip: absolute, revealing };
}

/** A node so transparent that nobody sees it, and that isn't about to fade in. */
function isTransparent(node: PageNode, box: Box, viewport: { height: number }): boolean {
  if (node.style.opacity >= 0.05 || !node.isElement) return false;
  return !(fadesIn(node) && mayWait(node, box, viewport));
}

/** The clip that the node itself obeys. */
function clipFor(position: string, { clip, absoluteClip }: State): Clip {
  if (position === 'fixed') return EVERYWHERE;
  return position === 'absolute' ? absoluteClip : clip;
}

/** The clip that its descendants in the flow obey. */
function clipWithin(node: PageNode, box: Box, clip: Clip, viewport: { width: number; height: number }): Clip {
  const { style } = node;
  if (node.tag === 'body' || node.tag === 'html') return clip;
  if (scrollsPage(node, viewport))
    return { ...narrow(clip, box, style.clipsX, false), top: EVERYWHERE.top, bottom: EVERYWHERE.bottom };
  const clipsX = style.clipsX || isShut(box.width, style.computed?.['overflow-x'] ?? '');
  const clipsY = style.clipsY || isShut(box.height, style.computed?.['overflow-y'] ?? '');
  return clipsX || clipsY ? narrow(clip, box, clipsX, clipsY) : clip;
}

/** What hides the node with its whole subtree. */
function ownBlock(node: PageNode): Hidden | null {
  if (!node.isElement) return node.tag.startsWith('::') ? 'not-content' : null;
  if (NOT_CONTENT.has(node.tag)) return 'not-content';
  if (node.isInput('hidden')) return 'not-rendered';
  const parent = node.parent;
  if (parent?.tag === 'details' && !parent.has('open') && node.tag !== 'summary') return 'folded';
  if (parent && FALLBACK_HOLDERS.has(parent.tag) && node.tag !== '#document') return 'not-content';
  return node.style.clippedAway ? 'clipped' : null;
}

function inFlow(node: PageNode): boolean {
  return node.style.position !== 'fixed' && node.style.position !== 'absolute';
}

function marksReveal(node: PageNode): boolean {
  if (!node.isElement) return false;
  return REVEALS.test(node.attribute('class')) || declaresReveal(node);
}

function declaresReveal(node: PageNode): boolean {
  return REVEAL_ATTRIBUTES.some((name) => node.has(name));
}

/** What fades in on scroll says so, or waits aside near the fold or below; the rest would have come as the capture scrolled. */
function mayWait(node: PageNode, { y }: Box, viewport: { height: number }): boolean {
  const isMoved = !['', 'none'].includes(node.style.computed?.transform ?? '');
  return (isMoved && y > LATE_SHARE * viewport.height) || node.style.animated || marksReveal(node);
}

/** A transparent node in the flow is about to fade in; one over others is a closed layer or slide. */
function fadesIn(node: PageNode): boolean {
  if (!inFlow(node)) {
    return (
      node.style.position === 'absolute' && (node.style.animated || marksReveal(node)) && !isReplaced(node)
    );
  }
  // Until its turn it is moved aside, and may lie where its neighbor does.
  return declaresReveal(node) || !isReplaced(node);
}

/** Whether an opaque sibling lies where this node does, as with the slides of a fading slider. */
function isReplaced(node: PageNode): boolean {
  const { box, parent } = node;
  if (!box || !parent || parent.children.length > 60) return false;
  return parent.children.some(
    (other) =>
      other !== node &&
      other.isElement &&
      other.box !== null &&
      other.style.opacity > 0.5 &&
      other.tag === node.tag &&
      sharedArea(box, other.box) > 0.8 * box.width * box.height,
  );
}

function outOfSight(
  node: PageNode,
  box: Box,
  clip: Clip,
  viewport: { width: number; height: number },
): Hidden | null {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  if (box.width < 1 || box.height < 1) return node.isText ? 'no-size' : null;
  if (right <= 0 || bottom <= 0 || box.x >= viewport.width) return 'off-canvas';
  if (node.fixed && box.y >= viewport.height) return 'off-canvas';
  const seenX = Math.min(right, clip.right) - Math.max(box.x, clip.left);
  const seenY = Math.min(bottom, clip.bottom) - Math.max(box.y, clip.top);
  if (seenX < Math.min(2, box.width) || seenY < Math.min(2, box.height)) return 'clipped';
  return null;
}

/** Whether a box that scrolls is too small to scroll in. */
function isShut(px: number, overflow: string): boolean {
  return px < LEAST_SCROLLER_PX && SCROLLING.has(overflow);
}

/** Some pages stand still as a whole, and scroll in a box that fills the screen: it hides nothing for good. */
function scrollsPage(
  { box, style }: PageNode,
  { width, height }: { width: number; height: number },
): boolean {
  if (!SCROLLING.has(style.computed?.['overflow-y'] ?? '') || !box) return false;
  return box.width >= MIN_SCROLLER * width && box.height >= MIN_SCROLLER * height && box.y < 0.2 * height;
}

function narrow(clip: Clip, box: Box, x: boolean, y: boolean): Clip {
  return {
    left: x ? Math.max(clip.left, box.x) : clip.left,
    right: x ? Math.min(clip.right, box.x + box.width) : clip.right,
    top: y ? Math.max(clip.top, box.y) : clip.top,
    bottom: y ? Math.min(clip.bottom, box.y + box.height) : clip.bottom,
  };
}

/** Elements without a box of their own are seen through their children; a parent of seen nodes is seen. */
function hideEmptyContainers(nodes: PageNode[]): void {
  const shows = new Uint8Array(nodes.length);
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i];
    if (!node) continue;
    const { box } = node;
    if (shows[i] === 1) node.hidden = null;
    else if (node.hidden === null && node.isElement) {
      if (!box) node.hidden = 'not-rendered';
      else if (box.width < 1 || box.height < 1) node.hidden = 'no-size';
    }
    if (node.hidden === null && node.parent && (box !== null || shows[i] === 1)) shows[node.parent.order] = 1;
  }
}
