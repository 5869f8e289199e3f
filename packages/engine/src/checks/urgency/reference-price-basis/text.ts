import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

function quoted(prices: readonly string[], limit: number): string {
  return list(
    prices.map((price) => quote(price, 20)),
    limit,
  );
}

const english = {
  title: { passes: 'The former price is explained', fails: 'The former price isn’t explained' },
  why: 'In the European Union, a discount has to state the lowest price of the previous 30 days, and a court-backed UK settlement declared false discounts unlawful. A former price is also easier to believe when it’s explained.',
  measure: (cases: string) =>
    `Crossed-out prices score ${cases}. Applies only if the seller is in the European Union or the European Economic Area; not scored if the country is unknown.`,
  how: {
    explained: 'if all are',
    bare: 'if any isn’t explained nearby (lowest price of the last 30 days, list price, date)',
  },
  notApplicable: {
    none: 'No former price is crossed out.',
    elsewhere: ({ country }: { country: string }) =>
      `The seller is outside the European Economic Area (${country}).`,
  },
  notMeasured: { country: 'The seller’s country couldn’t be determined.' },
  observed: {
    explained: ({ prices }: { prices: readonly { price: string; basis: string }[] }) =>
      `${prices.length === 1 ? 'The former price is' : 'The former prices are'} explained: ${list(
        prices.map(({ price, basis }) => `${quote(price, 20)} (${basis})`),
        3,
      )}.`,
    bare: ({ prices }: { prices: readonly string[] }) =>
      `${prices.length === 1 ? 'The former price isn’t' : `${prices.length} former prices aren’t`} explained: ${quoted(prices, 4)}.`,
  },
  searched: ['text near the price', 'footnotes'],
  advice: {
    title: ({ price }: { price: string }) => `Explain the former price ${quote(price, 20)}`,
    steps: ({ prices }: { prices: readonly string[] }) => [
      'Show the lowest price of the last 30 days next to the sale price, and calculate the discount from it.',
      `Do this for ${quoted(prices, 5)}.`,
      'If it’s the manufacturer’s list price, call it that.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
