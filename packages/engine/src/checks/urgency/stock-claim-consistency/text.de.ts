import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Bestandsangaben bleiben zwischen Besuchen stimmig',
    fails: 'Bestandsangaben sind vage oder widersprüchlich',
  },
  why: 'Von 29 Arten von Tests in Onlineshops hatten Bestandsangaben das beste Durchschnittsergebnis, zulässig sind sie aber nur, wenn die Zahl stimmt. Eine spätere Metaanalyse fand keine Wirkung begrenzter Mengen. Eine Zahl, die zwischen zwei Besuchen steigt, verrät, dass sie erfunden ist.',
  measure:
    'Angaben wie „Nur noch 3“, auf Desktop, Smartphone und ein weiteres Mal gelesen, bekommen 0,1, wenn die Zahl steigt, um mehr als 1 abweicht oder strukturierte Daten eine höhere nennen, 0,6 ohne Zahl und 0,85, wenn sie stimmig sind. Nicht bewertet bei weniger als zwei Ablesungen.',
  notApplicable: { none: 'Die Seite nennt weder begrenzten Bestand noch begrenzte Plätze.' },
  notMeasured: { unknown: 'Die Zahl ließ sich zwischen den Besuchen nicht vergleichen.' },
  observed: {
    noNumber: ({ claim }) => `${quote(claim)} nennt keine Zahl.`,
    contradicted: ({ claim, readings }) => `${quote(claim)}: ${readings}`,
    consistent: ({ claim, readings }) =>
      `${quote(claim)}: ${readings} Stimmige Ablesungen beweisen nicht, dass die Zahl echt ist; die volle Punktzahl gibt es dafür nicht.`,
  },
  advice: {
    title: {
      contradicted: ({ claim }) => `${quote(claim, 60)} mit dem echten Bestand verbinden oder entfernen`,
      vague: ({ claim }) => `${quote(claim, 60)} um die echte Zahl ergänzen oder entfernen`,
    },
    steps: [
      'Übernehmen Sie die Zahl zum Zeitpunkt des Besuchs aus Ihrer Warenwirtschaft, und zeigen Sie die Meldung nur bei wirklich niedrigem Bestand.',
      'Verwenden Sie im Text und in den strukturierten Daten dieselbe Zahl.',
    ],
  },
};
