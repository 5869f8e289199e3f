import { quote } from '../../phrasing.ts';
import { nextTo } from '../next-to.ts';

const nextToButton = (button: string | null) => nextTo(button, 'the purchase button');

export const text = {
  title: { passes: 'Delivery time is shown', fails: 'No delivery time is shown' },
  why: 'Between 16% and 23% of US shoppers who abandoned a checkout cited slow delivery. Showing a date doesn’t speed it up, but it answers the question before people leave to look for it, and upfront disclosure is one of the lasting signs of a credible site.',
  measure:
    'For goods that are shipped: a delivery date, range or dispatch time near the purchase button scores 1, elsewhere on the page or behind a link 0.75, none 0.3. Not measured if it’s unclear whether anything is shipped.',
  notApplicable: { notShipped: 'Nothing here is shipped.' },
  notMeasured: { unclearIfShipped: 'It’s unclear whether anything is shipped.', absent: 'A delivery time' },
  observed: {
    near: ({ said }: { said: string }) => `Near the purchase button, the page says ${quote(said)}.`,
    linked: ({ said }: { said: string }) => `The delivery time is behind a link: ${quote(said)}.`,
    away: ({ said }: { said: string }) => `Away from the purchase button, the page says ${quote(said)}.`,
    none: 'No delivery date, range or dispatch time was found.',
  },
  searched: ['visible text and links on the whole page', 'word list for delivery'],
  advice: {
    title: ({ button }: { button: string | null }) => `Show the delivery time ${nextToButton(button)}`,
    steps: ({ button }: { button: string | null }) => [
      `Add one line ${nextToButton(button)} with a date or range you can keep.`,
      'If it depends on the destination, show the usual case and link to the full table.',
      'Show a dispatch cutoff only if it’s real.',
    ],
  },
};
