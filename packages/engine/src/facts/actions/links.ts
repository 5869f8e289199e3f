import type { PerViewport } from '../../capture/snapshot.ts';
import { alphaOf, parseColor } from '../../page/color.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { Links } from '../types/actions.ts';
import { BUTTON_TYPES } from './controls.ts';
import { deadAddress } from './dead-links.ts';

const SHOWN = 30;

/** How many links and buttons each device shows, and which of them lead to nothing. */
export function linkFacts(page: PageModel): PerViewport<Links> {
  const on = (view: PageView | null) => view && linksIn(page, view);
  return { desktop: on(page.desktop), mobile: on(page.mobile) };
}

function linksIn(page: PageModel, view: PageView): Links {
  const links = view.tagged('a').filter((node) => node.visible && view.label(node) !== '' && isLink(node));
  const buttons = view.tagged('button', 'input').filter((node) => node.visible && isButton(node));
  const dead = [...links, ...buttons].filter((node) => leadsNowhere(node, view));
  return {
    total: links.length + buttons.length,
    dead: dead.length,
    evidence: dead.slice(0, SHOWN).map((node) => page.evidence(node)),
  };
}

/** Whether it is a link without a place to lead to, or a disabled button. */
export function leadsNowhere(node: PageNode, view: PageView): boolean {
  return node.tag === 'a' ? !node.has('href') || deadAddress(node, view) !== null : node.has('disabled');
}

/** A link without an address counts as dead if it looks like a button and no script listens to it. */
function isLink(node: PageNode): boolean {
  return node.has('href') || (!node.source.clickable && !node.has('role') && isDrawn(node));
}

function isDrawn({ style: { computed } }: PageNode): boolean {
  const fill = parseColor(computed?.['background-color'] ?? '');
  return (
    (fill !== null && alphaOf(fill) > 0.1) || Number.parseFloat(computed?.['border-top-width'] ?? '0') > 0
  );
}

function isButton(node: PageNode): boolean {
  return node.tag === 'button' || BUTTON_TYPES.has(node.attribute('type').toLowerCase());
}
