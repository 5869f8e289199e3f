import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Noun = 'review' | 'testimonial';

const english = {
  title: { passes: 'Enough reviews are shown', fails: 'Fewer than ten reviews are shown' },
  why: 'In retail, products with five reviews were far more likely to be bought than products with none, and the first ten reviews made nearly all of the difference. The figures come from comparing products, not from testing a change, but the pattern is clear: going from none to a handful matters most.',
  measure: (scale: string) =>
    `Reviews that the page shows or states; those in structured data count if visitors also see an overall rating (on app, course and hospitality pages, testimonials count, too): ${scale}.`,
  notMeasured: {
    ratings: 'Reviews couldn’t be counted.',
    stars: 'The page shows stars, but the number of reviews couldn’t be read.',
    htmlOnly: 'Reviews are often loaded by a script, and we only read the HTML.',
    language: 'We can’t recognize reviews in this page’s language.',
  },
  unread: 'Any reviews',
  searched: ['main content', 'structured data', 'frames of known review platforms'],
  observed: {
    none: 'No reviews are shown or counted.',
    few: ({ count, noun, enough }: { count: number; noun: Noun; enough: number }) =>
      `${shown(count, noun)}; ${amount(enough, 'review')} are enough to judge by.`,
    enough: ({ count, noun }: { count: number; noun: Noun }) => `${shown(count, noun)}.`,
  },
  advice: {
    offer: ({ name }: { name: string }) => quote(name),
    first: { title: ({ offer }: { offer: string }) => `Collect your first five reviews of ${offer}` },
    more: {
      title: ({ offer, count, enough }: { offer: string; count: number; enough: number }) =>
        `Collect ${amount(enough - count, 'more review')} of ${offer} to reach ${enough}`,
    },
    besideTestimonials: {
      title: ({ offer, count }: { offer: string; count: number }) =>
        `Collect reviews of ${offer} to go with its ${amount(count, 'testimonial')}`,
    },
    /** @param recent "who bought in the last three months" */
    steps: ({ recent, many }: { recent: string; many: string }) => [
      `Email everyone ${recent}: one question, one link.`,
      'Ask all of them, not just the happy ones, and publish what you get, including criticism.',
      `Show the number and the average next to the name, and mark reviews that you know come from ${many}.`,
      'Never write, buy or filter reviews: it’s illegal in the United States and the European Union.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function shown(count: number, noun: Noun): string {
  return `${amount(count, noun)} ${count === 1 ? 'is' : 'are'} shown or counted`;
}
