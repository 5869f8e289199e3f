import { list, quote } from '../../phrasing.ts';

function quoted(prices: readonly string[], limit: number): string {
  return list(
    prices.map((price) => quote(price, 20)),
    limit,
  );
}

export const text = {
  title: { passes: 'The former price is explained', fails: 'The former price isn’t explained' },
  why: 'In the European Union, a discount has to state the lowest price of the previous 30 days, and a British settlement found false discounts unlawful. A former price with its basis is also one that visitors can believe.',
  measure:
    'Struck-through prices with their basis nearby (lowest price of 30 days, list price, date) score 1, otherwise 0.5. Applies only if the seller is in the European Union or the European Economic Area; not measured if the seller’s country is unknown.',
  notApplicable: {
    none: 'No former price is struck through.',
    elsewhere: ({ country }: { country: string }) =>
      `The seller is outside the European Economic Area (${country}).`,
  },
  notMeasured: { country: 'The seller’s country couldn’t be determined.' },
  observed: {
    explained: ({ prices }: { prices: readonly { price: string; basis: string }[] }) =>
      `${prices.length === 1 ? 'The former price states its' : 'The former prices state their'} basis: ${list(
        prices.map(({ price, basis }) => `${quote(price, 20)} (${basis})`),
        3,
      )}.`,
    bare: ({ prices }: { prices: readonly string[] }) =>
      `${prices.length === 1 ? 'The former price doesn’t state its' : `${prices.length} former prices don’t state their`} basis: ${quoted(prices, 4)}.`,
  },
  searched: ['text near the price', 'footnotes'],
  advice: {
    title: ({ price }: { price: string }) => `Explain the former price ${quote(price, 20)}`,
    steps: ({ prices }: { prices: readonly string[] }) => [
      'Show the lowest price of the last 30 days next to the reduced price, and calculate the percentage from it.',
      `Do this for ${quoted(prices, 5)}.`,
      'If it’s the manufacturer’s list price, call it that.',
    ],
  },
};
