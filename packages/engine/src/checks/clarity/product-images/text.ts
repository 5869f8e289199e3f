import { amount, quote } from '../../shared/phrasing.ts';

export const text = {
  title: { passes: 'Several pictures show the offer', fails: 'Too few pictures show the offer' },
  why: 'On a large marketplace, listings with two pictures converted about twice as well as those with one, and more than two added nothing; better sellers also upload more pictures, so this doesn’t prove cause and effect. Eye tracking shows that people study product pictures and skip decoration.',
  measure: (scale: string) =>
    `Different pictures of the offer, slides included, whose original size is at least 250 px on the shorter side: ${scale}.`,
  sought: 'A second picture of the offer',
  observed: {
    none: 'We found no picture of the offer that’s at least 250 px on its shorter side.',
    one: 'One picture shows the offer; there’s no second view.',
    several: ({ count }: { count: number }) => `${amount(count, 'different picture')} show the offer.`,
  },
  searched: ['main content', 'galleries', 'background images'],
  picture: 'picture',
  advice: {
    title: {
      second: ({ picture }: { picture: string }) => `Add a second view next to ${picture}`,
      ofOffer: ({ offer }: { offer: string }) => `Add pictures of ${quote(offer)}`,
      ofPage: ({ page }: { page: string }) => `Add pictures of what ${page} offers`,
    },
    steps: [
      'Add the view that answers the visitor’s next question: in use, from behind, next to something that shows its size, or the room as guests see it.',
      'Use your own pictures instead of stock photos, and make them at least 1,200 px wide so visitors can zoom in.',
      'Describe each picture in its alt text.',
    ],
    design: [
      'Use the same background and lighting in all pictures, and show the whole offer in the first one.',
    ],
  },
};
