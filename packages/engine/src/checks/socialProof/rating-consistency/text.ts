import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Rating {
  average: number;
  count: number | null;
  scale: number;
}

interface Compared {
  visible: Rating;
  structured: Rating;
}

const english = {
  title: {
    passes: 'The visible rating matches the structured data',
    fails: 'The visible rating and structured data differ',
  },
  why: 'Rules in the United States ban fake reviews, and European Union law asks sellers to show that theirs are real. A rating that differs between the page and what search engines read is a small error at best, and small errors undermine trust.',
  measure:
    'The visible average and number of ratings, compared with the structured data for the same item: 1 if they’re at most 0.1 and 5% apart, 0.1 if the averages are more than 0.3 apart or one number is over 1.5 times the other, otherwise 0.6.',
  notApplicable: { single: 'The page and its structured data don’t both show a rating for the same item.' },
  notMeasured: { ratings: 'It’s unclear whether the page shows ratings.' },
  observed: ({ visible, structured }: Compared) =>
    `The page shows ${figures(visible)}; its structured data says ${figures(structured)}.`,
  advice: {
    title: ({ rating }: { rating: string }) => `Make ${quote(rating, 50)} and the structured data match`,
    steps: [
      'Pull both from the same place in your e-commerce platform, for the same item and the same reviews.',
      'If the structured data describes the shop instead of the product, make that clear in the item’s name.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function figures({ average, count, scale }: Rating): string {
  const from = count === null ? '' : ` from ${amount(count, 'rating')}`;
  return `${Number(average.toFixed(2))} out of ${scale}${from}`;
}
