import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function names(labels: readonly string[], limit: number): string {
  return list(
    labels.map((label) => quote(label, 60)),
    limit,
  );
}

export const text: Text = {
  title: { passes: 'Keine Option ist vorausgewählt', fails: 'Optionen sind vorausgewählt' },
  why: 'Experimente mit Stichproben der US-Bevölkerung ergaben, dass milde Tricks die Zustimmung zu einem zweifelhaften Dienst mehr als verdoppelten, aggressive aber Gegenwehr auslösten. Solche Tricks steigern kurzfristig den Umsatz, kosten aber Vertrauen, und vorab angekreuzte Einwilligungen sind in der EU unzulässig.',
  measure: (cases) =>
    `Beim Laden der Seite: ${cases}. „Angemeldet bleiben“, „gleiche Adresse“ sowie voreingestellte Beträge und Zeiträume zählen nicht.`,
  how: {
    paid: 'wenn eine kostenpflichtige Zusatzleistung oder Dauerspende angekreuzt ist',
    checked: 'wenn eine Einwilligung oder ein Newsletter angekreuzt ist',
    unchecked: 'wenn keines davon',
  },
  notApplicable: {
    noOptions: 'Die Seite hat keine Optionen für Zusatzleistungen, Einwilligung oder Newsletter.',
  },
  observed: {
    unchecked: ({ labels }) => `Beim Laden nicht angekreuzt: ${names(labels, 3)}.`,
    checked: ({ labels }) => `Beim Laden angekreuzt: ${names(labels, 4)}.`,
  },
  advice: {
    title: ({ labels }) => `${names(labels, 3)} nicht vorab ankreuzen`,
    steps: ({ labels }) => [
      `Entfernen Sie die Vorauswahl: ${names(labels, 5)}.`,
      'Sagen Sie jeweils daneben, was es kostet oder bringt, damit Interessierte es selbst wählen.',
      'Risiko: In der EU ist eine vorab angekreuzte Einwilligung unwirksam. Solche Voreinstellungen verkaufen vielleicht kurzfristig, führen aber später zu Vertrauensverlust, Rückerstattungen und Beschwerden.',
    ],
  },
};
