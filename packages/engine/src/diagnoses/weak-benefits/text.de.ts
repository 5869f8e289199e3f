import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Besucher wollen wissen, was sie bekommen, wie viel davon und bis wann. Lob hält sie auf: In einem Experiment ließen sich dieselben Informationen leichter nutzen, sobald der Werbeton weg war. Außerdem glaubt man eher, was sich zählen oder nachprüfen lässt.',
  measure:
    'Wird gemeldet, wenn auf einer Seite ohne Preise, Zitate oder Zahlen mindestens fünf Absätze keine einzige Zahl enthalten, wenn der größte Teil des Textes Lob ist oder wenn eine Hilfsorganisation um Geld bittet, ohne zu sagen, was ein Betrag bewirkt. Store-Einträge, Preislisten, Formulare und Artikel bleiben außen vor. Fehlende Zahlen kommen nie unter die ersten fünf.',
  figures: {
    title: ({ headline }) =>
      headline === null
        ? 'Die Seite nennt keine Zahl zu dem, was Besucher bekommen'
        : `Keine Zahl belegt ${quote(headline, 60)}`,
    observed: ({ paragraphs, words, example }) =>
      `Die Seite hat ${amount(paragraphs, 'Absatz', 'Absätze')} mit ${amount(words, 'Wort', 'Wörtern')}, aber keine Zahl: kein Ergebnis, keinen Zeitraum, keinen Preis. Ein Absatz lautet ${quote(example, 110)}`,
    steps: ({ example, people: { many, others } }) => [
      `Schreiben Sie ${quote(example, 60)} so um, dass darin eine Angabe steht, die ${others.another} nicht übernehmen könnte: wie viel, wie schnell, seit wann oder wie viel weniger.`,
      `Schreiben Sie die drei Fragen auf, die Ihre ${many} vor der Entscheidung stellen, und beantworten Sie jede mit einer Zahl oder einem Namen.`,
      `Ergänzen Sie zu jedem Merkmal, was Ihre ${many} sich damit sparen: Zeit, Geld, Wege oder Sorgen.`,
      `Streichen Sie jeden Satz, der auch stimmen würde, wenn ${others.another} ihn schriebe.`,
    ],
  },
  gift: {
    title: ({ ask }) => `${quote(ask, 40)} sagt nicht, was eine Spende bewirkt`,
    observed: ({ ask }) =>
      `Die Seite bittet um ${quote(ask, 40)}, doch kein Satz sagt, wofür ein bestimmter Betrag reicht.`,
    steps: [
      'Bieten Sie drei Beträge mit ihrer Wirkung an, etwa „25: Schulbücher für ein Kind“.',
      'Heben Sie den meistgewählten Betrag hervor, und lassen Sie Besucher zwischen einmaliger und monatlicher Spende wählen.',
      'Sagen Sie in einer Zeile, wie viel jeder Spende beim Zweck ankommt und wofür der Rest verwendet wird.',
    ],
  },
};
