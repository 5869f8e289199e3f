import { list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Gütesiegel sind maßvoll eingesetzt', fails: 'Die Seite zeigt zu viele Gütesiegel' },
  why: 'Daten von 493 Shops zeigen, dass Gütesiegel kleinen Shops und Erstkunden am meisten helfen und dass bei mehr als zweien weniger Kunden ihre Bestellung abschließen. Andere Experimente fanden im Schnitt keine Wirkung; das Gewicht ist deshalb klein.',
  measure: (scale) => `Anerkannte Siegel Dritter, ohne selbst gemachte Abzeichen: ${scale}.`,
  notApplicable: { none: 'Die Seite zeigt kein anerkanntes Siegel.' },
  observed: { seals: ({ seals }) => `Gezeigte Siegel: ${list(seals, 8)}.` },
  advice: {
    title: ({ seals }) => `Nur zwei dieser Siegel behalten: ${list(seals, 6)}`,
    steps: [
      'Behalten Sie die zwei, die Ihre Kunden am besten kennen, und entfernen Sie die übrigen.',
      'Setzen Sie sie nahe dem Kauf-Button, und verlinken Sie jedes mit seinem Zertifikat.',
    ],
  },
};
