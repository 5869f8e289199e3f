import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function quoted(claims: readonly string[]): string {
  return list([...new Set(claims.map((claim) => quote(claim, 60)))], 3);
}

function endless(count: number, total: number): string {
  if (total === 1) return 'Die zeitliche Befristung sagt nicht, wann sie endet';
  return `${count} von ${total} zeitlichen Befristungen ${count === 1 ? 'sagt nicht, wann sie endet' : 'sagen nicht, wann sie enden'}`;
}

export const text: Text = {
  title: {
    passes: 'Befristete Angebote nennen ihr Ende',
    fails: 'Befristete Angebote nennen ihr Ende nicht',
  },
  why: 'Forscher fanden in Dutzenden Shops „begrenzte“ Angebote ganz ohne Enddatum und stuften sie als Dark Pattern ein. Das Recht der Europäischen Union verbietet falsche Behauptungen, ein Angebot gelte nur sehr kurze Zeit. Eine Frist wird zum Grund zu handeln, wenn sich ihr Ende nachprüfen lässt.',
  measure: (scale) =>
    `Anteil der zeitlichen Befristungen mit Enddatum oder Uhrzeit in der Nähe (ein Datum, ein Wochentag mit Uhrzeit oder ein Countdown): ${scale}. „Heute“ und „heute Abend“ brauchen eine Uhrzeit, denn sie gelten jeden Tag. Widerspricht ein zweiter Besuch einem Countdown, gibt es 0.`,
  notApplicable: { none: 'Die Seite nennt keine zeitliche Befristung.' },
  observed: {
    restarting: ({ claim, observed }) => `${quote(claim)} hat kein echtes Ende. ${observed}`,
    allEnd: ({ claims }) => `Jede zeitliche Befristung nennt ihr Ende: ${quoted(claims)}.`,
    endless: ({ claims, count, total }) => `${endless(count, total)}: ${quoted(claims)}.`,
  },
  searched: ['Abschnitt jeder Angabe', 'Text im Umkreis von 400 px um jede Angabe'],
  advice: {
    title: ({ claim }) => `Zeigen, wann ${quote(claim, 60)} wirklich endet`,
  },
};
