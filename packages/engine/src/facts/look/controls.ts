import { alphaOf, parseColor } from '../../page/color.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** How Chromium draws buttons and fields that no style reaches. */
const BROWSER_BORDERS = ['outset', 'inset'];

export function controlMeasures(view: PageView) {
  let native = 0;
  let styled = 0;
  let first = 0;
  let boxes = 0;
  let rounded = 0;
  let shadows = 0;
  let gradients = 0;
  for (const node of view.nodes) {
    const { box, style } = node;
    const { computed } = style;
    if (!node.isElement || !node.visible || !box || !computed || Math.min(box.width, box.height) < 8)
      continue;
    if (isNative(node)) native++;
    else if (isButton(node)) {
      styled++;
      if (box.y < view.capture.viewport.height) first++;
    }
    if (computed['background-image'].includes('gradient(')) gradients++;
    if (isDrawn(node) && box.width >= 60 && box.height >= 24) {
      boxes++;
      if (Number.parseFloat(computed['border-radius']) >= 3) rounded++;
      if (!['none', ''].includes(computed['box-shadow'])) shadows++;
    }
  }
  return {
    browserControls: native,
    styledButtons: styled,
    firstScreenButtons: first,
    roundedShare: rounded / Math.max(1, boxes),
    shadows,
    gradients,
  };
}

const UNDRAWN_INPUTS = new Set(['checkbox', 'radio', 'range', 'hidden', 'image']);
const CONTROLS = new Set(['button', 'input', 'select', 'textarea']);

function isNative(node: PageNode): boolean {
  if (!CONTROLS.has(node.tag) || UNDRAWN_INPUTS.has(node.attribute('type').toLowerCase())) return false;
  return BROWSER_BORDERS.includes(node.style.computed?.['border-top-style'] ?? '');
}

function isButton(node: PageNode): boolean {
  const { box, tag } = node;
  if (!box || box.height < 24 || box.height > 110 || box.width < 48 || box.width > 640) return false;
  const isPressed =
    tag === 'a' || tag === 'button' || node.role === 'button' || node.isInput('submit', 'button');
  return isPressed && isDrawn(node);
}

/** Whether a fill, gradient or border sets the node off. */
function isDrawn({ style: { computed } }: PageNode): boolean {
  if (!computed) return false;
  const fill = parseColor(computed['background-color']);
  if (fill && alphaOf(fill) > 0.1) return true;
  if (computed['background-image'].includes('gradient(')) return true;
  return computed['border-top-style'] !== 'none' && Number.parseFloat(computed['border-top-width']) > 0;
}
