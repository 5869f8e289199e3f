import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Where {
  /** The words of the main button, or else the page. */
  button: string | null;
  page: string;
}

function where({ button, page }: Where): string {
  return button === null ? `on ${page}` : `next to ${quote(button, 40)}`;
}

const english = {
  title: { passes: 'Product availability is stated', fails: 'Product availability is unclear' },
  why: 'In observed sessions, missing product information made one in five purchase tasks fail. Stock status and ship date are the simplest honest reasons to order today.',
  measure:
    'A stock or shipping status in text scores 1 near the purchase button, 0.8 elsewhere, 0.8 if there’s only a delivery time, and 0.6 if there’s neither.',
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

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
