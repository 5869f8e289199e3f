import { ramp } from '../checks/check.ts';
import { percent } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';

export const unstyledPage = defineCeiling({
  id: 'unstyled-page',
  title: 'The page has no styling',
  measure:
    'Lowers the score by up to 62% if 60% or more of the text is in the browser’s default font, and by less if colored boxes, buttons and columns show that the page has a design.',
  needs: ['look'],
  judge({ look }) {
    const page = look.desktop ?? look.mobile;
    if (page === null) return null;
    const bare = ramp(page.browserTypeShare, [0.6, 0], [0.95, 1]);
    const designed = Math.min(1, 0.2 * page.fills + 0.2 * page.styledButtons + page.columnsShare * 0.5);
    return {
      severity: 0.62 * bare * (1 - 0.6 * designed),
      reason: `${percent(page.browserTypeShare)} of the text is in the browser’s default font, as if the stylesheet were missing.`,
      evidence: [],
    };
  },
});
