import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import { text as sentences } from '../text.ts';
import type { Presence } from '../types/common.ts';

const PLAYER_HOST = pattern('videoHost');
const PLAYER_TAG = pattern('videoElement');
const PLAYER_NAME = pattern('videoPlayerName');
const VIDEO_LINK = pattern('videoLink');

/** Whether the page has a video element or player, background videos included. */
export function videoFact(page: PageModel): Presence {
  const view = page.main;
  const found = view.nodes.filter(
    (node) => node.isElement && isPlayer(node) && (node.visible || isLazy(node)),
  );
  if (found.length > 0) {
    return { present: true, evidence: found.slice(0, 5).map((node) => page.evidence(node)), searched: [] };
  }
  return {
    present: false,
    evidence: [],
    searched: sentences.searched.video,
  };
}

function isPlayer(node: PageNode): boolean {
  const { tag } = node;
  if (tag === 'video') return node.box === null || (node.box.width >= 80 && node.box.height >= 60);
  if (tag === 'iframe' || tag === 'embed' || tag === 'object') return PLAYER_HOST.test(source(node));
  if (PLAYER_TAG.test(tag) || PLAYER_NAME.test(node.attribute('class'))) return true;
  return tag === 'a' && VIDEO_LINK.test(node.attribute('href')) && showsPicture(node);
}

function source(node: PageNode): string {
  const names = ['src', 'data-src', 'data-lazy-src', 'data'];
  return names.map((name) => node.attribute(name)).find((address) => address !== '') ?? '';
}

/** A still with a play mark that leads to the video. */
function showsPicture(node: PageNode): boolean {
  const big = node.box !== null && node.box.width > 200 && node.box.height > 110;
  return big && node.children.some((child) => child.tag === 'img' || child.tag === 'picture');
}

/** A player that waits for its frame has no size yet, but a place. */
function isLazy(node: PageNode): boolean {
  return node.hidden === 'no-size' && node.tag === 'iframe';
}
