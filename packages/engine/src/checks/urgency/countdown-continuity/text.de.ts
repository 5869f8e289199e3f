import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Der Countdown hat ein festes Ende',
    fails: 'Der Countdown beginnt bei jedem Besuch von vorn',
  },
  why: 'Von 393 Countdowns auf Shopping-Websites waren 40 % irreführend, meist weil sie neu starten. Falsche Fristen sind in der Europäischen Union verboten und wurden in einem gerichtlich bestätigten britischen Vergleich für rechtswidrig erklärt; wer die Seite neu lädt, merkt es sofort.',
  measure:
    'Der Countdown, bei einem neuen Besuch mindestens 8 Sekunden später erneut gelesen, bekommt 1, wenn sich das daraus folgende Ende um höchstens 2 Sekunden verschoben hat, und 0, wenn es mindestens 80 % der verstrichenen Zeit sind. Nicht bewertet dazwischen, bei einem Countdown auf null oder ohne Sekunden oder nach nur einer Ablesung. Timer für den eigenen Warenkorb oder eigene Plätze zählen nicht.',
  notApplicable: { none: 'Die Seite hat keinen Countdown.' },
  notMeasured: { unknown: 'Ob die Seite einen Countdown hat, ließ sich nicht bestimmen.' },
  advice: {
    title: ({ countdown }) =>
      `Dem Countdown ${quote(countdown, 50)} ein echtes Ende geben oder ihn entfernen`,
    steps: ({ observed }) => [
      observed,
      'Lassen Sie den Server ein festes Ende mit Zeitzone senden, und berechnen Sie die Restzeit daraus, nicht ab dem Beginn des Besuchs.',
      'Zeigen Sie das Ende neben dem Countdown: „bis [Datum], [Uhrzeit und Zeitzone]“.',
      'Beenden Sie das Angebot, wenn der Countdown null erreicht. Endet es nicht, entfernen Sie den Countdown.',
    ],
    design: [
      'Falsche Fristen sind in der Europäischen Union und im Vereinigten Königreich rechtswidrig; siehe die Quellen unten.',
    ],
  },
};
