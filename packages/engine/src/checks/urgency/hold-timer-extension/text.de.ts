import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Der Reservierungs-Timer lässt genug Zeit',
    fails: 'Der Reservierungs-Timer lässt sich nicht verlängern',
  },
  why: 'WCAG verlangt, dass Besucher ein Zeitlimit abschalten, anpassen oder verlängern können, außer bei Limits über 20 Stunden und Ereignissen in Echtzeit. Sonst verliert, wer langsam tippt oder einen Screenreader nutzt, im letzten Schritt Warenkorb oder Platz.',
  measure:
    'Ein Timer für den eigenen Warenkorb, eigene Plätze oder die Sitzung bekommt 1, wenn er sich verlängern lässt oder länger als 20 Stunden läuft, sonst 0,3.',
  notApplicable: {
    none: 'Die Seite hat keinen Timer für den eigenen Warenkorb, eigene Plätze oder die Sitzung.',
  },
  observed: {
    extendable: ({ timer }) => `Der Timer ${quote(timer)} lässt sich verlängern.`,
    long: ({ timer, hours }) => `Der Timer ${quote(timer)} läuft ${amount(hours, 'Stunde', 'Stunden')}.`,
    fixed: ({ timer }) => `Wir haben keine Möglichkeit gefunden, den Timer ${quote(timer)} zu verlängern.`,
  },
  searched: ['Bedienelemente nahe dem Timer', 'Text nahe dem Timer'],
  advice: {
    title: ({ timer }) => `${quote(timer, 60)} verlängerbar machen`,
    steps: [
      'Fragen Sie mindestens 20 Sekunden vor Ablauf „Brauchen Sie mehr Zeit?“, und lassen Sie den Timer mit einem Tastendruck oder Tippen verlängern, mindestens zehnmal.',
      'Bewahren Sie nach Ablauf die Eingaben auf, damit niemand von vorn beginnen muss.',
      'Wenn nichts wirklich reserviert wird, entfernen Sie den Timer.',
    ],
  },
};
