import { amount, figure } from '@liftmark/contract/figures';
import { NO_RATING, NO_RATING_TITLE } from '@liftmark/contract/rating';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** The rating of an analysis, below its report. */
const english = {
  title: 'Rate this analysis',
  lead: 'It shows us where to improve.',
  thanks: 'Thank you for your feedback! Your rating helps us improve our AI analysis.',
  signedOut: { text: 'Sign in to rate this analysis.', button: 'Sign In' },
  notLoaded: 'We couldn’t look up your rating.',
  rated: ({ stars }: { stars: number }) => `You rated this analysis ${amount(stars, 'star', 'stars')}`,
  failed: 'Rating Failed',
  chosen: ({ stars }: { stars: number }) => (stars === 0 ? 'No stars selected' : `${stars} of 5`),
  feedback: {
    low: 'Help us improve (optional):',
    other: 'Additional feedback (optional):',
    tooLong: ({ most }: { most: number }) => `Please use at most ${figure(most)} characters`,
  },
  pending: 'Submitting...',
  submit: 'Submit Rating',
  addComment: 'Add a comment',
  stars: {
    legend: 'Stars',
    choice: ({ stars }: { stars: number }) => amount(stars, 'star', 'stars'),
    shown: ({ stars }: { stars: number }) => `${stars} of 5 stars`,
  },
  missing: { title: NO_RATING_TITLE, text: NO_RATING },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
