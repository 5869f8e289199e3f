import { pattern } from '../../language/patterns.ts';
import { decoded } from '../../page/address.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** Words in a link's class, id or fragment that suggest a script handles it. */
const SCRIPTED = pattern('scriptedName');
const HANDLING = pattern('handlingAttribute');
/** Addresses that do nothing by themselves. */
export const IDLE = pattern('idleAddress');
/** The root elements of frameworks, inside which a script may handle any link. */
const DRAWN_IDS = ['root', 'app', '__next', '__nuxt', '___gatsby', 'svelte', 'q-app', 'ember-application'];

/**
 * Whether a link has no address to lead to: an empty one, a bare "#", or a place that is not on the page. Null where it
 * may, such as where something about it shows that a script answers the click. Of a call to action also an idle script.
 */
export function deadAddress(node: PageNode, view: PageView, isCall = false): string | null {
  if (!view.measured || view.capture.truncated || node.source.frame > 0) return null;
  if (node.tag !== 'a' || !node.has('href') || answersByScript(node) || isDrawnByScript(view)) return null;
  const href = node.attribute('href').trim();
  if (['', '#', '#!'].includes(href)) return href;
  if (IDLE.test(href)) return isCall && !isListenedTo(node) ? href : null;
  return !href.startsWith('#') || isRoute(href) || isPlace(href.slice(1), view) ? null : href;
}

/** Whether a script may know it by its id, or listens to what is around it. */
function isListenedTo(node: PageNode): boolean {
  return node.has('id') || (node.parent?.closest(({ source }) => source.clickable) ?? null) !== null;
}

/** `#/shop` and `#!shop` are addresses of pages that scripts draw; `#top` always leads to the top. */
function isRoute(href: string): boolean {
  return (
    (href.length > 2 && (href.startsWith('#/') || href.startsWith('#!'))) || href.toLowerCase() === '#top'
  );
}

/** Whether its role, names or attributes show that a script answers the click. */
export function answersByScript(node: PageNode): boolean {
  const { role } = node.source.attributes;
  return (
    role === 'button' ||
    role === 'tab' ||
    SCRIPTED.test(node.names) ||
    Object.keys(node.source.attributes).some((name) => HANDLING.test(name))
  );
}

/** Whether a framework draws the page, so that a script may answer any click. */
export const isDrawnByScript = memoize(
  (view: PageView): boolean =>
    DRAWN_IDS.some((id) => view.byId(id) !== null) ||
    view.tagged('app-root').length > 0 ||
    view.nodes.some((node) => node.has('data-reactroot') || node.has('data-v-app') || node.has('ng-version')),
);

/** Anchors of old pages, by their names. */
const anchorsOf = memoize(
  (view: PageView): ReadonlySet<string> =>
    new Set(view.tagged('a').map((anchor) => anchor.attribute('name'))),
);

function isPlace(fragment: string, view: PageView): boolean {
  const names = [fragment, decoded(fragment)];
  return names.some((name) => view.byId(name) !== null || anchorsOf(view).has(name));
}
