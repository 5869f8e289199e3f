import type { Box } from '../../capture/snapshot.ts';
import { pattern } from '../../language/patterns.ts';
import { shareOfFirstScreen } from '../../page/first-screen.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { backgroundAddress, lostAddresses } from '../content/lost-pictures.ts';
import { isBlankFrame } from './unfilled.ts';

const PICTURE_PX = 80;
const ICON_PX = 12;
const PLAYERS = new Set(['video', 'canvas', 'iframe']);
const COARSE = 1.4;
const STRETCHED = 0.12;
/** Half as wide or high again as it is. */
const DISTORTED = Math.log(1.5);
/** Pixels. */
const LEAST_BLUR = 2;

/** What a node shows of a picture. */
interface Sight {
  kind: 'picture' | 'background' | 'icon' | 'broken';
  box: Box;
  flaws?: Flaw[];
}
type Flaw = 'coarse' | 'stretched' | 'distorted';

export function pictureMeasures(view: PageView) {
  const { viewport, page } = view.capture;
  const lost = lostAddresses(view);
  const sights = view.nodes.flatMap((node) => sightOf(node, view, lost) ?? []);
  const of = (kind: Sight['kind']) => sights.filter((sight) => sight.kind === kind);
  const flawed = (flaw: Flaw) => sights.filter(({ flaws = [] }) => flaws.includes(flaw)).length;
  const pictures = sights.filter(({ kind }) => kind === 'picture' || kind === 'background');
  const first = pictures.reduce((sum, { box }) => sum + shareOfFirstScreen(box, viewport), 0);
  return {
    pictures: pictures.length,
    picturesPerScreen: pictures.length / Math.max(1, page.height / viewport.height),
    firstScreenPicture: Math.min(1, first),
    brokenPictures: of('broken').length,
    coarsePictures: flawed('coarse'),
    stretchedPictures: flawed('stretched'),
    distortedPictures: flawed('distorted'),
    icons: of('icon').length,
    backgroundPictures: of('background').length,
  };
}

function sightOf(node: PageNode, view: PageView, lost: ReadonlySet<string>): Sight | null {
  const { box, tag } = node;
  if (!node.isElement || !box || box.width < 1 || box.height < 1 || !node.visible) return null;
  if (tag === 'img') return imageSight(node, box, view);
  if (tag === 'svg') {
    if (box.width >= PICTURE_PX * 1.5 && box.height >= PICTURE_PX * 1.5) return { kind: 'picture', box };
    return box.width >= ICON_PX ? { kind: 'icon', box } : null;
  }
  if (isPlayer(node, box, view)) return { kind: 'picture', box };
  const isBackground =
    hasBackgroundPicture(node, lost) && box.width >= PICTURE_PX && box.height >= PICTURE_PX;
  return isBackground ? { kind: 'background', box } : null;
}

function imageSight(node: PageNode, box: Box, view: PageView): Sight | null {
  const picture = view.loadedPicture(node.source.currentSource ?? node.attribute('src'));
  if (picture === null || picture.broken || picture.width === 0)
    return box.width > ICON_PX || picture?.broken ? { kind: 'broken', box } : null;
  if (box.width < PICTURE_PX || box.height < PICTURE_PX / 2) return { kind: 'icon', box };
  return { kind: 'picture', box, flaws: flawsOf(node, box, picture) };
}

function flawsOf(node: PageNode, box: Box, picture: { width: number; height: number }): Flaw[] {
  const isBlurred = blurOf(node) >= LEAST_BLUR;
  if (isVector(node)) return isBlurred ? ['distorted'] : [];
  const proportion = box.width / box.height / (picture.width / picture.height);
  const fit = node.style.computed?.['object-fit'] ?? 'fill';
  const pull = fit === 'fill' ? Math.abs(Math.log(proportion)) : 0;
  return [
    ...(box.width / picture.width > COARSE ? ['coarse' as const] : []),
    ...(pull > STRETCHED ? ['stretched' as const] : []),
    ...(pull > DISTORTED || isBlurred ? ['distorted' as const] : []),
  ];
}

function isPlayer(node: PageNode, { width, height }: Box, view: PageView): boolean {
  const isLarge = width >= PICTURE_PX && height >= PICTURE_PX / 2;
  return isLarge && PLAYERS.has(node.tag) && !isBlankFrame(node, view);
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
