import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { impressionOf } from '../../impression.ts';
import { text } from './text.ts';

export const visualQuality = defineCheck(() => ({
  id: 'visual-quality',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 10,
  group: 'tech',
  pageTypes: 'all',
  isRated: true,
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['design-look-46', 'first-impression-50ms', 'visual-complexity-tuch'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['look', 'layout'],
  evaluate(facts) {
    const impression = impressionOf('look', facts);
    if (impression === null) return notMeasured(text.notMeasured.noLayout);
    const weaknesses = impression.weaknesses.map(({ said }) => said);
    return measured(
      impression.score,
      weaknesses.length === 0 ? text.observed.none : text.observed.some({ weaknesses }),
    );
  },
  recommend(_outcome, facts) {
    const weaknesses = impressionOf('look', facts)?.weaknesses ?? [];
    return {
      title: text.advice.title({ weakness: weaknesses[0]?.said ?? null }),
      steps: text.advice.steps({ fixes: weaknesses.flatMap(({ fix }) => fix ?? []) }),
      remedy: 'visual-quality',
    };
  },
}));
