import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { impressionOf } from '../../impression.ts';
import { text } from './text.ts';

export const visualOrder = defineCheck(() => ({
  id: 'visual-order',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 10,
  group: 'reading',
  pageTypes: 'all',
  isRated: true,
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['first-impression-50ms', 'visual-complexity-tuch', 'design-look-46'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['look', 'layout'],

  evaluate(facts) {
    const impression = impressionOf('order', facts);
    if (impression === null) return notMeasured(text.notMeasured.notRendered);
    const weaknesses = impression.weaknesses.map(({ said }) => said);
    return measured(
      impression.score,
      weaknesses.length === 0 ? text.observed.good : text.observed.weak({ weaknesses }),
    );
  },

  recommend(_outcome, facts) {
    const weaknesses = impressionOf('order', facts)?.weaknesses ?? [];
    return {
      title: text.advice.title({ weakness: weaknesses[0]?.said ?? null }),
      steps: text.advice.steps({ fixes: weaknesses.flatMap(({ fix }) => fix ?? []) }),
      remedy: 'visual-order',
    };
  },
}));
