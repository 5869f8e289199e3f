import type { MotionSample } from '../../capture/snapshot.ts';
import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { Layout } from '../types/layout.ts';

const CAROUSEL_NAME = pattern('carouselName');
const TICKER_NAME = pattern('tickerName');
const SLIDE_NAME = pattern('slideName');
const PAUSE = pattern('pauseControl');

/** How much wider than what shows it a strip is that runs through it. */
const WIDER = 1.05;

/**
 * What moves or sounds by itself; seen before the animations were frozen. Of an animation by style sheet only a strip
 * that runs along counts: what pulses, glows, floats or turns in its place takes no words away.
 */
export function motionFacts(page: PageModel): Layout['motion'] {
  const view = page.main;
  const roots = new Map<PageNode, Layout['motion'][number]>();
  for (const sample of view.capture.motion) {
    const node = view.at(sample.node);
    // A player of sound needs no box to be heard.
    const isHeard = sample.kind === 'audio' && sample.muted === false;
    if (!node || !(node.visible || isHeard)) continue;
    const root = carouselOf(node) ?? node;
    const known = roots.get(root);
    const isStrip = sample.kind === 'animation' && runsAlong(node, root, view);
    if (sample.kind === 'animation' && !isStrip) continue;
    const kind = isStrip && root === node ? 'ticker' : kindOf(sample, root);
    if (known) {
      known.durationMs = longer(known.durationMs, sample.durationMs);
      continue;
    }
    roots.set(root, {
      kind,
      durationMs: sample.durationMs,
      pausable: sample.controls === true || hasPause(root, view),
      byScript: isByScript(sample, root, view),
      slides: kind === 'carousel' ? slidesOf(root, view) : null,
      sound: ['audio', 'video'].includes(sample.kind) && sample.muted === false,
      depth: page.depth(root),
      evidence: page.evidence(root),
    });
  }
  return [...roots.values()];
}

/** Null goes on for ever. */
function longer(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}

/** Whether the style sheet moves a strip with words or pictures through what shows it, or slides by turns. */
function runsAlong(node: PageNode, root: PageNode, view: PageView): boolean {
  if (node.tag === 'marquee') return true;
  // Else it is a drawing before or behind it that moves.
  if (!node.style.animated || !showsSomething(node, view)) return false;
  if (TICKER_NAME.test(root.names)) return true;
  const width = view.boxOf(node)?.width ?? 0;
  const around = root === node ? view.capture.viewport.width : (view.boxOf(root)?.width ?? 0);
  const isSlide = root !== node && (node.parent?.children.filter((at) => at.style.animated).length ?? 0) > 1;
  return isSlide || width > WIDER * around;
}

function showsSomething(node: PageNode, view: PageView): boolean {
  return (
    view.textLength(node) > 0 || view.subtree(node).some(({ tag }) => tag === 'img' || tag === 'picture')
  );
}

function kindOf(sample: MotionSample, root: PageNode): Layout['motion'][number]['kind'] {
  if (sample.kind === 'audio' || sample.kind === 'video') return sample.kind;
  if (TICKER_NAME.test(root.names) || root.tag === 'marquee') return 'ticker';
  return CAROUSEL_NAME.test(root.names) ? 'carousel' : 'animation';
}

function isByScript({ kind }: MotionSample, root: PageNode, view: PageView): boolean {
  if (kind === 'audio' || kind === 'video' || root.tag === 'marquee') return false;
  return !view.subtree(root).some(({ isElement, style }) => isElement && style.animated);
}

function carouselOf(node: PageNode): PageNode | null {
  let found: PageNode | null = null;
  for (let at: PageNode | null = node; at && at.tag !== 'body'; at = at.parent) {
    if (CAROUSEL_NAME.test(at.names) || TICKER_NAME.test(at.names)) found = at;
  }
  return found;
}

function slidesOf(root: PageNode, view: PageView): number | null {
  const slides = view
    .subtree(root)
    .filter(
      (node) =>
        SLIDE_NAME.test(node.attribute('class')) && !pattern('cloneName').test(node.attribute('class')),
    );
  return slides.length > 0 ? slides.length : null;
}

function hasPause(root: PageNode, view: PageView): boolean {
  const holder = root.parent ?? root;
  return view
    .subtree(holder)
    .some(
      (node) =>
        (node.tag === 'button' || node.role === 'button') &&
        node.visible &&
        PAUSE.test(`${view.label(node)} ${node.names}`),
    );
}
