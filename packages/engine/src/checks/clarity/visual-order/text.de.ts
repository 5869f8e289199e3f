import { capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Das Layout führt den Blick', fails: 'Das Layout führt den Blick nicht' },
  why: 'Innerhalb von 50 Millisekunden bildet man sich eine Meinung über eine Seite, und einfache, gut geordnete Seiten gefallen besser. Größe, Abstände und Ausrichtung entscheiden, was zuerst gelesen wird.',
  measure:
    'Schriftgrößen, Zeilenlänge und -abstand, Dichte, leere Flächen, Ränder, Spalten und die Passform auf Smartphones, gewichtet nach einem Modell menschlicher Bewertungen von Screenshots.',
  notMeasured: { notRendered: 'Die Seite wurde nicht dargestellt.' },
  observed: {
    good: 'Größen, Abstände und Spalten führen den Blick über die Seite.',
    weak: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
  },
  advice: {
    title: ({ weakness }) =>
      weakness === null
        ? 'Abschnitte der Seite gleichmäßig verteilen'
        : `Das Layout verbessern: ${capitalized(weakness)}`,
    steps: ({ fixes }) =>
      fixes.length > 0
        ? [...fixes]
        : [
            'Verwenden Sie eine große Überschrift, Fließtext ab 16 px mit einem Zeilenabstand von 1,5, 45 bis 85 Zeichen pro Zeile und gleichmäßige Abstände zwischen den Abschnitten.',
          ],
  },
};
