import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'A free shipping offer is shown', fails: 'No free shipping offer is shown' },
  why: 'Across 2,732 tests at 252 shops, price promotions and shipping offers had the largest effects of all. A study of one fashion retailer found that free shipping above a threshold raises basket size compared with free shipping for everyone; neither result takes margins into account.',
  measure: (cases: string) =>
    `For goods that are shipped, free shipping, or a stated minimum order for it, scores ${cases}.`,
  how: {
    free: 'if it’s stated',
    none: 'if it isn’t',
  },
  notApplicable: { notShipped: 'Nothing here needs to be shipped.' },
  notMeasured: { unclearIfShipped: 'It’s unclear whether anything is shipped.', absent: 'A shipping offer' },
  observed: {
    free: ({ said }: { said: string }) => `The page says ${quote(said)}.`,
    paid: ({ said }: { said: string }) => `All the page says about shipping is ${quote(said)}.`,
    none: 'No free shipping or free shipping threshold was found.',
  },
  searched: ['visible text from header to footer, for any mention of shipping'],
  advice: {
    title: {
      paid: ({ said }: { said: string }) =>
        `Turn ${quote(said, 50)} into a free shipping threshold if margins allow`,
      none: ({ page }: { page: string }) => `Test a free shipping threshold on ${page} if margins allow`,
    },
    steps: [
      'Work out the order value at which you can cover the shipping cost.',
      'Show it in the header and next to the price, in the same words.',
      'Measure profit per visitor, not just orders: the studies don’t cover margins.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
