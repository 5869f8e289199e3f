import { amount, percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './filler-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, etwa ${quote(example, 60)}`);

export const text: Text = {
  title: 'Die Seite enthält Platzhaltertext',
  measure:
    'Senkt den Score um 5 %, wenn 2 % des Fließtextes Blindtext wie „Lorem ipsum“ sind, um 35 % bei 20 %, um 65 % bei 60 % und um 85 %, wenn es der gesamte Text ist. Übrig gebliebene Platzhalter der Vorlage senken ihn um 15 % bei einem, um 28 % bei drei verschiedenen und um 40 % bei sechs oder mehr; Platzhalter in Kontaktdaten zählen nicht. Es gilt der größere der beiden Werte.',
  reason: {
    filler: ({ share, example }) => `${percent(share)} des Fließtextes sind Blindtext${suchAs(example)}.`,
    placeholders: ({ count, example }) =>
      `${amount(count, 'Platzhalter der Vorlage ist', 'Platzhalter der Vorlage sind')} stehen geblieben${suchAs(example)}.`,
  },
};
