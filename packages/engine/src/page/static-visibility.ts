import { SPACES } from '../language/spaces.ts';
import { FALLBACK_HOLDERS, NOT_CONTENT } from './content-tags.ts';
import type { PageNode } from './node.ts';

const HIDDEN_STYLE = /(display\s*:\s*none|visibility\s*:\s*hidden)/i;
const HIDDEN_CLASSES = new Set(
  (
    'sr-only visually-hidden visuallyhidden screen-reader-text screen-reader-only d-none hide hidden ' +
    'offcanvas dropdown-menu modal visually-hidden-focusable sr-only-focusable is-hidden u-hidden'
  ).split(' '),
);

/** Marks what is hidden as far as HTML alone tells: attributes, inline styles and well-known class names. */
export function markHiddenStatic(nodes: PageNode[]): void {
  for (const node of nodes) {
    const { parent } = node;
    if (parent?.hidden) node.hidden = parent.hidden;
    else if (NOT_CONTENT.has(node.tag)) node.hidden = 'not-content';
    else if (parent && FALLBACK_HOLDERS.has(parent.tag) && node.tag !== '#document')
      node.hidden = 'not-content';
    else if (parent?.tag === 'details' && !parent.has('open') && node.tag !== 'summary')
      node.hidden = 'folded';
    else if (node.isElement && hides(node)) node.hidden = 'not-rendered';
  }
}

function hides(node: PageNode): boolean {
  if (node.has('hidden')) return true;
  if (node.tag === 'input') return node.isInput('hidden');
  if (node.tag === 'dialog') return !node.has('open');
  if (node.has('style') && HIDDEN_STYLE.test(node.attribute('style'))) return true;
  const classes = node.attribute('class').split(SPACES);
  if (classes.some((name) => HIDDEN_CLASSES.has(name))) {
    // Utility frameworks hide on small screens only: `hidden md:block`, `d-none d-lg-flex`.
    return !classes.some((name) => /^(sm|md|lg|xl):(?!hidden)|^d-(sm|md|lg|xl)-(?!none)/.test(name));
  }
  return classes.includes('tab-pane') && !classes.includes('active');
}
