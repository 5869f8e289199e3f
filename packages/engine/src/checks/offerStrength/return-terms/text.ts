import { translated } from '@liftmark/contract/translated';
import { nextTo, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Advised {
  /** A booking can be canceled, but nothing is sent back. */
  isBooking: boolean;
  button: string | null;
}

const nextToButton = (button: string | null) => nextTo(button, 'the main button');

const english = {
  title: {
    passes: 'Return or cancellation terms are shown',
    fails: 'No clear return or cancellation terms',
  },
  why: 'A meta-analysis of 21 papers found that lenient return terms raise purchases more than they raise returns. Of US shoppers who abandoned a checkout, 10% cited the return policy, and people can only consider terms they can see.',
  measure: (cases: string) =>
    `Return, refund or cancellation terms, including those that rule out refunds, score ${cases}. Applies to pages with a price or a booking form, but to hospitality pages only if guests can book there or prices are per night.`,
  how: {
    near: 'near the main button',
    away: 'elsewhere on the page',
    footer: 'as a link in the footer',
    none: 'if there are none',
  },
  notApplicable: {
    noBooking: 'Guests can’t book on this page.',
    noPurchase: 'The page has no price and no booking form.',
    free: 'The offer is free.',
  },
  notMeasured: { absent: 'A return or cancellation policy' },
  observed: {
    near: ({ said }: { said: string }) => `The terms ${quote(said)} are near the main button.`,
    footer: ({ said }: { said: string }) => `The terms ${quote(said)} are in the footer.`,
    away: ({ said }: { said: string }) =>
      `The terms ${quote(said)} are on the page, but not near the main button.`,
    none: 'No return, refund or cancellation terms were found.',
  },
  searched: ['visible text and links from header to footer, for any mention of returns and cancellation'],
  advice: {
    repeat: {
      title: ({ said, inFooter, button }: { said: string; inFooter: boolean; button: string | null }) =>
        `Repeat ${quote(said, 40)}${inFooter ? ' from the footer' : ''} ${nextToButton(button)}`,
      step: ({ said, button }: { said: string; button: string | null }) =>
        `${quote(said, 60)} is already on the page. Sum it up in one line ${nextToButton(button)} and keep the link for the details.`,
    },
    add: {
      title: ({ isBooking, button }: Advised) =>
        `Add ${isBooking ? 'cancellation' : 'return or cancellation'} terms ${nextToButton(button)}`,
      step: ({ button }: { button: string | null }) =>
        `Write one line ${nextToButton(button)}: the time limit, who pays and how it works.`,
    },
    steps: ({ isBooking }: { isBooking: boolean }) =>
      isBooking
        ? [
            'Say how late people can cancel or reschedule a booking and how much they get back. Studies link easy returns and cancellations to more purchases.',
            'If bookings can’t be canceled, say so here too: a surprise later does more harm.',
          ]
        : [
            'Say what’s refunded and who pays for return shipping. Studies link easy returns to more purchases.',
            'If you don’t accept returns, say so here too: a surprise later does more harm.',
          ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
