import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'Enough photos are shown', fails: 'Too few photos are shown' },
  why: 'On a large marketplace, listings with two photos converted about twice as well as those with one, and more than two added nothing; better sellers also upload more photos, so this doesn’t prove cause and effect. Eye tracking shows that people study product photos and skip decoration.',
  measure: (scale: string) =>
    `Different photos of the product or place, including gallery slides, that are at least 250 px on the shorter side in their original size: ${scale}.`,
  sought: 'A second photo of the product or place',
  observed: {
    none: 'We found no photo of the product or place that’s at least 250 px on its shorter side.',
    one: 'The page shows only one photo of the product or place.',
    several: ({ count }: { count: number }) =>
      `The page shows ${amount(count, 'different photo')} of the product or place.`,
  },
  searched: ['main content', 'galleries', 'background images'],
  picture: 'photo',
  advice: {
    title: {
      second: ({ picture }: { picture: string }) => `Add a second photo next to ${picture}`,
      ofOffer: ({ offer }: { offer: string }) => `Add photos of ${quote(offer)}`,
      ofPage: ({ page }: { page: string }) => `Add photos of what ${page} offers`,
    },
    steps: [
      'Show what visitors want to see next: the product in use, from behind or next to something that shows its size, or the room as guests see it.',
      'Use your own photos instead of stock photos, and make them at least 1,200 px wide so visitors can zoom in.',
      'Describe each photo in its alt text.',
    ],
    design: [
      'Use the same background and lighting in all photos, and show the whole product or room in the first one.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
