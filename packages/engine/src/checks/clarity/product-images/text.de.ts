import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Es gibt genügend Fotos', fails: 'Es gibt zu wenige Fotos' },
  why: 'Auf einem großen Marktplatz verkauften Angebote mit zwei Fotos etwa doppelt so gut wie solche mit einem, mehr als zwei brachten nichts zusätzlich; bessere Verkäufer laden auch mehr Fotos hoch, Ursache und Wirkung sind damit also nicht belegt. Eyetracking zeigt, dass Produktfotos genau betrachtet werden und Dekoration übersprungen wird.',
  measure: (scale) =>
    `Verschiedene Fotos des Produkts oder Ortes, auch in Galerien, deren kürzere Seite im Original mindestens 250 px misst: ${scale}.`,
  sought: 'ein zweites Foto des Produkts oder Ortes',
  observed: {
    none: 'Wir haben kein Foto des Produkts oder Ortes gefunden, dessen kürzere Seite mindestens 250 px misst.',
    one: 'Die Seite zeigt nur ein Foto des Produkts oder Ortes.',
    several: ({ count }) =>
      `Die Seite zeigt ${amount(count, 'Foto', 'verschiedene Fotos')} des Produkts oder Ortes.`,
  },
  searched: ['Hauptinhalt', 'Galerien', 'Hintergrundbilder'],
  picture: 'Foto',
  advice: {
    title: {
      second: ({ picture }) => `Ein zweites Foto ergänzen, neben ${picture}`,
      ofOffer: ({ offer }) => `Fotos von ${quote(offer)} ergänzen`,
      ofPage: ({ page }) => `Fotos von dem ergänzen, was ${page} anbietet`,
    },
    steps: [
      'Zeigen Sie, was Besucher als Nächstes sehen wollen: das Produkt in Gebrauch, von hinten oder im Größenvergleich, oder den Raum, wie Gäste ihn sehen.',
      'Verwenden Sie eigene Fotos statt Stockfotos, mindestens 1.200 px breit, damit man hineinzoomen kann.',
      'Beschreiben Sie jedes Foto in seinem Alt-Text.',
    ],
    design: [
      'Gleicher Hintergrund und gleiches Licht auf allen Fotos; das erste zeigt das ganze Produkt oder den ganzen Raum.',
    ],
  },
};
