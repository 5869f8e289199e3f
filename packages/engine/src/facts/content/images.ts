import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { ImageFact } from '../types/content.ts';

const LOGO_NAME = pattern('logoPicture');
const OFFER_PX = 250;

/** Visible pictures with what they are for, as far as place, size and markup tell. */
export function imageFacts(page: PageModel): ImageFact[] {
  const view = page.main;
  return view
    .tagged('img')
    .filter((node) => node.visible)
    .map((node) => imageOf(page, view, node));
}

function imageOf(page: PageModel, view: PageView, node: PageNode): ImageFact {
  const source = node.source.currentSource ?? (node.attribute('src') || node.attribute('data-src'));
  const loaded = view.loadedPicture(source);
  const alternative = node.has('alt') ? node.attribute('alt').trim() : null;
  const name = alternative || node.attribute('aria-label').trim() || node.attribute('title').trim() || null;
  const decorative =
    alternative === '' ||
    node.role === 'presentation' ||
    node.role === 'none' ||
    node.attribute('aria-hidden') === 'true';
  return {
    source,
    natural: loaded ? { width: loaded.width, height: loaded.height } : null,
    role: roleOf(node, view, decorative, loaded),
    name,
    decorative,
    soleLinkContent: isSoleContent(node, view),
    broken: loaded?.broken ?? false,
    evidence: page.evidence(node, name ?? ''),
  };
}

function roleOf(
  node: PageNode,
  view: PageView,
  decorative: boolean,
  natural: { width: number; height: number } | null,
): ImageFact['role'] {
  const box = view.boxOf(node);
  const isHigh = box !== null && box.height > 110;
  const named = LOGO_NAME.test(
    `${node.names} ${node.attribute('alt')} ${node.attribute('src')} ${node.parent?.names ?? ''}`,
  );
  if (!isHigh && (named || (box !== null && isInRow(node, view)))) return 'logo';
  if (decorative || (box !== null && Math.max(box.width, box.height) < 33)) return 'decoration';
  const inContent = ['main', 'hero'].includes(node.region);
  const { width, height } = natural ?? box ?? { width: 0, height: 0 };
  const side = Math.min(width, height);
  if (inContent && side >= OFFER_PX && !node.isIn('blockquote')) return 'offer';
  return 'informative';
}

/** Three or more small pictures side by side, with hardly any words, are a row of marks. */
function isInRow(node: PageNode, view: PageView): boolean {
  let holder = node.parent;
  for (let steps = 0; holder && steps < 4; steps++, holder = holder.parent) {
    if (holder.end - holder.order > 120) return false;
    const images = view.subtree(holder).filter((at) => at.tag === 'img' && at.visible);
    if (images.length < 3) continue;
    const tops = images.map((image) => view.boxOf(image)).filter((box) => box !== null);
    const level = tops.every(
      (box) => Math.abs(box.y + box.height / 2 - (tops[0]?.y ?? 0) - (tops[0]?.height ?? 0) / 2) < 30,
    );
    return level && tops.every((box) => box.height <= 110) && view.textLength(holder) < 20 * images.length;
  }
  return false;
}

function isSoleContent(node: PageNode, view: PageView): boolean {
  const control = node.closest((at) => at.tag === 'a' || at.tag === 'button');
  if (!control || view.textLength(control) > 0 || control.attribute('aria-label') !== '') return false;
  return view.subtree(control).filter((at) => at.tag === 'img' && at.visible).length === 1;
}
