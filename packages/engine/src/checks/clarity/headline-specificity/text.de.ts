import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const ANY_PAGE = 'enthält nur einen Namen oder Wörter, die auf jede Seite passen';

const fromBelow = (subheadline: string | null) =>
  subheadline === null ? 'die Zeile darunter' : `die Zeile darunter, ${quote(subheadline)},`;

export const text: Text = {
  title: { passes: 'Die Überschrift ist konkret', fails: 'Die Überschrift ist vage' },
  why: 'In etwa zehn Sekunden entscheiden Besucher, ob eine Seite etwas für sie ist, und sachliche Formulierungen machten Seiten messbar leichter nutzbar als werbliche. Eine Überschrift, deren Wörter in Titel und Abschnitten wiederkehren, nennt das Angebot; andernfalls ist sie ein Slogan.',
  measure: (scale) =>
    `Schlüsselwörter aus Überschrift und Unterzeile, die in Titel, Zwischenüberschriften oder Text wiederkehren: ${scale}, aber höchstens 0,6, wenn alle in der Unterzeile stehen. Stoppwörter, allgemeine Begriffe, Lob und die Marke zählen nicht; ein Wort der Marke, das die Branche nennt, etwa „Festival“, zählt. Eine Überschrift mit mehr als 20 Wörtern verliert 0,2. Eine Überschrift mit mindestens zwei Schlüsselwörtern bekommt 0,8, wenn der Text weniger als 60 Wörter hat, und 1, wenn sie das Angebot und seinen Preis nennt; Platzhaltertext bekommt 0. Gilt nicht für Seiten, die mit einem Kontaktformular beginnen und kein eigenes Angebot haben.`,
  notApplicable: { noHeadline: 'Die Seite hat keine Überschrift.' },
  observed: {
    filler: ({ headline }) => `Die Überschrift ${quote(headline)} ist Platzhaltertext einer Vorlage.`,
    littleCopy: ({ headline }) =>
      `Die Überschrift ${quote(headline)} nennt etwas, doch es gibt zu wenig Text, um zu bestätigen, dass die Seite davon handelt.`,
    priced: ({ headline }) => `Die Überschrift ${quote(headline)} nennt das Angebot und seinen Preis.`,
    empty: ({ headline }) => `Die Überschrift ${quote(headline)} ${ANY_PAGE}.`,
    emptyButBelow: ({ headline, subheadline }) =>
      `Die Überschrift ${quote(headline)} ${ANY_PAGE}; ${fromBelow(subheadline)} sagt mehr.`,
    unrelated: ({ headline, inTitle }) =>
      `Die Schlüsselwörter der Überschrift ${quote(headline)} kommen ${inTitle ? '' : 'im Titel, '}in den Zwischenüberschriften und im Text nicht vor.`,
    unrelatedButBelow: ({ headline, subheadline }) =>
      `Die Schlüsselwörter der Überschrift ${quote(headline)} kommen in Titel, Zwischenüberschriften und Text nicht vor; ${fromBelow(subheadline)} enthält dagegen welche.`,
    shared: ({ headline }) =>
      `Die Überschrift ${quote(headline)} und die Zeile darunter verwenden dieselben Wörter wie der Rest der Seite.`,
    oneWord: ({ headline, word }) =>
      `Nur das Wort ${quote(word)} aus der Überschrift ${quote(headline)} kommt in Titel, Zwischenüberschriften oder Text vor.`,
    words: ({ headline, words }) =>
      `Die Wörter ${list(words.map((word) => quote(word)))} aus der Überschrift ${quote(headline)} kommen in Titel, Zwischenüberschriften oder Text vor.`,
    long: ({ sentence, words }) => `${sentence} Die Überschrift ist ${words} Wörter lang.`,
  },
  searched: ['Seitentitel', 'Zwischenüberschriften', 'Text'],
  advice: {
    title: ({ headline }) =>
      `Die Überschrift ${quote(headline, 60)} so umschreiben, dass sie sagt, was Sie für wen anbieten`,
    steps: ({ others }) => [
      'Nennen Sie das Angebot in den Worten Ihrer Besucher; die Wörter in Titel und Zwischenüberschriften sind ein guter Anfang.',
      `Sagen Sie, für wen es ist oder was man bekommt. Lassen Sie Lob weg, das ${others.any} für sich beanspruchen könnte.`,
      'Bleiben Sie unter 20 Wörtern, und verschieben Sie alles andere in die Zeile darunter.',
      'Zeigen Sie die Überschrift fünf Sekunden lang jemandem, der Sie nicht kennt, und fragen Sie, was die Seite anbietet.',
    ],
  },
};
