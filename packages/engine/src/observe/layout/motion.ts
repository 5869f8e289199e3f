import type { Rgb } from 'culori';
import type { MotionSample } from '../../capture/snapshot.ts';
import type { Layout } from '../facts.ts';
import { alphaOf, parseColor } from '../page/color.ts';
import { fadeOfText } from '../page/fade.ts';
import type { PageNode } from '../page/node.ts';
import type { PageView } from '../page/view.ts';
import type { PageModel } from '../page.ts';

const CAROUSEL_NAME =
  /(^|[\s_-])(carousel|slider|slick\w*|swiper\w*|splide\w*|glide|owl-carousel|flickity\w*|slideshow)($|[\s_-])/i;
const TICKER_NAME = /(^|[\s_-])(marquee|ticker|scrolling-text)\w*/i;
const SLIDE_NAME =
  /(^|[\s_-])(carousel-item|slick-slide|swiper-slide|splide__slide|owl-item|slide)($|[\s_-])/i;
const PAUSE = /pause|stop|anhalten|pausieren|pausar|detener|arrêter|ferma|pauzeren/i;

const PICTURES = new Set(['img', 'svg', 'video', 'canvas', 'iframe', 'picture', 'audio', 'object']);
const COLOR = /(?:rgba?|oklch|oklab|hsla?|hwb|color|lab|lch)\([^()]*\)|#[0-9a-f]{3,8}/gi;
const FAINT = 0.2;
const CLEAR: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };

/** What moves or sounds by itself; seen before the animations were frozen. */
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
    const kind = kindOf(sample, root);
    // The slides that wait are not in sight, nor is what is only heard.
    if (kind !== 'carousel' && !isHeard && isFaint(root, view)) continue;
    if (known) {
      if (known.durationMs !== null)
        known.durationMs = sample.durationMs === null ? null : Math.max(known.durationMs, sample.durationMs);
      continue;
    }
    roots.set(root, {
      kind,
      durationMs: sample.durationMs,
      pausable: sample.controls === true || hasPause(root, view),
      slides: kind === 'carousel' ? slidesOf(root, view) : null,
      sound: (sample.kind === 'audio' || sample.kind === 'video') && sample.muted === false,
      depth: page.depth(root),
      evidence: page.evidence(root),
    });
  }
  return [...roots.values()];
}

/** A glow without words or pictures that hardly tints its ground takes nobody's eye. */
function isFaint(root: PageNode, view: PageView): boolean {
  if (view.textLength(root) > 0) return false;
  const around = root.parent ? fadeOfText(root.parent) : 1;
  return view.subtree(root).every((node) => {
    const { computed } = node.style;
    if (node.isText || !node.visible || !computed) return true;
    if (PICTURES.has(node.tag) || computed['background-image'].includes('url(')) return false;
    if (Number.parseFloat(computed['border-top-width']) > 0 || computed['box-shadow'].startsWith('rgb'))
      return false;
    const shown = around * (node.style.animated ? 1 : node.style.opacity);
    const colors = [computed['background-color'], ...(computed['background-image'].match(COLOR) ?? [])];
    return colors.every((color) => shown * alphaOf(parseColor(color) ?? CLEAR) < FAINT);
  });
}

function kindOf(sample: MotionSample, root: PageNode): Layout['motion'][number]['kind'] {
  if (sample.kind === 'audio' || sample.kind === 'video') return sample.kind;
  if (TICKER_NAME.test(root.names) || root.tag === 'marquee') return 'ticker';
  return CAROUSEL_NAME.test(root.names) ? 'carousel' : 'animation';
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
      (node) => SLIDE_NAME.test(node.attribute('class')) && !/clone|duplicate/i.test(node.attribute('class')),
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
