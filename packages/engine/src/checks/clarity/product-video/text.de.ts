import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Ein Video zeigt das Produkt', fails: 'Kein Video zeigt das Produkt' },
  why: 'In einem randomisierten Experiment bei einem Modehändler steigerten Videos den Umsatz der gezeigten Produkte. Das ist ein einzelner Händler, und andere Arten von Seiten haben verloren; ein fehlendes Video kostet deshalb wenige Punkte.',
  measure: (cases) => `Ein Video oder Videoplayer in der Galerie oder im Hauptinhalt: ${cases}.`,
  how: {
    found: 'wenn es eines gibt',
    none: 'wenn es keines gibt',
  },
  notMeasured: {
    frame: ({ host }) =>
      `Ein eingebetteter Frame von ${host ?? 'einer anderen Website'} wurde nicht gelesen und kann ein Video enthalten.`,
  },
  observed: {
    found: 'In der Galerie oder im Hauptinhalt gibt es ein Video.',
    none: 'Es wurde kein Video gefunden.',
  },
  searched: ['Galerie', 'Hauptinhalt', 'eingebettete Player'],
  advice: {
    title: ({ product }) => `${product ? quote(product) : 'Das Produkt'} in einem kurzen Video zeigen`,
    steps: [
      'Filmen Sie das Produkt 15 bis 40 Sekunden lang in Gebrauch. Zeigen Sie Größe, Handhabung und Details, die Fotos nicht zeigen.',
      'Setzen Sie das Video an die zweite oder dritte Stelle der Galerie, ohne Ton, und lassen Sie Besucher es selbst starten.',
      'Testen Sie es an einem Produkt, bevor Sie das ganze Sortiment filmen.',
    ],
  },
};
