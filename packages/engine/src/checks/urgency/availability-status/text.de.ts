import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Where = Parameters<Text['advice']['title']>[0];

function where({ button }: Where): string {
  return button === null ? 'auf der Seite' : `neben ${quote(button, 40)}`;
}

export const text: Text = {
  title: { passes: 'Die Verfügbarkeit ist angegeben', fails: 'Die Verfügbarkeit ist unklar' },
  why: 'In beobachteten Sitzungen ließ fehlende Produktinformation jeden fünften Kauf scheitern. Lagerstatus und Versanddatum sind die einfachsten ehrlichen Gründe, heute zu bestellen.',
  measure:
    'Ein Lager- oder Versandstatus als Text bekommt 1 nahe dem Kauf-Button, 0,8 an anderer Stelle, 0,8, wenn es nur eine Lieferzeit gibt, und 0,6, wenn es keines von beiden gibt.',
  /** What could be in a part of the page that wasn’t read. */
  missing: 'die Verfügbarkeit',
  observed: {
    near: ({ status }) => `${quote(status)} steht nahe dem Kauf-Button.`,
    away: ({ status }) => `${quote(status)} steht nicht nahe dem Kauf-Button.`,
    deliveryOnly: ({ delivery }) =>
      `${quote(delivery)} sagt, wann eine Bestellung ankommt, aber nicht, ob das Produkt vorrätig ist.`,
    none: 'Es wurden keine Angaben zu Lagerbestand oder Versand gefunden.',
  },
  searched: ['Text nahe dem Kauf-Button', 'Hauptinhalt, auf Angaben zu Lagerbestand und Versand'],
  advice: {
    title: (given) => `Lagerstatus und Versanddatum zeigen, ${where(given)}`,
    steps: (given) => [
      'Übernehmen Sie den Status für jede Größe oder Farbe aus Ihrer Warenwirtschaft.',
      `Zeigen Sie ihn ${where(given)} in Worten, nicht nur als Farbe oder in strukturierten Daten.`,
    ],
  },
};
