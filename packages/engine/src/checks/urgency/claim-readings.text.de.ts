import { quote, seconds } from '../shared/phrasing.ts';
import type { Text } from './claim-readings.text.ts';

/** "31.08.2026" for "2026-08-31". */
function dated(end: string | null): string {
  return end === null ? '' : end.split('-').reverse().join('.');
}

export const text: Text = {
  countdown: {
    onceOnly: 'Wir haben den Countdown nur einmal gelesen.',
    tooClose: 'Die beiden Ablesungen des Countdowns lagen zu dicht beieinander.',
    noSeconds: 'Der Countdown zeigt keine Sekunden; ein Vergleich zweier Besuche beweist daher nichts.',
    atZeroTwice: 'Der Countdown stand bei beiden Besuchen auf null.',
    showed: ({ first, later, elapsedMs }) =>
      `Der Countdown zeigte bei einem Besuch ${first} und bei einem neuen Besuch ${seconds(elapsedMs)} später ${later}.`,
    inconclusive: 'Das Ende des Countdowns hat sich zwischen den Besuchen verschoben, aber nicht eindeutig.',
    atZero: 'Er stand bei jedem Besuch auf null.',
  },
  number: {
    none: 'Die Angabe nennt keine Zahl.',
    structured: ({ stated, stock }) => `Auf der Seite steht ${stated}, in den strukturierten Daten ${stock}.`,
    onceOnly: 'Wir haben die Zahl nur einmal gelesen.',
    showed: ({ values }) =>
      `Die Seite zeigte bei ${values.length} Besuchen diese Zahlen: ${values.join(', ')}.`,
    tooFew: 'Wir haben die Zahl bei weniger als drei Besuchen gelesen.',
    withinMinute: ({ values }) =>
      `Die Seite zeigte bei drei Besuchen innerhalb einer Minute diese Zahlen: ${values.join(', ')}.`,
  },
  ended: ({ end }) => `Das Ende war am ${dated(end)}, vor dem Tag dieses Besuchs.`,
  age: ({ event, first, later, elapsedMs }) =>
    `${quote(event)} war bei einem Besuch ${first} s alt und bei einem anderen ${seconds(elapsedMs)} später ${later} s.`,
};
