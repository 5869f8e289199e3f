import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const quoted = (names: readonly string[]) => list(names.map((name) => quote(name, 30)));

export const text: Text = {
  title: { passes: 'Tarife lassen sich leicht vergleichen', fails: 'Tarife lassen sich schwer vergleichen' },
  why: 'Über fünfzig Experimente hinweg schadete viel Auswahl für sich genommen nicht. Über 99 Beobachtungen hinweg schadete sie, wenn die Optionen komplex waren und es keine klare Vorliebe gab; ein einfacher Vergleich und eine Empfehlung zählen also mehr als die Zahl der Tarife.',
  measure:
    'Ab drei Tarifen: 0,5, wenn sie sich vergleichen lassen (gleiche Zeilen oder „alles aus X, dazu“), und 0,5, wenn einer hervorgehoben ist oder jeder sagt, für wen er ist.',
  notApplicable: { fewPlans: 'Es gibt weniger als drei Tarife.' },
  observed: ({ names, comparable, guided }) =>
    `Die Tarife ${quoted(names)} ${comparable ? 'lassen sich Zeile für Zeile vergleichen' : 'haben nicht dieselben Zeilen'}, ${comparable === guided ? 'und' : 'aber'} die Seite ${guided ? 'hilft bei der Wahl' : 'sagt nicht, für wen welcher Tarif ist'}.`,
  searched: ['Tarifkarten und Vergleichstabellen', 'Hervorhebungen und Zeilen wie „für wen“ bei jedem Tarif'],
  advice: {
    title: ({ names }) => `${quoted(names)} leicht vergleichbar machen`,
    steps: {
      compare: ({ names }) => [
        `Verwenden Sie für ${quoted(names)} dieselben Zeilen in derselben Reihenfolge, oder beschreiben Sie jeden Tarif durch das, was er gegenüber dem vorigen bietet.`,
        'Beginnen Sie mit den Zeilen, in denen sich die Tarife unterscheiden; lassen Sie weg, was alle enthalten.',
      ],
      guide: ({ names }) => [
        `Ergänzen Sie für ${quoted(names)} jeweils eine Zeile dazu, für wen der Tarif ist, und heben Sie den hervor, der für die meisten passt, falls es ihn gibt.`,
      ],
    },
    placeholders: { first: '[Tarif]', second: '[nächster Tarif]' },
  },
};
