import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const NAMED = 3;
const SHOWN = 40;

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );

export const text: Text = {
  why: 'Bei beobachteten Einkäufen ging jeder fünfte Fehlschlag auf fehlende oder unklare Produktangaben zurück. Wer etwas nicht findet, fragt nicht nach, sondern geht zu einer Website, die es sagt.',
  measure:
    'Wird gemeldet, wenn um ein Formular weniger als 60 Wörter Text stehen, wenn drei oder mehr Preise oder Leistungen mit jeweils höchstens sechs Wörtern Beschreibung aufgeführt sind, wenn Angaben fehlen, die Besucher auf diesem Seitentyp suchen (was enthalten ist, wo, wann, von wem oder was eine Spende bewirkt), oder wenn die ganze Seite weniger als 80 Wörter Text hat (60 bei Preislisten und Portfolios, 40 in Shops und im Checkout) und höchstens 200 Wörter insgesamt. Je weniger die Seite sagt, desto schwerer wiegt es. Preise und Leistungen ohne Beschreibung kommen nie unter die ersten fünf, fehlende Angaben nur, wenn nicht aufgelistet ist, was enthalten ist, und wenige Wörter nur, wenn die Seite sicher etwas anbietet und nicht schon insgesamt zu wenig Text hat.',
  sparse: {
    title: ({ page, words }) =>
      words === 0
        ? `Erklären, was ${page} anbietet`
        : `In mehr als ${amount(words, 'Wort', 'Wörtern')} erklären, was ${page} anbietet`,
    observed: ({ words }) =>
      `Außer Menüs, Buttons und Beschriftungen hat die Seite ${words === 0 ? 'keinen Text, der sagt' : `nur ${amount(words, 'Wort', 'Wörter')} Text, um zu sagen`}, was Besucher bekommen.`,
    steps: [
      'Schreiben Sie in den sofort sichtbaren Bereich einen klaren Satz: was das Angebot ist, für wen und was man bekommt.',
      'Beantworten Sie darunter die drei Fragen, die zuerst kommen, etwa was enthalten ist, wo es stattfindet und wann es verfügbar ist.',
      'Zeigen Sie neben dem Satz ein Foto des Produkts, des Ortes oder des Ergebnisses.',
      'Lassen Sie jemanden, der Sie nicht kennt, nur den sofort sichtbaren Bereich lesen und Ihnen sagen, was Sie verkaufen.',
    ],
  },
  form: {
    title: ({ headline }) =>
      headline === null
        ? 'Das Formular fragt nach Daten, bevor die Seite sagt, was man bekommt'
        : `${quote(headline, 60)} fragt nach Daten, ohne zu sagen, was man bekommt`,
    observed: ({ words, fields, labels }) =>
      `Das Formular hat ${amount(fields, 'Feld', 'Felder')}${labels.length > 0 ? ` (${some(labels)})` : ''}, doch ${words === 0 ? 'kein Text' : words === 1 ? 'nur 1 Wort Text' : `nur ${amount(words, 'Wort', 'Wörter')} Text`} auf der Seite ${words > 1 ? 'erklären' : 'erklärt'}, was Besucher bekommen.`,
    steps: ({ headline }) => [
      `Ergänzen Sie ${headline === null ? 'über dem Formular' : `unter ${quote(headline, 60)}`} zwei oder drei Sätze dazu, was man bekommt, für wen es ist und wie es abläuft.`,
      'Listen Sie auf, was enthalten ist, wie lange es dauert, wo es stattfindet und was es kostet, eine Angabe pro Zeile.',
      'Sagen Sie neben dem Button, was nach dem Klick passiert und wann Sie antworten.',
      'Ergänzen Sie ein Foto von dem, wofür man sich anmeldet, und ein Zitat dazu von jemandem, der dabei war.',
    ],
  },
  bare: {
    title: ({ kind, names }) =>
      kind === 'prices'
        ? `Sagen, was man für ${some(names)} bekommt`
        : `Erklären, was ${some(names)} ${names.length === 1 ? 'umfasst' : 'umfassen'}`,
    observed: ({ kind, names, wordsEach }) =>
      `Die Seite führt ${kind === 'prices' ? amount(names.length, 'Preis', 'verschiedene Preise') : `${amount(names.length, 'Eintrag', 'Einträge')} (${some(names)})`} auf, ${
        wordsEach < 1
          ? 'doch kein Satz sagt, was jeweils enthalten ist'
          : `beschreibt sie aber mit jeweils nur etwa ${amount(Math.round(wordsEach), 'Wort', 'Wörtern')}`
      }.`,
    steps: {
      prices: () => [
        'Ergänzen Sie unter jedem Preis eine Zeile: was enthalten ist, wie lange es dauert und für wen es ist.',
        'Sagen Sie, was nicht enthalten ist und was extra kosten kann, damit niemand nachfragen muss.',
        'Ersetzen Sie Fachbegriffe durch das, was man bekommt, oder erklären Sie sie in fünf Wörtern.',
        'Heben Sie die meistgewählte Option hervor, und geben Sie jeder Option einen eigenen Button.',
      ],
      entries: ({ names }) => [
        `Beginnen Sie mit ${quote(names[0] ?? '', SHOWN)}: Ergänzen Sie ein oder zwei Sätze dazu, was enthalten ist, für wen es ist und was am Ende herauskommt.`,
        'Machen Sie es bei den übrigen genauso, und nennen Sie jeweils eine Zahl: eine Dauer, eine Größe, eine Fläche oder einen Ab-Preis.',
        'Zeigen Sie zu jedem ein Foto eines echten Beispiels.',
        'Schließen Sie jeden mit einem eigenen Link oder Button zum Anfragen oder Buchen ab.',
      ],
    },
  },
};
