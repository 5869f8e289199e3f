import type { Evidence, PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, ramp } from '../../check.ts';
import { hasWords, nodeName } from '../../node-name.ts';

/** By how much what declares no width is wider than a phone of 390 px: it is laid out at 980 px. */
const UNDECLARED_PX = 590;
/** So much beyond the screen is not noticed. */
const UNSEEN_PX = 8;
const CUT_CAP = 0.7;

export const mobileFit = defineCheck({
  id: 'mobile-fit',
  category: 'structure',
  title: {
    passes: 'The page fits a phone',
    fails: 'The page does not fit a phone, or cannot be zoomed there',
  },
  titleFromHtml: {
    passes: 'The page declares the width of phones',
    fails: 'The page does not declare the width of phones, or forbids zooming',
  },
  why: 'WCAG 1.4.10 asks that content fits a narrow screen without scrolling in two directions; what lies outside is not seen. A viewport declaration is the basic condition for a page to be readable on a phone, and forbidding zoom takes the way out from those who need larger text.',
  measure:
    'A viewport declaration with the device’s width scores 1, none 0; forbidding zoom multiplies by 0.6. That is multiplied by the overflow at 390 px: up to 8 px beyond the screen 1, 60 px and more 0, in a straight line between; 0.7 at most where words reach beyond the edge. Without layout the overflow is left out.',
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
    const fits = mobile ? Math.min(cut ? CUT_CAP : 1, ramp(mobile.px, [UNSEEN_PX, 1], [60, 0])) : 1;
    const parts = [
      declared
        ? 'The page declares the device’s width'
        : 'The page declares no viewport with the device’s width, so phones lay it out as wide as a desktop and shrink it',
    ];
    if (viewportMeta.zoomForbidden) parts.push('it forbids zooming');
    if (!mobile) parts.push('how it fits a phone was not laid out');
    else if (declared && mobile.px === 0) parts.push('nothing is wider than a screen of 390 px');
    else if (declared && mobile.px <= UNSEEN_PX)
      parts.push(`it is ${mobile.px} px wider than a screen of 390 px, which hardly shows`);
    else if (isItsOwn(mobile.px, declared)) {
      const widest = mobile.widest ? `, widest ${nameOf(mobile.widest)}` : '';
      parts.push(
        `at 390 px it is ${Math.round(mobile.px)} px too wide${widest}${cut ? ', and words reach beyond the edge' : ''}`,
      );
    }
    return measured(
      (declared ? 1 : 0) * (viewportMeta.zoomForbidden ? 0.6 : 1) * fits,
      `${parts.join('; ')}.`,
      mobile?.widest && isItsOwn(mobile.px, declared) ? [onMobile(mobile.widest)] : [],
      { ...(declared ? {} : { searched: ['meta elements of the document'] }), certain: mobile !== null },
    );
  },
  recommend(_outcome, { layout: { viewportMeta, overflow } }) {
    const { mobile } = overflow;
    const declared = isDeclared(viewportMeta);
    const isWide = mobile !== null && isItsOwn(mobile.px, declared);
    const steps: string[] = [];
    if (!declared) {
      steps.push('Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the head.');
    }
    if (viewportMeta.zoomForbidden)
      steps.push('Take user-scalable=no and maximum-scale out of the viewport declaration.');
    const widest = mobile?.widest;
    if (isWide) {
      steps.push(
        widest
          ? `${nameOf(widest)} reaches ${Math.round(mobile.px)} px beyond the screen: give it max-width: 100%${hasWords(widest) ? ', let its text wrap,' : ''} or let it scroll by itself.`
          : `Something reaches ${Math.round(mobile.px)} px beyond the screen: look for fixed widths.`,
      );
    }
    steps.push('Check at 320 px too, the width that WCAG names.');
    return {
      title: isWide
        ? `Make the page fit a phone: it is ${Math.round(mobile.px)} px too wide`
        : declared
          ? 'Let visitors on phones zoom the page'
          : 'Lay the page out for the width of a phone',
      steps,
      remedy: 'mobile-fit',
    };
  },
});

function isDeclared({ present, deviceWidth }: PageFacts['layout']['viewportMeta']): boolean {
  return present && deviceWidth;
}

/** Whether the page is too wide by itself, and not only because of how phones lay out what declares no width. */
function isItsOwn(px: number, declared: boolean): boolean {
  return px > (declared ? UNSEEN_PX : UNDECLARED_PX);
}

function nameOf(widest: Evidence): string {
  return nodeName(widest, 'part', { viewport: 'mobile' });
}

/** It sticks out on the phone alone, so that a frame on the desktop picture would accuse what is right. */
function onMobile(widest: Evidence): Evidence {
  return { ...widest, boxes: { ...widest.boxes, desktop: null } };
}
