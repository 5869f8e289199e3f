import { quote } from '../../shared/phrasing.ts';

interface Where {
  /** The words of the main button, or else the page. */
  button: string | null;
  page: string;
}

function where({ button, page }: Where): string {
  return button === null ? `on ${page}` : `next to ${quote(button, 40)}`;
}

export const text = {
  title: { passes: 'Product availability is stated', fails: 'Product availability is unclear' },
  why: 'In observed sessions, missing product information made one in five purchase tasks fail. Stock status and ship date are the simplest honest reasons to order today.',
  measure:
    'A stock or shipping status in text scores 1 near the purchase button and 0.8 elsewhere on the page. A delivery time alone scores 0.8. If the page has neither, it scores 0.6.',
  /** What could be in a part of the page that wasn’t read. */
  missing: 'The availability',
  observed: {
    near: ({ status }: { status: string }) => `${quote(status)} is near the purchase button.`,
    away: ({ status }: { status: string }) => `${quote(status)} isn’t near the purchase button.`,
    deliveryOnly: ({ delivery }: { delivery: string }) =>
      `${quote(delivery)} says when an order arrives, but not whether the product is in stock.`,
    none: 'No information about stock or shipping was found.',
  },
  searched: ['text near the purchase button', 'main content, for any mention of stock and shipping'],
  advice: {
    title: (given: Where) => `Show stock status and ship date ${where(given)}`,
    steps: (given: Where) => [
      'Pull the status from your inventory for each size or color.',
      `Show it in words ${where(given)}, not only as a color or in structured data.`,
    ],
  },
};
