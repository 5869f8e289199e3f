import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function reads(labels: readonly string[], limit?: number): string {
  const quoted = list(labels.map((label) => quote(label, limit)));
  return labels.length === 1
    ? `Die Option zum Ablehnen lautet ${quoted}.`
    : `Die Optionen zum Ablehnen lauten ${quoted}.`;
}

export const text: Text = {
  title: { passes: 'Optionen zum Ablehnen sind neutral', fails: 'Optionen zum Ablehnen beschämen Besucher' },
  why: 'Eine Untersuchung von 11.000 Shopping-Websites fand solche Formulierungen auf 164 davon; es ist das vierthäufigste manipulative Muster. Experimente zeigen, dass solcher Druck die Zustimmung kurzfristig erhöht und, wenn er aggressiv ist, Gegenwehr auslöst.',
  measure: (cases) =>
    `Die Optionen zum Ablehnen in Overlays, Anmeldeboxen und geschlossenen Dialogen: ${cases}. Gilt für Seiten mit einer solchen Option.`,
  how: {
    shaming: 'wenn eine den Besucher beschämt („Nein, ich zahle gern mehr“)',
    neutral: 'sonst',
  },
  notApplicable: { noLabel: 'Kein Overlay und keine Anmeldebox der Seite hat eine Option zum Ablehnen.' },
  observed: {
    shaming: ({ labels }) => reads(labels),
    neutral: ({ labels }) => reads(labels, 40),
  },
  advice: {
    title: ({ label }) => `${quote(label, 50)} neutral formulieren`,
    steps: ({ label }) => [
      `Ersetzen Sie ${quote(label, 60)} durch eine neutrale Ablehnung in Größe und Kontrast eines normalen Links.`,
      'Behalten Sie außerdem einen Schließen-Button.',
      'Risiko: Solche Formulierungen können kurzfristig Anmeldungen bringen. In Experimenten in den USA löste aggressiver Druck starke Gegenwehr aus, und solche Muster werden zunehmend verboten.',
    ],
  },
};
