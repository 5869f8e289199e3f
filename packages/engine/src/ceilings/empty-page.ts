import { judgedPageType } from '@liftmark/contract/page-types';
import type { PerViewport } from '../capture/snapshot.ts';
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
    'Lowers the score if the page has little text in its own language (fewer than 700 characters; fewer than 200 on forms, portfolios, apps and category pages), if 45% or more of its height is empty, and by 25% if there’s neither text nor images above the fold. Together, these lower it by up to 79%. The worse of desktop and mobile counts.',
  needs: ['look', 'copy', 'pageType'],
  judge({ look, copy, pageType }) {
    const brief = BRIEF.has(judgedPageType(pageType));
    const emptiest = worse(shownOf(look, copy), (shown) => severityOf(gapsOf(shown, brief)));
    if (emptiest === null) return null;
    const { few, empty, above } = gapsOf(emptiest.fact, brief);
    const { look: page, letters } = emptiest.fact;
    return {
      severity: emptiest.value,
      reason:
        above > Math.max(few, empty)
          ? `On ${emptiest.device}, only the header is visible above the fold.`
          : empty > few
            ? `On ${emptiest.device}, ${percent(page.emptyShare)} of the page’s height is empty.`
            : `On ${emptiest.device}, the whole page has only ${letters} characters of text.`,
      evidence: [],
    };
  },
});

interface Shown {
  look: Look;
  /** In the page's own language. */
  letters: number;
}

function shownOf(look: PerViewport<Look>, copy: PerViewport<Copy>): PerViewport<Shown> {
  const on = (page: Look | null, text: Copy | null) =>
    page && {
      look: page,
      letters: page.letters - Math.round((text?.letters ?? 0) * (text?.foreignShare ?? 0)),
    };
  return {
    desktop: on(look.desktop, copy.desktop ?? copy.mobile),
    mobile: on(look.mobile, copy.mobile ?? copy.desktop),
  };
}

interface Gaps {
  few: number;
  empty: number;
  above: number;
}

function gapsOf({ look, letters }: Shown, brief: boolean): Gaps {
  const scrolls = look.screens > 1.2;
  return {
    few: brief ? ramp(letters, [60, 0.45], [200, 0]) : ramp(letters, [120, 0.5], [350, 0.25], [700, 0]),
    empty: scrolls ? ramp(look.emptyShare, [0.45, 0], [0.85, 0.45]) : 0,
    above: scrolls && isBareAbove(look) ? 0.25 : 0,
  };
}

function severityOf({ few, empty, above }: Gaps): number {
  return 1 - (1 - few) * (1 - empty) * (1 - above);
}

function isBareAbove({ firstScreenText, firstScreenPicture, firstScreenButtons }: Look): boolean {
  return firstScreenText < 15 && firstScreenPicture < 0.06 && firstScreenButtons < 2;
}
