import { shareOfFirstScreen } from '../../page/first-screen.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { LostPicture } from '../types/content.ts';

/** A smaller background is an icon or an ornament. */
const LEAST_PX = 80;

/**
 * Backgrounds and videos of the page's own host that didn't load, and images that left no trace: browsers give those
 * without an alternative text no room.
 */
export function lostPictures(page: PageModel): LostPicture[] {
  const view = page.main;
  const lost = lostAddresses(view);
  return lost.size === 0 ? [] : view.nodes.flatMap((node) => lostAt(node, page, lost) ?? []);
}

function lostAt(node: PageNode, page: PageModel, lost: ReadonlySet<string>): LostPicture | null {
  const source = addressesOf(node, page).find((address) => lost.has(address));
  if (source === undefined) return null;
  const { box } = node;
  const isLarge = box !== null && box.width >= LEAST_PX && box.height >= LEAST_PX;
  if (node.tag === 'img' ? isLarge || !isCollapsed(node) : !isLarge || !node.visible) return null;
  if (node.tag === 'video' && (node.has('poster') || isWrittenOver(box, page.main))) return null;
  const firstScreen = isLarge ? shareOfFirstScreen(box, page.main.capture.viewport) : 0;
  return { kind: kindOf(node), source, firstScreen, evidence: page.evidence(node, '') };
}

function kindOf({ tag }: PageNode): LostPicture['kind'] {
  return tag === 'img' ? 'image' : tag === 'video' ? 'video' : 'background';
}

/** A laid-out box without room in a part of the page that is shown. */
function isCollapsed({ box, parent }: PageNode): boolean {
  return box !== null && (box.width < 1 || box.height < 1) && parent?.visible === true;
}

/** Whether text fills the place of a video, so that hardly anyone misses it. */
function isWrittenOver(place: PageNode['box'], { nodes }: PageView): boolean {
  return nodes.some(({ isText, visible, box }) => {
    if (!isText || !visible || !box || !place) return false;
    const x = box.x + box.width / 2 - place.x;
    const y = box.y + box.height / 2 - place.y;
    return x > 0 && x < place.width && y > 0 && y < place.height;
  });
}

function addressesOf(node: PageNode, { snapshot }: PageModel): string[] {
  const background = backgroundAddress(node);
  if (kindOf(node) === 'background') return background === null ? [] : [background];
  const sources = node.children.filter(({ tag }) => tag === 'source');
  const written = [node, ...sources].map((at) => at.attribute('src'));
  return [node.source.currentSource ?? '', ...written].flatMap((address) =>
    address === '' ? [] : (URL.parse(address, snapshot.finalUrl)?.href ?? []),
  );
}

/** The image behind a node; null if it has none. */
export function backgroundAddress({ isElement, style }: PageNode): string | null {
  const [, after] = isElement ? (style.computed?.['background-image'] ?? '').split('url("') : [];
  return after?.split('"')[0] ?? null;
}

/** What another host kept from us may well load for visitors. */
export function lostAddresses({ capture }: PageView): ReadonlySet<string> {
  const failed = capture.requests.filter(
    ({ type, status, thirdParty, refused }) =>
      (type === 'image' || type === 'media') && status >= 400 && !thirdParty && !refused,
  );
  return new Set(failed.map(({ url }) => url));
}
