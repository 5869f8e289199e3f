import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Average {
  /** Out of 5. */
  average: number;
  count: number;
}

const english = {
  title: { passes: 'The average rating is convincing', fails: 'The average rating turns buyers off' },
  why: 'Purchase likelihood was highest at averages of 4.0 to 4.7 stars and fell toward 5.0, which looks too good to be true. One more star raised revenue by a few percent at independent restaurants and not at all at chains.',
  measure: (scale: string) =>
    `The average of at least five ratings: ${scale}. Not scored if the page shows stars but no value.`,
  notApplicable: {
    none: 'The page shows no rating.',
    few: ({ enough }: { enough: number }) => `The average comes from fewer than ${enough} ratings.`,
  },
  notMeasured: {
    ratings: 'It’s unclear whether the page shows ratings.',
    value: 'The page shows stars, but their value couldn’t be read.',
    count: 'The number of ratings couldn’t be read.',
  },
  observed: {
    convincing: (rating: Average) => `${averageOf(rating)}.`,
    high: (rating: Average & { above: number }) =>
      `${averageOf(rating)}; some visitors don’t believe averages above ${rating.above}.`,
    low: (rating: Average & { below: number }) =>
      `${averageOf(rating)}; averages below ${rating.below} turn buyers off.`,
  },
  advice: {
    title: ({ average }: Pick<Average, 'average'>) =>
      `Find out what keeps the rating at ${average.toFixed(1)} out of 5, and fix it`,
    readReviews: 'Read every review with three stars or fewer, and count the reasons.',
    answer: ({ review }: { review: string }) =>
      `Reply to ${quote(review, 80)} in public: say what went wrong and what has changed.`,
    fixFirst: 'Fix the most common reason first, and say on the page that it’s fixed.',
    keepCritical: 'Keep critical reviews: a perfect record is less believable.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function averageOf({ average, count }: Average): string {
  return `The average is ${average.toFixed(1)} out of 5 from ${amount(count, 'rating')}`;
}
