import { translated } from '@liftmark/contract/translated';
import { nextTo, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const nextToButton = (button: string | null) => nextTo(button, 'the purchase button');

const english = {
  title: { passes: 'Delivery time is shown', fails: 'No delivery time is shown' },
  why: 'Between 16% and 23% of US shoppers who abandoned a checkout cited slow delivery. Showing a date doesn’t speed it up, but it answers the question before people leave to look for it, and upfront disclosure is one of the lasting signs of a credible site.',
  measure: (cases: string) =>
    `For goods that are shipped, a delivery date, delivery window or ship time scores ${cases}. Not scored if it’s unclear whether anything is shipped.`,
  how: {
    near: 'near the purchase button',
    linked: 'behind a link',
    away: 'elsewhere on the page',
    none: 'if there’s none',
  },
  notApplicable: { notShipped: 'Nothing on this page needs shipping.' },
  notMeasured: { unclearIfShipped: 'It’s unclear whether anything is shipped.', absent: 'A delivery time' },
  observed: {
    near: ({ said }: { said: string }) => `Near the purchase button, the page says ${quote(said)}.`,
    linked: ({ said }: { said: string }) => `The delivery time is behind a link: ${quote(said)}.`,
    away: ({ said }: { said: string }) => `The page says ${quote(said)}, but not near the purchase button.`,
    none: 'No delivery date, delivery window or ship time was found.',
  },
  searched: ['visible text and links on the whole page, for any mention of delivery'],
  advice: {
    title: ({ button }: { button: string | null }) => `Show the delivery time ${nextToButton(button)}`,
    steps: ({ button }: { button: string | null }) => [
      `Add one line ${nextToButton(button)} with a date or delivery window you can keep.`,
      'If it depends on the destination, show the usual case and link to the full table.',
      'Show an order cutoff time (“order by 2 p.m.”) only if it’s real.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
