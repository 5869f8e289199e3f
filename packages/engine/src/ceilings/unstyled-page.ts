import { ramp } from '../checks/check.ts';
import { percent } from '../checks/shared/phrasing.ts';
import type { Look } from '../facts/types/look.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const unstyledPage = defineCeiling({
  id: 'unstyled-page',
  title: 'The page has no styling',
  measure:
    'Lowers the score by up to 70% if 60% or more of the text on desktop or mobile, whichever is worse, is in the browser’s default font, and by less if colored boxes, buttons and columns show that the page has a design.',
  needs: ['look'],
  judge({ look }) {
    const bare = worse(look, bareness);
    if (bare === null) return null;
    return {
      severity: 0.7 * bare.value,
      reason: `${percent(bare.fact.browserTypeShare)} of the text on ${bare.device} is in the browser’s default font, as if the stylesheet were missing.`,
      evidence: [],
    };
  },
});

/** From 0 to 1: how much the page looks as the browser draws it. */
function bareness({ browserTypeShare, fills, styledButtons, columnsShare }: Look): number {
  const designed = Math.min(1, 0.2 * fills + 0.2 * styledButtons + columnsShare * 0.5);
  return ramp(browserTypeShare, [0.6, 0], [0.95, 1]) * (1 - 0.6 * designed);
}
