import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { measured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

/** Phones lay out a page without a declared width at 980 px, which is so much wider than 390 px. */
const UNDECLARED_PX = 590;
/** Up to so many pixels beyond the screen go unnoticed. */
const UNSEEN_PX = 8;
const CUT_CAP = 0.7;

const SCALE = scale([UNSEEN_PX, 1], [60, 0]);
export const mobileFit = defineCheck(() => ({
  id: 'mobile-fit',
  category: 'structure',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure(SCALE.words(' px')),
  weight: 9,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'partly', withoutWordList: 'yes' },
  evidence: ['reflow-320', 'viewport-meta', 'text-spacing-resize'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'defect' },
  needs: ['layout'],
  evaluate({ layout: { viewportMeta, overflow } }) {
    const { mobile } = overflow;
    const declared = isDeclared(viewportMeta);
    const cut = mobile !== null && declared && mobile.px > UNSEEN_PX && mobile.words;
    const fits = mobile ? Math.min(cut ? CUT_CAP : 1, SCALE.at(mobile.px)) : 1;
    const isTooWide = mobile !== null && isItsOwn(mobile.px, declared);
    const { observed } = text;
    const parts = [
      declared ? observed.declared : observed.undeclared,
      ...(viewportMeta.zoomForbidden ? [observed.zoomBlocked] : []),
      ...widthObserved(mobile, declared, cut),
    ];
    return measured(
      (declared ? 1 : 0) * (viewportMeta.zoomForbidden ? 0.6 : 1) * fits,
      observed.sentence({ parts }),
      mobile?.widest && isTooWide ? [onMobile(mobile.widest)] : [],
      { ...(declared ? {} : { searched: text.searched }), certain: mobile !== null },
    );
  },
  recommend(_outcome, { layout: { viewportMeta, overflow } }) {
    const { mobile } = overflow;
    const declared = isDeclared(viewportMeta);
    const isTooWide = mobile !== null && isItsOwn(mobile.px, declared);
    const { title, addViewport, allowZoom, narrow, checkNarrowest } = text.advice;
    const steps: string[] = [];
    if (!declared) steps.push(addViewport);
    if (viewportMeta.zoomForbidden) steps.push(allowZoom);
    if (isTooWide) steps.push(narrow({ px: Math.round(mobile.px), widest: mobile.widest }));
    steps.push(checkNarrowest);
    return {
      title: isTooWide
        ? title.tooWide({ px: Math.round(mobile.px) })
        : declared
          ? title.zoom
          : title.viewport,
      steps,
      remedy: 'mobile-fit',
    };
  },
}));

function isDeclared({ present, deviceWidth }: PageFacts['layout']['viewportMeta']): boolean {
  return present && deviceWidth;
}

/** Whether the page itself is too wide, and not only because phones lay out undeclared pages at 980 px. */
function isItsOwn(px: number, declared: boolean): boolean {
  return px > (declared ? UNSEEN_PX : UNDECLARED_PX);
}

/** Without its box on desktop, where it fits: marking it there would point at nothing wrong. */
function onMobile(widest: Evidence): Evidence {
  return { ...widest, boxes: { ...widest.boxes, desktop: null } };
}

function widthObserved(
  mobile: PageFacts['layout']['overflow']['mobile'],
  declared: boolean,
  cutsWords: boolean,
): string[] {
  const { observed } = text;
  if (!mobile) return [observed.notRendered];
  const { px, widest } = mobile;
  if (declared && px === 0) return [observed.fits];
  if (declared && px <= UNSEEN_PX) return [observed.barelyWide({ px })];
  return isItsOwn(px, declared) ? [observed.tooWide({ px: Math.round(px), widest, cutsWords })] : [];
}
