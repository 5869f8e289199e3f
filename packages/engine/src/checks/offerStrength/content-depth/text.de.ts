import { amount } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Der Inhalt ist ausführlich genug', fails: 'Der Inhalt ist zu dünn' },
  why: 'In Tests von Onlineshops gingen 20 % der gescheiterten Käufe auf fehlende oder unklare Produktangaben zurück. Eine dünne Seite bietet keine Grundlage für eine Entscheidung.',
  measure: ({ letters, sections }) =>
    `Die Zeichen des sichtbaren Textes (${letters}), multipliziert mit den Abschnitten (${sections}). Bei Anmeldeformularen, Checkouts, Kategorieseiten, Portfolios und App-Seiten zählt jedes Zeichen doppelt.`,
  notMeasured: { noLayout: 'Die Seite wurde nicht dargestellt.' },
  observed: ({ letters, sections }) =>
    `Die Seite hat ${amount(letters, 'Zeichen', 'Zeichen')} Text in ${amount(sections, 'Abschnitt', 'Abschnitten')}.`,
  advice: {
    title: 'Das Angebot ausführlicher beschreiben',
    steps: [
      'Beantworten Sie, was Besucher vor der Entscheidung fragen: was genau sie bekommen, für wen es ist, was es kostet, wie es funktioniert und wer dahintersteht.',
      'Geben Sie jedem Thema einen eigenen Abschnitt mit einer Überschrift, die es nennt.',
    ],
  },
};
