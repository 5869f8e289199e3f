import { VIEWPORT_NAMES, VIEWPORTS, type ViewportName } from '../../../capture/snapshot.ts';
import { copyFor } from '../../../languages/copy/copy-for.ts';
import type { Headline, PageFacts, PerViewport } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notMeasured } from '../../check.ts';
import { hidesFirstScreen } from '../../doubt.ts';
import { goodsHeadlines, goodsName } from '../../headline-rewrite.ts';
import { pageName } from '../../page-name.ts';
import { allBut, isOfGoods } from '../../page-types.ts';
import { list, perViewport, places, quote } from '../../phrasing.ts';

const PROMINENT = 1.2;

export const mainHeadline = defineCheck({
  id: 'main-headline',
  category: 'clarity',
  title: {
    passes: 'The main headline stands out in the first screen',
    fails: 'The main headline is missing, small or too far down',
  },
  titleFromHtml: {
    passes: 'The page has a main headline',
    fails: 'No main headline is marked up as one',
  },
  why: 'The risk that a visitor leaves is highest in the first ten seconds, and most of the time spent looking at a page goes to its first screen. A headline that is seen at once is what tells people that they are in the right place.',
  measure:
    'The line that a visitor reads first, by size and position. None scores 0; wholly inside the first screen and at least 1.2 times the commonest text size scores 1; in the first screen but smaller or cut off 0.6; lower 0.3. The mean of desktop and mobile. Where a picture at the top may be a headline in letters, its absence is not measured. From HTML alone a visible first-level heading scores 1, anything else is not measured.',
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
        ? measured(1, `The first-level heading is ${quote(headline.text)}.`, [headline.evidence])
        : notMeasured('Whether a line stands out as the headline shows only on a rendered page.');
    }
    if (headline === null) {
      if (hidesFirstScreen(layout)) {
        return notMeasured(
          'A large picture in the first screen could hold the headline; its text is not read.',
        );
      }
      if (content.images.some(couldBeLettering)) {
        return notMeasured('A picture at the top could be the headline in letters; its text is not read.');
      }
      const name = document.siteName === null ? '' : `Beside the name ${quote(document.siteName)} no`;
      return measured(0, `${name || 'No'} line stands out as the headline of this page.`, [], {
        searched: [
          'headings of all levels',
          'the largest text of the first two screens',
          'text of links and pictures in the header area',
        ],
        certain: true,
      });
    }
    const score = acrossViewports({
      desktop: scoreIn('desktop', headline, layout),
      mobile: scoreIn('mobile', headline, layout),
    });
    if (score === null) return notMeasured('Neither viewport was rendered.');
    const size = `${headline.pictured ? 'a picture of ' : ''}${perViewport(headline.fontSizePx, (px) => `${Math.round(px)} px${headline.pictured ? ' height' : ''}`)}`;
    return measured(
      score,
      `The headline ${quote(headline.text)} stands ${places(headline.depth)} (${size})${lacking(score, headline, layout)}.`,
      [headline.evidence],
    );
  },

  recommend(_outcome, { headline, layout, document, language, pageType }) {
    if (headline === null) {
      return {
        title: `Give ${pageName(document)} a headline that says what it offers`,
        steps: [
          'Write one line that names what you offer, for whom, and what they get from it.',
          'Set it as the page’s h1, above every other text of the first screen.',
          'Check on a phone that the whole line shows without scrolling.',
        ],
        copyExamples: [
          {
            before: null,
            after: isOfGoods(pageType.type)
              ? (goodsHeadlines({ language, pageType }, goodsName({ document, headline }))[0] ?? '')
              : copyFor(language).headlines.unknown,
          },
        ],
        design: [`At least ${PROMINENT} times the size of the running text; 28 px or more on a phone.`],
        remedy: 'headline',
      };
    }
    const small = smallIn(headline, layout).length > 0;
    const cut = cutIn(headline).length > 0;
    const wanted = [
      ...(cut ? ['bring it into full view'] : []),
      ...(small || !cut ? ['make it stand out'] : []),
    ];
    return {
      title: `Headline ${quote(headline.text, 60)}: ${list(wanted)}`,
      steps: [
        ...(cut
          ? [
              `Move ${quote(headline.text)} up so that it lies wholly in the first screen of desktop and phone (now ${places(headline.depth)}).`,
              'Make what stands above it lower: bars, sliders and pictures that push it down.',
            ]
          : []),
        ...(small || !cut ? ['Make it the largest text of the first screen.'] : []),
      ],
      design: [
        `Now ${perViewport(headline.fontSizePx, (px) => `${Math.round(px)} px`)}; the running text is ${perViewport(layout.textSizes, ({ commonestPx }) => `${Math.round(commonestPx)} px`)}. Use at least ${PROMINENT} times that.`,
      ],
      remedy: 'headline',
    };
  },
});

/** Wider than a logo in a bar, and high enough to be read, in pixels of the desktop. */
const LETTERING = { width: 540, height: 30 };

/** A wide picture in the upper half of the first screen, as lettering is. */
function couldBeLettering({ evidence: { boxes } }: PageFacts['content']['images'][number]): boolean {
  const box = boxes.desktop;
  if (box === null || box.y + box.height / 2 >= VIEWPORTS.desktop.height / 2) return false;
  return box.height >= LETTERING.height && box.width >= Math.max(LETTERING.width, 2 * box.height);
}

/** What keeps it from full marks. */
function lacking(score: number, headline: Headline, layout: PageFacts['layout']): string {
  if (score === 1) return '';
  const small = smallIn(headline, layout);
  const cut = cutIn(headline);
  const faults = [
    ...(small.length > 0 ? [`hardly larger than the running text on ${list(small)}`] : []),
    ...(cut.length > 0 ? [`not wholly in the first screen of ${list(cut)}`] : []),
  ];
  return faults.length > 0 ? `: ${list(faults)}` : '';
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
