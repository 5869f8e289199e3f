import { judgedPageType } from '@liftmark/contract/page-types';
import type { PerViewport, ViewportName } from '../capture/snapshot.ts';
import { ramp } from '../checks/check.ts';
import { percent } from '../checks/shared/phrasing.ts';
import type { Copy } from '../facts/types/content.ts';
import type { Look } from '../facts/types/look.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

/** Pages that need few words. */
const BRIEF = new Set(['signup', 'checkout', 'portfolio', 'ecommerce-category', 'app']);

export const emptyPage = defineCeiling({
  id: 'empty-page',
  title: 'Most of the content is missing',
  measure:
    'Lowers the score if the page has little text in its own language (fewer than 700 characters; fewer than 200 on forms, portfolios, apps and category pages), if 45% or more of its height is empty, and by 25% if there’s neither text nor images above the fold. Together, these lower it by up to 79%. Of empty space, the worse of desktop and mobile counts.',
  needs: ['look', 'copy', 'pageType'],
  judge({ look, copy, pageType }) {
    const emptiest = worse(look, gapOf);
    if (emptiest === null) return null;
    const letters = Math.max(lettersOn('desktop', look, copy), lettersOn('mobile', look, copy));
    const few = BRIEF.has(judgedPageType(pageType))
      ? ramp(letters, [60, 0.45], [200, 0])
      : ramp(letters, [120, 0.5], [350, 0.25], [700, 0]);
    const { device, fact, value } = emptiest;
    return {
      severity: 1 - (1 - few) * (1 - value),
      reason:
        few >= value
          ? `The whole page has only ${letters} characters of text.`
          : bareOf(fact) > emptyOf(fact)
            ? `On ${device}, only the header is visible above the fold.`
            : `On ${device}, ${percent(fact.emptyShare)} of the page’s height is empty.`,
      evidence: [],
    };
  },
});

/** In the page's own language. What one device lacks of the other's text is a ceiling of its own. */
function lettersOn(device: ViewportName, look: PerViewport<Look>, copy: PerViewport<Copy>): number {
  const text = copy[device] ?? copy.desktop ?? copy.mobile;
  return Math.max(0, (look[device]?.letters ?? 0) - (text?.foreignLetters ?? 0));
}

function gapOf(look: Look): number {
  return 1 - (1 - emptyOf(look)) * (1 - bareOf(look));
}

function emptyOf({ screens, emptyShare }: Look): number {
  return screens > 1.2 ? ramp(emptyShare, [0.45, 0], [0.85, 0.45]) : 0;
}

/** Above the fold, there's nothing but the header. */
function bareOf({ screens, firstScreenText, firstScreenPicture, firstScreenButtons }: Look): number {
  const isBare = firstScreenText < 15 && firstScreenPicture < 0.06 && firstScreenButtons < 2;
  return screens > 1.2 && isBare ? 0.25 : 0;
}
