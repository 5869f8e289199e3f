import type { Look, PerViewport } from '../facts.ts';
import type { PageView } from '../page/view.ts';
import type { PageModel } from '../page.ts';
import { ageMeasures } from './age.ts';
import { colorMeasures } from './colors.ts';
import { controlMeasures } from './controls.ts';
import { coverMeasures } from './cover.ts';
import { pictureMeasures } from './pictures.ts';
import { spaceMeasures } from './space.ts';
import { shownTexts } from './texts.ts';
import { typeMeasures } from './type.ts';

/** How the page looks, in plain measures of each device; null where it was not laid out. */
export function lookFacts(page: PageModel): PerViewport<Look> {
  return { desktop: lookIn(page.desktop), mobile: lookIn(page.mobile) };
}

function lookIn(view: PageView | null): Look | null {
  if (!view?.measured) return null;
  const texts = shownTexts(view);
  return {
    ...typeMeasures(view, texts),
    ...colorMeasures(view, texts),
    ...spaceMeasures(view, texts),
    ...pictureMeasures(view),
    ...controlMeasures(view),
    ...ageMeasures(view),
    ...coverMeasures(view, texts),
    picture: view.capture.pictureStatistics ?? null,
  };
}
