import type { Box } from '../../capture/snapshot.ts';
import { pattern } from '../../language/patterns.ts';
import { shareOfFirstScreen } from '../../page/first-screen.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { backgroundAddress, lostAddresses } from '../content/lost-pictures.ts';
import { isBlankFrame } from './unfilled.ts';

const PICTURE_PX = 80;
const ICON_PX = 12;
const COARSE = 1.4;
const STRETCHED = 0.12;
/** Half as wide or high again as it is. */
const DISTORTED = Math.log(1.5);
/** Pixels. */
const LEAST_BLUR = 2;

export function pictureMeasures(view: PageView) {
  const { viewport, page } = view.capture;
  let shown = 0;
  let broken = 0;
  let coarse = 0;
  let stretched = 0;
  let distorted = 0;
  let icons = 0;
  let backgrounds = 0;
  let first = 0;
  const seen = (box: Box) => {
    first += shareOfFirstScreen(box, viewport);
  };
  const lost = lostAddresses(view);
  for (const node of view.nodes) {
    const { box } = node;
    if (!node.isElement || !box || box.width < 1 || box.height < 1) continue;
    if (!node.visible) continue;
    if (node.tag === 'img') {
      const picture = view.loadedPicture(node.source.currentSource ?? node.attribute('src'));
      if (picture === null || picture.broken || picture.width === 0) {
        if (box.width > ICON_PX || picture?.broken) broken++;
        continue;
      }
      if (box.width < PICTURE_PX || box.height < PICTURE_PX / 2) {
        icons++;
        continue;
      }
      shown++;
      seen(box);
      const isBlurred = blurOf(node) >= LEAST_BLUR;
      if (isVector(node)) {
        if (isBlurred) distorted++;
        continue;
      }
      if (box.width / picture.width > COARSE) coarse++;
      const proportion = box.width / box.height / (picture.width / picture.height);
      const fit = node.style.computed?.['object-fit'] ?? 'fill';
      const pull = fit === 'fill' ? Math.abs(Math.log(proportion)) : 0;
      if (pull > STRETCHED) stretched++;
      if (pull > DISTORTED || isBlurred) distorted++;
    } else if (node.tag === 'svg') {
      if (box.width >= PICTURE_PX * 1.5 && box.height >= PICTURE_PX * 1.5) {
        shown++;
        seen(box);
      } else if (box.width >= ICON_PX) icons++;
    } else if (node.tag === 'video' || node.tag === 'canvas' || isShownFrame(node, view)) {
      shown++;
      seen(box);
    } else if (hasBackgroundPicture(node, lost) && box.width >= PICTURE_PX && box.height >= PICTURE_PX) {
      backgrounds++;
      seen(box);
    }
  }
  const pictures = shown + backgrounds;
  return {
    pictures,
    picturesPerScreen: pictures / Math.max(1, page.height / viewport.height),
    firstScreenPicture: Math.min(1, first),
    brokenPictures: broken,
    coarsePictures: coarse,
    stretchedPictures: stretched,
    distortedPictures: distorted,
    icons,
    backgroundPictures: backgrounds,
  };
}

function isShownFrame(node: PageNode, view: PageView): boolean {
  return node.tag === 'iframe' && !isBlankFrame(node, view);
}

function isVector(node: PageNode): boolean {
  return pattern('vectorPicture').test(node.source.currentSource ?? node.attribute('src'));
}

function hasBackgroundPicture(node: PageNode, lost: ReadonlySet<string>): boolean {
  const source = backgroundAddress(node);
  return source !== null && !lost.has(source);
}

function blurOf({ style }: PageNode): number {
  return Number.parseFloat(style.computed?.filter?.split('blur(', 2)[1] ?? '');
}
