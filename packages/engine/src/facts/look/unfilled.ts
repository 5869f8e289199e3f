import { LOADER_NAME } from '../../page/layer-words.ts';
import type { PageNode, Region } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** Smaller frames are for machines. */
const LEAST_PX = 100;
const LOADER_PX = { least: 12, most: 240 };
const MOST_LETTERS = 40;
const CONTENT: ReadonlySet<Region> = new Set(['hero', 'main']);
const SHOWING = new Set('img svg video canvas input select textarea button'.split(' '));

/** What keeps a place for content that didn't come. */
export function unfilledMeasures(view: PageView) {
  const { page, viewport } = view.capture;
  const area = Math.max(1, page.height * viewport.width);
  const frames = view.tagged('iframe', 'frame').filter((node) => isBlankFrame(node, view));
  const loaders = loadersIn(view);
  return {
    blankFrameShare: Math.min(1, frames.reduce((sum, node) => sum + areaOf(node), 0) / area),
    loaders: loaders.length,
    firstScreenLoaders: loaders.filter(({ box }) => box !== null && box.y < viewport.height).length,
  };
}

/** Whether the frame's document was read and shows nothing. */
export function isBlankFrame(frame: PageNode, view: PageView): boolean {
  const { box } = frame;
  if (!frame.visible || !box || box.width < LEAST_PX || box.height < LEAST_PX) return false;
  const [document] = frame.children;
  if (document?.tag !== '#document' || document.children.length === 0) return false;
  return !view
    .subtree(document)
    .some(
      (node) =>
        node.visible &&
        (node.isText ||
          SHOWING.has(node.tag) ||
          (node.style.computed?.['background-image'] ?? '').includes('url(')),
    );
}

function areaOf({ box }: PageNode): number {
  return box ? box.width * box.height : 0;
}

export function loadersIn(view: PageView): PageNode[] {
  const found: PageNode[] = [];
  let end = 0;
  for (const node of view.nodes) {
    if (node.order < end || !isLoader(node, view)) continue;
    found.push(node);
    end = node.end;
  }
  return found;
}

/** Whether it is called a loader, has hardly a word, and turns. */
export function isLoader(node: PageNode, view: PageView): boolean {
  const { box } = node;
  if (!node.isElement || !node.visible || !box || !CONTENT.has(node.region)) return false;
  if (Math.max(box.width, box.height) > LOADER_PX.most || Math.min(box.width, box.height) < LOADER_PX.least)
    return false;
  const isNamed = LOADER_NAME.test(node.names) || node.role === 'progressbar';
  if (!isNamed || view.textLength(node) > MOST_LETTERS) return false;
  return view.subtree(node).some(({ style }) => style.animated);
}
