import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { amount, partOf, places, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Shown {
  rating: string;
  depth: PerViewport<number>;
}

interface Placed {
  rating: string;
  /** What it belongs below. */
  below: string;
  depth: PerViewport<number> | null;
}

const english = {
  title: {
    passes: 'The rating is easy to see',
    fails: 'The rating is hard to find',
  },
  why: 'Visitors spend most of their viewing time above the fold. In one shop’s header test, the best of three review seals raised orders noticeably and the other two barely did.',
  measure: (scale: string) =>
    `An average with the number of ratings scores 1 near the title or above the fold, and 0.4 anywhere else. On category pages, the share of product cards with a rating: ${scale}. Stars on individual reviews don’t count.`,
  notApplicable: { none: 'The page shows neither an average rating nor how many ratings there are.' },
  notMeasured: { rendering: 'The page wasn’t rendered on desktop or mobile.' },
  observed: {
    cards: ({ rated, total }: { rated: number; total: number }) =>
      `${partOf(rated, total, 'product card')} a rating.`,
    complete: ({ rating, depth }: Shown) => `The rating ${quote(rating)} is ${places(depth)}.`,
    noAverage: ({ rating, depth }: Shown) =>
      `The rating ${quote(rating)} is ${places(depth)}, but no average is shown.`,
    noCount: ({ rating, depth }: Shown) =>
      `The rating ${quote(rating)} is ${places(depth)}, but the number of ratings isn’t shown.`,
  },
  advice: {
    cards: {
      title: ({ bare }: { bare: number }) =>
        `Add a rating to the ${bare === 1 ? 'product card' : amount(bare, 'product card')} without one`,
      steps: [
        'On each card whose product has reviews, show the average and the number of reviews below the name.',
        'If a product has no reviews, leave out the stars instead of showing empty ones.',
      ],
    },
    count: {
      title: ({ rating }: { rating: string }) => `Add the number of ratings next to ${quote(rating, 50)}`,
      steps: ({ rating }: { rating: string }) => [
        `Write the number of ratings next to ${quote(rating, 50)}, and link both to the ratings themselves.`,
        'If the ratings are on another site, name it and use the number it shows.',
      ],
    },
    place: {
      title: ({ rating, below }: Omit<Placed, 'depth'>) =>
        `Show ${quote(rating, 50)} directly below ${below}`,
      complete: ({ below, depth }: Omit<Placed, 'rating'>) =>
        `Show the average and the number of reviews in one line below ${below}. They’re now ${placeOf(depth)}.`,
      addAverage: ({ rating, below, depth }: Placed) =>
        `Show ${quote(rating, 50)} below ${below}, with the average next to it. It’s now ${placeOf(depth)}.`,
      addCount: ({ rating, below, depth }: Placed) =>
        `Show ${quote(rating, 50)} below ${below}, with the number of ratings next to it. It’s now ${placeOf(depth)}.`,
      link: 'Link that line to the reviews further down.',
    },
    headline: ({ headline }: { headline: string }) => quote(headline),
    pageTitle: ({ page }: { page: string }) => `the title of ${page}`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function placeOf(depth: PerViewport<number> | null): string {
  return depth ? places(depth) : 'further down';
}
