import { isOfMany } from '../../../facts/proof/ratings.ts';
import type { Proof } from '../../../facts/types/proof.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { outOfFive } from '../proof-verdicts.ts';
import { text } from './text.ts';

const ENOUGH_RATINGS = 5;
/** Averages out of 5 that sell best. */
const BEST = { from: 4, to: 4.7 };

const SCALE = scale([3, 0.2], [BEST.from, 1], [BEST.to, 1], [5, 0.85]);
export const ratingLevel = defineCheck(() => ({
  id: 'rating-level',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 3,
  group: 'reviews',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['rating-sweet-spot', 'yelp-one-star-5-9', 'ewom-elasticity'],
  advice: { badly: 'optimize', mildly: 'other', effort: 'days', impact: 'default' },
  needs: ['proof'],

  evaluate({ proof }) {
    const rating = ratingOf(proof);
    if (rating === null) {
      const { count, notMeasured: reason } = proof.ratings;
      if (count === null) return notMeasured(reason ?? text.notMeasured.ratings);
      return count > 0 ? notMeasured(text.notMeasured.value) : notApplicable(text.notApplicable.none);
    }
    const { average, count, evidence } = rating;
    if (count === null) return notMeasured(text.notMeasured.count);
    if (count < ENOUGH_RATINGS) return notApplicable(text.notApplicable.few({ enough: ENOUGH_RATINGS }));
    return measured(SCALE.at(average), observed(average, count), evidence);
  },

  recommend(_outcome, { proof }) {
    const rating = ratingOf(proof);
    if (rating === null) return null;
    const { advice } = text;
    const worst = proof.reviews
      .filter(({ stars }) => stars !== null && stars <= 3)
      .sort((a, b) => (a.stars ?? 0) - (b.stars ?? 0))[0];
    return {
      title: advice.title({ average: rating.average }),
      steps: [
        advice.readReviews,
        ...(worst ? [advice.answer({ review: worst.text })] : []),
        advice.fixFirst,
        advice.keepCritical,
      ],
      remedy: 'rating-level',
    };
  },
}));

function observed(average: number, count: number): string {
  if (average > BEST.to) return text.observed.high({ average, count, above: BEST.to });
  if (average < BEST.from) return text.observed.low({ average, count, below: BEST.from });
  return text.observed.convincing({ average, count });
}

/** What structured data says counts where visitors see a rating of many people, too. */
function ratingOf({ ratings, structuredRating }: Proof) {
  const stated = ratings.summaries.some(isOfMany) ? structuredRating : null;
  const visible = ratings.summaries.find(({ average }) => average !== null);
  if (visible && visible.average !== null) {
    return {
      average: outOfFive(visible.average, visible.scale),
      count: visible.count ?? stated?.count ?? null,
      evidence: [visible.evidence],
    };
  }
  if (stated === null || stated.average === null) return null;
  return { average: outOfFive(stated.average, stated.scale), count: stated.count, evidence: [] };
}
