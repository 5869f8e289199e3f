import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function underTestimonials(count: number, companies: readonly string[]): string {
  if (companies.length === 0) return '';
  const part = companies.length === count ? '' : `davon ${companies.length} `;
  const where = companies.length === 1 ? 'unter einer Kundenstimme' : 'unter Kundenstimmen';
  return `, ${part}${where}: ${list(companies.map((name) => quote(name, 40)))}`;
}

export const text: Text = {
  title: { passes: 'Kundennamen oder -logos sind zu sehen', fails: 'Wenige oder keine Kunden sind genannt' },
  why: 'In einer Studie zur Erinnerung blieben bekannte Kundenlogos besser im Gedächtnis, unbekannte hatten keine Wirkung. Erinnerung ist keine Conversion; es zählt deshalb wenig.',
  measure: (scale) =>
    `Bei Angeboten für Unternehmen: Kundenlogos, Auftraggeber in Fallstudien und unter Kundenstimmen genannte Unternehmen: ${scale}. Logos von Zahlungsarten und Integrationen sowie Zertifikate zählen nicht. Nicht bewertet, wenn die Zielgruppe unbekannt ist.`,
  notApplicable: { consumers: 'Das Angebot richtet sich an Privatkunden.' },
  notMeasured: {
    audience:
      'Nur Angebote für Unternehmen brauchen Kundennamen oder -logos, und es ist unklar, ob dies eines ist.',
    logos: 'Es ist unklar, ob die Seite Kundenlogos zeigt.',
  },
  unread: 'Kundenlogos',
  searched: [
    'Logoreihen',
    'Fallstudien',
    'unter Kundenstimmen genannte Unternehmen',
    'Hauptinhalt und Footer',
  ],
  observed: {
    none: 'Keine Kunden sind mit Namen oder Logo zu sehen.',
    some: ({ count, companies, missing }) =>
      `${amount(count, 'Kunde ist', 'Kunden sind')} mit Namen oder Logo zu sehen${underTestimonials(count, companies)}${missing > 0 ? `; es ${missing === 1 ? 'sollte' : 'sollten'} noch ${missing} mehr sein` : ''}.`,
  },
  advice: {
    extend: {
      title: ({ named, first }) =>
        `Neben ${quote(first, 40)} ${named === 1 ? 'zwei weitere Kunden' : 'einen weiteren Kunden'} nennen`,
    },
    start: {
      belowHeadline: ({ headline }) => `Unter ${quote(headline)} drei Kunden nennen`,
      onPage: () => 'Oben auf der Seite drei Kunden nennen',
    },
    steps: [
      'Wählen Sie Kunden, die Ihre Besucher kennen oder in denen sie sich wiederfinden, und holen Sie deren Erlaubnis schriftlich ein.',
      'Zeigen Sie drei bis sechs Logos in einer Reihe, einfarbig, mit dem Firmennamen als Alt-Text.',
      'Sagen Sie über der Reihe, wofür diese Kunden Ihr Produkt oder Ihre Leistung nutzen, nicht nur „Unsere Kunden“.',
    ],
  },
};
