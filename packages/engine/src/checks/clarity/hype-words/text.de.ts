import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function headlineNote(count: number): string {
  return count === 1 ? ', in der Überschrift' : ', davon mindestens eine in der Überschrift';
}

export const text: Text = {
  title: {
    passes: 'Der Text ist weitgehend frei von Floskeln',
    fails: 'Der Text setzt auf Floskeln statt Fakten',
  },
  why: 'In einer klassischen Usability-Studie steigerten allein sachliche Formulierungen die Nutzbarkeit um 27 % gegenüber werblichen, und Leitlinien zur Glaubwürdigkeit raten zur Zurückhaltung. Lob, das jeder für sich beanspruchen könnte, wird überlesen, Fakten und Zahlen nicht.',
  measure: (scale) =>
    `Werbefloskeln je 100 Wörter im eigenen Text der Seite, ohne Zitate, Bewertungen, Code und Rechtstext: ${scale}. Eine in der Überschrift multipliziert den Wert mit 0,7. Seiten mit weniger als 60 Wörtern werden beurteilt, als hätten sie 60, und nur ab drei solchen Floskeln.`,
  notApplicable: {
    fewWords: ({ enough }) => `Die Seite hat weniger als ${enough} Wörter eigenen Text und kaum Floskeln.`,
  },
  observed: {
    none: ({ words }) =>
      `In ${amount(words, 'Wort', 'Wörtern')} Text kommt keine Floskel von unserer Liste vor.`,
    some: ({ count, words, phrases, inHeadline }) =>
      `${amount(count, 'Floskel', 'Floskeln')} in ${amount(words, 'Wort', 'Wörtern')} Text: ${list(phrases.map((phrase) => quote(phrase)))}${inHeadline ? headlineNote(count) : ''}.`,
  },
  advice: {
    title: ({ phrases }) =>
      `${list(
        phrases.map((phrase) => quote(phrase)),
        3,
      )} durch Fakten ersetzen`,
    steps: [
      'Fragen Sie bei jeder Floskel, womit sie sich belegen lässt, und schreiben Sie stattdessen das: eine Zahl, ein Datum oder einen Namen.',
      'Was Sie nicht belegen können, streichen Sie. Sagt der Satz sonst nichts, streichen Sie ihn ganz.',
      'Beginnen Sie mit der Überschrift und dem Text im sofort sichtbaren Bereich.',
    ],
  },
};
