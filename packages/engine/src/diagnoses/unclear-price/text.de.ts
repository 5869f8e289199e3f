import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const STOPS = ['.', '!', '?'];

/** In quotation marks, with its period. */
function sentence(said: string): string {
  return `${quote(said, 110)}${STOPS.some((stop) => said.endsWith(stop)) ? '' : '.'}`;
}

export const text: Text = {
  why: 'Besucher wollen wissen, was sie insgesamt zahlen. Unerwartete Kosten sind der häufigste Grund für abgebrochene Checkouts, und wer selbst rechnen oder Tarife vergleichen muss, schiebt die Entscheidung auf.',
  measure:
    'Wird gemeldet, wenn auf einer Preisseite alle Preise in eingeklappten Abschnitten stehen, wenn die Seite ihre eigenen Preise als Schätzung bezeichnet oder Besucher bittet, sie sich bestätigen zu lassen, wenn Versand, Gebühren oder Gesamtsumme fehlen oder wenn sich drei oder mehr Tarife nicht vergleichen lassen. Wie schwer der Befund wiegt, bestimmt das Schlimmste davon. Unter die ersten fünf kommen nur eingeklappte Preise und Schätzungen, die einem Versprechen auf der Seite widersprechen.',
  collapsed: {
    title: ({ price }) => `Alle Preise sind eingeklappt, etwa ${quote(price, 40)}`,
    observed: ({ price }) =>
      `Die Seite zeigt keinen Preis, bis Besucher einen Abschnitt öffnen. In einem solchen steht zum Beispiel ${quote(price, 40)}.`,
    steps: [
      'Zeigen Sie jeden Preis neben dem Namen dessen, was man dafür bekommt, und klappen Sie nur die Details ein.',
      'Wenn die Liste lang ist, gliedern Sie sie mit Überschriften, und verlinken Sie oben jede Gruppe.',
    ],
  },
  caveat: {
    title: ({ caveat }) => `Endpreise zeigen statt ${quote(caveat, 50)}`,
    observed: ({ caveat, promise }) =>
      `Die Seite zeigt Preise und nimmt sie wieder zurück: ${sentence(caveat)}${promise === null ? '' : ` Zugleich verspricht sie ${sentence(promise)}`}`,
    steps: [
      'Nennen Sie für die häufigsten Fälle einen Festpreis und was er enthält.',
      'Wenn ein Preis variiert, sagen Sie, wovon er abhängt, und zeigen Sie zwei oder drei Beispiele mit Gesamtsumme.',
      'Streichen Sie den Vorbehalt, oder setzen Sie ihn zu den wenigen Preisen, für die er gilt.',
    ],
  },
};
