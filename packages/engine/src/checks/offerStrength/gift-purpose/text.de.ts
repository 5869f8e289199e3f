import { amount, nextTo, quote } from '../../shared/phrasing.ts';
import { ENOUGH_WORDS } from './enough-words.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'dem Spendenformular');

const explain = (words: number) => amount(words, 'Wort erklärt', 'Wörter erklären');

export const text: Text = {
  title: { passes: 'Die Wirkung von Spenden ist erklärt', fails: 'Die Wirkung von Spenden bleibt unklar' },
  why: 'Ein Labor mit Tausenden Spendentests berichtet, dass Seiten mit ausführlicheren Gründen meist besser abschnitten als kürzere. Ein Test, der einen Grund ergänzte, ging in dieselbe Richtung, war aber statistisch nicht signifikant.',
  measure: (cases) =>
    `Mindestens ${ENOUGH_WORDS} Wörter dazu, was eine Spende bewirkt: ${cases}. Gilt, wenn ein Formular oder Button um eine Spende bittet.`,
  how: {
    near: 'nahe dem Spendenformular oder dem Haupt-Button',
    away: 'an anderer Stelle der Seite',
    none: 'wenn es weniger Wörter oder keine sind',
  },
  notApplicable: { notAsked: 'Die Seite bittet nicht um Spenden.' },
  notMeasured: { absent: 'eine Erklärung, was eine Spende bewirkt' },
  observed: {
    explained: ({ words }) => `${explain(words)}, was eine Spende bewirkt.`,
    near: ({ words }) => `${explain(words)} nahe dem Spendenformular oder -button, was eine Spende bewirkt.`,
    away: ({ words }) =>
      `${explain(words)}, was eine Spende bewirkt, aber nicht nahe dem Spendenformular oder -button.`,
    tooShort: ({ words }) => `Nur ${explain(words)}, was eine Spende bewirkt.`,
    none: 'Kein Satz erklärt, was eine Spende bewirkt.',
  },
  searched: [
    'Text nahe dem Spendenformular und dem Haupt-Button',
    'Hauptinhalt',
    'Hinweise auf Spenden und ihre Verwendung',
  ],
  advice: {
    move: ({ said }) => `${quote(said, 50)} neben das Spendenformular oder den Button setzen`,
    add: ({ button }) => `Zeigen, was eine Spende bewirkt, ${nextToButton(button)}`,
    steps: ({ button }) => [
      `Schreiben Sie ${nextToButton(button)} zwei oder drei Sätze: wem die Spende hilft, wofür sie reicht und warum sie jetzt gebraucht wird.`,
      'Zeigen Sie, wofür ein typischer Betrag reicht, mit Zahlen aus Ihrer eigenen Rechnung.',
      'Verwenden Sie dort Text, kein Video: Ein Fundraising-Labor berichtete von Verlusten, als ein Video den Text über dem Formular ersetzte.',
    ],
  },
};
