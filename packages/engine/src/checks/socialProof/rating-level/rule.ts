import type { Proof } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { quote } from '../../phrasing.ts';
import { outOfFive } from '../../proof-verdicts.ts';

const ENOUGH_RATINGS = 5;

export const ratingLevel = defineCheck({
  id: 'rating-level',
  category: 'socialProof',
  title: { passes: 'The average rating convinces', fails: 'The average rating holds buyers back' },
  why: 'Purchase likelihood was highest for averages of 4.0 to 4.7 stars and fell towards 5.0, which looks too good. A star more raised the revenue of independent restaurants by a few percent and that of chains not at all.',
  measure:
    'The average out of 5, from five ratings on: 3 scores 0.2, 4 to 4.7 score 1, 5 scores 0.85. Stars without a value are not measured.',
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
      if (count === null) return notMeasured(reason ?? 'Whether there are ratings could not be told.');
      return count > 0
        ? notMeasured('Stars are shown without a value that could be read.')
        : notApplicable('The page shows no rating.');
    }
    if (rating.count === null) return notMeasured('The number of ratings could not be read.');
    if (rating.count < ENOUGH_RATINGS) return notApplicable('Fewer than five ratings.');
    return measured(
      ramp(rating.average, [3, 0.2], [4, 1], [4.7, 1], [5, 0.85]),
      `The average is ${rating.average.toFixed(1)} out of 5 from ${rating.count.toLocaleString('en-US')} ratings${remark(rating.average)}.`,
      rating.evidence,
    );
  },

  recommend(_outcome, { proof }) {
    const rating = ratingOf(proof);
    const text = `${rating?.average.toFixed(1) ?? ''} out of 5`;
    const worst = proof.reviews
      .filter(({ stars }) => stars !== null && stars <= 3)
      .sort((a, b) => (a.stars ?? 0) - (b.stars ?? 0))[0];
    return {
      title: `Find out what keeps the rating at ${text}, and answer it`,
      steps: [
        'Read all reviews of three stars and fewer, and count the reasons.',
        ...(worst ? [`Answer ${quote(worst.text, 80)} in public: what was wrong, what has changed.`] : []),
        'Fix the commonest reason first, and say on the page that it is fixed.',
        'Leave critical reviews in place; a spotless record is believed less.',
      ],
      remedy: 'rating-level',
    };
  },
});

/** What an average outside of the range that sells best means. */
function remark(average: number): string {
  if (average > 4.7) return '; above 4.7 some readers doubt it';
  return average < 4 ? '; below 4 it puts buyers off' : '';
}

function ratingOf({ ratings, structuredRating }: Proof) {
  const visible = ratings.summaries.find(({ average }) => average !== null);
  if (visible && visible.average !== null) {
    return {
      average: outOfFive(visible.average, visible.scale),
      count: visible.count ?? structuredRating?.count ?? null,
      evidence: [visible.evidence],
    };
  }
  if (structuredRating === null || structuredRating.average === null) return null;
  return {
    average: outOfFive(structuredRating.average, structuredRating.scale),
    count: structuredRating.count,
    evidence: [],
  };
}
