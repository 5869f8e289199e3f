import { amount, quote } from '../../shared/phrasing.ts';

interface Rating {
  average: number;
  count: number | null;
  scale: number;
}

interface Compared {
  visible: Rating;
  structured: Rating;
}

export const text = {
  title: {
    passes: 'The visible rating matches the structured data',
    fails: 'The visible rating and structured data differ',
  },
  why: 'Rules in the United States ban fake reviews, and European Union law asks sellers to show that theirs are real. A rating that differs between the page and what search engines read is a small error at best, and small errors undermine trust.',
  measure:
    'Compares the visible average and number of ratings with the structured data for the same named item. If the averages are at most 0.1 apart and the numbers differ by at most 5%, it scores 1. If the averages are more than 0.3 apart, or one number is over 1.5 times the other, it scores 0.1. Anything in between scores 0.6.',
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

function figures({ average, count, scale }: Rating): string {
  const from = count === null ? '' : ` from ${amount(count, 'rating')}`;
  return `${Number(average.toFixed(2))} out of ${scale}${from}`;
}
