import { judgedPageType } from '@liftmark/contract/page-types';
import { ramp } from '../checks/check.ts';
import { percent } from '../checks/shared/phrasing.ts';
import type { Look } from '../facts/types/look.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

/** Pages that need few words. */
const BRIEF = new Set(['signup', 'checkout', 'portfolio', 'ecommerce-category', 'app']);

export const emptyPage = defineCeiling({
  id: 'empty-page',
  title: 'Most of the content is missing',
  measure:
    'Lowers the score if the page has little text in its own language (fewer than 700 characters; fewer than 200 on forms, portfolios, apps and category pages), if 45% or more of its height is empty, and by 25% if there’s neither text nor images above the fold. Together, these lower it by up to 79%.',
  needs: ['look', 'copy', 'pageType'],
  judge({ look, copy, pageType }) {
    const page = look.desktop ?? look.mobile;
    if (page === null) return null;
    const text = copy.desktop ?? copy.mobile;
    const letters = page.letters - (text === null ? 0 : Math.round(text.letters * text.foreignShare));
    const brief = BRIEF.has(judgedPageType(pageType));
    const few = brief
      ? ramp(letters, [60, 0.45], [200, 0])
      : ramp(letters, [120, 0.5], [350, 0.25], [700, 0]);
    const empty = page.screens > 1.2 ? ramp(page.emptyShare, [0.45, 0], [0.85, 0.45]) : 0;
    const bare = worse(look, isBareAbove);
    const above = page.screens > 1.2 ? (bare?.value ?? 0) * 0.25 : 0;
    return {
      severity: 1 - (1 - few) * (1 - empty) * (1 - above),
      reason:
        above > Math.max(few, empty)
          ? `On ${bare?.device}, only the header is visible above the fold.`
          : empty > few
            ? `${percent(page.emptyShare)} of the page’s height is empty.`
            : `The whole page has only ${letters} characters of text.`,
      evidence: [],
    };
  },
});

function isBareAbove({ firstScreenText, firstScreenPicture, firstScreenButtons }: Look): number {
  return firstScreenText < 15 && firstScreenPicture < 0.06 && firstScreenButtons < 2 ? 1 : 0;
}
