import { type Box, VIEWPORTS } from '../../capture/snapshot.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { controlsOf, paints } from '../actions/controls.ts';
import type { Layout } from '../types/layout.ts';

const TARGET_PX = 24;
const SHOWN = 3;
const FIELD_TAGS = new Set(['input', 'select', 'textarea', 'summary']);

/** How many mobile targets are at least 24 by 24 px or have that much room; links within a sentence are exempt. */
export function tapTargets(page: PageModel): Layout['tapTargets'] {
  const view = page.mobile;
  if (!view?.measured) return null;
  const targets = targetsOf(view);
  const rows = byRow(targets);
  const failing = targets.filter((target) => isSmall(target.box) && isCrowded(target, rows));
  const { width } = view.capture.viewport;
  const area = ({ box }: Target): number => box.width * box.height;
  return {
    total: targets.length,
    fitting: targets.length - failing.length,
    smallest: failing
      .toSorted((a, b) => area(a) - area(b) || a.node.order - b.node.order)
      .slice(0, SHOWN)
      .map(({ node }) => page.evidence(node)),
    shownAt: VIEWPORTS.mobile.width / width,
  };
}

interface Target {
  node: PageNode;
  box: Box;
}

function targetsOf(view: PageView): Target[] {
  const nodes = controlsOf(view).map(({ node }) => node);
  for (const node of view.nodes) {
    if (!node.visible || !FIELD_TAGS.has(node.tag)) continue;
    if (!node.isInput('hidden', 'submit', 'button', 'image')) nodes.push(node);
  }
  return nodes.flatMap((node) => {
    const box = view.boxOf(labelled(node));
    return box && box.width > 0 && !isInline(node, view) && isDrawn(node, view) ? [{ node, box }] : [];
  });
}

const DRAWN_TAGS = new Set(['svg', 'canvas', 'video', 'iframe', 'input', 'select', 'textarea', 'summary']);

/** Whether it shows something; of what only a picture fills that did not load nobody knows the size. */
export function isDrawn(node: PageNode, view: PageView): boolean {
  if (view.textLength(node) > 0) return true;
  return view.subtree(node).some((at) => {
    if (at.tag === '::before' || at.tag === '::after') return true;
    if (!at.visible) return false;
    if (at.tag === 'img') return !isBroken(at, view);
    const image = at.style.computed?.['background-image'] ?? 'none';
    return DRAWN_TAGS.has(at.tag) || (image !== 'none' && image !== '') || paints(at);
  });
}

function isBroken(picture: PageNode, view: PageView): boolean {
  const source = picture.source.currentSource ?? picture.attribute('src');
  return view.loadedPicture(source)?.broken === true;
}

/** The label around a box or radio can be tapped as well. */
function labelled(node: PageNode): PageNode {
  return node.tag === 'input' ? (node.closest((at) => at.tag === 'label') ?? node) : node;
}

/** A link in the run of a sentence. */
function isInline(node: PageNode, view: PageView): boolean {
  if (node.tag !== 'a' || !node.style.inline || !node.parent) return false;
  const block = node.parent.closest((at) => !at.style.inline);
  return block !== null && view.textLength(block) > view.textLength(node) + 12;
}

function isSmall(box: Box): boolean {
  return box.width < TARGET_PX - 0.5 || box.height < TARGET_PX - 0.5;
}

/** Whether a circle of 24 px on its middle meets another target: what WCAG 2.2 calls too little spacing. */
function isCrowded(target: Target, rows: Map<number, Target[]>): boolean {
  const x = target.box.x + target.box.width / 2;
  const y = target.box.y + target.box.height / 2;
  const row = Math.floor(y / ROW_PX);
  for (let at = row - 1; at <= row + 1; at++) {
    for (const other of rows.get(at) ?? []) {
      if (other === target || other.node.contains(target.node) || target.node.contains(other.node)) continue;
      const reach = isSmall(other.box) ? TARGET_PX : TARGET_PX / 2;
      const dx = isSmall(other.box)
        ? x - other.box.x - other.box.width / 2
        : gap(x, other.box.x, other.box.width);
      const dy = isSmall(other.box)
        ? y - other.box.y - other.box.height / 2
        : gap(y, other.box.y, other.box.height);
      if (Math.hypot(dx, dy) < reach) return true;
    }
  }
  return false;
}

function gap(point: number, start: number, length: number): number {
  return Math.max(0, start - point, point - start - length);
}

const ROW_PX = 48;

function byRow(targets: Target[]): Map<number, Target[]> {
  const rows = new Map<number, Target[]>();
  for (const target of targets) {
    const first = Math.floor(target.box.y / ROW_PX);
    const last = Math.min(first + 100, Math.floor((target.box.y + target.box.height) / ROW_PX));
    for (let row = first; row <= last; row++) {
      const list = rows.get(row);
      if (list) list.push(target);
      else rows.set(row, [target]);
    }
  }
  return rows;
}
