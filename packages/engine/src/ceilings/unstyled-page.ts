import { ramp } from '../checks/check.ts';
import type { Look } from '../facts/types/look.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';
import { text } from './unstyled-page.text.ts';

export const unstyledPage = defineCeiling(() => ({
  id: 'unstyled-page',
  title: text.title,
  measure: text.measure,
  needs: ['look'],
  judge({ look }) {
    const bare = worse(look, bareness);
    if (bare === null) return null;
    return {
      severity: 0.7 * bare.value,
      reason: text.reason({ share: bare.fact.browserTypeShare, device: bare.device }),
      evidence: [],
    };
  },
}));

/** From 0 to 1: how much the page looks as the browser draws it. */
function bareness({ browserTypeShare, fills, styledButtons, columnsShare }: Look): number {
  const designed = Math.min(1, 0.2 * fills + 0.2 * styledButtons + columnsShare * 0.5);
  return ramp(browserTypeShare, [0.6, 0], [0.95, 1]) * (1 - 0.6 * designed);
}
