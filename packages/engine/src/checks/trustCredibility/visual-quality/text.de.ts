import { capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Das Design wirkt professionell', fails: 'Das Design wirkt veraltet oder unfertig' },
  why: 'Als 2.684 Personen die Glaubwürdigkeit von Websites kommentierten, betrafen 46,1 % der Anmerkungen das Aussehen, mehr als alles andere. Wie ansprechend eine Seite nach 50 ms wirkt, stimmt eng mit dem Urteil nach einer halben Sekunde überein.',
  measure:
    'Schriftarten, Farben, Bilder, Buttons, Icons und Alterszeichen (Standardschrift des Browsers, blaue Links, Layouttabellen), gewichtet nach einem Modell menschlicher Bewertungen von Screenshots.',
  notMeasured: { noLayout: 'Das Layout der Seite ließ sich nicht messen.' },
  observed: {
    none: 'Typografie, Farben und Bilder wirken sorgfältig gestaltet.',
    /** @param weaknesses half sentences, the worst first */
    some: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
  },
  advice: {
    title: ({ weakness }) =>
      weakness === null
        ? 'Der Seite ein einheitliches Aussehen geben'
        : `Das Aussehen verbessern: ${capitalized(weakness)}`,
    steps: ({ fixes }) =>
      fixes.length > 0
        ? [...fixes]
        : [
            'Verwenden Sie scharfe Bilder Ihres Angebots, und bleiben Sie in allen Abschnitten bei denselben Schriften und Farben.',
          ],
  },
};
