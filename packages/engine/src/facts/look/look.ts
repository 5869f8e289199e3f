import type { PerViewport } from '../../capture/snapshot.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { Look } from '../types/look.ts';
import { ageMeasures } from './age.ts';
import { colorMeasures } from './colors.ts';
import { controlMeasures } from './controls.ts';
import { coveringLayerMeasures } from './covering-layers.ts';
import { pictureMeasures } from './pictures.ts';
import { spaceMeasures } from './space.ts';
import { shownTexts } from './texts.ts';
import { typeMeasures } from './type.ts';
import { unfilledMeasures } from './unfilled.ts';

/** How the page looks, in plain measures of each device; null where it was not laid out. */
export function lookFacts(page: PageModel): PerViewport<Look> {
  return { desktop: lookIn(page.desktop), mobile: lookIn(page.mobile) };
}

function lookIn(view: PageView | null): Look | null {
  if (!view?.measured) return null;
  const texts = shownTexts(view);
  // A layer over the page says nothing about its design.
  const own = texts.filter(({ node }) => node.region !== 'overlay');
  return {
    ...typeMeasures(view, own),
    ...colorMeasures(view, own),
    ...spaceMeasures(view, own),
    ...pictureMeasures(view),
    ...controlMeasures(view),
    ...ageMeasures(view),
    ...unfilledMeasures(view),
    ...coveringLayerMeasures(view, texts),
    picture: view.capture.pictureStatistics ?? null,
  };
}
