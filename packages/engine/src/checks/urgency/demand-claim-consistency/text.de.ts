import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Aktivitätsmeldungen bleiben zwischen Besuchen stimmig',
    fails: 'Aktivitätsmeldungen widersprechen sich zwischen Besuchen',
  },
  why: 'In Tests brachten Meldungen, wie viele andere gerade schauen oder kaufen, im Schnitt einen kleinen Gewinn, und Nachfrage ist die eine Form von Knappheit, die neuere Metaanalysen stützen. Forscher zeigten, dass jede elfte Aktivitätsmeldung auf Shopping-Websites erfunden war; Behörden behandeln solche wie falsche Timer.',
  measure:
    'Angaben wie „9 Personen sehen sich das an“, dreimal innerhalb einer Minute gelesen, bekommen 0,1, wenn die Zahlen um mehr als die Hälfte ihres Durchschnitts abweichen (und um mehr, als unsere eigenen drei Besuche erklären) oder das Alter desselben Ereignisses von vorn beginnt, sonst 0,85. Nicht bewertet bei weniger als drei Ablesungen.',
  notApplicable: { none: 'Die Seite sagt nicht, wie viele andere gerade schauen oder kaufen.' },
  observed: {
    readings: ({ claim, observed }) => `${quote(claim)}: ${observed}`,
  },
  advice: {
    title: ({ claim }) => `In ${quote(claim, 60)} echte Zahlen zeigen oder es entfernen`,
    steps: ({ observed }) => [
      observed,
      'Stützen Sie die Meldung auf echte Zahlen der letzten Stunde oder des letzten Tages, abgerundet, und nennen Sie den Zeitraum.',
      'Wenn ein Plugin nur Zufallszahlen erfindet, entfernen Sie es.',
    ],
  },
};
