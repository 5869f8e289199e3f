import type { PageType } from '@liftmark/contract/page-types';
import type { Text } from './reason.text.ts';

const PAGES: Record<PageType, string> = {
  saas: 'Softwareseiten',
  'ecommerce-product': 'Produktseiten',
  'ecommerce-category': 'Kategorieseiten',
  service: 'Seiten von Dienstleistern',
  app: 'App-Seiten',
  course: 'Kursseiten',
  nonprofit: 'Seiten gemeinnütziger Organisationen',
  hospitality: 'Restaurant- und Hotelseiten',
  portfolio: 'Portfolios',
  event: 'Veranstaltungsseiten',
  signup: 'Anmeldeseiten',
  checkout: 'Checkouts',
  pricing: 'Preisseiten',
  article: 'Artikel',
  other: 'Seiten',
};

export const text: Text = {
  blocking: 'Solange das nicht funktioniert, zählt der Rest der Seite für Besucher kaum.',
  named: ({ named, pages, type }) =>
    `Gutachter haben für uns ${pages} ${type === null ? 'Seiten' : PAGES[type]} geprüft; auf ${named} davon war das eines der zwei größten Probleme.`,
};
