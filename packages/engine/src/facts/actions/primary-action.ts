import type { Box, PerViewport, ViewportName } from '../../capture/snapshot.ts';
import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { FIELD_TAGS, NO_FIELDS } from '../forms/form-parts.ts';
import { isDrawn } from '../layout/tap-targets.ts';
import { isStoreBadge, type LabelWords } from '../readers/primary-action/features.ts';
import type { PrimaryAction } from '../types/actions.ts';
import { actionPlaces, isInFirstScreen } from './action-places.ts';
import { actionOf } from './actions.ts';
import { type Control, controlsOf, paints } from './controls.ts';
import { deadAddress } from './dead-links.ts';

/** Standard sizes of display adverts in CSS pixels. */
const ADVERT_SIZES = [
  [300, 250],
  [336, 280],
  [728, 90],
  [970, 250],
  [970, 90],
  [160, 600],
  [120, 600],
  [300, 600],
  [320, 50],
  [320, 100],
  [468, 60],
  [250, 250],
  [234, 60],
  [180, 150],
] as const;
const ADVERT_NAME = pattern('advertName');

/** The facts of the primary action; which form it submits is filled in once the forms are known. */
export function primaryActionFacts(page: PageModel, control: Control, labels: LabelWords): PrimaryAction {
  const { node } = control;
  // If the button is drawn on a card that is one link, all of the card can be tapped.
  const pressed = node.closest((at) => at.tag === 'a') ?? node;
  return {
    ...actionOf(page, control, labels.words),
    standsOut: control.buttonLike,
    deadAddress: deadAddress(pressed, page.main),
    ...actionPlaces(page, control, labels),
    contrast: page.perViewport(node, (there, view) => contrastOf(there, view)),
    heightPx: page.perViewport(pressed, (there, view) =>
      there.visible && isDrawn(there, view) ? view.boxOf(there)?.height || null : null,
    ),
    pictureOnly: control.shape === 'picture' && !isStoreBadge(control),
    advertSizedBox: standsInAdvert(pressed, page.main),
    advertLikeNames: ADVERT_NAME.test(node.names) || ADVERT_NAME.test(node.parent?.names ?? ''),
    formAboveFold: inEach(page, (view, name) => formBegins(page, name, view, node)),
    form: null,
  };
}

function inEach<T>(page: PageModel, read: (view: PageView, name: ViewportName) => T | null): PerViewport<T> {
  const value = (name: ViewportName): T | null => {
    const view = page.view(name);
    return view?.measured ? read(view, name) : null;
  };
  return { desktop: value('desktop'), mobile: value('mobile') };
}

function contrastOf(node: PageNode, view: PageView): { shape: number | null; label: number | null } | null {
  const there = controlsOf(view).find((control) => control.node === node);
  return there ? { shape: there.shapeRatio, label: there.labelRatio } : null;
}

/** What looks like a display advert is a box of that size with a ground or frame of its own; many buttons are as large. */
function standsInAdvert(button: PageNode, view: PageView): boolean {
  // The button of a form belongs to its fields, whatever the size of the row that it stands in.
  if (button.closest((at) => at.tag === 'form')) return false;
  const holdsMore = (at: PageNode): boolean => view.textLength(at) > view.textLength(button);
  return (
    button.closest((at) => at.box !== null && isAdvertSize(at.box) && paints(at) && holdsMore(at)) !== null
  );
}

function isAdvertSize(box: Box): boolean {
  return ADVERT_SIZES.some(
    ([width, height]) => Math.abs(box.width - width) <= 4 && Math.abs(box.height - height) <= 4,
  );
}

function formBegins(page: PageModel, name: ViewportName, view: PageView, action: PageNode): boolean {
  const there = page.in(name, action);
  const form = there?.closest((at) => at.tag === 'form');
  if (!form) return false;
  for (let order = form.order; order < form.end; order++) {
    const node = view.nodes[order];
    if (!node?.visible || !FIELD_TAGS.has(node.tag) || NO_FIELDS.has(node.attribute('type').toLowerCase()))
      continue;
    return isInFirstScreen(node, view);
  }
  return false;
}
