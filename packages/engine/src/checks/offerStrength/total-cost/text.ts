import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Stated {
  said: string;
  /** Whether the amount is stated, and not just that something is added. */
  hasAmount: boolean;
}

const price = (printed: string | null) => (printed === null ? 'the price' : quote(printed, 40));

const withoutAmount = (hasAmount: boolean) => (hasAmount ? '' : ' without an amount');

const english = {
  title: { passes: 'The total cost is clear up front', fails: 'The total cost isn’t clear up front' },
  why: 'Extra costs such as shipping, tax and fees are the reason US shoppers give most often for abandoning a checkout: 39% in the latest survey. An experiment with millions of ticket buyers found that showing fees late still raises short-term sales; for US tickets and short stays, the practice has been unlawful since May 2025.',
  measure:
    'For goods that are shipped, a shipping cost, “free” or a threshold near the price scores 1, “plus shipping” 0.7, any of these elsewhere at most 0.75, and no mention of shipping 0.2. For events and bookings, 1 if the page says that fees and taxes are included or states their amount, otherwise 0.4. On a checkout, the order total scores 1 next to the form, 0.6 elsewhere, and 0 if it’s missing.',
  notApplicable: {
    noPrice: 'No price is shown.',
    noBooking: 'Guests can’t book on this page.',
    notShipped: 'Nothing here needs to be shipped.',
    free: 'The offer is free.',
  },
  notMeasured: { unclearIfShipped: 'It’s unclear whether the product is shipped.', absent: 'The total cost' },
  observed: {
    shipping: {
      near: ({ said, hasAmount }: Stated) =>
        `Shipping is mentioned next to the price${withoutAmount(hasAmount)}: ${quote(said)}.`,
      away: ({ said, hasAmount }: Stated) =>
        `Shipping is mentioned elsewhere on the page${withoutAmount(hasAmount)}: ${quote(said)}.`,
      none: 'The page doesn’t say what shipping costs.',
    },
    fees: {
      stated: ({ said, hasAmount }: Stated) =>
        `Fees are mentioned${withoutAmount(hasAmount)}: ${quote(said)}.`,
      none: 'The page doesn’t say whether the price includes fees and taxes.',
    },
    total: {
      near: ({ said }: { said: string }) => `The order total is next to the form: ${quote(said)}.`,
      away: ({ said }: { said: string }) => `The order total isn’t next to the form: ${quote(said)}.`,
      none: 'No order total was found.',
    },
  },
  searched: ['visible text on the whole page, for any mention of shipping, fees, taxes and totals'],
  advice: {
    tradeoff:
      'Expect a tradeoff: a field experiment found that fees shown late sell more in the short term. Show the total up front anyway: surprise costs are the most common complaint, and laws in several regions restrict fees shown late.',
    total: {
      move: ({ said }: { said: string }) => `Move the total ${quote(said, 40)} next to the form`,
      add: ({ button }: { button: string | null }) =>
        `Show the order total above ${button === null ? 'the payment form' : quote(button, 40)}`,
      steps: [
        'List items, shipping, taxes and fees with the total below them, next to the fields on desktop and above them on phones.',
        'Keep it in view and update it when the delivery option changes.',
      ],
    },
    shipping: {
      title: ({ printed }: { printed: string | null }) => `Show the shipping cost next to ${price(printed)}`,
      complete: ({ said, printed }: { said: string; printed: string | null }) =>
        `The page says ${quote(said)}. State the amount, or the minimum order for free shipping, directly below ${price(printed)}.`,
      add: ({ printed }: { printed: string | null }) =>
        `Below ${price(printed)}, add the shipping cost, or the minimum order for free shipping.`,
      byCountry:
        'If the cost depends on the country, show it for the visitor’s own country, or show the lowest with “from”.',
    },
    fees: {
      title: ({ printed }: { printed: string | null }) =>
        `Say whether ${price(printed)} includes fees and taxes`,
      steps: ({ printed }: { printed: string | null }) => [
        `Make the final price the most prominent one. If fees are added to ${price(printed)}, show the total instead.`,
        'List the mandatory fees with their amounts below it.',
        'Legal risk in the US: for live-event tickets and short-term lodging, the FTC rule on unfair or deceptive fees (16 CFR 464) requires the all-in price to be the most prominent.',
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
