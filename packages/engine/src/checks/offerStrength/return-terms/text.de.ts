import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'dem Haupt-Button');

export const text: Text = {
  title: {
    passes: 'Rückgabe- oder Stornobedingungen sind genannt',
    fails: 'Keine klaren Rückgabe- oder Stornobedingungen',
  },
  why: 'Eine Metaanalyse von 21 Arbeiten ergab, dass großzügige Rückgabebedingungen die Käufe stärker erhöhen als die Rücksendungen. 10 % der US-Käufer, die einen Checkout abgebrochen haben, nannten die Rückgaberegeln, und nur was man sieht, kann man abwägen.',
  measure: (cases) =>
    `Bedingungen für Rückgabe, Erstattung oder Storno, auch solche, die eine Erstattung ausschließen: ${cases}. Gilt für Seiten mit Preis oder Buchungsformular, im Gastgewerbe aber nur, wenn Gäste dort buchen können oder Preise pro Nacht gelten.`,
  how: {
    near: 'nahe dem Haupt-Button',
    away: 'an anderer Stelle der Seite',
    footer: 'als Link im Footer',
    none: 'wenn es keine gibt',
  },
  notApplicable: {
    noBooking: 'Auf dieser Seite können Gäste nicht buchen.',
    noPurchase: 'Die Seite hat weder Preis noch Buchungsformular.',
    free: 'Das Angebot ist kostenlos.',
  },
  notMeasured: { absent: 'Rückgabe- oder Stornobedingungen' },
  observed: {
    near: ({ said }) => `Die Bedingungen ${quote(said)} stehen nahe dem Haupt-Button.`,
    footer: ({ said }) => `Die Bedingungen ${quote(said)} stehen im Footer.`,
    away: ({ said }) =>
      `Die Bedingungen ${quote(said)} stehen auf der Seite, aber nicht nahe dem Haupt-Button.`,
    none: 'Es wurden keine Bedingungen für Rückgabe, Erstattung oder Storno gefunden.',
  },
  searched: ['sichtbarer Text und Links von Header bis Footer, auf Angaben zu Rückgabe und Storno'],
  advice: {
    repeat: {
      title: ({ said, inFooter, button }) =>
        `${quote(said, 40)}${inFooter ? ' aus dem Footer' : ''} ${nextToButton(button)} wiederholen`,
      step: ({ said, button }) =>
        `${quote(said, 60)} steht schon auf der Seite. Fassen Sie es in einer Zeile ${nextToButton(button)} zusammen, und behalten Sie den Link für die Details.`,
    },
    add: {
      title: ({ isBooking, button }) =>
        `${isBooking ? 'Stornobedingungen' : 'Rückgabe- oder Stornobedingungen'} ${nextToButton(button)} ergänzen`,
      step: ({ button }) =>
        `Schreiben Sie eine Zeile ${nextToButton(button)}: die Frist, wer zahlt und wie es abläuft.`,
    },
    steps: ({ isBooking }) =>
      isBooking
        ? [
            'Sagen Sie, bis wann man eine Buchung stornieren oder verschieben kann und wie viel man zurückbekommt. Studien bringen einfache Rückgabe und Stornierung mit mehr Käufen in Verbindung.',
            'Wenn sich Buchungen nicht stornieren lassen, sagen Sie auch das hier: Eine spätere Überraschung schadet mehr.',
          ]
        : [
            'Sagen Sie, was erstattet wird und wer die Rücksendung zahlt. Studien bringen einfache Rückgabe mit mehr Käufen in Verbindung.',
            'Wenn Sie nichts zurücknehmen, sagen Sie auch das hier: Eine spätere Überraschung schadet mehr.',
          ],
  },
};
