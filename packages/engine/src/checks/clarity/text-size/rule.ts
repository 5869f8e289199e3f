import type { PageFacts } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { nodeNames } from '../../node-name.ts';
import { percent, perViewport, quote } from '../../phrasing.ts';

type Sizes = NonNullable<PageFacts['layout']['textSizes']['desktop']>;

export const textSize = defineCheck({
  id: 'text-size',
  category: 'clarity',
  title: { passes: 'The text is large enough to read', fails: 'Much of the text is too small to read' },
  why: 'Browsers’ own audits flag a page when less than 60% of its text has at least 12 px, because visitors on a phone then have to zoom in. Text that nobody can read might as well not be there.',
  measure:
    'The share of characters of at least 12 px: 40% scores 0, 60% scores 0.6, 90% scores 1. The lower of desktop and mobile.',
  weight: 5,
  group: 'reading',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['font-size-12px', 'text-spacing-resize'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'defect' },
  needs: ['layout'],

  evaluate({ layout: { textSizes } }) {
    const score = acrossViewports(
      { desktop: scoreOf(textSizes.desktop), mobile: scoreOf(textSizes.mobile) },
      'worse',
    );
    if (score === null) return notMeasured('No text was laid out.');
    const share = perViewport(
      { desktop: shareOf(textSizes.desktop), mobile: shareOf(textSizes.mobile) },
      percent,
    );
    return measured(
      score,
      `Text of at least 12 px: ${share}${score < 1 ? '; the rest is smaller' : ''}.`,
      smallest(textSizes),
      { certain: true },
    );
  },

  recommend(_outcome, { layout: { textSizes } }) {
    const texts = smallest(textSizes).slice(0, 3);
    const names = nodeNames(texts, 'text');
    const [first] = texts.toSorted((a, b) => b.text.length - a.text.length);
    return {
      title: `Enlarge the text below 12 px${first ? `, such as ${quote(first.text, 40)}` : ''}`,
      steps: [
        'Set the running text to 16 px and nothing that people should read below 12 px.',
        ...(names === '' ? [] : [`Begin with ${names}.`]),
        'Use relative units, so that a larger font setting of the visitor takes effect.',
      ],
      design: ['16 px for running text, 14 px for notes; line height 1.5.'],
      remedy: 'text-size',
    };
  },
});

function shareOf(sizes: Sizes | null): number | null {
  return sizes === null || sizes.characters === 0 ? null : sizes.atLeast12 / sizes.characters;
}

function scoreOf(sizes: Sizes | null): number | null {
  const share = shareOf(sizes);
  return share === null ? null : ramp(share, [0.4, 0], [0.6, 0.6], [0.9, 1]);
}

/** The smallest texts of the viewport that fares worse. */
function smallest({ desktop, mobile }: PageFacts['layout']['textSizes']) {
  const worse = (shareOf(mobile) ?? 1) <= (shareOf(desktop) ?? 1) ? mobile : desktop;
  return worse?.smallest ?? [];
}
