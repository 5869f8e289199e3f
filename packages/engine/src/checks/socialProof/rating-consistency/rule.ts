import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { type RatingPair, ratingAgreement, ratingPair } from '../proof-verdicts.ts';
import { text } from './text.ts';

export const ratingConsistency = defineCheck(() => ({
  id: 'rating-consistency',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 4,
  group: 'reviews',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['ftc-fake-reviews-rule', 'eu-reviews-verification', 'stanford-errors'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['proof'],

  evaluate({ proof }) {
    const pair = ratingPair(proof);
    const { count, notMeasured: reason } = proof.ratings;
    if (pair === null && count === null) {
      return notMeasured(reason ?? text.notMeasured.ratings);
    }
    if (pair === null) return notApplicable(text.notApplicable.single);
    return measured(ratingAgreement(pair), text.observed(compared(pair)), [pair.visible.evidence]);
  },

  recommend(_outcome, { proof }) {
    const pair = ratingPair(proof);
    const comparison = pair ? [text.observed(compared(pair))] : [];
    return {
      title: text.advice.title({ rating: pair?.visible.evidence.text ?? '' }),
      steps: [...comparison, ...text.advice.steps],
      remedy: 'rating-consistency',
    };
  },
}));

function compared({ visible, structured }: RatingPair) {
  return { visible, structured: { ...structured, scale: 5 } };
}
