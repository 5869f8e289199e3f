import { amount } from '@liftmark/contract/figures';
import type { Text } from './search-row.text.ts';

export const text: Text = {
  section: 'Suchanfragen, die hierher führen',
  all: ({ searches }) => `Alle ${amount(searches, 'Suchanfrage', 'Suchanfragen')} ansehen`,
  clicks: ({ clicks, impressions }) =>
    `${amount(clicks, 'Klick', 'Klicks')} bei ${amount(impressions, 'Impression', 'Impressionen')}`,
  nothing: 'Nur Namen und Alltagswörter, also gibt es nichts zu vergleichen.',
  quoted: (words) => words.map(({ word }) => `„${word}“`).join(', '),
  inHeadline: ({ words }) => `In der Überschrift: ${words}.`,
  aboveFold: ({ words }) => `Sofort sichtbar: ${words}.`,
  missing: ({ words }) => `Fehlt im sofort sichtbaren Bereich: ${words}.`,
};
