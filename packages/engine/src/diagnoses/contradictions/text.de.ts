import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Misdirected = Parameters<Text['astray']>[0];

const act = ({ kind }: Misdirected) => (kind === 'phone' ? 'wählt' : 'öffnet eine E-Mail an');

export const text: Text = {
  why: 'Wenn ein Anruf oder eine E-Mail nicht ankommt, versuchen es die meisten kein zweites Mal. Und wo Angaben nicht zusammenpassen, fragen sich Besucher, was auf der Seite sonst noch falsch ist.',
  measure:
    'Wird gemeldet, wenn ein Link eine Telefonnummer oder E-Mail-Adresse zeigt, aber zu einer anderen führt (das wiegt schwer), wenn die Seite mehr Jahre Erfahrung nennt, als seit der Gründung vergangen sind, wenn sie zwei verschiedene Rückgabefristen, zwei Laufzeiten einer Garantie oder Testphase oder zwei verschiedene Bewertungen auf einer Plattform nennt, wenn der Versand an einer Stelle kostenlos ist und an einer anderen extra kostet oder wenn die Bewertung auf der Seite von der in den strukturierten Daten abweicht.',
  astray: (link) => `Der Link ${quote(link.shown, 50)} ${act(link)} ${quote(link.target, 50)}`,
  observed: (link, links) =>
    `Auf der Seite steht ${quote(link.shown, 60)}, der Link ${act(link)} aber ${quote(link.target, 60)}${links > 1 ? `; dasselbe Problem ${links === 2 ? 'hat ein weiterer Kontaktlink' : `haben ${links - 1} weitere Kontaktlinks`}` : ''}.`,
  steps: (link) => [
    'Klären Sie, welche der beiden Angaben stimmt, und verwenden Sie sie im Text und im Link.',
    link.kind === 'phone'
      ? 'Schreiben Sie die Nummer im Link mit Ländervorwahl und ohne Leerzeichen, etwa tel:+493023125001.'
      : 'Schreiben Sie im Link mailto: und direkt danach die Adresse.',
    'Klicken Sie jede Telefonnummer und E-Mail-Adresse der Seite an, am Computer und auf dem Smartphone, und prüfen Sie, was sich öffnet.',
  ],
  conflict: {
    title: ({ first, second }) => `${quote(first, 40)} widerspricht ${quote(second, 40)}`,
    observed: ({ kind, first, second, years }) =>
      kind === 'age'
        ? `${quote(first, 60)} bedeutet ${years} Jahre, auf der Seite steht aber auch ${quote(second, 60)}.`
        : kind === 'rating'
          ? `An einer Stelle steht ${quote(first, 60)}, an einer anderen ${quote(second, 60)}; Besucher glauben dann keiner von beiden.`
          : kind === 'shipping'
            ? `An einer Stelle steht ${quote(first, 60)}, an einer anderen ${quote(second, 60)}; Besucher wissen nicht, was sie am Ende bezahlen.`
            : `An einer Stelle steht ${quote(first, 60)}, an einer anderen ${quote(second, 60)}; Besucher wissen nicht, wie viel Zeit sie haben.`,
    steps: [
      'Klären Sie, welche der beiden Angaben stimmt, und verwenden Sie sie überall auf der Seite.',
      'Wenn beide stimmen, weil sie Verschiedenes meinen, schreiben Sie jeweils dazu, worauf sie sich beziehen.',
      'Suchen Sie dieselbe Angabe auf der Seite, in Ihren AGB und auf Ihren anderen Seiten, und korrigieren Sie sie auch dort.',
    ],
  },
};
