import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { acrossViewports, measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { nodeNames } from '../../shared/phrasing.ts';
import { text } from './text.ts';

const SCALE = scale([0.4, 0], [0.6, 0.6], [0.9, 1]);
type Sizes = NonNullable<PageFacts['layout']['textSizes']['desktop']>;

export const textSize = defineCheck(() => ({
  id: 'text-size',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
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
    if (score === null) return notMeasured(text.notMeasured.none);
    const shares = { desktop: shareOf(textSizes.desktop), mobile: shareOf(textSizes.mobile) };
    return measured(score, text.observed[score < 1 ? 'small' : 'large']({ shares }), smallest(textSizes), {
      certain: true,
    });
  },

  recommend(_outcome, { layout: { textSizes } }) {
    const texts = smallest(textSizes).slice(0, 3);
    const names = nodeNames(texts, text.node);
    const [longest] = texts.toSorted((a, b) => b.text.length - a.text.length);
    const { title, steps, design } = text.advice;
    return {
      title: longest ? title.such({ words: longest.text }) : title.any,
      steps: [steps.sizes, ...(names === '' ? [] : [steps.start({ names })]), steps.units],
      design,
      remedy: 'text-size',
    };
  },
}));

function shareOf(sizes: Sizes | null): number | null {
  return sizes === null || sizes.characters === 0 ? null : sizes.atLeast12 / sizes.characters;
}

function scoreOf(sizes: Sizes | null): number | null {
  const share = shareOf(sizes);
  return share === null ? null : SCALE.at(share);
}

/** The smallest texts of the viewport with the lower share. */
function smallest({ desktop, mobile }: PageFacts['layout']['textSizes']) {
  const worse = (shareOf(mobile) ?? 1) <= (shareOf(desktop) ?? 1) ? mobile : desktop;
  return worse?.smallest ?? [];
}
