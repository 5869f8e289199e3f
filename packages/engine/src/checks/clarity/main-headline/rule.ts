import { type PerViewport, VIEWPORT_NAMES, VIEWPORTS, type ViewportName } from '../../../capture/snapshot.ts';
import type { Headline } from '../../../facts/types/headline.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyFor } from '../../../language/copy/copy-for.ts';
import { acrossViewports, measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { goodsHeadlines, goodsName } from '../../shared/headline-rewrite.ts';
import { pageName } from '../../shared/page-name.ts';
import { allBut, isOfGoods } from '../../shared/page-types.ts';
import { hidesFirstScreen } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

/** A headline of this many times the most common text size stands out. */
const PROMINENT = 1.2;

export const mainHeadline = defineCheck(() => ({
  id: 'main-headline',
  category: 'clarity',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure,
  weight: 8,
  group: 'message',
  pageTypes: allBut('checkout'),
  measurable: { static: 'partly', withoutWordList: 'yes' },
  evidence: ['value-proposition-first-10-seconds', 'above-fold-attention', 'wcag-headings-labels'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['headline', 'layout', 'content'],

  evaluate({ headline, layout, content, document }) {
    if (document.mode === 'static') {
      return headline?.level === 1
        ? measured(1, text.observed.fromHtml({ headline: headline.text }), [headline.evidence])
        : notMeasured(text.notMeasured.static);
    }
    if (headline === null) {
      if (hidesFirstScreen(layout)) return notMeasured(text.notMeasured.picture);
      if (content.images.some(couldBeLettering)) return notMeasured(text.notMeasured.lettering);
      const { siteName } = document;
      const observed = siteName === null ? text.observed.none : text.observed.onlyName({ siteName });
      return measured(0, observed, [], { searched: text.searched, certain: true });
    }
    const score = acrossViewports({
      desktop: scoreIn('desktop', headline, layout),
      mobile: scoreIn('mobile', headline, layout),
    });
    if (score === null) return notMeasured(text.notMeasured.viewports);
    const { depth, pictured, fontSizePx } = headline;
    const small = score === 1 ? [] : smallIn(headline, layout);
    const cut = score === 1 ? [] : cutIn(headline);
    return measured(
      score,
      text.observed.found({ headline: headline.text, depth, pictured, fontSizePx, small, cut }),
      [headline.evidence],
    );
  },

  recommend(_outcome, { headline, layout, document, language, pageType }) {
    const { add, improve } = text.advice;
    if (headline === null) {
      return {
        title: add.title({ page: pageName(document) }),
        steps: add.steps,
        copyExamples: [
          {
            before: null,
            after: isOfGoods(pageType.type)
              ? (goodsHeadlines({ language, pageType }, goodsName({ document, headline, language }))[0] ?? '')
              : copyFor(language).headlines.unknown,
          },
        ],
        design: add.design({ prominent: PROMINENT }),
        remedy: 'headline',
      };
    }
    const { text: words, depth, fontSizePx } = headline;
    const { desktop, mobile } = layout.textSizes;
    const bodyPx = { desktop: desktop?.commonestPx ?? null, mobile: mobile?.commonestPx ?? null };
    const moveUp = cutIn(headline).length > 0;
    const enlarge = !moveUp || smallIn(headline, layout).length > 0;
    const title = improve.title[moveUp && enlarge ? 'both' : moveUp ? 'moveUp' : 'enlarge'];
    return {
      title: title({ headline: words }),
      steps: [
        ...(moveUp ? improve.moveUp({ headline: words, depth }) : []),
        ...(enlarge ? improve.enlarge : []),
      ],
      design: improve.design({ fontSizePx, bodyPx, prominent: PROMINENT }),
      remedy: 'headline',
    };
  },
}));

/** Wider than a logo in a bar, and high enough to be read, in pixels of the desktop. */
const LETTERING = { width: 540, height: 30 };

/** A wide picture in the upper half of the first screen: the usual place and shape of lettering. */
function couldBeLettering({ evidence: { boxes } }: PageFacts['content']['images'][number]): boolean {
  const box = boxes.desktop;
  if (box === null || box.y + box.height / 2 >= VIEWPORTS.desktop.height / 2) return false;
  return box.height >= LETTERING.height && box.width >= Math.max(LETTERING.width, 2 * box.height);
}

function smallIn({ fontSizePx }: Headline, { textSizes }: PageFacts['layout']): ViewportName[] {
  return VIEWPORT_NAMES.filter(
    (viewport) => (fontSizePx[viewport] ?? 0) < PROMINENT * (textSizes[viewport]?.commonestPx ?? 0),
  );
}

function cutIn({ aboveFold }: Headline): ViewportName[] {
  return VIEWPORT_NAMES.filter((viewport) => aboveFold[viewport] === false);
}

function scoreIn(
  viewport: keyof PerViewport<unknown>,
  headline: Headline,
  layout: PageFacts['layout'],
): number | null {
  const depth = headline.depth[viewport];
  const whole = headline.aboveFold[viewport];
  const px = headline.fontSizePx[viewport];
  const sizes = layout.textSizes[viewport];
  if (depth === null || whole === null || px === null || sizes === null) return null;
  if (depth >= 1) return 0.3;
  return whole && px >= PROMINENT * sizes.commonestPx ? 1 : 0.6;
}
