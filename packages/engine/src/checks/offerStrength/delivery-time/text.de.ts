import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'dem Kauf-Button');

export const text: Text = {
  title: { passes: 'Die Lieferzeit ist angegeben', fails: 'Keine Lieferzeit ist angegeben' },
  why: 'Zwischen 16 und 23 % der US-Käufer, die einen Checkout abgebrochen haben, nannten langsame Lieferung als Grund. Ein Datum beschleunigt nichts, beantwortet aber die Frage, bevor jemand geht, um danach zu suchen, und frühe Offenheit gehört zu den dauerhaften Zeichen einer glaubwürdigen Website.',
  measure: (cases) =>
    `Bei Waren, die versendet werden, ein Lieferdatum, ein Lieferzeitraum oder eine Versandzeit: ${cases}. Nicht bewertet, wenn unklar ist, ob etwas versendet wird.`,
  how: {
    near: 'nahe dem Kauf-Button',
    linked: 'hinter einem Link',
    away: 'an anderer Stelle der Seite',
    none: 'wenn nichts davon da ist',
  },
  notApplicable: { notShipped: 'Auf dieser Seite muss nichts versendet werden.' },
  notMeasured: { unclearIfShipped: 'Es ist unklar, ob etwas versendet wird.', absent: 'eine Lieferzeit' },
  observed: {
    near: ({ said }) => `Nahe dem Kauf-Button steht ${quote(said)}.`,
    linked: ({ said }) => `Die Lieferzeit steht hinter einem Link: ${quote(said)}.`,
    away: ({ said }) => `Auf der Seite steht ${quote(said)}, aber nicht nahe dem Kauf-Button.`,
    none: 'Weder Lieferdatum noch Lieferzeitraum oder Versandzeit wurden gefunden.',
  },
  searched: ['sichtbarer Text und Links der ganzen Seite, auf Angaben zur Lieferung'],
  advice: {
    title: ({ button }) => `Die Lieferzeit ${nextToButton(button)} zeigen`,
    steps: ({ button }) => [
      `Ergänzen Sie ${nextToButton(button)} eine Zeile mit einem Datum oder Zeitraum, den Sie einhalten können.`,
      'Wenn die Zeit vom Ziel abhängt, zeigen Sie den Normalfall, und verlinken Sie die ganze Tabelle.',
      'Nennen Sie einen Bestellschluss („Bestellung bis 14 Uhr“) nur, wenn er stimmt.',
    ],
  },
};
